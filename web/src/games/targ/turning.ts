/** What a game of Targ turned on: what each trade did to both hands, and every STOP. */
import { language, say } from '../../lib/language.svelte'
import { joined, seatValues, type Cast } from '../../lib/speech'
import type { GameEvent, SeatResult, TargView, Traded } from '../../wire/targ'
import type { Past, TurningPoint } from '../game'
import { countsAs, effectOf, signed } from './market'
import { lotsText } from './words'

export function turningPoints({ story, owners, cast }: Past<TargView>): TurningPoint[] {
  return story.flatMap((line) => {
    const event = 'event' in line ? (line.event as GameEvent) : null
    if (event?.event === 'stop-shouted')
      return [
        {
          at: line.at,
          seat: event.seat,
          gain: event.points,
          weight: Math.abs(event.points),
          text: say('targ-moment-stop', { ...seatValues(cast, { name: event.seat }), points: signed(event.points) }),
        },
      ]
    const before = owners[line.at - 1] ?? []
    return event?.event === 'traded' && before.length ? [{ at: line.at, ...told(event, before, cast) }] : []
  })
}

function told(event: Traded, before: readonly TargView[], cast: Cast): Omit<TurningPoint, 'at'> {
  const hand = (seat: number) => before[seat]?.hand ?? []
  const centre = before[0]?.centre ?? ''
  const own = effectOf(event.want, event.give, hand(event.seat), centre)
  const other = effectOf(event.give, event.want, hand(event.partner), centre)
  return {
    seat: event.seat,
    gain: own,
    weight: Math.max(Math.abs(own), Math.abs(other)),
    text: say('targ-moment-traded', {
      ...seatValues(cast, { name: event.seat, other: event.partner }),
      give: lotsText(event.give),
      want: lotsText(event.want),
      own: signed(own),
      theirs: signed(other),
    }),
  }
}

/** Every round as it ended for each seat. */
export function roundsOf({ results }: TargView, cast: Cast): TurningPoint[] {
  return results.flatMap(({ round, seats }) =>
    seats.map((hand, seat) => ({
      at: round,
      seat,
      gain: hand.points,
      weight: Math.abs(hand.points),
      text: say('targ-moment-round', {
        ...seatValues(cast, { name: seat }),
        round,
        points: signed(hand.points),
        count: Math.abs(hand.points),
        why: whyOf(hand),
      }),
    })),
  )
}

/** What made a round good or bad: whole sets, cards of the centre's good, a STOP; "none" where it was none of them. */
function whyOf({ hand, stop }: SeatResult): string {
  const kind = (which: string) => hand.filter(([, count, points]) => countsAs(count, points) === which)
  const sets = kind('all').map(([good]) => say(`targ-good-${good}`))
  const centre = kind('centre').reduce((sum, [, , points]) => sum + points, 0)
  return (
    [
      ...(sets.length ? [say('targ-moment-sets', { goods: joined(language, sets) })] : []),
      ...(centre ? [say('targ-moment-centre', { points: signed(centre) })] : []),
      ...(stop ? [say('targ-ui-stop-points', { stop: signed(stop) })] : []),
    ].join(', ') || 'none'
  )
}
