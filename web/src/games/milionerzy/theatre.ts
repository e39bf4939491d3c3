/** What is played at the table of Milionerzy before it is shown. */
import { EDITION, type GameEvent } from '../../wire/milionerzy'

/** The fourth red tile slams down and ends the game. */
export function play(events: readonly GameEvent[]): readonly number[] | null {
  return lastTileIn(events) ? [1400] : null
}

/** The tile that ends the game in these events. */
export function lastTileIn(events: readonly GameEvent[]): string | null {
  const ends = events.some(({ event }) => event === 'game-ended')
  const last = events.findLast((event) => event.event === 'tile-revealed' && event.red === EDITION.LAST_RED)
  return ends && last?.event === 'tile-revealed' ? last.tile : null
}
