/** What lies on the market, and the clauses that speak of it. */
import type { About } from '../../lib/about'

export const about: Record<string, (what: string) => About> = {
  good: (what) => ({
    name: `targ-good-${what}`,
    values: {},
    clauses: ['TG-DECK-1', 'TG-SCORE-3', 'TG-SCORE-2', 'TG-SCORE-4', 'TG-SCORE-1'],
  }),
  centre: (what) => ({
    name: 'targ-about-centre',
    values: { good: `targ-good-${what}` },
    clauses: ['TG-SCORE-1', 'TG-CENTRE-1'],
  }),
}
