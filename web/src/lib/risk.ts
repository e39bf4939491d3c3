/** Which actions deserve a second tap, and why: pure functions of what the seat sees. */
import { joined, type Voice } from './speech'

export interface Risk {
  /** The message that asks, and its values: numbers, messages, or so many of several things. */
  message: string
  values: Readonly<Record<string, number | string | readonly (readonly [message: string, count: number])[]>>
}

/** When a person wishes to be asked. */
export type Caution = 'smart' | 'always' | 'never'

/** What a game says about its actions. */
export interface Risky {
  bid?(view: unknown, seat: number, action: string): number
  risk?(view: unknown, seat: number, action: string): Risk | null
  sure?(view: unknown, action: string): boolean
}

/** A bid of more than this share of what I have is dear, unless it is small change. */
const DEAR = 0.4
const SMALL_CHANGE = 20

export function dear(amount: number, money: number): Risk | null {
  if (amount <= SMALL_CHANGE || amount <= DEAR * money) return null
  return { message: 'page-risk-dear', values: { share: Math.round((100 * amount) / money) } }
}

/** Why an action should be asked about once more; null where it may go. A limit of one's own is asked about whatever else is. */
export function riskOf(
  caution: Caution,
  game: Risky | undefined,
  view: unknown,
  seat: number | null,
  action: string,
  limit = 0,
): Risk | null {
  if (seat === null) return null
  if (limit > 0 && (game?.bid?.(view, seat, action) ?? 0) > limit)
    return { message: 'page-risk-limit', values: { limit } }
  if (caution === 'never' || game?.sure?.(view, action)) return null
  return game?.risk?.(view, seat, action) ?? (caution === 'always' ? { message: 'page-risk-every', values: {} } : null)
}

export function riskSentence(voice: Voice, { message, values }: Risk): string {
  const said = Object.entries(values).map(([name, value]) => [name, inWords(voice, value)])
  return voice.say(message, Object.fromEntries(said))
}

function inWords(voice: Voice, value: Risk['values'][string]): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return voice.say(value)
  return joined(
    voice,
    value.map(([thing, count]) => `${voice.say(thing)} ${count}`),
  )
}
