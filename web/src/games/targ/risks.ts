/** Which actions at the market deserve a second tap. */
import type { Risk } from '../../lib/risk'
import type { TargView } from '../../wire/targ'
import { missingForStop } from './market'

/** How many goods a question names: more of them would have to be too small to read. */
const NAMED = 2

export function risk(view: TargView, _: number, action: string): Risk | null {
  if (action === 'stop' && view.stop_right === false) return tooEarly(missing(view))
  return /^offer .* for nothing/.test(action) ? { message: 'page-risk-gift', values: {} } : null
}

/** Where nobody is helped with the arithmetic nobody is asked either: a slip costs its five points (TG-STOP-4). */
export function sure(view: TargView, action: string): boolean {
  return action === 'stop' && view.hand !== null && view.stop_right === null
}

function tooEarly(missing: [string, number][]): Risk {
  if (missing.length > NAMED) return { message: 'page-risk-stop-many', values: { goods: missing.length } }
  return { message: 'page-risk-stop', values: { missing } }
}

function missing(view: TargView): [string, number][] {
  return missingForStop(view.hand ?? []).map(({ good, missing }) => [`targ-good-${good}`, missing])
}
