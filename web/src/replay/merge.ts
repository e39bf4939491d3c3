/** Several seats' views of one moment as one view: what one may not know, another may. */
export function merged(views: readonly unknown[]): unknown {
  const known = views.filter((view) => view !== null && view !== undefined)
  const first = known[0]
  if (first === undefined) return null
  if (Array.isArray(first)) return first.map((_, i) => merged(known.map((view) => (view as unknown[])[i])))
  if (typeof first === 'object') {
    return Object.fromEntries(
      Object.keys(first as object).map((key) => [
        key,
        merged(known.map((view) => (view as Record<string, unknown>)[key])),
      ]),
    )
  }
  return first
}
