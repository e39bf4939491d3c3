/** A puzzle in the shape of a table: one decision, and then what each answer would have brought. */
import { house } from '../lib/house.svelte'
import { ask } from '../lib/http'
import type { GameEvent } from '../lib/speech'
import { TableState } from '../lib/table.svelte'
import type { PuzzleShown } from '../wire/house'
import { tableOf } from './classroom'
import { keepAnswer } from './daily'

export class PuzzleTable extends TableState {
  override readonly live = true
  override readonly posed = true
  shown: PuzzleShown | null = $state.raw(null)
  /** What was answered; null while the question stands. */
  answer: string | null = $state(null)

  constructor(
    readonly game: string,
    readonly number: number,
  ) {
    super()
  }

  async start(): Promise<void> {
    const shown = await house.attempt(() => ask<PuzzleShown>('GET', `/api/puzzles/${this.game}/${this.number}`))
    if (!shown) return
    this.table = tableOf(shown.game, shown.names, shown.options)
    this.you = { seat: shown.seat, name: shown.names[shown.seat] ?? '', host: false, left: null, beside: [] }
    this.link = 'open'
    this.view = shown.frame.view
    this.lines = shown.frame.events.map((event, n) => ({ event: event as GameEvent, n, at: n }))
    this.legal = { actions: shown.answers.map(({ action }) => action), more: false, default: null }
    this.shown = shown
  }

  /** Whether the best answer was found. */
  get right(): boolean {
    return this.answer === this.shown?.answers[0]?.action
  }

  protected override send(action: string): void {
    if (this.answer !== null || !this.shown?.answers.some((one) => one.action === action)) return
    this.answer = action
    keepAnswer(this.game, this.number, action)
  }
}
