/** What lies on the table of Goofspiel, and the clauses that speak of it. */
import type { About } from '@page/lib/about'

export const about: Record<string, (what: string) => About> = {
  prize: (what) => ({
    name: 'goofspiel-about-prize',
    values: { prize: Number(what) },
    clauses: ['GS-PRIZE-1', 'GS-WIN-1', 'GS-TIE-1'],
  }),
  card: (what) => ({
    name: 'goofspiel-about-card',
    values: { card: Number(what) },
    clauses: ['GS-CARDS-1', 'GS-BID-1', 'GS-BID-2'],
  }),
}
