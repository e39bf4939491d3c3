import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  firstBid,
  mayBePoorest,
  reachable,
  scoreFormula,
  outLast,
  scoreSteps,
  tilePoints,
  tilesLeft,
} from '../src/games/milionerzy/money'
import { earlierEnding, lastEnding } from '../src/games/milionerzy/ending'
import { lastTaken, takenIn } from '../src/games/milionerzy/taking'
import { lastTileIn } from '../src/games/milionerzy/theatre'
import {
  lastRound,
  quickRaises,
  quickShares,
  seedsOf,
  sortedHand,
  tiesWonBy,
  valuesWith,
  whyWorthless,
} from '../src/games/modern-art/auctions'
import { flowsOf, riverOf, whoPaidWhom } from '../src/games/modern-art/deals'
import { dealsIn, lotIn, purchasesOf, salesIn, standingsOf, tradeOf } from '../src/games/modern-art/sales'
import {
  biggestLie,
  claimOf,
  claimRecords,
  claimsIn,
  extremesIn,
  fateOf,
  odds,
  possible,
} from '../src/games/nie-blefuj/odds'
import { LAST_WORD, persuading } from '../src/games/nie-blefuj/persuasion'
import { casesOf, play, roundOf, seenIn, wordIn } from '../src/games/nie-blefuj/theatre'
import { turningPoints } from '../src/games/nie-blefuj/turning'
import { Countdown } from '../src/games/targ/countdown.svelte'
import {
  breaksStop,
  canAccept,
  counterOf,
  countsAs,
  effectOf,
  placesIn,
  missingForStop,
  offerText,
  oneMore,
  pointsAfterSwap,
  pointsWith,
  signed,
  wantedAloud,
} from '../src/games/targ/market'
import { trial } from '../src/games/targ/trial'
import { countUp } from '../src/lib/hold'
import { dealsOf, worthTelling } from '../src/lib/deals'
import type { Past, TurningPoint } from '../src/games/game'
import type { GameEvent as ArtEvent } from '../src/wire/modern-art'
import type { GameEvent as BluffEvent } from '../src/wire/nie-blefuj'
import type { TargView } from '../src/wire/targ'
import { shortOf } from '../src/shell/outcome'
import type { MilionerzyView, Reckoning } from '../src/wire/milionerzy'

const stock = (good: string, count: number, printed: number) => ({
  good,
  count,
  printed,
  majority: 2 * count > printed,
  points: 0,
})

describe('an end', () => {
  it('tells no deal as the best that brought nothing, and none as the worst that cost nothing', () => {
    const told = (...gains: number[]) =>
      worthTelling(gains.map((gain) => ({ gain }) as TurningPoint)).map(({ deal, kind }) => `${kind} ${deal.gain}`)
    expect(told(5, 2, -3)).toEqual(['best 5', 'worst -3'])
    expect(told(5, 2)).toEqual(['best 5', 'weakest 2'])
    expect(told(0, -3)).toEqual(['worst -3'])
    expect(told(3, 0)).toEqual(['best 3'])
    expect(told(0, 0)).toEqual([])
    expect(told(-2)).toEqual(['only -2'])
  })

  it('measures how much somebody fell short by whoever won, not by whoever is out', () => {
    const outcome = { winners: [1], scores: [0, 8, 6, 17], ranks: [3, 1, 2, 4], out: [3] }
    expect(shortOf(outcome, 0)).toBe(8)
    expect(shortOf({ ...outcome, winners: [] }, 0)).toBe(0)
  })
})

