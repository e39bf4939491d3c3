/** Small arithmetic of Modern Art that the table shows. */
import { boardOf, placeOf } from './artists'
import type { GameEvent } from '../../lib/speech'
import {
  EDITION,
  type ArtistRanked,
  type GameEvent as ArtEvent,
  type ModernArtView,
  type MysteryFlipped,
  type PaintingAdded,
  type PaintingPut,
  type PaintingsSold,
} from '../../wire/modern-art'

export type Kind = (typeof EDITION.KINDS)[number]

export const KINDS: readonly Kind[] = EDITION.KINDS

type Played = PaintingPut | PaintingAdded | MysteryFlipped

/** Whether a painting is played in an event. */
export function isPlayed(event: GameEvent): event is Played {
  return ['painting-put', 'painting-added', 'mystery-flipped'].includes(event.event)
}

/** Whether one painting more of its artist ends the round. */
export function isLast(card: string, market: readonly { artist: string; played: number }[]): boolean {
  return market.find(({ artist }) => artist === parts(card).artist)?.played === EDITION.LAST_PAINTING - 1
}

/** "koriko-open" → its artist and its auction. */
export function parts(card: string): { artist: string; kind: Kind } {
  const [artist = '', kind = ''] = card.split('-')
  return { artist, kind: kindNamed(kind) }
}

/** An auction by its name. */
export function kindNamed(name: string): Kind {
  return KINDS.find((kind) => kind === name) ?? 'open'
}

/** A hand by artist in board order, then by auction. */
export function sortedHand(hand: readonly string[]): string[] {
  const place = (card: string) => placeOf(parts(card).artist) * 10 + KINDS.indexOf(parts(card).kind)
  return [...hand].sort((a, b) => place(a) - place(b))
}

/**
 * Raises worth a button: the next price, half of the way to what the paintings would bring (beyond that, a tenth more), and what
 * they would bring. Each has its place, also while another is missing: what is aimed at does not become something dearer when
 * somebody bids.
 */
export function quickRaises(price: number, money: number, worth: number): (number | null)[] {
  const whole = worth || price + 5
  const next = price + 1
  const jump = price < whole ? Math.round((price + whole) / 2) : price + Math.max(2, Math.round(price / 10) + 1)
  const places = [next === whole ? null : next, jump === next || jump === whole ? null : jump, whole]
  return places.map((amount) => (amount !== null && amount > price && amount <= money ? amount : null))
}

/** Parts of what the paintings would bring that one can pay; where that is nothing, a few small amounts. */
export function quickShares(shares: readonly number[], money: number, worth: number): (number | null)[] {
  return shares
    .map((share, i) => (worth ? Math.round(share * worth) : [1, 2, 5][i]!))
    .map((amount) => (amount <= money ? amount : null))
}

/** A painting: its card, and the seed of its picture. */
export interface Painting {
  card: string
  seed: string
}

/** Tells copies of one card apart, by whose they were and which of theirs: a picture stays the same in hand, on the
 * easel and on the wall, whatever others play meanwhile. */
export class Copies {
  #counts = new Map<string, number>()

  static playedIn(events: readonly ArtEvent[]): Copies {
    const copies = new Copies()
    for (const event of events.filter(isPlayed)) copies.played(event)
    return copies
  }

  played({ event, seat, card }: Played): Painting {
    return this.next(card, event === 'mystery-flipped' ? 'mystery' : seat)
  }

  next(card: string, owner: number | string): Painting {
    const copy = `${card}-${owner}`
    const count = this.#counts.get(copy) ?? 0
    this.#counts.set(copy, count + 1)
    return { card, seed: `${copy}-${count}` }
  }
}

