/** What lies on the table of Milionerzy, and the clauses that speak of it. */
import type { About } from '../../lib/about'

const TILES: Record<string, readonly string[]> = {
  x2: ['MB-TILES-2', 'MB-END-1', 'MB-SCORE-1'],
  casino: ['MB-BAD-1', 'MB-SCORE-1'],
  cba: ['MB-BAD-1', 'MB-TILES-2', 'MB-END-1', 'MB-SCORE-1'],
  thief: ['MB-BAD-1', 'MB-THIEF-1'],
}
const LUXURY = ['MB-BID-1', 'MB-WIN-1', 'MB-SCORE-1', 'MB-TILES-1']

/** Everybody's tiles, as a thing one may ask about. */
export const OWNED = 'tiles:all'

export const about: Record<string, (what: string) => About> = {
  tile: (what) => ({ name: `milionerzy-tile-${what}`, values: {}, clauses: TILES[what] ?? LUXURY }),
  tiles: () => ({ name: 'milionerzy-about-tiles', values: {}, clauses: ['MB-SCORE-1', 'MB-POOR-1', 'MB-SERIES-2'] }),
  money: (what) => ({
    name: 'milionerzy-about-money',
    values: { value: Number(what) },
    clauses: ['MB-MONEY-1', 'MB-BID-2', 'MB-BID-3', 'MB-WIN-1', 'MB-POOR-1'],
  }),
}
