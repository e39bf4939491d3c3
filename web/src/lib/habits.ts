/** What a host chose for tables of a game, to begin the next one with; a table is listed only when its host says so each time. */
import type { NewTable, Settings } from '../wire/house'
import { recall, remember } from './memory'

export type Habits = Pick<NewTable, 'players' | 'options' | 'tempo' | 'pace'>

/** The habits with one more choice. */
export function withChoice(before: Habits, { players, options, tempo, pace }: Settings): Habits {
  return {
    ...before,
    ...(players == null ? {} : { players }),
    ...(options == null ? {} : { options: { ...before.options, ...options } }),
    ...(tempo == null ? {} : { tempo: { ...before.tempo, ...tempo } as NonNullable<Habits['tempo']> }),
    ...(pace == null ? {} : { pace }),
  }
}

/** Stored habits; what is broken is forgotten. */
export function habitsFrom(stored: string | null): Habits {
  try {
    const found: unknown = JSON.parse(stored ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Habits) : {}
  } catch {
    return {}
  }
}

export const habitsOf = (game: string): Habits => habitsFrom(recall(`table-${game}`))

export function noteChoice(game: string, choice: Settings): void {
  remember(`table-${game}`, JSON.stringify(withChoice(habitsOf(game), choice)))
}

export function forgetHabits(game: string): void {
  remember(`table-${game}`, '{}')
}
