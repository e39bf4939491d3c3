/** Who comes to a table and who leaves it while a game goes on: told for a few seconds in the strip, and to a screen reader. */
import { untrack } from 'svelte'
import { say } from '../lib/language.svelte'
import type { TableState } from '../lib/table.svelte'
import type { Seat } from '../wire/house'

const SHOWN = 4000
/** Milliseconds in which whoever only opens the page again has come back. */
const GRACE = 2000

export class Comings {
  news: { seat: number; text: string } | null = $state.raw(null)
  #before: readonly Seat[] = []
  /** Whose absence has been told, or will be. */
  readonly #away = new Map<number, ReturnType<typeof setTimeout> | null>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly model: () => TableState,
    readonly announce: (text: string) => void,
  ) {
    $effect(() => {
      const { live, table } = this.model()
      const seats = live && table?.stage === 'playing' ? table.seats : []
      untrack(() => this.#compare(seats))
    })
    $effect(() => () => {
      for (const timer of [this.#timer, ...this.#away.values()]) clearTimeout(timer ?? undefined)
    })
  }

  #compare(seats: readonly Seat[]): void {
    for (const before of this.#before) {
      const now = seats[before.seat]
      if (now && now.seat !== this.model().seat) this.#look(before, now)
    }
    this.#before = seats
  }

  #look(before: Seat, now: Seat): void {
    if (before.who !== now.who || before.name !== now.name) {
      this.#forget(now.seat)
      if (now.who === 'person') this.#tell('sits', now)
      else if (before.who === 'person') this.#tell('leaves', before)
    } else if (now.who === 'person' && before.present !== now.present) {
      if (now.present) this.#returns(now)
      else
        this.#away.set(
          now.seat,
          setTimeout(() => this.#goes(now), GRACE),
        )
    }
  }

  #goes(who: Seat): void {
    this.#away.set(who.seat, null)
    this.#tell('away', who)
  }

  #returns(who: Seat): void {
    if (this.#away.get(who.seat) === null) this.#tell('back', who)
    this.#forget(who.seat)
  }

  #forget(seat: number): void {
    clearTimeout(this.#away.get(seat) ?? undefined)
    this.#away.delete(seat)
  }

  #tell(what: string, { seat, name }: Seat): void {
    const text = say(`page-company-${what}`, { name })
    this.news = { seat, text }
    this.announce(text)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.news = null), SHOWN)
  }
}
