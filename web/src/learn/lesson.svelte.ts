/** A lesson in the shape of a table. The house plays it by the rules; the page keeps what the learner did, and shows the answers one by one. */
import { house } from '../lib/house.svelte'
import { ask } from '../lib/http'
import { settings } from '../lib/settings.svelte'
import type { GameEvent } from '../lib/speech'
import { TableState } from '../lib/table.svelte'
import type { Frame, LessonShown } from '../wire/house'
import { tableOf } from './classroom'
import { keepProgress, progressIn } from './progress'

const BEAT = 1100

export class LessonTable extends TableState {
  override readonly live = true
  shown: LessonShown | null = $state.raw(null)
  #actions: string[] = []
  #lesson = 'first'

  constructor(readonly game: string) {
    super()
    const { lesson, actions } = progressIn(game)
    this.#lesson = lesson
    this.#actions = actions
  }

  /** Whether everything asked for in this lesson is done and shown. */
  get done(): boolean {
    return this.shown !== null && this.pending === null && this.shown.step === this.shown.steps
  }

  get last(): boolean {
    return this.shown !== null && this.shown.after === null
  }

  /** Open the lesson where it was left; one that is no more begins anew. */
  async start(): Promise<void> {
    const shown = await house.attempt(() => this.#teach(this.#actions))
    if (shown) return this.#show(shown, true)
    if (house.problem?.code === 'no-such-page') await this.go('first')
  }

  async go(lesson: string): Promise<void> {
    this.#lesson = lesson
    this.#actions = []
    this.refusal = this.hint = this.prepared = this.outcome = null
    const shown = await house.attempt(() => this.#teach([]))
    if (!shown) return
    this.#keep(shown)
    await this.#show(shown, true)
  }

  protected override send(action: string): void {
    if (this.pending === null && this.shown?.suggestion) void this.#try(action)
  }

  /** Show the move that is asked for; it stands with the words of the lesson. */
  override askHint(): void {
    if (this.shown?.suggestion) this.hint = { action: this.shown.suggestion, why: null }
  }

  async #try(action: string): Promise<void> {
    this.pending = action
    this.refusal = this.hint = null
    const shown = await house.attempt(() => this.#teach([...this.#actions, action]))
    if (shown?.refusal) this.refusal = shown.refusal
    else if (shown) await this.#accept(action, shown)
    this.pending = null
  }

  async #accept(action: string, shown: LessonShown): Promise<void> {
    this.#actions = [...this.#actions, action]
    this.#keep(shown)
    await this.#show(shown, false)
  }

  #keep(shown: LessonShown): void {
    keepProgress(this.game, { lesson: shown.lesson, number: shown.number, actions: this.#actions })
  }

  #teach(actions: string[]): Promise<LessonShown> {
    return ask<LessonShown>('POST', `/api/lessons/${this.game}/${this.#lesson}`, { actions })
  }

  /** Show the moments since the last action, each for a beat; at once where the lesson opens. */
  async #show(shown: LessonShown, atOnce: boolean): Promise<void> {
    this.#sit(shown)
    for (const [i, frame] of shown.frames.entries()) {
      if (i > 0 && !atOnce) await new Promise((done) => setTimeout(done, BEAT * settings.now.pace))
      this.#showFrame(frame)
    }
    this.legal = shown.legal
    this.outcome = shown.outcome
    this.shown = shown
  }

  #showFrame(frame: Frame): void {
    this.version += 1
    this.view = frame.view
    this.lines = frame.events.map((event, n) => ({ event: event as GameEvent, n, at: n }))
  }

  #sit(shown: LessonShown): void {
    this.table = tableOf(shown.game, shown.names)
    this.you = { seat: 0, name: shown.names[0] ?? '', host: false, left: null, beside: [] }
    this.link = 'open'
  }
}
