/** What became of the lots, from the log. */
import type { GameEvent } from '../../wire/modern-art'
import { Copies, isPlayed, type Painting } from './auctions'

export interface Sale {
  how: 'bought' | 'bought-in' | 'free'
  seat: number
  organiser: number | null
  price: number
  cards: Painting[]
  /** The closed hands, if it was that kind of auction, the highest first. */
  hands: { seat: number; amount: number }[]
}

const ENDINGS = {
  'painting-bought': 'bought',
  'painting-bought-in': 'bought-in',
  'painting-taken-free': 'free',
} as const

type Ending = Extract<GameEvent, { event: keyof typeof ENDINGS }>

export function isEnding(event: { event: string }): event is Ending {
  return event.event in ENDINGS
}

/** Every sale of a game, in order. */
export function salesIn(events: readonly GameEvent[]): Sale[] {
  return told(events).sales
}

/** The sales from an event on. */
export function salesSince(first: number, events: readonly GameEvent[]): Sale[] {
  return salesIn(events).slice(salesIn(events.slice(0, first)).length)
}

/** The lot that nobody has bought yet. */
export function lotIn(events: readonly GameEvent[]): Painting[] {
  return told(events).lot
}

function told(events: readonly GameEvent[]): { sales: Sale[]; lot: Painting[] } {
  const sales: Sale[] = []
  const copies = new Copies()
  let lot: Painting[] = []
  let hands: Sale['hands'] = []
  for (const event of events) {
    if (event.event === 'painting-put') lot = []
    if (isPlayed(event)) lot = withPainting(lot, copies.played(event), event.event)
    if (event.event === 'hand-opened') hands.push({ seat: event.seat, amount: event.amount })
    if (!isEnding(event)) continue
    sales.push(saleOf(event, lot, hands))
    lot = []
    hands = []
  }
  return { sales, lot }
}

function saleOf(event: Ending, cards: Sale['cards'], hands: Sale['hands']): Sale {
  return {
    how: ENDINGS[event.event],
    seat: event.seat,
    organiser: event.event === 'painting-bought' ? event.organiser : null,
    price: event.event === 'painting-taken-free' ? 0 : event.price,
    cards,
    hands: hands.sort((a, b) => b.amount - a.amount),
  }
}

/** A mystery card counts for its artist, but is nobody's lot. */
function withPainting(lot: Painting[], painting: Painting, event: string): Painting[] {
  return event === 'mystery-flipped' ? lot : [...lot, painting]
}

/** The lots a seat bought in this round. */
export function purchasesOf(seat: number, events: readonly GameEvent[]): Sale[] {
  return salesOfRound(events).filter((sale) => sale.seat === seat)
}

/** What rivals paid a seat in this round, and what it paid for its own paintings. */
export function tradeOf(seat: number, events: readonly GameEvent[]): { earned: number; paid: number } {
  const sales = salesOfRound(events)
  return {
    earned: total(sales.filter(({ organiser }) => organiser === seat)),
    paid: total(sales.filter((sale) => sale.seat === seat)),
  }
}

const total = (sales: readonly Sale[]) => sales.reduce((sum, { price }) => sum + price, 0)

function salesOfRound(events: readonly GameEvent[]): Sale[] {
  return salesSince(events.findLastIndex(({ event }) => event === 'round-began') + 1, events)
}

export interface Standing {
  seat: number
  /** Equal purses share a place. */
  place: number
  amount: number
}

/** Everybody by what they have, the richest first. */
export function standingsOf(amounts: readonly number[]): Standing[] {
  return amounts
    .map((amount, seat) => ({ seat, amount, place: 1 + amounts.filter((other) => other > amount).length }))
    .sort((a, b) => a.place - b.place)
}

export interface Deal {
  sale: Sale
  /** What the bank paid for the lot at the end of its round, less its price. */
  gain: number
  /** Which sale of the game it was. */
  number: number
}

/** Each purchase beside what the bank paid for it, the best first. */
export function dealsIn(events: readonly GameEvent[]): Deal[] {
  const deals: Deal[] = []
  let from = 0
  events.forEach((event, end) => {
    if (event.event !== 'round-ended') return
    const worth = valuesAfter(events, end)
    const before = salesIn(events.slice(0, from)).length
    for (const [i, sale] of salesIn(events.slice(0, end)).slice(before).entries()) {
      const value = sale.cards.reduce((sum, { card }) => sum + (worth.get(card.split('-')[0]!) ?? 0), 0)
      deals.push({ sale, gain: value - sale.price, number: before + i })
    }
    from = end
  })
  return deals.sort((a, b) => b.gain - a.gain)
}

/** What a painting of each artist brings at the end of a round. */
function valuesAfter(events: readonly GameEvent[], end: number): Map<string, number> {
  const rest = events.slice(end + 1)
  const next = rest.findIndex(({ event }) => event === 'round-ended')
  const ranked = rest.slice(0, next < 0 ? undefined : next).filter((event) => event.event === 'artist-ranked')
  return new Map(ranked.map(({ artist, value }) => [artist, value]))
}
