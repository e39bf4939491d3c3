/** Who is new to a game: the coach stands by for the first few actions in this browser, then says goodbye. */
import { recall, remember } from './memory'

/** After so many actions nobody is new any more; one action later the goodbye is gone too. */
export const LEARNT = 3
const GONE = LEARNT + 1

class Coach {
  #acted: Record<string, number> = $state({})

  /** How often this person has acted in a game, as far as it matters. */
  acted(game: string): number {
    return this.#acted[game] ?? Number(recall(`acted.${game}`) ?? 0)
  }

  teaches(game: string): boolean {
    return this.acted(game) < LEARNT
  }

  leaves(game: string): boolean {
    return this.acted(game) === LEARNT
  }

  /** Somebody did something by themselves. */
  note(game: string): void {
    if (this.acted(game) < GONE) this.#set(game, this.acted(game) + 1)
  }

  /** No more lessons, please. */
  dismiss(game: string): void {
    this.#set(game, GONE)
  }

  #set(game: string, times: number): void {
    this.#acted[game] = times
    remember(`acted.${game}`, String(times))
  }
}

export const coach = new Coach()
