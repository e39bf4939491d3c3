/** What a game of Nie blefuj! turned on: what was said of the suitcases beside what was in them, and what disbelief cost. */
import { say, type Values } from '../../lib/language.svelte'
import { seatValues } from '../../lib/speech'
import type { CardsTaken, GameEvent } from '../../wire/nie-blefuj'
import type { Past, TurningPoint } from '../game'
import { sum } from './odds'

export function turningPoints({ story, cast }: Past): TurningPoint[] {
  let claim: number | null = null
  return story.flatMap((line) => {
    const event = 'event' in line ? (line.event as GameEvent) : null
    if (event?.event === 'cards-offered') claim = event.claim
    if (event?.event === 'cards-added') claim = null
    if (event?.event === 'payment-made' && event.owed > 0)
      return [
        {
          at: line.at,
          seat: event.seat,
          against: event.to,
          gain: -event.owed,
          weight: event.owed,
          text: say('nie-blefuj-moment-paid', {
            ...seatValues(cast, { name: event.seat, other: event.to }),
            owed: event.owed,
          }),
        },
      ]
    return event?.event === 'cards-taken' && event.cards ? [{ at: line.at, ...taken(event, claim, cast) }] : []
  })
}

function taken(event: CardsTaken, claim: number | null, cast: Past['cast']): Omit<TurningPoint, 'at'> {
  const worth = sum(event.cards ?? [])
  const values = { ...seatValues(cast, { name: event.seat, other: event.giver }), worth }
  return {
    seat: event.seat,
    against: event.giver,
    gain: worth,
    weight: claim === null ? worth : Math.max(worth, Math.abs(claim - worth)),
    text: claim === null ? say('nie-blefuj-moment-taken', values) : claimText(claim, worth, values),
  }
}

function claimText(claim: number, worth: number, values: Values): string {
  return claim === worth
    ? say('nie-blefuj-moment-true', values)
    : say('nie-blefuj-moment-claimed', { ...values, claim })
}
