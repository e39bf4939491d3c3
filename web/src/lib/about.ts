/** What the things on a table are: a name, and the clauses of the rules that speak of them. */
import type { GameEvent } from './speech'

export interface About {
  /** The message that names the thing, and its values: numbers, or messages themselves. */
  name: string
  values: Readonly<Record<string, number | string>>
  clauses: readonly string[]
}

const AUCTIONS: Record<string, readonly string[]> = {
  open: ['MA-OPEN-1', 'MA-OPEN-2'],
  once: ['MA-ONCE-1'],
  sealed: ['MA-SEALED-1', 'MA-SEALED-2'],
  fixed: ['MA-FIXED-1', 'MA-FIXED-2', 'MA-FIXED-3'],
  double: ['MA-DOUBLE-1', 'MA-DOUBLE-2', 'MA-DOUBLE-3', 'MA-DOUBLE-4'],
}
const DECK = ['MA-DECK-1', 'MA-DECK-2']
const FASHION = ['MA-RANK-1', 'MA-VALUE-1', 'MA-VALUE-2']
const TILES: Record<string, readonly string[]> = {
  x2: ['MB-TILES-2', 'MB-END-1', 'MB-SCORE-1'],
  casino: ['MB-BAD-1', 'MB-SCORE-1'],
  cba: ['MB-BAD-1', 'MB-TILES-2', 'MB-END-1', 'MB-SCORE-1'],
  thief: ['MB-BAD-1', 'MB-THIEF-1'],
}
const LUXURY = ['MB-BID-1', 'MB-WIN-1', 'MB-SCORE-1', 'MB-TILES-1']

/** Kinds of things, by the word before the colon: `card:nex-open`, `tile:x2`. */
const KINDS: Record<string, (what: string) => About> = {
  card: (what) => ({
    name: `modern-art-card-${what}`,
    values: {},
    clauses: [...(AUCTIONS[what.split('-')[1]!] ?? []), 'MA-FIFTH-1', ...FASHION, ...DECK],
  }),
  artist: (what) => ({ name: `modern-art-artist-${what}`, values: {}, clauses: [...FASHION, 'MA-FIFTH-1', ...DECK] }),
  tile: (what) => ({ name: `milionerzy-tile-${what}`, values: {}, clauses: TILES[what] ?? LUXURY }),
  money: (what) => ({
    name: 'milionerzy-about-money',
    values: { value: Number(what) },
    clauses: ['MB-MONEY-1', 'MB-BID-2', 'MB-BID-3', 'MB-WIN-1', 'MB-POOR-1'],
  }),
  case: (what) => ({
    name: what === '0' ? 'nie-blefuj-ui-papers' : 'nie-blefuj-ui-case',
    values: { value: Number(what) },
    clauses: ['NB-CARDS-1', 'NB-PAY-1', 'NB-PAY-2', 'NB-WIN-1'],
  }),
  shut: () => ({
    name: 'nie-blefuj-about-shut',
    values: {},
    clauses: ['NB-OFFER-1', 'NB-CLAIM-1', 'NB-TAKE-1', 'NB-OPEN-1'],
  }),
  die: () => ({
    name: 'nie-blefuj-about-die',
    values: {},
    clauses: ['NB-OPEN-1', 'NB-LOWER-1', 'NB-EQUAL-1', 'NB-HIGHER-1'],
  }),
  bank: () => ({ name: 'nie-blefuj-about-bank', values: {}, clauses: ['NB-BANK-1', 'NB-LOWER-1'] }),
  good: (what) => ({
    name: `targ-good-${what}`,
    values: {},
    clauses: ['TG-DECK-1', 'TG-SCORE-3', 'TG-SCORE-2', 'TG-SCORE-4', 'TG-SCORE-1'],
  }),
  centre: (what) => ({
    name: 'targ-about-centre',
    values: { good: `targ-good-${what}` },
    clauses: ['TG-SCORE-1', 'TG-CENTRE-1'],
  }),
}

/** What a thing is; null for one nobody knows. */
export function aboutOf(thing: string): About | null {
  const [kind = '', what = ''] = thing.split(':')
  return KINDS[kind]?.(what) ?? null
}

/** Events of Modern Art in which a painting is played. */
export const PLAYED = ['painting-put', 'painting-added', 'mystery-flipped']

/** How many paintings by the artist of a thing have been played in all; null for things that are not counted. */
export function playedSoFar(thing: string, events: readonly GameEvent[]): number | null {
  const [kind = '', what = ''] = thing.split(':')
  if (kind !== 'card' && kind !== 'artist') return null
  const artist = what.split('-')[0]
  return events.filter((event) => PLAYED.includes(event.event) && String(event.card).split('-')[0] === artist).length
}

/** The thing an element stands for, itself or what it lies in; null where it is none. */
export function thingAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-about]')?.dataset.about ?? null) : null
}

/** Everything that lies on the page now, each once, in reading order. */
export function thingsHere(): string[] {
  return [...new Set([...document.querySelectorAll<HTMLElement>('[data-about]')].map((one) => one.dataset.about!))]
}
