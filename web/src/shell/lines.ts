/** A line of the log as a sentence. */
import { language, say } from '../lib/language.svelte'
import { eventSentence, eventValues, type GameEvent } from '../lib/speech'
import type { Line, TableState } from '../lib/table.svelte'
import { gameOf } from '../games/registry'
import type { LogGroup } from './groups'

const said = new WeakMap<Line, { edition: object; seat: number | null; text: string }>()

/** A line as a sentence; it is made once for each language and whoever is told, however often the log is drawn. */
export function lineText(model: TableState, line: Line): string {
  const edition = language.edition
  const seat = model.seat
  const known = said.get(line)
  if (known?.edition === edition && known.seat === seat) return known.text
  const text = sentenceOf(model, line)
  said.set(line, { edition, seat, text })
  return text
}

function sentenceOf(model: TableState, line: Line): string {
  const game = model.table?.game ?? ''
  if ('event' in line) return eventSentence(language, game, model, seatFields(game, line.event.event), line.event)
  const { name, text, phrase } = line.said
  return say('page-said', { name, text: text ?? phraseText(phrase ?? '') })
}

/** What an auctioneer says of an event, shorter than the log tells it; nothing where a game has no words for it. */
export function spokenText(model: TableState, event: GameEvent): string {
  const game = model.table?.game ?? ''
  const id = `${game}-spoken-${event.event}`
  return language.knows(id) ? say(id, eventValues(language, game, model, seatFields(game, event.event), event)) : ''
}

/** Whose deed a line tells of; null where it is nobody's. */
export function speakerOf(model: TableState, line: Line): number | null {
  if ('said' in line) return model.table?.seats.find(({ name }) => name === line.said.name)?.seat ?? null
  const seat = 'seat' in line.event ? line.event.seat : null
  return typeof seat === 'number' ? seat : null
}

/** The heading of a group of lines: what begins it, in which round, as which of its kind. */
export function headingText(model: TableState, { opening, round, n }: LogGroup): string {
  const game = model.table?.game ?? ''
  if (!opening) return say('page-log-before')
  return say(headingOf(game, opening.event), {
    ...eventValues(language, game, model, seatFields(game, opening.event), opening),
    round,
    n,
  })
}

/** Whether an event begins a group in the log of a game: then it has a heading of its own. */
export function begins(game: string, event: string): boolean {
  return language.knows(headingOf(game, event))
}

/** Which fields of an event hold seats. */
function seatFields(game: string, event: string): readonly string[] {
  return gameOf(game)?.seatFields[event] ?? []
}

function headingOf(game: string, event: string): string {
  return `${game}-log-${event}`
}

export function phraseText(phrase: string): string {
  return language.knows(`phrase-${phrase}`) ? say(`phrase-${phrase}`) : phrase
}
