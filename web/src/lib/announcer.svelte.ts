/** What a screen reader hears: finished facts, what is asked of me, and a few urgent things. Quick talk is gathered. */
export class Announcer {
  facts: string = $state('')
  urgent: string = $state('')
  #facts: string[] = []
  #urgent: string | null = null
  #factsAt: ReturnType<typeof setTimeout> | null = null
  #urgentAt: ReturnType<typeof setTimeout> | null = null

  constructor(readonly gap = 1500) {}

  /** Say a finished fact politely; several within the gap become one breath, the newest last. */
  tell(sentence: string): void {
    this.#facts.push(sentence)
    if (this.#factsAt === null) this.#speakFacts()
  }

  /** Say it now: my turn, outbid, an offer to me, STOP. Of several within the gap the newest is said; facts wait. */
  interrupt(sentence: string): void {
    this.#urgent = sentence
    if (this.#urgentAt === null) this.#speakUrgent()
  }

  #speakFacts = (): void => {
    this.#factsAt = null
    if (this.#facts.length === 0) return
    this.facts = gathered(this.#facts.splice(0))
    this.#factsAt = setTimeout(this.#speakFacts, this.gap)
  }

  #speakUrgent = (): void => {
    this.#urgentAt = null
    if (this.#urgent === null) return
    this.urgent = this.#urgent
    this.#urgent = null
    this.#urgentAt = setTimeout(this.#speakUrgent, this.gap)
    if (this.#factsAt !== null) clearTimeout(this.#factsAt)
    this.#factsAt = setTimeout(this.#speakFacts, this.gap)
  }
}

/** At most the three newest sentences of a breath. */
export function gathered(sentences: readonly string[]): string {
  return sentences.slice(-3).join(' ')
}
