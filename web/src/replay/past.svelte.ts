/** A moment of a running game as my seat saw it, in the shape of a table; the game goes on meanwhile. */
import { house } from '../lib/house.svelte'
import { ask } from '../lib/http'
import type { LiveTable } from '../lib/live.svelte'
import { TableState, type Line } from '../lib/table.svelte'
import type { MomentShown } from '../wire/house'

export class PastTable extends TableState {
  override readonly live = false
  /** The events of this moment, by their numbers in my log: from `first` on, up to `until`. */
  first = $state(0)
  until = $state(0)
  /** The event that was asked for: one of these. */
  at = $state(0)
  #asked = 0

  constructor(
    readonly now: LiveTable,
    readonly leave: () => void,
  ) {
    super()
    this.jump = (at) => void this.go(at)
  }

  protected override send(): void {
    // what is past cannot be changed
  }

  override get told(): readonly Line[] {
    return this.now.told
  }

  override shows(line: Line | undefined): boolean {
    return line !== undefined && 'event' in line && line.at >= this.first && line.at < this.until
  }

  /** Whether nothing has happened since. */
  get newest(): boolean {
    return !this.now.told.some((line) => 'event' in line && line.at >= this.until)
  }

  /** Show the moment of an event; says whether it could be shown. Of several wishes the last one counts. */
  async go(at: number): Promise<boolean> {
    const asked = ++this.#asked
    const moment = await house.attempt(() => ask<MomentShown>('GET', this.now.at(`moments/${at}`)))
    if (moment && asked === this.#asked) this.#show(moment, at)
    return moment !== undefined
  }

  back(): void {
    if (this.first > 0) void this.go(this.first - 1)
  }

  /** One moment on; after the newest comes the game itself. */
  forward(): void {
    if (this.newest) this.leave()
    else void this.go(this.until)
  }

  #show({ first, until, view }: MomentShown, at: number): void {
    this.at = at
    this.first = first
    this.until = until
    this.version = until
    this.view = view
    this.table = this.now.table
    this.you = this.now.you
    this.lines = this.now.lines.filter((line) => line.at < until)
    this.link = 'open'
  }
}
