/** The market's arithmetic: bundles, what I can fulfil, what a swap would do. */
import { withMinus } from '../../lib/speech'
import { eventsIn, type Line } from '../../lib/table.svelte'
import { EDITION, type GameEvent, type Lot, type StandingOffer, type Stock } from '../../wire/targ'

export const GOODS: readonly string[] = EDITION.GOODS

/** How many cards there are of a good, as is printed on them. */
export function printedOn(good: string): number {
  return EDITION.PRINTED[GOODS.indexOf(good)] ?? 0
}

export type Bundle = Record<string, number>

/** One card more of a good, back to none beyond the most there can be. */
export function oneMore(bundle: Bundle, good: string, most: number): Bundle {
  const count = (bundle[good] ?? 0) + 1
  const { [good]: _, ...rest } = bundle
  return count > most ? rest : { ...rest, [good]: count }
}

/** Exactly so many cards of a good, or as many as there can be. */
export function exactly(bundle: Bundle, good: string, count: number, most: number): Bundle {
  return most > 0 ? { ...bundle, [good]: Math.min(count, most) } : bundle
}

export function isEmpty(bundle: Bundle): boolean {
  return Object.keys(bundle).length === 0
}

function words(bundle: Bundle): string {
  return GOODS.filter((good) => bundle[good])
    .map((good) => `${bundle[good]} ${good}`)
    .join(' ')
}

/** An offer in the words of the rules; no wish is a gift. */
export function offerText(give: Bundle, want: Bundle, to: number | null): string {
  return `offer ${words(give)} for ${isEmpty(want) ? 'nothing' : words(want)}${to === null ? '' : ` to ${to}`}`
}

/** An offer's text as the draft it came from. */
export function readOffer(text: string): { give: Bundle; want: Bundle; to: number | null } {
  const [, give = '', want = '', to] = text.match(/^offer (.+) for (.+?)(?: to (\d+))?$/) ?? []
  return { give: bundleIn(give), want: bundleIn(want), to: to === undefined ? null : Number(to) }
}

function bundleIn(text: string): Bundle {
  return Object.fromEntries([...text.matchAll(/(\d+) (\w+)/g)].map(([, count, good]) => [good, Number(count)]))
}

/** Whether I hold what an offer wants and it is for me. Known to my page alone. */
export function canAccept(offer: StandingOffer, hand: readonly Stock[], seat: number | null): boolean {
  if (seat === null || offer.seat === seat || (offer.to !== null && offer.to !== seat)) return false
  return offer.want.every(([good, count]) => heldOf(hand, good) >= count)
}

/** So many cards of a good in a hand. */
export type Held = Pick<Stock, 'good' | 'count'>

/** Points of a hand with this good in the centre. */
export function pointsWith(hand: readonly Held[], centre: string): number {
  return hand.reduce((sum, { good, count }) => sum + pointsOf(good, count, centre), 0)
}

function pointsOf(good: string, count: number, centre: string): number {
  const printed = printedOn(good)
  if (good === centre) return EDITION.POINTS_FOR_CENTRE * count
  if (count === printed) return EDITION.POINTS_FOR_ALL * count
  return 2 * count > printed ? EDITION.POINTS_FOR_MOST * count : 0
}

/** What my points become if I put this good into the centre. */
export function pointsAfterSwap(hand: readonly Stock[], centre: string, put: string): number {
  const counts = new Map(hand.map(({ good, count }) => [good, count]))
  counts.set(put, (counts.get(put) ?? 0) - 1)
  counts.set(centre, (counts.get(centre) ?? 0) + 1)
  return pointsWith(
    [...counts].filter(([, count]) => count > 0).map(([good, count]) => ({ good, count })),
    put,
  )
}

export interface Missing {
  good: string
  count: number
  printed: number
  missing: number
}

/** Goods that are no majority yet, with how many are missing: they stand in the way of STOP. The nearest first. */
export function missingForStop(hand: readonly Stock[]): Missing[] {
  const lacking = hand
    .filter((stock) => stock.majority === false)
    .map(({ good, count, printed }) => ({ good, count, printed, missing: Math.floor(printed / 2) + 1 - count }))
  return lacking.sort((a, b) => a.missing - b.missing)
}

