/** A line of the log as a sentence. */
import { language, say } from '../lib/language.svelte'
import { shortNames } from '../lib/names'
import { eventSentence, eventValues, type Cast, type GameEvent } from '../lib/speech'
import type { Line, TableState } from '../lib/table.svelte'
import { gameOf } from '../games/registry'
import type { LogGroup } from './groups'

type Told = WeakMap<Line, { edition: object; seat: number | null; text: string }>
const said: Told = new WeakMap()
const logged: Told = new WeakMap()

/** A line as a sentence. */
export function lineText(model: TableState, line: Line): string {
  return once(said, model, line, sentenceOf)
}

/**
 * A line as the log tells it under its heading: everybody by what they go by, and in fewer words where a game has them; in none
 * where the heading has said it.
 */
export function logText(model: TableState, line: Line): string {
  return once(logged, model, line, (model, line) => {
    const cast = { names: shortNames(model.names), seat: model.seat }
    const brief = 'event' in line ? messageText(model, 'brief', line.event, cast) : null
    return brief ?? sentenceOf(model, line, cast)
  })
}

/** A text is made once for each language and whoever is told, however often the log is drawn. */
function once(told: Told, model: TableState, line: Line, make: (model: TableState, line: Line) => string): string {
  const edition = language.edition
  const seat = model.seat
  const known = told.get(line)
  if (known?.edition === edition && known.seat === seat) return known.text
  const text = make(model, line)
  told.set(line, { edition, seat, text })
  return text
}

function sentenceOf(model: TableState, line: Line, cast: Cast = model): string {
  const game = model.table?.game ?? ''
  if ('event' in line) return eventSentence(language, game, cast, seatFields(game, line.event.event), line.event)
  const { name, text, phrase } = line.said
  return say('page-said', { name, text: text ?? phraseText(phrase ?? '') })
}

/** What an auctioneer says of an event, shorter than the log tells it; nothing where a game has no words for it. */
export function spokenText(model: TableState, event: GameEvent): string {
  return messageText(model, 'spoken', event) ?? ''
}

function messageText(model: TableState, kind: string, event: GameEvent, cast: Cast = model): string | null {
  const game = model.table?.game ?? ''
  const id = `${game}-${kind}-${event.event}`
  return language.knows(id) ? say(id, eventValues(language, game, cast, seatFields(game, event.event), event)) : null
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
