/** The while in which two people talk before one decides. It is a matter of manners: nothing waits for its end. */
import type { Line } from '../../lib/table.svelte'
import type { Seat } from '../../wire/house'
import type { NieBlefujView } from '../../wire/nie-blefuj'

/** Milliseconds. */
export const WINDOW = 20_000
/** The phrase with which the offerer ends it. */
export const LAST_WORD = 'your-turn'

/** Whether two people look each other in the eye, and the offerer has more to say. */
export function persuading(
  { phase, offerer, decider }: Pick<NieBlefujView, 'phase' | 'offerer' | 'decider'>,
  seats: readonly Pick<Seat, 'who' | 'standin'>[],
  lines: readonly Line[],
): boolean {
  const isPerson = (seat: number | null) => seat !== null && seats[seat]?.who === 'person' && !seats[seat].standin
  if (phase !== 'decision' || !isPerson(offerer) || !isPerson(decider)) return false
  const offered = lines.findLastIndex(
    (line) => 'event' in line && ['cards-offered', 'cards-added'].includes(line.event.event),
  )
  return !lines
    .slice(offered + 1)
    .some((line) => 'said' in line && line.said.seat === offerer && line.said.phrase === LAST_WORD)
}
