/** A finished game, moment by moment, in the shape of a table. */
import type { Frame, ReplayShown } from '../wire/house'
import { ask } from '../lib/http'
import type { GameEvent } from '../lib/speech'
import { TableState, type Line } from '../lib/table.svelte'
import { merged } from './merge'

export type Eyes = number | 'open' | 'public'

/** A moment, and each seat's own view of it where hands are open. */
type OpenFrame = Frame & { owners?: unknown[] }

export class Replay extends TableState {
  override readonly live = false
  step = $state(0)
  eyes: Eyes = $state('open')
  #seen = new Map<string, ReplayShown>()
  #frames: OpenFrame[] = $state.raw([])

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
    this.#frames =
      eyes === 'open'
        ? shown.frames.map((frame, i) =>
            openFrame(
              frame,
              all.map((one) => one.frames[i]!),
            ),
          )
        : shown.frames
    this.table = shown.table
    this.you = { seat: typeof eyes === 'number' ? eyes : null, name: '', host: false, beside: [] }
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

  /** Open the game: first to learn how many sit there, then with open hands. */
  async start(): Promise<void> {
    await this.look('public')
    await this.look('open')
  }
}

function openFrame(frame: Frame, all: Frame[]): OpenFrame {
  const owners = all.map((one) => one.view)
  const view = { ...(merged(owners) as object), seat: null }
  return { ...frame, view, owners, events: merged(all.map((one) => one.events)) as unknown[] }
}
