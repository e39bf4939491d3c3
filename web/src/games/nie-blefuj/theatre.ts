/** What everybody looks at at the table of Nie blefuj!, and what of it is played before it is shown. */
import type { BankCardDrawn, CardsAdded, CardsOffered, GameEvent } from '../../wire/nie-blefuj'
import { sum, type Odds } from './odds'

/** Suitcases unlatch one by one, then the black die rolls and lies still, until the verdict has been read. Taken blind they cross the table, and open for whoever may look. */
export function play(events: readonly GameEvent[]): readonly number[] | null {
  const seen = seenIn(events)
  if (seen?.what === 'taking') return [1200, 1200]
  return seen?.what === 'opening' ? [...seen.cards.map(() => 420), ...(seen.roll === null ? [800] : [800, 900])] : null
}

/** The last word about suitcases, and what was in them: null where nothing was said, or where it is not known. */
export interface Word {
  claim: number | null
  found: number | null
}

const UNSAID: Word = { claim: null, found: null }

/** Who handed the suitcases over to whom, and the last word about them. */
interface Deal extends Word {
  giver: number | null
  seat: number
}

/** Suitcases are opened, and the die answers. */
export interface Opening extends Deal {
  what: 'opening'
  cards: readonly number[]
  /** What had been opened before. */
  before: readonly number[]
  roll: number | null
  /** Whether they go to whoever opened them: the die says so, or there is nothing to add. */
  taken: boolean
}

/** Suitcases are taken unopened; only the two who deal know what is in them. */
export interface Taking extends Deal {
  what: 'taking'
  before: readonly number[]
  unopened: number
  cards: readonly number[] | null
}

/** A debt is paid; then the bank gives the payer a suitcase, unless the payer was short. */
export interface Paying extends Deal {
  what: 'paying'
  number: number
  owed: number
  cards: readonly number[] | null
  drawn: BankCardDrawn | null
}

export type Seen = Opening | Taking | Paying

/** The last thing among the events of a round that is worth looking at. */
export function seenIn(events: readonly GameEvent[]): Seen | null {
  const at = events.findLastIndex(worthSeeing)
  const event = events[at]
  const after = events.slice(at)
  const deal = { giver: events.slice(0, at).find(laid)?.seat ?? null, ...(wordIn(events.slice(0, at + 1)) ?? UNSAID) }
  const before = events.slice(0, at).flatMap((one) => (one.event === 'cards-opened' ? one.cards : []))
  switch (event?.event) {
    case 'cards-opened': {
      const roll = after.find((one) => one.event === 'die-rolled')?.roll ?? null
      const taken = after.some((one) => one.event === 'cards-taken')
      return { what: 'opening', ...deal, seat: event.seat, cards: event.cards, before, roll, taken }
    }
    case 'cards-taken':
      return {
        what: 'taking',
        ...deal,
        found: event.cards && sum(event.cards) - sum(before),
        seat: event.seat,
        before,
        unopened: event.unopened,
        cards: event.cards,
      }
    case 'payment-made': {
      const { seat, number, owed, cards } = event
      const drawn = after.find((one) => one.event === 'bank-card-drawn') ?? null
      return { what: 'paying', ...deal, seat, number, owed, cards, drawn }
    }
    default:
      return null
  }
}

/** The last word of a round, about the suitcases that were laid down with it; null where none were. */
export function wordIn(round: readonly GameEvent[]): Word | null {
  const last = round.findLast(laid)
  if (!last) return null
  const opened = round.slice(round.indexOf(last)).find((one) => one.event === 'cards-opened')
  return { claim: last.claim, found: opened ? sum(opened.cards) : null }
}

function laid(event: GameEvent): event is CardsOffered | CardsAdded {
  return event.event === 'cards-offered' || event.event === 'cards-added'
}

/** What was taken with nothing shut among it has been seen. */
function worthSeeing(event: GameEvent): boolean {
  return event.event === 'cards-taken' ? event.unopened > 0 : event.event in SHOWN
}

const SHOWN = { 'cards-opened': true, 'payment-made': true }

/** The suitcases on the table when so much has been played: what is in each, null where it is shut, and which open just now. */
export function casesOf(seen: Seen, beat: number): { value: number | null; now: boolean }[] {
  const open = (cards: readonly number[], now = false) => cards.map((value) => ({ value, now }))
  const shut = (number: number) => Array.from({ length: number }, () => ({ value: null, now: false }))
  switch (seen.what) {
    case 'opening':
      return [
        ...open(seen.before),
        ...seen.cards.map((value, i) => ({ value: i <= beat ? value : null, now: i === beat })),
      ]
    case 'taking':
      return seen.cards && beat > 0 ? open(seen.cards, true) : [...open(seen.before), ...shut(seen.unopened)]
    case 'paying':
      return seen.cards ? open(seen.cards) : shut(seen.number)
  }
}

/** What it has brought somebody, in millions: null where that is hidden, or where nothing has changed hands. */
export function gainOf(seen: Seen, seat: number): number | null {
  if (seen.what === 'opening' && !seen.taken) return null
  const worth = worthOf(casesOf(seen, Infinity).map(({ value }) => value))
  const drawn = worthOf(seen.what === 'paying' && seen.drawn && seat === seen.seat ? [seen.drawn.card] : [])
  if (worth === null || drawn === null) return null
  return (seat === seen.seat) === (seen.what === 'paying') ? drawn - worth : worth
}

/** Whether it is good or bad news to somebody; neither to whoever looks on, or where nothing has changed hands. */
export function fortuneOf(seen: Seen, fate: keyof Odds, seat: number | null): 'gain' | 'loss' | '' {
  if (seat === null || ![seen.seat, seen.giver].includes(seat)) return ''
  if (seen.what === 'opening' && fate === 'pay') return seat === seen.seat ? 'loss' : 'gain'
  const gain = gainOf(seen, seat)
  return gain ? (gain > 0 ? 'gain' : 'loss') : ''
}

/** Null where one of them is shut. */
function worthOf(cards: readonly (number | null)[]): number | null {
  return cards.reduce<number | null>((total, card) => (total === null || card === null ? null : total + card), 0)
}

/** The moments of the table in which something is held up for everybody, by the event it is about. */
export const HELD: Partial<Record<string, GameEvent['event']>> = {
  opening: 'cards-opened',
  taken: 'cards-taken',
  paid: 'payment-made',
}

/** The events of the round in which the last such event happened; none where it never did. */
export function roundOf(events: readonly GameEvent[], tag: GameEvent['event']): readonly GameEvent[] {
  const at = events.findLastIndex(({ event }) => event === tag)
  const start = events.slice(0, at + 1).findLastIndex(({ event }) => event === 'round-started')
  const rest = events.slice(Math.max(0, start))
  const end = rest.findIndex(({ event }, i) => i > 0 && event === 'round-started')
  return at < 0 ? [] : rest.slice(0, end < 0 ? undefined : end)
}
