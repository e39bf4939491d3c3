/** A record's entries; chance is nobody. */
export function entriesOf(record: unknown): { actor: number | null; action: string }[] {
  const entries = (record as { entries?: [number | 'chance', string][] } | null)?.entries ?? []
  return entries.map(([actor, action]) => ({ actor: actor === 'chance' ? null : actor, action }))
}
