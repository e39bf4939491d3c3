/** What is played at the table of Nie blefuj! before it is shown. */
import type { CardsTaken, GameEvent } from '../../wire/nie-blefuj'
import { sum } from './odds'

/** Suitcases unlatch one by one, then the black die rolls and lies still, until the verdict has been read. Taken blind they cross the table, and open for whoever may look. */
export function play(events: readonly GameEvent[]): readonly number[] | null {
  if (blindIn(events)) return [800, 1000]
  const opening = openingIn(events)
  return opening && [...opening.cards.map(() => 300), ...(opening.roll === null ? [800] : [700, 1600])]
}

/** What is taken in these events without being opened. */
export function blindIn(events: readonly GameEvent[]): CardsTaken | null {
  const taken = events.find((event) => event.event === 'cards-taken')
  return taken?.unopened ? taken : null
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
