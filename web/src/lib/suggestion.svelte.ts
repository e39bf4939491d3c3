/** The move a bot suggests, as cards to mark in the hand; and as a draft, once somebody takes it up. */
import { tick, untrack } from 'svelte'
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

/** Lay a suggestion out on the table, and lead to the button that plays it; a table without one plays it at once. */
export async function takeUp(model: TableState, action: string): Promise<void> {
  model.prepare(action)
  await tick()
  const button = document.querySelector<HTMLElement>('.awaited')
  if (button) button.focus({ preventScroll: true })
  else model.act(action)
}

/** How a table lays out a suggestion: which cards it picks, which amount it sets. */
export function whenTakenUp(model: () => TableState, layOut: (action: string) => void): void {
  $effect(() => {
    const taken = model().prepared
    if (taken) untrack(() => layOut(taken.action))
  })
}
