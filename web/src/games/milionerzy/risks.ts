/** Which actions of Milionerzy deserve a second tap. */
import { dear, type Risk } from '../../lib/risk'
import type { MilionerzyView } from '../../wire/milionerzy'
import { sum } from './money'
import { tileKind } from './tiles'

/** What a bid comes to, with what is laid already. */
export function bid(view: MilionerzyView, seat: number, action: string): number {
  return action.startsWith('bid ') ? (view.seats[seat]?.total ?? 0) + added(action) : 0
}

export function risk(view: MilionerzyView, seat: number, action: string): Risk | null {
  if (action === 'pass' && view.tile && tileKind(view.tile) === 'misfortune')
    return { message: 'page-risk-misfortune', values: { tile: `milionerzy-tile-${view.tile}` } }
  return dear(added(action), sum(view.seats[seat]?.money ?? []))
}

/** The worth of the cards a bid adds. */
function added(action: string): number {
  return action.startsWith('bid ') ? sum(action.split(' ').slice(1).map(Number)) : 0
}
