/** Sentences for events, by the same conventions as `mlotek.speech` in Python. */
export interface Voice {
  say(id: string, values?: Record<string, string | number>): string
  knows(id: string): boolean
}

/** Something that happened, as all games tell it; each game knows the fields of its own. */
export interface GameEvent {
  event: string
}

/** Who sits where, and which of the seats is told; null: somebody who only looks on. */
export interface Cast {
  names: readonly string[]
  seat: number | null
}

/** What happened, in one sentence: the message `<game>-event-<tag>` with the event's fields as its variables. */
export function eventSentence(
  voice: Voice,
  game: string,
  cast: Cast,
  seatFields: readonly string[],
  event: GameEvent,
): string {
  return voice.say(`${game}-event-${event.event}`, eventValues(voice, game, cast, seatFields, event))
}

/** An event's fields as the variables of a message; of a seat, `<field>-is` says whether it is the one that is told. */
export function eventValues(
  voice: Voice,
  game: string,
  cast: Cast,
  seatFields: readonly string[],
  event: GameEvent,
): Record<string, string | number> {
  const values: Record<string, string | number> = {}
  for (const [field, value] of Object.entries(event)) {
    if (field === 'event') continue
    if (Array.isArray(value) && !isLot(value)) values[`${field}-size`] = value.length
    const seats = seatFields.includes(field)
    if (seats) values[`${field}-is`] = isTold(value, cast) ? 'me' : 'other'
    values[field] = variable(voice, game, field, seats ? seatNames(value, cast.names) : value)
    if (Array.isArray(value) && 'total' in event) values[`${field}-alone`] = isAlone(value, event.total) ? 'yes' : 'no'
  }
  return values
}

/** Seats as the variables of a message: the name of each, and whether it is the one that is told. */
export function seatValues(cast: Cast, seats: Record<string, number | null>): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [field, seat] of Object.entries(seats)) {
    values[field] = seat === null ? '' : (cast.names[seat] ?? '')
    values[`${field}-is`] = isTold(seat, cast) ? 'me' : 'other'
  }
  return values
}

function isTold(seat: unknown, cast: Cast): boolean {
  return cast.seat !== null && (Array.isArray(seat) ? seat.includes(cast.seat) : seat === cast.seat)
}

/** Whether the only number of a list is the total already: it need not be said twice. */
function isAlone(value: readonly unknown[], total: unknown): boolean {
  return value.length === 1 && value[0] === total
}

/** So many of one thing: ["fish", 2], perhaps with points behind it. */
function isLot(value: readonly unknown[]): value is [string, number] {
  return typeof value[0] === 'string' && typeof value[1] === 'number'
}

function seatNames(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => seatNames(one, names))
  return typeof value === 'number' ? (names[value] ?? String(value)) : value
}

/** A variable as Fluent takes it: numbers stay, lists are joined, names of things are translated. */
function variable(voice: Voice, game: string, field: string, value: unknown): string | number {
  if (value === null || value === undefined) return 'unknown'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value) && isLot(value)) {
    const alone = `${game}-${field}-${value[0]}`
    return voice.knows(alone) ? voice.say(alone) : lotText(voice, game, value)
  }
  if (Array.isArray(value))
    return joined(
      voice,
      value.map((one) => String(variable(voice, game, field.replace(/s$/, ''), one))),
    )
  if (typeof value === 'object') return JSON.stringify(value)
  const id = `${game}-${field}-${String(value)}`
  if (voice.knows(id)) return voice.say(id)
  return typeof value === 'number' ? value : String(value)
}

/** Numbers are written with a hyphen; people read a minus, as long as it is spoken. */
export function withMinus(text: string): string {
  return text.replace(/(^|[^\p{L}\d_-])-(?=\d)/gu, '$1−')
}

/** A figure and what it counts stay on one line. */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
}

/** A lot in words: "2 fish". */
export function lotText(voice: Voice, game: string, [thing, count]: readonly [string, number, ...unknown[]]): string {
  return voice.say(`${game}-count-${thing}`, { n: count })
}

/** "a, b and c". */
export function joined(voice: Voice, items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? voice.say('list-empty')
  return voice.say('list-and', { first: items.slice(0, -1).join(', '), last: items.at(-1)! })
}
