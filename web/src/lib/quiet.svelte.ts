/** Whom this visitor does not want to hear: their words are left out of talk, log and announcements, for as long as the page is open. */
import type { Line } from './table.svelte'

class Quiet {
  names: ReadonlySet<string> = $state.raw(new Set())

  toggle(name: string): void {
    const names = new Set(this.names)
    if (!names.delete(name)) names.add(name)
    this.names = names
  }

  /** Whether a line is to be shown and read out. */
  hears(line: Line): boolean {
    return !('said' in line) || !this.names.has(line.said.name)
  }
}

export const quiet = new Quiet()
