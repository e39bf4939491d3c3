/** What is played at the table of Milionerzy before it is shown. */
import type { GameEvent } from '../../lib/speech'

/** The fourth red tile slams down and ends the game. */
export function play(events: readonly GameEvent[]): readonly number[] | null {
  return lastTileIn(events) ? [1400] : null
}

/** The tile that ends the game in these events. */
export function lastTileIn(events: readonly GameEvent[]): string | null {
  const ends = events.some(({ event }) => event === 'game-ended')
  const tile = events.findLast(({ event, red }) => event === 'tile-revealed' && red === 4)?.tile
  return ends && typeof tile === 'string' ? tile : null
}
