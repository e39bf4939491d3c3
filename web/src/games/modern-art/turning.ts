/** What a game of Modern Art turned on: prices beside what the bank paid. */
import { say } from '../../lib/language.svelte'
import { seatValues } from '../../lib/speech'
import { eventsIn } from '../../lib/table.svelte'
import type { GameEvent } from '../../wire/modern-art'
import type { Past, TurningPoint } from '../game'
import { dealsIn, isEnding } from './sales'

export function turningPoints({ story, cast }: Past): TurningPoint[] {
  const endings = story.filter((line) => 'event' in line && isEnding(line.event as GameEvent))
  return dealsIn(eventsIn<GameEvent>(story)).map(({ sale, gain, number }) => ({
    at: endings[number]!.at,
    seat: sale.seat,
    gain,
    weight: Math.abs(gain),
    text: say('modern-art-moment', {
      ...seatValues(cast, { name: sale.seat }),
      price: sale.price,
      count: sale.cards.length,
      value: sale.price + gain,
    }),
  }))
}
