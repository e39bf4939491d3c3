/** What everybody looks at when somebody has taken a tile, or lost a luxury to the Thief. */
import type { GameEvent } from '../../wire/milionerzy'
import { sum } from './money'

export interface Taken {
  moment: 'won' | 'misfortune' | 'theft'
  seat: number
  tile: string
  /** What whoever won it pays, or what the others lose who kept it away. */
  paid: number
  /** Who of them loses how much. */
  lost: Readonly<Record<number, number>>
  /** Whether the Thief takes it at once. */
  robbed: boolean
  /** How many tiles have been turned up since. */
  since: number
}

/** What was taken in the moment of this name; null in any other. */
export function takenIn(events: readonly GameEvent[], moment: string): Taken | null {
  return takenAt(
    events,
    events.findLastIndex((event) => found(event)?.moment === moment),
  )
}

/** What was taken last, before the tile that ends the game was turned up. */
export function lastTaken(events: readonly GameEvent[]): Taken | null {
  const scored = events.findIndex(({ event }) => event === 'game-scored')
  const played = scored < 0 ? events : events.slice(0, scored)
  return takenAt(played, played.findLastIndex(found))
}

function takenAt(events: readonly GameEvent[], at: number): Taken | null {
  const taken = at < 0 ? null : found(events[at]!)
  const later = events.slice(at + 1)
  if (!taken || later.some(({ event }) => event === 'game-scored')) return null
  const losers = later.filter((event) => event.event === 'cards-lost')
  const [next] = later
  const since = later.filter(({ event }) => event === 'tile-revealed').length
  return {
    ...taken,
    paid: taken.paid + sum(losers.flatMap(({ cards }) => cards)),
    lost: Object.fromEntries(losers.map(({ seat, cards }) => [seat, sum(cards)])),
    robbed: next?.event === 'luxury-stolen' && taken.moment === 'won',
    since,
  }
}

function found(event: GameEvent): Omit<Taken, 'lost' | 'robbed' | 'since'> | null {
  if (event.event === 'tile-won') return { moment: 'won', seat: event.seat, tile: event.tile, paid: sum(event.paid) }
  if (event.event === 'misfortune-taken') return { moment: 'misfortune', seat: event.seat, tile: event.tile, paid: 0 }
  if (event.event === 'luxury-stolen')
    return { moment: 'theft', seat: event.seat, tile: event.luxury === null ? 'thief' : `${event.luxury}`, paid: 0 }
  return null
}
