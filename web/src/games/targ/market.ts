/** The market's arithmetic: bundles, what I can fulfil, what a swap would do. */
import type { Lot, StandingOffer, Stock } from '../../wire/targ'

export const PRINTED: Record<string, number> = { bricks: 5, grain: 5, cloth: 5, sheep: 7, fish: 7, gold: 7, coffee: 7, wood: 9, pigs: 9 }
export const GOODS = Object.keys(PRINTED)

export type Bundle = Record<string, number>

/** One card more of a good, back to none beyond the most there can be. */
export function oneMore(bundle: Bundle, good: string, most: number): Bundle {
  const count = (bundle[good] ?? 0) + 1
  const { [good]: _, ...rest } = bundle
  return count > most ? rest : { ...rest, [good]: count }
}

export function isEmpty(bundle: Bundle): boolean {
  return Object.keys(bundle).length === 0
}

function words(bundle: Bundle): string {
  return GOODS.filter((good) => bundle[good]).map((good) => `${bundle[good]} ${good}`).join(' ')
}

/** An offer in the words of the rules; no wish is a gift. */
export function offerText(give: Bundle, want: Bundle, to: number | null): string {
  return `offer ${words(give)} for ${isEmpty(want) ? 'nothing' : words(want)}${to === null ? '' : ` to ${to}`}`
}

/** Whether I hold what an offer wants and it is for me. Known to my page alone. */
export function canAccept(offer: StandingOffer, hand: readonly Stock[], seat: number | null): boolean {
  if (seat === null || offer.seat === seat || (offer.to !== null && offer.to !== seat)) return false
  return offer.want.every(([good, count]) => (hand.find((stock) => stock.good === good)?.count ?? 0) >= count)
}

/** Points of a hand with this good in the centre. */
export function pointsWith(hand: readonly { good: string; count: number }[], centre: string): number {
  return hand.reduce((sum, { good, count }) => sum + pointsOf(good, count, centre), 0)
}

function pointsOf(good: string, count: number, centre: string): number {
  const printed = PRINTED[good] ?? 0
  if (good === centre) return -count
  if (count === printed) return 2 * count
  return 2 * count > printed ? count : 0
}

/** What my points become if I put this good into the centre. */
export function pointsAfterSwap(hand: readonly Stock[], centre: string, put: string): number {
  const counts = new Map(hand.map(({ good, count }) => [good, count]))
  counts.set(put, (counts.get(put) ?? 0) - 1)
  counts.set(centre, (counts.get(centre) ?? 0) + 1)
  return pointsWith([...counts].filter(([, count]) => count > 0).map(([good, count]) => ({ good, count })), put)
}

/** Goods that are no majority yet, with how many are missing: they stand in the way of STOP. */
export function missingForStop(hand: readonly Stock[]): { good: string; missing: number }[] {
  return hand.filter((stock) => !stock.majority).map(({ good, count, printed }) => ({ good, missing: Math.floor(printed / 2) + 1 - count }))
}

/** The other way round, to answer an offer with another. */
export function counterOf(offer: StandingOffer): { give: Bundle; want: Bundle } {
  return { give: bundleOf(offer.want), want: bundleOf(offer.give) }
}

function bundleOf(lots: readonly Lot[]): Bundle {
  return Object.fromEntries(lots)
}
