/** What a game of Targ turned on: what each trade did to both hands, and every STOP. */
import { say } from '../../lib/language.svelte'
import { seatValues, type Cast } from '../../lib/speech'
import type { GameEvent, TargView, Traded } from '../../wire/targ'
import type { Past, TurningPoint } from '../game'
import { effectOf, signed } from './market'
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
