import { afterEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from '../../src/games/targ/countdown.svelte'
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
} from '../../src/games/targ/market'
import { trial } from '../../src/games/targ/trial'
import { countUp } from '../../src/lib/hold'
import type { TargView } from '../../src/wire/targ'
import { told } from '../told'

const stock = (good: string, count: number, printed: number) => ({
  good,
  count,
  printed,
  majority: 2 * count > printed,
  points: 0,
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
