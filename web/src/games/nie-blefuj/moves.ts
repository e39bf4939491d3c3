/** The moves of Nie blefuj! in sentences. */
import { say } from '../../lib/language.svelte'
import type { Cast } from '../../lib/speech'
import { namedBy } from '../../lib/suggestion.svelte'
import type { NieBlefujView } from '../../wire/nie-blefuj'
import { sum } from './odds'

export function move(_: NieBlefujView, action: string, { names }: Cast): string {
  const verb = action.split(' ')[0]!
  const cards = namedBy(action).map(Number)
  if (verb === 'target') return say('nie-blefuj-move-target', { name: names[cards[0]!] ?? '' })
  const lay = say(`nie-blefuj-move-${verb}`, { count: cards.length, sum: sum(cards) })
  const claim = claimIn(action)
  return claim === null ? lay : say('nie-blefuj-move-hand-over', { lay, word: wordText(claim, sum(cards)) })
}

/** What is said with the suitcases; null where nothing is. */
export function claimIn(action: string): number | null {
  const claim = action.split(' claim ')[1]
  return claim === undefined ? null : Number(claim)
}

function wordText(claim: number, worth: number): string {
  if (claim === worth) return say('nie-blefuj-move-honest')
  return claim ? say('nie-blefuj-move-claim', { claim }) : say('nie-blefuj-move-papers')
}
