/** A line of the log as a sentence. */
import { language, say } from '../lib/language.svelte'
import { eventSentence } from '../lib/speech'
import type { Line, TableState } from '../lib/table.svelte'
import { seatFieldsOf } from '../games/registry'

export function lineText(model: TableState, line: Line): string {
  const game = model.table?.game ?? ''
  if ('event' in line) return eventSentence(language, game, model.names, seatFieldsOf(game, line.event.event), line.event)
  const { name, text, phrase } = line.said
  return say('page-said', { name, text: text ?? phraseText(phrase ?? '') })
}

export function phraseText(phrase: string): string {
  return language.knows(`phrase-${phrase}`) ? say(`phrase-${phrase}`) : phrase
}