describe('Milionerzy', () => {
  it('knows the totals that cannot be reached after spending 1, 2 and 3', () => {
    const totals = reachable([4, 6, 8, 10, 12, 15, 20, 25], 0, 30)
    expect([1, 2, 3, 5, 7, 9, 11, 13, 17].some((total) => totals.has(total))).toBe(false)
    expect(totals.has(4)).toBe(true)
  })

  it('takes the cheapest raise from what the house lists first', () => {
    expect(firstBid(['pass', 'bid 4', 'bid 1 4'])).toEqual([4])
    expect(firstBid(['pass', 'bid 1 12'])).toEqual([1, 12])
    expect(firstBid(['pass'])).toEqual([])
  })

  it('tells the score as the rulebook example does: 12 → 7 → 14 → 28 → 14', () => {
    expect(outLast([{ out: true }, { out: false }, { out: true }, { out: false }])).toEqual([1, 3, 0, 2])
    expect(scoreSteps({ luxury: 12, casino: true, fortunes: 2, cba: true }).map(({ points }) => points)).toEqual([
      12, 7, 14, 28, 14,
    ])
    expect(tilePoints(['3', '9', 'casino', 'x2', 'x2', 'cba'])).toBe(14)
    expect(scoreFormula(['3', '9', 'casino', 'x2', 'x2', 'cba'])).toBe('(3+9−5)×2×2÷2')
    expect([scoreFormula(['7']), scoreFormula(['7', 'x2']), scoreFormula(['thief', 'cba'])]).toEqual([
      '7',
      '7×2',
      '0÷2',
    ])
  })

  it('warns of poverty: a tie for the least is out too, and rivals take back what they laid unless it is bad luck', () => {
    const rivals = [
      { money: [20], total: 5 },
      { money: [30], total: 0 },
    ]
    expect([25, 26].map((left) => mayBePoorest(left, rivals, false))).toEqual([true, false])
    expect([20, 21].map((left) => mayBePoorest(left, rivals, true))).toEqual([true, false])
    expect(mayBePoorest(0, [{ money: null, total: 0 }], false)).toBe(false)
  })

  it('knows what was taken while everybody looks at it, and that the next tile waits', () => {
    const won = { event: 'tile-won' as const, seat: 1, tile: '8', paid: [3, 8] }
    const taken = { event: 'misfortune-taken', seat: 2, tile: 'cba' } as const
    const lost = [3, 0].map((seat) => ({ event: 'cards-lost' as const, seat, cards: [seat + 1, 6] }))
    const stolen = { event: 'luxury-stolen', seat: 1, luxury: 8, secret: false } as const
    const next = { event: 'tile-revealed', seat: 1, tile: '4', red: 1 } as const
    expect(takenIn([won, next], 'won')).toEqual({ moment: 'won', seat: 1, tile: '8', paid: 11, lost: {}, since: 1 })
    expect(takenIn([taken, ...lost, next], 'misfortune')).toMatchObject({
      seat: 2,
      tile: 'cba',
      paid: 17,
      lost: { 0: 7, 3: 10 },
    })
    expect(takenIn([won, stolen, next], 'theft')).toMatchObject({ seat: 1, tile: '8', since: 1 })
    expect(takenIn([{ ...stolen, luxury: null, secret: true }], 'theft')).toMatchObject({ tile: 'thief', since: 0 })
    expect(takenIn([won, next], 'reversed')).toBeNull()
  })

  it('knows how a game of a series ended when the next one is dealt: tiles, points and the sum of all games', () => {
    const played = (points: number, money: number, out = false) => ({ points, money, out })
    const scored = (game: number, seat: number) =>
      ({ event: 'game-scored', seat, game, points: 0, money: 0, out: false, total: 0 }) as const
    const last = { event: 'tile-revealed', seat: 0, tile: 'x2', red: 4 } as const
    const taken = { event: 'misfortune-taken', seat: 1, tile: 'thief' } as const
    const won = { event: 'tile-won' as const, seat: 1, tile: '9', paid: [20] }
    const stolen = { event: 'luxury-stolen', seat: 1, luxury: 9, secret: false } as const
    const bought = { event: 'tile-won' as const, seat: 0, tile: '8', paid: [1] }
    const second = [{ ...won, tile: '2' }, taken, won, stolen, bought, last, scored(2, 0), scored(2, 1)]
    const view = {
      games: 3,
      game: 3,
      results: [
        [played(5, 50), played(6, 9, true)],
        [played(8, 7), played(2, 90)],
      ],
    } as unknown as MilionerzyView
    const ending = earlierEnding(view, [bought, scored(1, 0), scored(1, 1), ...second])
    expect(ending).toMatchObject({ game: 2, games: 3, winners: [0] })
    expect(ending!.houses.map(({ tiles, total }) => [tiles, total])).toEqual([
      [['8'], 13],
      [['2'], 2],
    ])
    expect(earlierEnding({ ...view, results: [] }, [])).toBeNull()
    expect([lastTileIn(second), lastTaken(second)?.tile]).toEqual(['x2', '8'])
    const breakdown = [{ money: 1, out: true, points: 9, earlier: [played(4, 3)] }] as unknown as Reckoning[]
    expect(
      lastEnding({ ...view, seats: [{ tiles: ['9'] }] } as MilionerzyView, { winners: [], breakdown }),
    ).toMatchObject({
      houses: [{ total: 4, points: 9, tiles: ['9'] }],
    })
  })

  it('tells gone tiles from those in the stack, and sees the last one fall', () => {
    const left = tilesLeft(['x2', '10', 'x2'])
    expect(left.filter(({ gone }) => gone).map(({ tile }) => tile)).toEqual(['10', 'x2', 'x2'])
    expect(left.length).toBe(16)
    expect(lastTileIn(told({ event: 'tile-revealed', tile: 'cba', red: 4 }, { event: 'game-ended' }))).toBe('cba')
    expect(lastTileIn(told({ event: 'tile-revealed', tile: 'x2', red: 3 }))).toBeNull()
  })
})

