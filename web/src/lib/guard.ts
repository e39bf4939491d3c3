/** Which actions deserve a second tap, and why: pure functions of what the seat sees. */
import { tileKind } from '../art/tiles'
import { missingForStop, type Missing } from '../games/targ/market'
import type { MilionerzyView } from '../wire/milionerzy'
import type { ModernArtView } from '../wire/modern-art'
import type { TargView } from '../wire/targ'

export type Risk = { risk: 'dear'; share: number } | { risk: 'misfortune'; tile: string } | { risk: 'gift' } | { risk: 'stop'; missing: Missing[] } | { risk: 'every' }
export type Guard = 'smart' | 'always' | 'never'

/** A bid of more than this share of what I have is dear, unless it is small change. */
const DEAR = 0.4
const SMALL_CHANGE = 20

/** Why an action should be asked about once more; null where it may go. */
export function riskOf(guard: Guard, game: string, view: unknown, seat: number | null, action: string): Risk | null {
  if (guard === 'never' || seat === null) return null
  return RISKS[game]?.(view as never, seat, action) ?? (guard === 'always' ? { risk: 'every' } : null)
}

const RISKS: Record<string, (view: never, seat: number, action: string) => Risk | null> = {
  'modern-art': modernArt,
  milionerzy,
  targ,
}

function modernArt(view: ModernArtView, seat: number, action: string): Risk | null {
  const amount = Number(action.match(/^(?:bid|seal|price) (\d+)$/)?.[1] ?? 0)
  return dear(amount, view.seats[seat]?.money ?? 0)
}

function milionerzy(view: MilionerzyView, seat: number, action: string): Risk | null {
  if (action === 'pass' && view.tile && tileKind(view.tile) === 'misfortune') return { risk: 'misfortune', tile: view.tile }
  const added = action.startsWith('bid ') ? action.split(' ').slice(1).reduce((sum, card) => sum + Number(card), 0) : 0
  return dear(added, (view.seats[seat]?.money ?? []).reduce((sum, card) => sum + card, 0))
}

function targ(view: TargView, _: number, action: string): Risk | null {
  if (action === 'stop' && !view.stop_right) return { risk: 'stop', missing: missingForStop(view.hand ?? []) }
  return /^offer .* for nothing/.test(action) ? { risk: 'gift' } : null
}

function dear(amount: number, money: number): Risk | null {
  return amount > SMALL_CHANGE && amount > DEAR * money ? { risk: 'dear', share: Math.round((100 * amount) / money) } : null
}