/** The paintings that came out in this round, under their artists, in the order in which they came. */
export function hungThisRound(events: readonly ArtEvent[]): Map<string, Painting[]> {
  const copies = new Copies()
  let wall = new Map<string, Painting[]>()
  for (const event of events) {
    if (event.event === 'round-began') wall = new Map()
    if (!isPlayed(event)) continue
    const { artist } = parts(event.card)
    wall.set(artist, [...(wall.get(artist) ?? []), copies.played(event)])
  }
  return wall
}

/** Seeds for the pictures of a seat's hand: the copies that it has not played yet, in order. */
export function seedsOf(hand: readonly string[], seat: number, events: readonly ArtEvent[]): string[] {
  const copies = Copies.playedIn(events)
  return hand.map((card) => copies.next(card, seat).seed)
}

/** What each artist would bring if one painting more of this artist were out and the round ended. */
export function valuesWith(
  market: readonly { artist: string; played: number; markers: readonly number[] }[],
  more: string,
): Record<string, number> {
  const counts = market.map(({ artist, played, markers }, place) => ({
    artist,
    place,
    played: played + (artist === more ? 1 : 0),
    past: markers.reduce((sum, marker) => sum + marker, 0),
  }))
  const podium = counts
    .filter(({ played }) => played > 0)
    .sort((a, b) => b.played - a.played || a.place - b.place)
    .slice(0, EDITION.MARKERS.length)
  return Object.fromEntries(
    counts.map(({ artist, past }) => {
      const rank = podium.findIndex((one) => one.artist === artist)
      return [artist, rank < 0 ? 0 : past + EDITION.MARKERS[rank]!]
    }),
  )
}

export interface RoundStory {
  round: number
  /** A fifth painting, or hands that are empty. */
  cause: string
  /** The last paintings, which nobody gets. */
  cards: string[]
  /** Paintings of each artist that came out in this round. */
  played: Record<string, number>
  ranked: ArtistRanked[]
  sold: PaintingsSold[]
}

/** What the last finished round brought, from the log. */
export function lastRound(events: readonly ArtEvent[]): RoundStory | null {
  const end = events.findLastIndex(({ event }) => event === 'round-ended')
  const ended = events[end]
  if (ended?.event !== 'round-ended') return null
  const before = events.slice(0, end)
  const after = events.slice(end + 1)
  return {
    round: ended.round,
    cause: ended.cause,
    cards: ended.cards,
    played: playedIn(before.slice(before.findLastIndex(({ event }) => event === 'round-ended') + 1)),
    ranked: after.filter((event) => event.event === 'artist-ranked'),
    sold: after.filter((event) => event.event === 'paintings-sold'),
  }
}

function playedIn(round: readonly ArtEvent[]): Record<string, number> {
  return Object.fromEntries(round.filter(isPlayed).map(({ card, played }) => [parts(card).artist, played]))
}

/** The artists who have as many paintings out as this one but lie further from the left of the board. */
export function tiesWonBy(artist: string, played: Readonly<Record<string, number>>): string[] {
  const further = boardOf(artist).slice(placeOf(artist) + 1)
  return further.filter((other) => played[other] && played[other] === played[artist])
}

/** Why a painting brings nothing: nobody of this artist among the first three, perhaps only by a tie. */
export function whyWorthless(
  artist: string,
  { played, ranked }: Pick<RoundStory, 'played' | 'ranked'>,
): { count: number; tiedWith: string | null } {
  const lostTo = ranked.findLast((one) => one.played === played[artist])
  return { count: played[artist] ?? 0, tiedWith: lostTo?.artist ?? null }
}

/** What it means for a seat not to bid: for now, or for good where nobody else is left to bid. */
export function passOf({ auction, phase, seats }: ModernArtView, seat: number | null): string | null {
  if (!auction) return null
  const { organiser, leader, declined } = auction
  const mine = organiser === seat
  const others = seats.filter((one) => one.seat !== seat && one.seat !== leader)
  const last = phase === 'open' ? others.every((one) => declined.includes(one.seat)) : mine
  if (!last) return phase
  return mine ? (leader === null ? 'free' : 'sell') : 'last'
}
