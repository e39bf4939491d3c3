/** A finished game, moment by moment, in the shape of a table. */
import type { Frame, ReplayShown, TableShown } from '../wire/house'
import { ask } from '../lib/http'
import type { GameEvent } from '../lib/speech'
import { TableState, type Line } from '../lib/table.svelte'
import { begins } from '../shell/lines'
import { merged } from './merge'
import { cutsOf, parted, type OpenFrame } from './parted'

export type Eyes = number | 'open' | 'public'

export class Replay extends TableState {
  override readonly live = false
  step = $state(0)
  eyes: Eyes = $state('open')
  #seen = new Map<string, ReplayShown>()
  #frames: OpenFrame[] = $state.raw([])
  /** Whether each moment ends a chapter and begins the next, as everybody sees it. */
  #ends: readonly boolean[] = []

  constructor(readonly id: string) {
    super()
    this.jump = (at) => this.go(at)
  }

  get length(): number {
    return this.#frames.length
  }

  /** The table at every moment. */
  get views(): unknown[] {
    return this.#frames.map((frame) => frame.view)
  }

  /** Every moment as each seat saw it, where hands are open. */
  get allOwners(): unknown[][] {
    return this.#frames.map((frame) => frame.owners ?? [])
  }

  /** This moment as each seat saw it, where hands are open. */
  get owners(): unknown[] {
    return this.#frames[this.step]?.owners ?? []
  }

  /** Everything that is told from the first moment to the last. */
  story: Line[] = $derived(
    this.#frames
      .flatMap((one, at) => one.events.map((event) => ({ event: event as GameEvent, at })))
      .map((line, n): Line => ({ ...line, n })),
  )

  override shows(line: Line | undefined): boolean {
    return line?.at === this.step
  }

  protected override send(): void {
    // what is over cannot be changed
  }

  /** Read the game as somebody saw it, and stay at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    const all = await Promise.all(this.#seats(eyes).map((seat) => this.#fetch(seat)))
    const shown = all[0]!
    this.eyes = eyes
    const frames =
      eyes === 'open'
        ? shown.frames.map((frame, i) =>
            openFrame(
              frame,
              all.map((one) => one.frames[i]!),
            ),
          )
        : shown.frames
    this.#frames = parted(
      frames,
      frames.map((frame, i) => (this.#ends[i] ? this.#cutsOf(frame) : [])),
    )
    this.table = shown.table
    this.you = { seat: typeof eyes === 'number' ? eyes : null, name: '', host: false, left: null, beside: [] }
    this.go(Math.min(this.step, this.#frames.length - 1), shown.outcome)
  }

  /** Show a moment. */
  go(step: number, outcome: unknown = [...this.#seen.values()][0]?.outcome): void {
    this.step = Math.max(0, Math.min(step, this.#frames.length - 1))
    const frame = this.#frames[this.step]
    if (!frame) return
    this.version = this.step
    this.view = frame.view
    this.lines = this.story.filter(({ at }) => at <= this.step)
    this.outcome = this.step === this.#frames.length - 1 ? outcome : null
    this.link = 'open'
  }

  #seats(eyes: Eyes): (number | null)[] {
    if (eyes !== 'open') return [eyes === 'public' ? null : eyes]
    return Array.from({ length: this.table?.players ?? 1 }, (_, seat) => seat)
  }

  async #fetch(seat: number | null): Promise<ReplayShown> {
    const query = seat === null ? '' : `?seat=${seat}`
    const found = this.#seen.get(query) ?? (await ask<ReplayShown>('GET', `/api/tables/${this.id}/replay${query}`))
    this.#seen.set(query, found)
    return found
  }

  /** Open the game: first to learn what it is and how many sit there, then, with its words at hand, with open hands. */
  async start(furnish: (table: TableShown) => Promise<unknown>): Promise<void> {
    await this.look('public')
    await furnish(this.table!)
    const { frames } = await this.#fetch(null)
    this.#ends = frames.map((frame) => this.#cutsOf(frame).length > 0)
    await this.look('open')
  }

  #cutsOf(frame: Frame): number[] {
    return cutsOf(frame, (event) => begins(this.table?.game ?? '', event))
  }
}

function openFrame(frame: Frame, all: Frame[]): OpenFrame {
  const owners = all.map((one) => one.view)
  const view = { ...(merged(owners) as object), seat: null }
  return { ...frame, view, owners, events: merged(all.map((one) => one.events)) as unknown[] }
}
