/** A ticking clock for whatever counts down; one timer for the page. */
class Ticker {
  now = $state(Date.now())
  #users = 0
  #timer: ReturnType<typeof setInterval> | undefined

  /** Keep ticking while somebody looks; returns how to stop. */
  watch(): () => void {
    if (this.#users++ === 0) this.#timer = setInterval(() => (this.now = Date.now()), 100)
    return () => {
      if (--this.#users === 0) clearInterval(this.#timer)
    }
  }
}

export const ticker = new Ticker()

/** Whole seconds left, never below zero. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/** 75 → "1:15". */
export function clockFace(seconds: number): string {
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
