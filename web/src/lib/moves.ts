/** A move in a sentence, as one person would tell it to another. */
import { gameOf } from '../games/registry'
import { language } from './language.svelte'
import { lexiconOf } from './lexicon'
import type { TableState } from './table.svelte'

export type Telling = (model: TableState, action: string) => string

/** How a game tells its moves; one without sentences of its own has the words that are typed. */
export async function tellingOf(game: string): Promise<Telling> {
  const told = gameOf(game)?.move
  if (told) return (model, action) => told(model.view, action, model)
  const lexicon = await lexiconOf(game)
  return (model, action) => lexicon.show(action, language.code, model.names)
}
