import type { TurningPoint } from '../games/game'

/** The deals of a seat, whichever side of them it was on, the best one first; of somebody who looked on, everybody's. */
export function dealsOf(points: readonly TurningPoint[], seat: number | null): TurningPoint[] {
  return points
    .flatMap((point) => {
      if (seat === null || point.seat === seat) return [point]
      return point.against === seat ? [{ ...point, gain: -point.gain }] : []
    })
    .sort((a, b) => b.gain - a.gain)
}

/** The first and the last of deals that stand in order, the best one first; none of a single deal, which is both. */
export function bestAndWorst<Deal>(deals: readonly Deal[]): { deal: Deal; kind: 'best' | 'worst' }[] {
  const [best, ...others] = deals
  const worst = others.at(-1)
  if (best === undefined || worst === undefined) return []
  return [
    { deal: best, kind: 'best' },
    { deal: worst, kind: 'worst' },
  ]
}
