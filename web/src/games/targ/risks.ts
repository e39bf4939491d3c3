/** Which actions at the market deserve a second tap. */
import type { Risk } from '../../lib/risk'
import type { TargView } from '../../wire/targ'
import { missingForStop } from './market'

export function risk(view: TargView, _: number, action: string): Risk | null {
  if (action === 'stop' && view.stop_right === false)
    return { message: 'page-risk-stop', values: { missing: missing(view) } }
  return /^offer .* for nothing/.test(action) ? { message: 'page-risk-gift', values: {} } : null
}

/** Where nobody is helped with the arithmetic nobody is asked either: a slip costs its five points (TG-STOP-4). */
export function sure(view: TargView, action: string): boolean {
  return action === 'stop' && view.hand !== null && view.stop_right === null
}

function missing(view: TargView): [string, number][] {
  return missingForStop(view.hand ?? []).map(({ good, missing }) => [`targ-good-${good}`, missing])
}
