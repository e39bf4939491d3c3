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

interface Told {
  deal: TurningPoint
  kind: 'best' | 'worst' | 'weakest' | 'only'
}

/** What is told of deals that stand in order: of a single one nobody can say which it is, and one that brought nothing is not the best. */
export function worthTelling(deals: readonly TurningPoint[]): Told[] {
  if (deals.length === 1) return [{ deal: deals[0]!, kind: 'only' }]
  return bestAndWorst(deals).flatMap(({ deal, kind }): Told[] => {
    if (kind === 'best') return deal.gain > 0 ? [{ deal, kind }] : []
    if (deal.gain < 0) return [{ deal, kind }]
    return deal.gain > 0 ? [{ deal, kind: 'weakest' }] : []
  })
}
