/** What somebody is called where there is little room: guests' and bots' names end in what they go by. */
export function shortName(name: string): string {
  return name.split(' ').at(-1)!
}

/** The same for a company: whoever would be called like another keeps the whole name. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map(shortName)
  return names.map((name, i) => (short.filter((one) => one === short[i]).length > 1 ? name : short[i]!))
}

/** Names in one line of so many letters: the first always, others while they fit, and how many more there are. */
export function listed(names: readonly string[], room: number): string {
  const fit = names.filter((_, i) => i === 0 || names.slice(0, i + 1).join(', ').length <= room)
  const more = names.length - fit.length
  return `${fit.join(', ')}${more ? ` +${more}` : ''}`
}
