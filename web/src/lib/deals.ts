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
