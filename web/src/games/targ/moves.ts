/** The moves of Targ in sentences. */
import { say } from '../../lib/language.svelte'
import type { Cast } from '../../lib/speech'
import type { TargView } from '../../wire/targ'
import { lotsOf, readOffer } from './market'
import { lotsText } from './words'

export function move(view: TargView, action: string, { names }: Cast): string {
  const [verb = '', what = ''] = action.split(' ')
  if (verb === 'offer') {
    const { give, want, to } = readOffer(action)
    const deal = { give: lotsText(lotsOf(give)), want: lotsText(lotsOf(want)) }
    return to === null ? say('targ-move-offer', deal) : say('targ-move-offer-to', { ...deal, name: names[to] ?? '' })
  }
  if (verb === 'swap') return say('targ-move-swap', { good: say(`targ-count-${what}`, { n: 1 }) })
  const offer = view.offers.find(({ number }) => number === Number(what))
  return say(`targ-move-${verb}`, {
    name: names[offer?.seat ?? -1] ?? '',
    give: lotsText(offer?.give ?? []),
    want: lotsText(offer?.want ?? []),
  })
}
