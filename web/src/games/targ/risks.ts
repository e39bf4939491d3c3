/** Which actions at the market deserve a second tap. */
import type { Risk } from '../../lib/risk'
import type { TargView } from '../../wire/targ'
import { missingForStop } from './market'

export function risk(view: TargView, _: number, action: string): Risk | null {
  if (action === 'stop' && view.stop_right === false)
    return { message: 'page-risk-stop', values: { missing: missing(view) } }
  return /^offer .* for nothing/.test(action) ? { message: 'page-risk-gift', values: {} } : null
}

function missing(view: TargView): [string, number][] {
  return missingForStop(view.hand ?? []).map(({ good, missing }) => [`targ-good-${good}`, missing])
}
