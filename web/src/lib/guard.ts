/** Which actions deserve a second tap, and why: pure functions of what the seat sees. */
import { tileKind } from '../art/tiles'
import { missingForStop, type Missing } from '../games/targ/market'
import type { MilionerzyView } from '../wire/milionerzy'
import type { ModernArtView } from '../wire/modern-art'
import type { TargView } from '../wire/targ'

export type Risk =
  | { risk: 'dear'; share: number }
  | { risk: 'limit'; limit: number }
  | { risk: 'misfortune'; tile: string }
  | { risk: 'gift' }
  | { risk: 'stop'; missing: Missing[] }
  | { risk: 'every' }
export type Guard = 'smart' | 'always' | 'never'

/** A bid of more than this share of what I have is dear, unless it is small change. */
const DEAR = 0.4
const SMALL_CHANGE = 20

/** Why an action should be asked about once more; null where it may go. A limit of one's own is asked about whatever else is. */
export function riskOf(
  guard: Guard,
  game: string,
  view: unknown,
  seat: number | null,
  action: string,
  limit = 0,
): Risk | null {
  if (seat === null) return null
  if (limit > 0 && (BIDS[game]?.(view as never, seat, action) ?? 0) > limit) return { risk: 'limit', limit }
  if (guard === 'never') return null
  return RISKS[game]?.(view as never, seat, action) ?? (guard === 'always' ? { risk: 'every' } : null)
}

/** What an action binds me to pay, all told. */
const BIDS: Record<string, (view: never, seat: number, action: string) => number> = {
  'modern-art': (_: ModernArtView, __, action) => named(action),
  milionerzy: (view: MilionerzyView, seat, action) =>
    action.startsWith('bid ') ? (view.seats[seat]?.total ?? 0) + added(action) : 0,
}

/** The amount of a bid, a closed hand or a price. */
const named = (action: string): number => Number(action.match(/^(?:bid|seal|price) (\d+)$/)?.[1] ?? 0)

/** The worth of the cards a bid adds. */
const added = (action: string): number =>
  action.startsWith('bid ')
    ? action
        .split(' ')
        .slice(1)
        .reduce((sum, card) => sum + Number(card), 0)
    : 0

const RISKS: Record<string, (view: never, seat: number, action: string) => Risk | null> = {
  'modern-art': modernArt,
  milionerzy,
  targ,
}

function modernArt(view: ModernArtView, seat: number, action: string): Risk | null {
  return dear(named(action), view.seats[seat]?.money ?? 0)
}

function milionerzy(view: MilionerzyView, seat: number, action: string): Risk | null {
  if (action === 'pass' && view.tile && tileKind(view.tile) === 'misfortune')
    return { risk: 'misfortune', tile: view.tile }
  return dear(
    added(action),
    (view.seats[seat]?.money ?? []).reduce((sum, card) => sum + card, 0),
  )
}

function targ(view: TargView, _: number, action: string): Risk | null {
  if (action === 'stop' && !view.stop_right) return { risk: 'stop', missing: missingForStop(view.hand ?? []) }
  return /^offer .* for nothing/.test(action) ? { risk: 'gift' } : null
}

function dear(amount: number, money: number): Risk | null {
  return amount > SMALL_CHANGE && amount > DEAR * money
    ? { risk: 'dear', share: Math.round((100 * amount) / money) }
    : null
}
