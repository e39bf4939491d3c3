/** A little theatre before something is shown: closed hands count to three, suitcases unlatch. It can be skipped, and nobody waits long for it. */
import { theatreWelcome } from './motion'
import { settings } from './settings.svelte'
import type { GameEvent } from './speech'

/** Milliseconds a play lasts at most, at any speed. */
export const LONGEST = 2400

/** How a game plays events before they are shown: the lengths of its beats in ms at normal speed, or null to show them at once. Written as a method, so that each may name its own events. */
export type Play = { of(events: readonly GameEvent[]): readonly number[] | null }['of']

/** The beats at another speed, a long play shortened. */
export function paced(beats: readonly number[], pace: number): number[] {
  const whole = beats.reduce((sum, beat) => sum + beat, 0)
  return beats.map((beat) => Math.floor(beat * Math.min(pace, LONGEST / whole)))
}

export class Curtain {
  /** What is being played before it is shown; null where the table lies open. */
  events: readonly GameEvent[] | null = $state.raw(null)
  /** What is being played, as a game knows its own events; nothing where the table lies open. */
  of<E extends GameEvent>(): readonly E[] {
    return (this.events ?? []) as readonly E[]
  }

  /** Which beat of the play it is. */
  beat = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined
  #done: (() => void) | undefined

  /** Play these events, if somebody looks and wishes for it; tells when it is over, null where nothing is played. */
  play(events: readonly GameEvent[], play: Play): Promise<void> | null {
    const beats = play(events)
    if (!beats || !theatreWelcome()) return null
    this.events = events
    return new Promise((done) => {
      this.#done = done
      this.#next(paced(beats, settings.now.pace), 0)
    })
  }

  /** The end of the play, or enough of it: its last picture stays until the table behind it is set. */
  end(): void {
    clearTimeout(this.#timer)
    this.#done?.()
    this.#done = undefined
  }

  /** The table lies open. */
  lift(): void {
    this.events = null
  }

  #next(beats: readonly number[], beat: number): void {
    if (beat === beats.length) return this.end()
    this.beat = beat
    this.#timer = setTimeout(() => this.#next(beats, beat + 1), beats[beat])
  }
}
