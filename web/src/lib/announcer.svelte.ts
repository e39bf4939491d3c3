/** What a screen reader hears: finished facts, what is asked of me, and a few urgent things. Quick talk is gathered. */
export class Announcer {
  facts: string = $state('')
  urgent: string = $state('')
  #queue: string[] = []
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(readonly gap = 1500) {}

  /** Say a finished fact politely; several within the gap become one breath, the newest last. */
  tell(sentence: string): void {
    this.#queue.push(sentence)
    if (this.#timer === null) this.#speak()
  }

  /** Say it now: my turn, outbid, an offer to me, STOP. */
  interrupt(sentence: string): void {
    this.urgent = sentence
  }

  #speak(): void {
    if (this.#queue.length === 0) {
      this.#timer = null
      return
    }
    this.facts = gathered(this.#queue.splice(0))
    this.#timer = setTimeout(() => this.#speak(), this.gap)
  }
}

/** At most the three newest sentences of a breath. */
export function gathered(sentences: readonly string[]): string {
  return sentences.slice(-3).join(' ')
}
