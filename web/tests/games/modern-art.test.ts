import { describe, expect, it } from 'vitest'
import {
  lastRound,
  passOf,
  quickRaises,
  quickShares,
  seedsOf,
  sortedHand,
  tiesWonBy,
  valuesWith,
  whyWorthless,
} from '../../src/games/modern-art/auctions'
import { flowsOf, riverOf, whoPaidWhom } from '../../src/games/modern-art/deals'
import { dealsIn, lotIn, purchasesOf, salesIn, standingsOf, tradeOf } from '../../src/games/modern-art/sales'
import type { GameEvent as ArtEvent, ModernArtView } from '../../src/wire/modern-art'
import { told } from '../told'

describe('Modern Art', () => {
  it('sorts a hand by artist in board order, then by auction', () => {
    expect(sortedHand(['koriko-open', 'nex-double', 'nex-open'])).toEqual(['nex-open', 'nex-double', 'koriko-open'])
  })

  it('knows what it means not to bid', () => {
    const lot = (phase: string, organiser: number, leader: number | null, declined: number[]) =>
      ({ phase, seats: [0, 1, 2].map((seat) => ({ seat })), auction: { organiser, leader, declined } }) as ModernArtView
    expect(passOf(lot('open', 1, 2, []), 0)).toBe('open')
    expect(passOf(lot('open', 1, 2, [1]), 0)).toBe('last')
    expect(passOf(lot('open', 0, 2, [1]), 0)).toBe('sell')
    expect(passOf(lot('open', 0, null, [1, 2]), 0)).toBe('free')
    expect(passOf(lot('once', 1, 2, []), 0)).toBe('once')
    expect(passOf(lot('once', 0, 2, []), 0)).toBe('sell')
  })

  it('knows what a seat bought, paid and earned in a round, and not in the one before', () => {
    const sale = (seat: number, organiser: number, price: number, card = 'nex-open') =>
      told<ArtEvent>({ event: 'painting-put', card }, { event: 'painting-bought', seat, organiser, price })
    const rounds = [
      ...told<ArtEvent>({ event: 'round-began', round: 1 }),
      ...sale(0, 1, 9),
      ...told<ArtEvent>({ event: 'round-began', round: 2 }),
      ...sale(1, 0, 30),
      ...sale(0, 2, 7, 'koriko-once'),
      ...told<ArtEvent>(
        { event: 'painting-put', card: 'nex-double' },
        { event: 'painting-added', card: 'nex-open' },
        { event: 'painting-bought-in', seat: 0, price: 5 },
      ),
    ]
    expect(purchasesOf(0, rounds).map(({ cards, price }) => [...cards.map(({ card }) => card), price])).toEqual([
      ['koriko-once', 7],
      ['nex-double', 'nex-open', 5],
    ])
    expect(tradeOf(0, rounds)).toEqual({ earned: 30, paid: 12 })
  })

  it('lets equal purses share a place', () => {
    expect(standingsOf([64, 183, 64, 172]).map(({ seat, place }) => [place, seat])).toEqual([
      [1, 1],
      [2, 3],
      [3, 0],
      [3, 2],
    ])
  })

  it('tells what came from sales and from the bank, and what went on paintings: all of it', () => {
    const account = { round: 1, earned: 30, paid_to_players: 12, paid_to_bank: 5, income: 40, money: 153 }
    const books = { start: 100, rounds: [account, { ...account, round: 2, money: 206 }], money: 206 }
    const flows = flowsOf(books)
    expect(flows).toEqual({ sales: 60, bank: 80, paintings: -34 })
    expect(books.start + flows.sales + flows.bank + flows.paintings).toBe(books.money)
  })

  it('offers raises one can pay', () => {
    expect(quickRaises(0, 84, 60)).toEqual([1, 30, 60])
    expect(quickRaises(27, 84, 40)).toEqual([28, 34, 40])
    expect(quickRaises(27, 28, 40)).toEqual([28, null, null])
  })

  it('keeps what a painting is worth in one place while the price rises to it', () => {
    const places = [0, 1, 17, 18, 19].map((price) => quickRaises(price, 84, 20))
    expect(places.map((place) => place[2])).toEqual([20, 20, 20, 20, 20])
    expect(quickRaises(18, 84, 20)).toEqual([19, null, 20])
    expect(quickRaises(19, 84, 20)).toEqual([null, null, 20])
    expect(quickRaises(26, 84, 20)).toEqual([27, 30, null])
    expect(quickRaises(0, 84, 0)).toEqual([1, 3, 5])
  })

  it('offers parts of what a painting is worth to whoever names a price or closes a hand', () => {
    expect(quickShares([1 / 2, 3 / 4, 1], 84, 40)).toEqual([20, 30, 40])
    expect(quickShares([1 / 3, 1 / 2, 2 / 3], 22, 40)).toEqual([13, 20, null])
    expect(quickShares([1 / 2, 3 / 4, 1], 84, 0)).toEqual([1, 2, 5])
  })

  it('gives copies of one card pictures of their own', () => {
    const [first, second] = seedsOf(['nex-open', 'nex-open'], 0, [])
    expect(first).not.toBe(second)
    const byAnother = told<ArtEvent>({ event: 'painting-put', seat: 1, card: 'nex-open' })
    expect(seedsOf(['nex-open', 'nex-open'], 0, byAnother)).toEqual([first, second])
    const byMe = told<ArtEvent>({ event: 'painting-put', seat: 0, card: 'nex-open' })
    expect(lotIn(byMe)).toEqual([{ card: 'nex-open', seed: first }])
    expect(seedsOf(['nex-open'], 0, byMe)).toEqual([second])
  })

  it('gathers the end of a round and who paid whom', () => {
    const events = told<ArtEvent>(
      { event: 'painting-bought', seat: 1, organiser: 0, price: 20 },
      { event: 'round-ended', round: 1 },
      { event: 'artist-ranked', artist: 'nex', place: 1 },
      { event: 'paintings-sold', seat: 1, artists: ['nex'], income: 30 },
    )
    expect(lastRound(events)).toMatchObject({ round: 1, ranked: [{ artist: 'nex' }], sold: [{ income: 30 }] })
    expect(whoPaidWhom(events, 3)).toEqual([
      [null, 0, 0],
      [20, null, 0],
      [0, 0, null],
    ])
  })

  it('knows who stands higher only by the place on the board, and why a painting brings nothing', () => {
    const put = (card: string, played: number) => ({ event: 'painting-put', card, played })
    const ranked = [
      { event: 'artist-ranked', artist: 'koriko', played: 5 },
      { event: 'artist-ranked', artist: 'nex', played: 2 },
      { event: 'artist-ranked', artist: 'bahut', played: 2 },
    ]
    const events = told<ArtEvent>(
      put('darmoir-open', 4),
      { event: 'round-ended', round: 1 },
      put('nex-open', 1),
      put('nex-open', 2),
      put('bahut-open', 2),
      put('sadland-open', 2),
      put('koriko-once', 5),
      { event: 'round-ended', round: 2 },
      ...ranked,
    )
    const story = lastRound(events)!
    expect(story.played).toEqual({ nex: 2, bahut: 2, sadland: 2, koriko: 5 })
    expect(tiesWonBy('nex', story.played)).toEqual(['bahut', 'sadland'])
    expect(tiesWonBy('koriko', story.played)).toEqual([])
    expect(whyWorthless('sadland', story)).toEqual({ count: 2, tiedWith: 'bahut' })
    expect(whyWorthless('darmoir', story)).toEqual({ count: 0, tiedWith: null })
  })

  it('draws a river as broad as the money, with its streams', () => {
    const account = { round: 1, earned: 50, paid_to_players: 20, paid_to_bank: 10, income: 0, money: 120 }
    const { banks, streams } = riverOf({ start: 100, rounds: [account], money: 120 }, 120)
    expect(banks).toBe('M5 37L65 34L65 70L5 67Z')
    expect(streams.map(({ kind, amount, width }) => [kind, amount, width])).toEqual([
      ['earned', 50, 15],
      ['spent', 30, 9],
    ])
  })
})

