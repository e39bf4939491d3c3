/** What somebody is called where there is little room: guests' and bots' names end in what they go by. */
export function shortName(name: string): string {
  return name.split(' ').at(-1)!
}
