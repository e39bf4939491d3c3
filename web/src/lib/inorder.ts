/** Shows things in the order in which they came, none before its time. */
const LATEST = 500

export class InOrder {
  #waiting = 0
  #stopped = false
  #last: Promise<void> = Promise.resolve()

  /** Show this at that time (at once where there is none), after everything that came before. */
  add(at: number | null, now: () => number, show: () => void): void {
    if (this.#waiting === 0 && (at === null || at <= now())) return show()
    this.#waiting++
    this.#last = this.#last.then(() => pause(at === null ? 0 : Math.min(LATEST, at - now()))).then(() => {
      this.#waiting--
      if (!this.#stopped) show()
    })
  }

  /** Forget what has not been shown yet. */
  stop(): void {
    this.#stopped = true
  }
}

function pause(ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, ms))
}
