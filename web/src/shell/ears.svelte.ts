/** What is heard at a table: earcons, what a screen reader says, and the great moments shown over the stage. */
import { Announcer } from '../lib/announcer.svelte'
import { quiet } from '../lib/quiet.svelte'
import { play, type Earcon } from '../lib/sound'
import { speak } from '../lib/voice'
import type { GameEvent } from '../lib/speech'
import type { Line, TableState } from '../lib/table.svelte'
import { lineText, spokenText } from './lines'

/** An answer to an event, written as a method, so that each may name its own. */
type Told<T> = { of(event: GameEvent): T }['of']

/** What a game makes of its events. */
export interface Hearing {
  earcon?: Told<Earcon | null> | undefined
  /** Whether a screen reader should be interrupted for it. */
  urgent?: Told<boolean> | undefined
  /** Whether it is worth a banner over the stage. */
  moment?: Told<boolean> | undefined
  /** Whether the stage tells it large at this moment: then the strip does not say it again. */
  large?: Told<boolean> | undefined
}

const SHOWN = 4000
const MISSED_SHOWN = 9000
const TOLD = 3

/** The last of what happened after a moment of the log, if it was more than one thing. */
export function missedSince(lines: readonly Line[], at: number): Line[] {
  const missed = lines.filter((line) => 'event' in line && line.at > at)
  return missed.length > 1 ? missed.slice(-TOLD) : []
}

export class Ears {
  readonly announcer = new Announcer()
  /** What has just been decided, for a few seconds. */
  moment: Line | null = $state.raw(null)
  /** What happened while nobody looked, for a few seconds after somebody does. */
  missed: readonly Line[] = $state.raw([])
  #left = Infinity
  #heard = -1
  /** What has happened and was not told yet. */
  #waiting: ReadonlySet<number> = new Set()
  #wasMine = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly model: () => TableState,
    readonly status: () => string,
    readonly hearing: () => Hearing,
  ) {
    $effect(() => this.#hearNews())
    $effect(() => this.#hearMyTurn())
    $effect(() => () => clearTimeout(this.#timer))
    $effect(() => {
      document.addEventListener('visibilitychange', this.#turned)
      return () => document.removeEventListener('visibilitychange', this.#turned)
    })
  }

  #turned = (): void => {
    const lines = this.model().told
    if (document.hidden) {
      this.#left = lines.at(-1)?.at ?? -1
      return
    }
    this.missed = missedSince(lines, this.#left)
    this.moment = null
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#seen, MISSED_SHOWN)
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, this.#seen, { once: true })
  }

  #seen = (): void => {
    this.missed = []
  }

  #hearNews(): void {
    const { lines, told } = this.model()
    const fresh = told.filter(({ n }) => n > this.#heard || this.#waiting.has(n))
    const first = this.#heard < 0
    this.#heard = lines.at(-1)?.n ?? -1
    this.#waiting = new Set(lines.filter((line) => this.model().untold(line)).map(({ n }) => n))
    if (!first) for (const line of fresh) this.#hear(line)
  }

  #hearMyTurn(): void {
    const mine = this.model().mine
    if (mine && !this.#wasMine) {
      play('turn')
      this.announcer.interrupt(this.status())
    }
    this.#wasMine = mine
  }

  #hear(line: Line): void {
    if (!quiet.hears(line)) return
    const sentence = lineText(this.model(), line)
    const { earcon, urgent, moment } = this.hearing()
    if ('event' in line) {
      const sound = earcon?.(line.event)
      if (sound) play(sound)
      if (moment?.(line.event)) this.#show(line)
      speak(spokenText(this.model(), line.event))
      if (urgent?.(line.event)) return this.announcer.interrupt(sentence)
    }
    this.announcer.tell(sentence)
  }

  #show(line: Line): void {
    this.moment = line
    this.missed = []
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.moment = null), SHOWN)
  }
}