/** The other way round, to answer an offer with another, as far as my cards go. */
export function counterOf(offer: StandingOffer, hand: readonly Stock[]): { give: Bundle; want: Bundle } {
  const give = offer.want.map(([good, count]): [string, number] => [good, Math.min(count, heldOf(hand, good))])
  return { give: bundleOf(give.filter(([, count]) => count > 0)), want: bundleOf(offer.give) }
}

/** How many cards of a good I hold. */
export function heldOf(hand: readonly Stock[], good: string): number {
  return hand.find((stock) => stock.good === good)?.count ?? 0
}

/** What a trade would do to the points of my hand: I get this and give that. */
export function effectOf(get: readonly Lot[], give: readonly Lot[], hand: readonly Held[], centre: string): number {
  return pointsWith(handAfter(get, give, hand), centre) - pointsWith(hand, centre)
}

function handAfter(get: readonly Lot[], give: readonly Lot[], hand: readonly Held[]): Held[] {
  const counts = new Map(hand.map(({ good, count }) => [good, count]))
  for (const [good, count] of get) counts.set(good, (counts.get(good) ?? 0) + count)
  for (const [good, count] of give) counts.set(good, (counts.get(good) ?? 0) - count)
  return [...counts].filter(([, count]) => count > 0).map(([good, count]) => ({ good, count }))
}

/** Whether a trade would leave me a good without a majority: I get this and give that. */
export function breaksStop(get: readonly Lot[], give: readonly Lot[], hand: readonly Stock[]): boolean {
  const counts = handAfter(get, give, hand)
  return !counts.length || counts.some(({ good, count }) => 2 * count <= printedOn(good))
}

/** Where each standing offer lies on its trader's stall: it keeps its place until it is gone; a new one takes the first that is free. */
export function placesIn(events: readonly GameEvent[]): Map<number, (number | null)[]> {
  let stalls = new Map<number, (number | null)[]>()
  const gone = (number: number) =>
    stalls.forEach((places) => places.includes(number) && (places[places.indexOf(number)] = null))
  for (const event of events) {
    if (event.event === 'round-begun') stalls = new Map()
    if (event.event === 'offer-shouted') {
      const places = stalls.get(event.seat) ?? Array.from({ length: EDITION.OFFERS_EACH }, () => null)
      places[Math.max(0, places.indexOf(null))] = event.number
      stalls.set(event.seat, places)
    }
    if (['offer-replaced', 'offer-withdrawn', 'offer-voided', 'traded'].includes(event.event) && 'number' in event)
      gone(event.number)
  }
  return stalls
}

/** A bundle as lots, in the order of the goods. */
export function lotsOf(bundle: Bundle): Lot[] {
  return GOODS.filter((good) => bundle[good]).map((good): Lot => [good, bundle[good]!])
}

/** What each of some seats wanted when it last shouted in this round: all that a bot says about its wishes. */
export function wantedAloud(lines: readonly Line[], seats: readonly number[]): Map<number, string> {
  const found = new Map<number, string>()
  for (const event of eventsIn<GameEvent>(lines).reverse()) {
    if (event.event === 'round-begun' || found.size === seats.length) break
    const good = event.event === 'offer-shouted' && seats.includes(event.seat) ? event.want[0]?.[0] : undefined
    if (event.event === 'offer-shouted' && good && !found.has(event.seat)) found.set(event.seat, good)
  }
  return found
}

/** The hand that calls STOP, drawn on a square of 40. */
export const RAISED_HAND =
  'M14 21v-7q0-2 1.700-2t1.700 2v-2q0-2 1.700-2t1.700 2v1q0-2 1.700-2t1.700 2v3q0-1.800 1.600-1.800t1.600 1.800v7q0 7-7 7-5 0-6.500-5Z'

/** A number with a sign that reads well: −5, 0, +3. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

/** A score as messages take it: as it is read, and as it is counted. */
export function points(score: number): { points: string; count: number } {
  return { points: withMinus(String(score)), count: Math.abs(score) }
}

/** Why a good of a settled hand counts: all of it, most of it, or it lies in the centre. */
export function countsAs(count: number, points: number): 'all' | 'most' | 'centre' | null {
  if (points < 0) return 'centre'
  if (points === 0) return null
  return points > count ? 'all' : 'most'
}

/** Lots as a bundle. */
export function bundleOf(lots: readonly Lot[]): Bundle {
  return Object.fromEntries(lots)
}
