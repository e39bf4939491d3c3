/** The log in groups: a lot, a round. */
import type { GameEvent } from '../lib/speech'
import type { Line } from '../lib/table.svelte'

export interface LogGroup {
  /** The number of its first line: it stays the same however much of it is shown. */
  key: number
  /** The event that begins it; null for what came before all of them. */
  opening: GameEvent | null
  /** The round it belongs to, where the game counts rounds. */
  round: number
  /** Which of its kind it is in that round, from 1. */
  n: number
  lines: Line[]
}

/** Lines in groups, in their order; `begins` says which events begin one. */
export function groupsOf(lines: readonly Line[], begins: (event: string) => boolean): LogGroup[] {
  const groups: LogGroup[] = [{ key: lines[0]?.n ?? 0, opening: null, round: 0, n: 0, lines: [] }]
  let round = 0
  let scored = 0
  let counts = new Map<string, number>()
  for (const line of lines) {
    const event = 'event' in line ? line.event : null
    const begun = event && 'round' in event && typeof event.round === 'number' ? event.round : round
    if (begun !== round) {
      round = begun
      counts = new Map()
    }
    // a game of a series is scored seat by seat, and the next one counts anew
    const game = event && 'game' in event && typeof event.game === 'number' ? event.game : null
    const goesOn = game !== null && game === scored
    if (game !== null && !goesOn) {
      scored = game
      counts = new Map()
    }
    if (event && !goesOn && begins(event.event)) {
      const n = (counts.get(event.event) ?? 0) + 1
      counts.set(event.event, n)
      groups.push({ key: line.n, opening: event, round, n, lines: [] })
    }
    groups.at(-1)!.lines.push(line)
  }
  return groups.filter((group) => group.lines.length)
}

/** The groups with only those lines that are wanted; groups without any are left out. */
export function narrowed(groups: readonly LogGroup[], wanted: (line: Line, group: LogGroup) => boolean): LogGroup[] {
  return groups
    .map((group) => ({ ...group, lines: group.lines.filter((line) => wanted(line, group)) }))
    .filter((group) => group.lines.length)
}
