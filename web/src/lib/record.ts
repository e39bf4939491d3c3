/** A record's entries; chance is nobody. */
export function entriesOf(record: unknown): { actor: number | null; action: string }[] {
  const entries = (record as { entries?: [number | 'chance', string][] } | null)?.entries ?? []
  return entries.map(([actor, action]) => ({ actor: actor === 'chance' ? null : actor, action }))
}

/** Where a record can be had, in the words of a language or for machines; `beside` is who of this screen asks, if not its guest. */
export function recordAddress(table: string, language: string | null, beside?: string): string {
  const query = new URLSearchParams({ ...(language ? { lang: language } : {}), ...(beside ? { beside } : {}) })
  return `/api/tables/${table}/record${language ? '.txt' : ''}${query.size ? `?${query}` : ''}`
}
