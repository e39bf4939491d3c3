/** What a person has set for this browser. */
import type { TableShown } from '../wire/house'
import { recall, remember } from './memory'

export type Ceremonies = TableShown['ceremonies']
export const CEREMONIES: readonly Ceremonies[] = ['all', 'fewer', 'none']

/** What sounds are about: me, the auctioneer's calls, the rest of the table. */
export const CHANNELS = ['me', 'auctioneer', 'table'] as const
export type Channel = (typeof CHANNELS)[number]

export interface Choices {
  light: 'auto' | 'day' | 'evening'
  motion: 'auto' | 'less'
  volume: number
  /** How loud each kind of sound is beside the others, 0 to 1. */
  channels: Partial<Record<Channel, number>>
  /** Whether an auctioneer speaks aloud. */
  voice: boolean
  /** Whether a phone may shake. */
  shaking: boolean
  shortcuts: boolean
  assists: boolean
  caution: 'smart' | 'always' | 'never'
  /** Bids above this are asked about; 0 for none. */
  limit: number
  /** How long bots take: 1 is humane, 2 twice as long, 0 no time at all. */
  pace: number
  /** Whether what everybody looks at together has all its time, half of it, or none, as far as it is up to me. */
  ceremonies: Ceremonies
  /** Whether bots say a word now and then. */
  banter: boolean
  /** Commands moved to another key: the first key of each, and the one it has now. */
  keys: Record<string, string>
}

export const DEFAULTS: Choices = {
  light: 'auto',
  motion: 'auto',
  volume: 0.4,
  channels: {},
  voice: false,
  shaking: true,
  shortcuts: true,
  assists: true,
  caution: 'smart',
  limit: 0,
  pace: 1,
  ceremonies: 'all',
  banter: true,
  keys: {},
}

/** Stored choices over the defaults; anything unknown or broken is forgotten. */
export function choicesFrom(stored: string | null): Choices {
  try {
    const found = JSON.parse(stored ?? '{}') as Partial<Choices>
    const known = Object.entries(found).filter(
      ([key, value]) => value !== null && typeof value === typeof DEFAULTS[key as keyof Choices],
    )
    return { ...DEFAULTS, ...Object.fromEntries(known) }
  } catch {
    return { ...DEFAULTS }
  }
}

class Settings {
  now: Choices = $state(choicesFrom(recall('settings')))

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.now[key] = value
    remember('settings', JSON.stringify(this.now))
    this.show()
  }

  /** Tell the style sheet. */
  show(): void {
    document.documentElement.dataset.light = this.now.light
    document.documentElement.dataset.motion = this.now.motion
  }
}

export const settings = new Settings()

/** The stops of the speed slider, slow to instant: each with the pace it stands for. */
export const SPEEDS = [
  { speed: '0.5', pace: 2 },
  { speed: '1', pace: 1 },
  { speed: '2', pace: 0.5 },
  { speed: '4', pace: 0.25 },
  { speed: 'instant', pace: 0 },
] as const

/** The stop that is nearest to a pace. */
export function speedAt(pace: number): number {
  const distances = SPEEDS.map((one) => Math.abs(one.pace - pace))
  return distances.indexOf(Math.min(...distances))
}
