/** What is played at the table of Modern Art before it is shown. */
import type { GameEvent } from '../../wire/modern-art'

/** Closed hands open together, on the count of three. */
export function play(events: readonly GameEvent[]): readonly number[] | null {
  return events.some(({ event }) => event === 'hand-opened') ? [450, 450, 450] : null
}