/** Events with the fields a test is about. */
function told<E>(...events: object[]): E[] {
  return events as E[]
}

describe('Modern Art', () => {
  it('sorts a hand by artist in board order, then by auction', () => {
    expect(sortedHand(['koriko-open', 'nex-double', 'nex-open'])).toEqual(['nex-open', 'nex-double', 'koriko-open'])
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
        { event: 'painting-put', card: 'nex-open' },
        { event: 'painting-bought-in', seat: 0, price: 5 },
      ),
    ]
    expect(purchasesOf(0, rounds).map(({ card, price }) => [card, price])).toEqual([
      ['koriko-once', 7],
      ['nex-open', 5],
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

describe('Nie blefuj!', () => {
  it('knows the one table that is the game', () => {
    expect([0, 1, 3, 6, 7].map(odds)).toEqual([
      { pay: 0, take: 0, more: 6 },
      { pay: 0, take: 1, more: 5 },
      { pay: 2, take: 1, more: 3 },
      { pay: 5, take: 1, more: 0 },
      { pay: 6, take: 0, more: 0 },
    ])
  })

  it('knows what so many suitcases cannot hold', () => {
    const held = (suitcases: number) =>
      Array.from({ length: 12 }, (_, claim) => claim).filter((claim) => possible(claim, suitcases))
    expect(held(1)).toEqual([0, 1, 2, 5])
    expect(held(2)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 10])
  })

  it('counts a deal for both sides: what one takes another gave away', () => {
    const lines = [
      { event: 'cards-offered', seat: 0, claim: 1 },
      { event: 'cards-taken', seat: 1, giver: 0, unopened: 3, cards: [5, 5, 2] },
      { event: 'cards-offered', seat: 2, claim: 2 },
      { event: 'cards-taken', seat: 0, giver: 2, unopened: 1, cards: [1] },
      { event: 'cards-offered', seat: 0, claim: null },
      { event: 'payment-made', seat: 2, to: 0, owed: 4, cards: [2, 2] },
    ].map((event, at) => ({ at, n: at, event }))
    const cast = { names: ['Ola', 'Jan', 'Ewa'], seat: 0 }
    const points = turningPoints({ story: lines, views: [], owners: [], cast } as unknown as Past)
    const gains = (seat: number | null) => dealsOf(points, seat).map(({ gain }) => gain)
    expect([0, 1, 2].map(gains)).toEqual([[4, 1, -12], [12], [-1, -4]])
    expect(gains(null)).toEqual([12, 1, -4])
  })

  it('finds the biggest lie, if anybody lied', () => {
    expect(
      biggestLie([
        { seat: 0, claim: 3, worth: 5 },
        { seat: 1, claim: 4, worth: 1 },
        { seat: 2, claim: 6, worth: 4 },
      ]),
    ).toEqual({ seat: 1, claim: 4, worth: 1 })
    expect(
      biggestLie([
        { seat: 0, claim: 1, worth: 15 },
        { seat: 1, claim: 9, worth: 1 },
      ]),
    ).toMatchObject({ seat: 0 })
    expect(biggestLie([{ seat: 0, claim: 2, worth: 2 }])).toBeNull()
  })

  it('holds claims against the truth', () => {
    expect(
      claimsIn([
        { actor: 2, action: 'offer 5 0 claim 8' },
        { actor: null, action: 'die 4' },
        { actor: 2, action: 'add 1 0 claim 1' },
        { actor: 1, action: 'offer 1' },
      ]),
    ).toEqual([
      { seat: 2, claim: 8, worth: 5 },
      { seat: 2, claim: 1, worth: 1 },
    ])
    const events = told<BluffEvent>(
      { event: 'cards-offered', seat: 1, claim: 3 },
      { event: 'cards-opened', cards: [2], total: 2 },
      { event: 'cards-added', seat: 1, claim: 1 },
      { event: 'cards-opened', cards: [1], total: 3 },
      { event: 'cards-offered', seat: 1, claim: 4 },
      { event: 'cards-taken', cards: [4] },
    )
    expect(claimRecords(events, 2)[1]).toEqual({ made: 2, true: 1 })
  })

  it('lets the honest say what there is, and the silent nothing', () => {
    expect((['nothing', 'honest', 0, 12] as const).map((said) => claimOf(said, 3))).toEqual([null, 3, 0, 12])
  })

  it('unlatches suitcases one by one, then rolls the die against all that is open', () => {
    const events = told<BluffEvent>(
      { event: 'round-started' },
      { event: 'cards-offered', seat: 0, to: 1, claim: 4 },
      { event: 'cards-opened', seat: 1, cards: [3], total: 3 },
      { event: 'die-rolled', roll: 6, total: 3 },
      { event: 'cards-added', seat: 0, to: 1, claim: null },
      { event: 'cards-opened', seat: 1, cards: [2, 0], total: 5 },
      { event: 'die-rolled', roll: 4, total: 5 },
    )
    const seen = seenIn(events)!
    expect(seen).toEqual({
      what: 'opening',
      giver: 0,
      seat: 1,
      claim: null,
      found: 2,
      cards: [2, 0],
      before: [3],
      roll: 4,
      taken: false,
    })
    const shown = [0, 1, Infinity].map((beat) => casesOf(seen, beat).map(({ value }) => value))
    expect(shown).toEqual([
      [3, 2, null],
      [3, 2, 0],
      [3, 2, 0],
    ])
    expect(play(events)).toEqual([420, 420, 800, 900])
    expect(play(told({ event: 'cards-taken', unopened: 0 }))).toBeNull()
    expect([4, 5, 6].map((roll) => fateOf(roll, 5))).toEqual(['pay', 'take', 'more'])
  })

  it('weighs the last word against the suitcases it was about', () => {
    const offered = { event: 'cards-offered', seat: 0, to: 1, claim: 4 }
    const opened = { event: 'cards-opened', seat: 1, cards: [3], total: 3 }
    const word = (...events: object[]) => wordIn(told<BluffEvent>(...events))
    expect(word({ event: 'round-started' })).toBeNull()
    expect(word(offered)).toEqual({ claim: 4, found: null })
    expect(word(offered, opened)).toEqual({ claim: 4, found: 3 })
    expect(word(offered, opened, { event: 'cards-added', claim: null })).toEqual({ claim: null, found: null })
    const blind = { event: 'cards-taken', seat: 1, giver: 0, number: 2, unopened: 1, cards: [5, 3] }
    const added = { event: 'cards-added', seat: 0, to: 1, claim: 5 }
    expect(seenIn(told<BluffEvent>(offered, opened, added, blind))).toMatchObject({ claim: 5, found: 5 })
  })

  it('lets whoever opens take all where the die asks for more and there is nothing to add', () => {
    const events = [
      { event: 'cards-offered', seat: 0, to: 1, claim: null },
      { event: 'cards-opened', seat: 1, cards: [1], total: 1 },
      { event: 'die-rolled', roll: 6, total: 1 },
    ]
    const taken = { event: 'cards-taken', seat: 1, giver: 0, number: 1, unopened: 0, cards: [1] }
    expect(seenIn(told<BluffEvent>(...events))).toMatchObject({ roll: 6, taken: false })
    expect(seenIn(told<BluffEvent>(...events, taken))).toMatchObject({ roll: 6, taken: true })
  })

  it('lets suitcases that are taken blind cross the table, and open where their contents are known', () => {
    const opened = { event: 'cards-opened', seat: 1, cards: [1], total: 1 }
    const blind = { event: 'cards-taken', seat: 1, giver: 0, number: 2, unopened: 1, cards: null }
    const values = (events: BluffEvent[], beat: number) => casesOf(seenIn(events)!, beat).map(({ value }) => value)
    expect(values(told<BluffEvent>(opened, blind), 1)).toEqual([1, null])
    const known = told<BluffEvent>(opened, { ...blind, cards: [5, 1] })
    expect([0, 1].map((beat) => values(known, beat))).toEqual([
      [1, null],
      [5, 1],
    ])
    expect(play(told(blind))).toEqual([1200, 1200])
    expect(seenIn(told<BluffEvent>({ ...blind, unopened: 0 }))).toBeNull()
  })

  it('holds up what a round came to while the next one has begun', () => {
    const events = told<BluffEvent>(
      { event: 'round-started', round: 1 },
      { event: 'cards-offered', seat: 2, to: 1, claim: 7 },
      { event: 'payment-made', seat: 1, to: 2, owed: 3, number: 2, cards: null },
      { event: 'bank-card-drawn', seat: 1, card: null, left: 4 },
      { event: 'round-started', round: 2 },
      { event: 'colour-rolled', seat: 2, colour: 'red', owner: 1 },
    )
    expect(roundOf(events, 'payment-made')).toEqual(events.slice(0, 4))
    expect(roundOf(events, 'cards-taken')).toEqual([])
    expect(seenIn(roundOf(events, 'payment-made'))).toMatchObject({
      what: 'paying',
      giver: 2,
      seat: 1,
      claim: 7,
      owed: 3,
      drawn: { left: 4 },
    })
  })

  it('remembers the biggest gift and the dearest disbelief', () => {
    const entries = [
      '0 offer 5 2 claim 1',
      '1 take',
      '1 offer 1',
      '2 open',
      '2 pay 2 1',
      '2 offer 1',
      '0 open',
      '2 add 5',
      '0 take',
    ].map((one) => ({ actor: Number(one[0]), action: one.slice(2) }))
    expect(extremesIn(entries)).toEqual({ gift: { from: 0, to: 1, worth: 7 }, disbelief: { from: 2, to: 1, worth: 3 } })
    expect(extremesIn([])).toEqual({ gift: null, disbelief: null })
  })

  it('leaves two people a while to persuade, until the offerer has said the last word', () => {
    const seat = (who: 'person' | 'bot') => ({ who, standin: false })
    const line = (n: number, what: object) => ({ n, at: 0, ...what }) as Parameters<typeof persuading>[2][number]
    const said = (by: number, phrase: string) =>
      line(1, { said: { type: 'said', n: 0, seat: by, name: '', text: null, phrase, at: 0 } })
    const offered = line(0, { event: { event: 'cards-offered' } })
    const view = { phase: 'decision', offerer: 0, decider: 1 }
    const people = [seat('person'), seat('person')]
    expect(persuading(view, people, [offered, said(1, LAST_WORD), said(0, 'trust-me')])).toBe(true)
    expect(persuading(view, people, [offered, said(0, LAST_WORD)])).toBe(false)
    expect(persuading(view, people, [said(0, LAST_WORD), offered])).toBe(true)
    expect(persuading(view, [seat('person'), seat('bot')], [offered])).toBe(false)
    expect(persuading({ ...view, phase: 'payment' }, people, [offered])).toBe(false)
  })
})

describe('Targ', () => {
  it('writes offers in the words of the rules', () => {
    expect(offerText({ fish: 2 }, { gold: 1 }, null)).toBe('offer 2 fish for 1 gold')
    expect(offerText({ coffee: 1 }, {}, 2)).toBe('offer 1 coffee for nothing to 2')
    expect(oneMore({ fish: 2 }, 'fish', 2)).toEqual({})
  })

  it('counts a hand as the rulebook example does: +6 −3 0', () => {
    expect(
      pointsWith(
        [
          { good: 'sheep', count: 6 },
          { good: 'bricks', count: 3 },
          { good: 'gold', count: 3 },
        ],
        'bricks',
      ),
    ).toBe(3)
    expect(pointsAfterSwap([stock('bricks', 3, 5), stock('wood', 1, 9)], 'fish', 'wood')).toBe(3)
  })

  it('knows what I can accept, and what is missing for STOP', () => {
    const offer = {
      number: 1,
      seat: 0,
      give: [['fish', 1]] as [string, number][],
      want: [['gold', 2]] as [string, number][],
      to: null,
    }
    expect(canAccept(offer, [stock('gold', 2, 7)], 1)).toBe(true)
    expect(canAccept(offer, [stock('gold', 1, 7)], 1)).toBe(false)
    expect(canAccept({ ...offer, to: 2 }, [stock('gold', 2, 7)], 1)).toBe(false)
    expect(counterOf(offer, [stock('gold', 3, 7)])).toEqual({ give: { gold: 2 }, want: { fish: 1 } })
    expect(counterOf(offer, [stock('gold', 1, 7)])).toEqual({ give: { gold: 1 }, want: { fish: 1 } })
    expect(counterOf(offer, [])).toEqual({ give: {}, want: { fish: 1 } })
    expect(missingForStop([stock('gold', 1, 7), stock('bricks', 2, 5), stock('sheep', 7, 7)])).toEqual([
      { good: 'bricks', count: 2, printed: 5, missing: 1 },
      { good: 'gold', count: 1, printed: 7, missing: 3 },
    ])
  })

  it('says what an offer does to my hand', () => {
    const hand = [stock('bricks', 2, 5), stock('gold', 2, 7)]
    expect(effectOf([['bricks', 1]], [['gold', 1]], hand, 'fish')).toBe(3)
    expect(effectOf([['fish', 2]], [], hand, 'fish')).toBe(-2)
    expect(effectOf([['gold', 1]], [['bricks', 1]], hand, 'fish')).toBe(0)
  })

  it('says what would spoil a STOP that could be called', () => {
    const hand = [stock('bricks', 3, 5), stock('gold', 5, 7)]
    expect(breaksStop([['gold', 1]], [['bricks', 3]], hand)).toBe(false)
    expect(breaksStop([['gold', 1]], [['bricks', 1]], hand)).toBe(true)
    expect(breaksStop([['fish', 1]], [], hand)).toBe(true)
    expect(
      breaksStop(
        [],
        [
          ['bricks', 3],
          ['gold', 5],
        ],
        hand,
      ),
    ).toBe(true)
  })

  it('has somebody new try what is of use at once', () => {
    const hand = [stock('bricks', 2, 5), stock('coffee', 2, 7), stock('wood', 2, 9)]
    const view = { seat: 0, hand, hand_points: -2, centre: 'wood', offers: [] } as unknown as TargView
    expect(trial(view, 'offer 2 coffee for 3 wood')).toBe('swap bricks')
    expect(trial(view, 'offer 1 coffee for 1 bricks')).toBe('offer 1 coffee for 1 bricks')
    const offers = [{ seat: 1, number: 4, give: [['bricks', 3]], want: [['wood', 1]], to: null }]
    expect(trial({ ...view, offers } as unknown as TargView, 'offer 2 coffee for 3 wood')).toBe('accept 4')
    expect(trial({ ...view, hand_points: null }, 'offer 2 coffee for 3 wood')).toBe('offer 2 coffee for 3 wood')
  })

  it('keeps an offer in its place while it stands, and fills the first place that is free', () => {
    const shouted = (seat: number, number: number) => ({ event: 'offer-shouted', seat, number })
    const gone = (number: number) => ({ event: 'offer-withdrawn', seat: 1, number })
    const places = (...events: object[]) => placesIn(told(...events)).get(1)
    expect(places(shouted(1, 1), shouted(1, 2))).toEqual([1, 2])
    expect(places(shouted(1, 1), shouted(1, 2), gone(1))).toEqual([null, 2])
    expect(places(shouted(1, 1), shouted(1, 2), gone(1), shouted(2, 3), shouted(1, 4))).toEqual([4, 2])
    expect(places(shouted(1, 1), { event: 'round-begun' })).toBeUndefined()
  })

  it('knows of a bot what it last shouted for in this round, and nothing else', () => {
    const line = (event: object, n: number) => ({ n, version: n, at: n, event: event as { event: string } })
    const offer = (seat: number, want: [string, number][]) => ({
      event: 'offer-shouted',
      seat,
      give: [['wood', 1]],
      want,
    })
    const lines = [
      offer(1, [['pigs', 1]]),
      { event: 'round-begun', round: 2 },
      offer(2, [['fish', 2]]),
      offer(3, []),
      offer(2, [['gold', 1]]),
      { event: 'traded', seat: 1 },
    ].map(line)
    expect([...wantedAloud(lines, [1, 2, 3])]).toEqual([[2, 'gold']])
    expect([...wantedAloud(lines, [1])]).toEqual([])
  })

  it('says why a group counts', () => {
    expect([countsAs(7, 14), countsAs(4, 4), countsAs(3, -3), countsAs(2, 0)]).toEqual(['all', 'most', 'centre', null])
    expect([signed(-5), signed(0), signed(3)]).toEqual(['−5', '0', '+3'])
  })

  describe('in time', () => {
    afterEach(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })

    it('counts three, two, one within 2.5 s, once for each deal, and no longer than anybody likes', () => {
      vi.useFakeTimers()
      watched()
      const bell = vi.fn()
      const countdown = new Countdown(bell)
      countdown.begin('table:1')
      expect(countdown.left).toBe(3)
      vi.advanceTimersByTime(750)
      expect(countdown.left).toBe(2)
      vi.advanceTimersByTime(1750)
      expect([countdown.left, bell.mock.calls.length]).toEqual([0, 1])
      countdown.begin('table:1')
      expect(countdown.left).toBe(0)
      countdown.begin('table:2')
      countdown.skip()
      vi.advanceTimersByTime(2500)
      countdown.skip()
      expect([countdown.left, bell.mock.calls.length]).toEqual([0, 2])
    })

    it('counts once also where a browser may not remember', () => {
      vi.useFakeTimers()
      watched()
      vi.stubGlobal('localStorage', undefined)
      const countdown = new Countdown()
      countdown.begin('table:1')
      vi.advanceTimersByTime(2500)
      countdown.begin('table:1')
      expect(countdown.left).toBe(0)
    })

    it('turns the card up at once where less motion is wished', () => {
      watched(true)
      const countdown = new Countdown()
      countdown.begin('table:1')
      expect(countdown.left).toBe(0)
    })

    it('counts two and three while a good is held down', () => {
      vi.useFakeTimers()
      const counts: number[] = []
      countUp((count) => counts.push(count))
      vi.advanceTimersByTime(450)
      const letGo = countUp((count) => counts.push(-count))
      vi.advanceTimersByTime(450)
      letGo()
      vi.advanceTimersByTime(2000)
      expect(counts).toEqual([2, -2, 3])
    })
  })
})

/** A window that is looked at, which remembers. */
function watched(still = false) {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('document', { hidden: false, visibilityState: 'visible', hasFocus: () => true })
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
}
