/** What is played at the table of Nie blefuj! before it is shown. */
import type { GameEvent } from '../../wire/nie-blefuj'
import { sum } from './odds'

/** Suitcases unlatch one by one, then the black die rolls and lies still. */
export function play(events: readonly GameEvent[]): readonly number[] | null {
  const opening = openingIn(events)
  return opening && [...opening.cards.map(() => 300), ...(opening.roll === null ? [500] : [600, 700])]
}

export interface Opening {
  /** Who opens. */
  seat: number
  cards: number[]
  /** What had been opened before, in millions. */
  before: number
  roll: number | null
}

/** What is opened in these events, and what the die answers. */
export function openingIn(events: readonly GameEvent[]): Opening | null {
  const opened = events.find((event) => event.event === 'cards-opened')
  if (!opened) return null
  const die = events.find((event) => event.event === 'die-rolled')
  return { seat: opened.seat, cards: opened.cards, before: opened.total - sum(opened.cards), roll: die?.roll ?? null }
}
