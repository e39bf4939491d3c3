/** What lies on the table of Nie blefuj!, and the clauses that speak of it. */
import type { About } from '../../lib/about'

export const about: Record<string, (what: string) => About> = {
  case: (what) => ({
    name: what === '0' ? 'nie-blefuj-ui-papers' : 'nie-blefuj-ui-case',
    values: { value: Number(what) },
    clauses: ['NB-CARDS-1', 'NB-PAY-1', 'NB-PAY-2', 'NB-WIN-1'],
  }),
  shut: () => ({
    name: 'nie-blefuj-about-shut',
    values: {},
    clauses: ['NB-OFFER-1', 'NB-CLAIM-1', 'NB-TAKE-1', 'NB-OPEN-1'],
  }),
  die: () => ({
    name: 'nie-blefuj-about-die',
    values: {},
    clauses: ['NB-OPEN-1', 'NB-LOWER-1', 'NB-EQUAL-1', 'NB-HIGHER-1'],
  }),
  bank: () => ({ name: 'nie-blefuj-about-bank', values: {}, clauses: ['NB-BANK-1', 'NB-LOWER-1'] }),
}
