/** What lies on the table of Modern Art, and the clauses that speak of it. */
import type { About } from '../../lib/about'
import type { GameEvent } from '../../lib/speech'
import { isPlayed } from './auctions'

const AUCTIONS: Record<string, readonly string[]> = {
  open: ['MA-OPEN-1', 'MA-OPEN-2'],
  once: ['MA-ONCE-1'],
  sealed: ['MA-SEALED-1', 'MA-SEALED-2'],
  fixed: ['MA-FIXED-1', 'MA-FIXED-2', 'MA-FIXED-3'],
  double: ['MA-DOUBLE-1', 'MA-DOUBLE-2', 'MA-DOUBLE-3', 'MA-DOUBLE-4'],
}
const DECK = ['MA-DECK-1', 'MA-DECK-2']
const FASHION = ['MA-RANK-1', 'MA-VALUE-1', 'MA-VALUE-2']

export const about: Record<string, (what: string) => About> = {
  card: (what) => ({
    name: `modern-art-card-${what}`,
    values: {},
    clauses: [...(AUCTIONS[what.split('-')[1]!] ?? []), 'MA-FIFTH-1', ...FASHION, ...DECK],
  }),
  artist: (what) => ({
    name: `modern-art-artist-${what}`,
    values: {},
    clauses: [...FASHION, 'MA-FIFTH-1', ...DECK],
  }),
}

/** How many paintings by the artist of a thing have been played in all. */
export function seen(thing: string, events: readonly GameEvent[]): About | null {
  const [kind = '', what = ''] = thing.split(':')
  if (!(kind in about)) return null
  const artist = what.split('-')[0]
  const count = events.filter(isPlayed).filter(({ card }) => card.split('-')[0] === artist).length
  return { name: 'modern-art-about-played', values: { count }, clauses: [] }
}
