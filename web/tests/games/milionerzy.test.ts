import { describe, expect, it } from 'vitest'
import {
  firstBid,
  mayBePoorest,
  reachable,
  scoreFormula,
  outLast,
  scoreSteps,
  tilePoints,
  tilesLeft,
} from '../../src/games/milionerzy/money'
import { earlierEnding, lastEnding } from '../../src/games/milionerzy/ending'
import { lastTaken, takenIn } from '../../src/games/milionerzy/taking'
import { lastTileIn } from '../../src/games/milionerzy/theatre'
import type { MilionerzyView, Reckoning } from '../../src/wire/milionerzy'
import { told } from '../told'

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
    expect(takenIn([won, next], 'won')).toEqual({
      moment: 'won',
      seat: 1,
      tile: '8',
      paid: 11,
      lost: {},
      robbed: false,
      since: 1,
    })
    expect(takenIn([taken, ...lost, next], 'misfortune')).toMatchObject({
      seat: 2,
      tile: 'cba',
      paid: 17,
      lost: { 0: 7, 3: 10 },
    })
    expect(takenIn([won, stolen, next], 'won')).toMatchObject({ moment: 'won', paid: 11, robbed: true })
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
