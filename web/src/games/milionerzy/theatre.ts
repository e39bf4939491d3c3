/** What is played at the table of Milionerzy before it is shown. */
import { EDITION, type GameEvent } from '../../wire/milionerzy'
import { lastTaken } from './taking'

/** The last lot goes to whoever has it; then the fourth red tile slams down and ends the game. */
export function play(events: readonly GameEvent[]): readonly number[] | null {
  if (!lastTileIn(events)) return null
  return lastTaken(events) ? [1000, 1400] : [1400]
}

/** The tile that ends the game in these events. */
export function lastTileIn(events: readonly GameEvent[]): string | null {
  const ends = events.some(({ event }) => event === 'game-ended' || event === 'game-scored')
  const last = events.findLast((event) => event.event === 'tile-revealed' && event.red === EDITION.LAST_RED)
  return ends && last?.event === 'tile-revealed' ? last.tile : null
}