describe('sales', () => {
  const events = told<ArtEvent>(
    { event: 'painting-put', seat: 0, card: 'nex-sealed' },
    { event: 'hand-opened', seat: 0, amount: 5 },
    { event: 'hand-opened', seat: 1, amount: 9 },
    { event: 'painting-bought', seat: 1, organiser: 0, price: 9 },
    { event: 'mystery-flipped', seat: 0, card: 'nex-sealed' },
    { event: 'painting-put', seat: 1, card: 'koriko-open' },
    { event: 'painting-bought-in', seat: 1, price: 40 },
    { event: 'painting-put', seat: 2, card: 'nex-sealed' },
    { event: 'painting-taken-free', seat: 2 },
    { event: 'round-ended', round: 1 },
    { event: 'artist-ranked', artist: 'nex', value: 30 },
  )

  it('are told with their hands and with copies of their cards', () => {
    expect(
      salesIn(events).map(({ how, seat, price, cards, hands }) => [
        how,
        seat,
        price,
        cards,
        hands.map(({ seat: one }) => one),
      ]),
    ).toEqual([
      ['bought', 1, 9, [{ card: 'nex-sealed', seed: 'nex-sealed-0-0' }], [1, 0]],
      ['bought-in', 1, 40, [{ card: 'koriko-open', seed: 'koriko-open-1-0' }], []],
      ['free', 2, 0, [{ card: 'nex-sealed', seed: 'nex-sealed-2-0' }], []],
    ])
  })

  it('are good or bad by what the bank pays', () => {
    expect(dealsIn(events).map(({ gain }) => gain)).toEqual([30, 21, -40])
  })

  it('can be weighed before a painting is put up', () => {
    const market = [
      { artist: 'nex', played: 1, markers: [30] },
      { artist: 'bahut', played: 1, markers: [] },
      { artist: 'koriko', played: 0, markers: [20] },
    ]
    expect(valuesWith(market, 'bahut')).toEqual({ nex: 50, bahut: 30, koriko: 0 })
    expect(valuesWith(market, 'koriko')).toEqual({ nex: 60, bahut: 20, koriko: 30 })
  })
})
