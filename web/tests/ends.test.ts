import { describe, expect, it } from 'vitest'
import { worthTelling } from '../src/lib/deals'
import type { TurningPoint } from '../src/games/game'
import { shortOf } from '../src/shell/outcome'

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
