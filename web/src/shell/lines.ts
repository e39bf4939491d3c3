/** A line of the log as a sentence. */
import { language, say } from '../lib/language.svelte'
import { eventSentence } from '../lib/speech'
import type { Line, TableState } from '../lib/table.svelte'
import { seatFieldsOf } from '../games/registry'

const said = new WeakMap<Line, { edition: object; text: string }>()

/** A line as a sentence; it is made once for each language, however often the log is drawn. */
export function lineText(model: TableState, line: Line): string {
  const edition = language.edition
  const known = said.get(line)
  if (known?.edition === edition) return known.text
  const text = sentenceOf(model, line)
  said.set(line, { edition, text })
  return text
}

function sentenceOf(model: TableState, line: Line): string {
  const game = model.table?.game ?? ''
  if ('event' in line) return eventSentence(language, game, model.names, seatFieldsOf(game, line.event.event), line.event)
  const { name, text, phrase } = line.said
  return say('page-said', { name, text: text ?? phraseText(phrase ?? '') })
}

export function phraseText(phrase: string): string {
  return language.knows(`phrase-${phrase}`) ? say(`phrase-${phrase}`) : phrase
}
