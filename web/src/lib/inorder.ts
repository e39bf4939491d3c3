/** Shows things in the order in which they came, none before its time. */
const LATEST = 500

/** What may come before something is shown: null for nothing. */
type Prelude = () => Promise<void> | null

export class InOrder {
  #waiting = 0
  #stopped = false
  #last: Promise<void> = Promise.resolve()

  /** Show this at that time (at once where there is none), after everything that came before; its prelude is left out where more is waiting. */
  add(at: number | null, now: () => number, show: () => void, prelude: Prelude = () => null): void {
    if (this.#waiting > 0 || (at !== null && at > now()))
      return this.#wait(
        this.#last.then(() => pause(at === null ? 0 : Math.min(LATEST, at - now()))).then(() => this.#alone(prelude)),
        show,
      )
    const first = prelude()
    if (first) this.#wait(first, show)
    else show()
  }

  /** Forget what has not been shown yet. */
  stop(): void {
    this.#stopped = true
  }

  #wait(ready: Promise<void>, show: () => void): void {
    this.#waiting++
    this.#last = ready.then(() => {
      this.#waiting--
      if (!this.#stopped) show()
    })
  }

  async #alone(prelude: Prelude): Promise<void> {
    if (this.#waiting === 1 && !this.#stopped) await prelude()
  }
}

function pause(ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, ms))
}
