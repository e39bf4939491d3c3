/** What the trades of a game did to hands, told at its end. */
import { say } from '../../lib/language.svelte'
import { seatValues, type Cast } from '../../lib/speech'
import type { Line } from '../../lib/table.svelte'
import type { GameEvent, Lot, Traded } from '../../wire/targ'
import type { TurningPoint } from '../game'
import { bundleOf, effectOf, signed, type Bundle, type Held } from './market'
import { lotsText } from './words'

/**
 * What each trade of a game did to both hands at once, for either of the two. Hands are open when a round has ended, so each is
 * what it was then, without what came since: nobody needs to have seen it.
 */
export function tradesOf(lines: readonly Line[], cast: Cast): TurningPoint[] {
  const found: TurningPoint[] = []
  const hands = new Map<number, Bundle>()
  let centre = ''
  const moved = (seat: number, come: readonly Lot[], gone: readonly Lot[]) => {
    const hand = hands.get(seat)
    if (!hand) return
    for (const [good, count] of come) hand[good] = (hand[good] ?? 0) - count
    for (const [good, count] of gone) hand[good] = (hand[good] ?? 0) + count
  }
  for (const line of [...lines].reverse()) {
    const event = 'event' in line ? (line.event as GameEvent) : null
    if (event?.event === 'hand-scored')
      hands.set(event.seat, bundleOf(event.hand.map(([good, count]): Lot => [good, count])))
    if (event?.event === 'round-ended') centre = event.centre[0]
    if (event?.event === 'centre-swapped') {
      moved(event.seat, [event.taken], [event.put])
      centre = event.taken[0]
    }
    if (event?.event !== 'traded') continue
    moved(event.seat, event.want, event.give)
    moved(event.partner, event.give, event.want)
    const held = (seat: number) => Object.entries(hands.get(seat) ?? {}).map(([good, count]) => ({ good, count }))
    found.push(...sides({ at: line.at, event, centre, held, cast }))
  }
  return found.reverse()
}

interface Deal {
  at: number
  event: Traded
  centre: string
  held: (seat: number) => readonly Held[]
  cast: Cast
}

/** A trade as it was for each of the two. */
function sides(deal: Deal): TurningPoint[] {
  const { seat, partner, give, want } = deal.event
  return [side(deal, seat, partner, give, want), side(deal, partner, seat, want, give)]
}

function side({ at, centre, held, cast }: Deal, seat: number, other: number, give: Lot[], get: Lot[]): TurningPoint {
  const gain = effectOf(get, give, held(seat), centre)
  const values = { ...seatValues(cast, { name: seat, other }), give: lotsText(give), get: lotsText(get) }
  return { at, seat, gain, weight: Math.abs(gain), text: say('targ-moment-deal', { ...values, gain: signed(gain) }) }
}
