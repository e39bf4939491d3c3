/** Portraits drawn by code: people are paper cut-outs, bots are automata. The same name always has the same face. */
import { Seeded } from '../lib/random'

export interface PersonFace {
  skin: string
  shade: string
  hair: string
  cut: Cut
  clothes: string
  glasses: boolean
  beard: boolean
  pearls: boolean
}

export interface BotFace {
  kind: 'cat' | 'fox' | 'plant' | 'owl' | 'bear' | 'kettle'
  metal: Metal
  bow: string
}

const CUTS = ['short', 'bob', 'curls', 'bun', 'bald', 'cloud', 'fringe'] as const
export type Cut = (typeof CUTS)[number]
const SKINS = [
  ['#f7e1cf', '#d9b08f'],
  ['#f1c9a5', '#cf9a6d'],
  ['#e0a27e', '#b97652'],
  ['#b6735a', '#8c5340'],
  ['#8a5638', '#683d26'],
] as const
const HAIRS = ['#2f211b', '#6d3a1c', '#b5542a', '#d9d2c4', '#c99a3a', '#20130f']
const CLOTHES = ['#e9dcc9', '#2f7f6b', '#d9a441', '#7a2a22', '#4a5f86', '#54307d']

export interface Metal {
  light: string
  body: string
  dark: string
  line: string
}
const METALS: readonly Metal[] = [
  { light: '#ffe9ab', body: '#d9a441', dark: '#8a5a1c', line: '#4a2a0c' },
  { light: '#ffc9a0', body: '#d0713a', dark: '#7c3314', line: '#4c1c08' },
  { light: '#d4f0dd', body: '#6fae8f', dark: '#2c6350', line: '#143529' },
  { light: '#f3f1ea', body: '#b3b4b8', dark: '#5e6472', line: '#2b303a' },
]
const KINDS = ['cat', 'fox', 'plant', 'owl', 'bear', 'kettle'] as const
const BOWS = ['#d8503f', '#f6cf73', '#f3f1ea', '#5aa0d8']

/** Portraits one may choose from; whoever chooses none has the one that goes with their name. */
export const GALLERY = Array.from({ length: 12 }, (_, n) => n)

export function personFace(name: string, chosen: number | null = null): PersonFace {
  const random = new Seeded(chosen === null ? `face ${name}` : `portrait ${chosen}`)
  const [skin, shade] = random.pick(SKINS)
  const cut = random.pick(CUTS)
  return {
    skin,
    shade,
    cut,
    hair: cut === 'cloud' ? '#d9d2c4' : random.pick(HAIRS),
    clothes: random.pick(CLOTHES),
    glasses: random.next() < 0.35,
    beard: cut === 'bald' || (cut === 'short' && random.next() < 0.3),
    pearls: ['bob', 'cloud', 'bun', 'curls'].includes(cut) && random.next() < 0.6,
  }
}

/** Some names say what they are. */
const KNOWN: Record<string, { kind: BotFace['kind']; metal: number }> = {
  Ryś: { kind: 'cat', metal: 0 },
  Rufus: { kind: 'fox', metal: 1 },
  Rukola: { kind: 'plant', metal: 2 },
}

export function botFace(name: string): BotFace {
  const random = new Seeded(`bot ${name}`)
  const [kind, metal] = [random.pick(KINDS), random.whole(0, METALS.length - 1)]
  const known = KNOWN[name] ?? { kind, metal }
  return { kind: known.kind, metal: METALS[known.metal]!, bow: random.pick(BOWS) }
}

/** How the lids over a bot's lamps lie: who is bold frowns, who is sly looks askance, who is kind looks up. */
export const BROWS: Readonly<Record<string, string>> = {
  calm: 'M25 31h14M41 31h14',
  patient: 'M25 31h14M41 31h14',
  careful: 'M25 33l14-4M41 29l14 4',
  honest: 'M25 31q7-6 14 0M41 31q7-6 14 0',
  lavish: 'M25 30q7-6 14 0M41 30q7-6 14 0',
  hasty: 'M25 29l14 0M41 26l14 2',
  bold: 'M25 28l14 6M41 34l14-6',
  sly: 'M25 34h14M41 33l14-6',
  thrifty: 'M25 34h14M41 34h14',
}

/** A colour for each seat, on dark wood, and what lies behind a face of that seat. */
export const SEAT_INKS = ['#e06a55', '#5a9fdc', '#5fb889', '#e0a03c', '#b18be0', '#a9b6bf'] as const
export const SEAT_WALLS = ['#7a2a26', '#244f7a', '#1f5a41', '#7d4a10', '#54307d', '#3d4a53'] as const
