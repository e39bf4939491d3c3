/** Which actions of Modern Art deserve a second tap. */
import { dear, type Risk } from '../../lib/risk'
import type { ModernArtView } from '../../wire/modern-art'

/** The amount of a bid, a closed hand or a price. */
export function bid(_: ModernArtView, __: number, action: string): number {
  return Number(action.match(/^(?:bid|seal|price) (\d+)$/)?.[1] ?? 0)
}

export function risk(view: ModernArtView, seat: number, action: string): Risk | null {
  return dear(bid(view, seat, action), view.seats[seat]?.money ?? 0)
}
