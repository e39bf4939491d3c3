/** The move a bot suggests, as cards to mark in the hand. */
import type { TableState } from './table.svelte'

/** What the suggested move names of my own: not what is claimed about it, nor what is wanted for it. */
export function suggestedWords(model: TableState): string[] {
  return namedBy(model.hint?.action ?? '')
}

export function namedBy(action: string): string[] {
  return action
    .split(/ (?:claim|for) /)[0]!
    .split(' ')
    .slice(1)
}

/** Which cards of a hand a suggestion names, where several may look alike. */
export function suggestedCards(hand: readonly (number | string)[], words: readonly string[]): number[] {
  const left = [...words]
  return hand.flatMap((card, i) => {
    const at = left.indexOf(String(card))
    if (at < 0) return []
    left.splice(at, 1)
    return [i]
  })
}
