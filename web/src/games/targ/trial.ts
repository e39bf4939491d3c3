/** What somebody new is to try at the market. */
import type { TargView } from '../../wire/targ'
import { canAccept, effectOf, lotsOf, pointsAfterSwap, pointsWith, readOffer } from './market'

/** The advice, unless it costs points at once: then what brings most of them, where anything does. Its use must be seen. */
export function trial(view: TargView, action: string): string {
  if (view.hand_points === null || gain(view, action) >= 0) return action
  const hand = view.hand ?? []
  const swaps = hand.filter(({ good }) => good !== view.centre).map(({ good }) => `swap ${good}`)
  const accepts = view.offers
    .filter((offer) => canAccept(offer, hand, view.seat))
    .map(({ number }) => `accept ${number}`)
  const [best] = [...swaps, ...accepts].sort((one, other) => gain(view, other) - gain(view, one))
  return best && gain(view, best) > 0 ? best : action
}

/** What an action does to the points of my hand at once. */
function gain({ hand, centre, offers }: TargView, action: string): number {
  const [verb, what = ''] = action.split(' ')
  const mine = hand ?? []
  const middle = centre ?? ''
  if (verb === 'swap') return pointsAfterSwap(mine, middle, what) - pointsWith(mine, middle)
  if (verb === 'offer') {
    const { give, want } = readOffer(action)
    return effectOf(lotsOf(want), lotsOf(give), mine, middle)
  }
  const offer = verb === 'accept' ? offers.find(({ number }) => number === Number(what)) : undefined
  return offer ? effectOf(offer.give, offer.want, mine, middle) : 0
}
