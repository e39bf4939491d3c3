/** Where a learner was: this browser remembers the lesson and what was done in it. */
import { recall, remember } from '../lib/memory'

export interface Progress {
  lesson: string
  number: number
  actions: string[]
}

const BEGINNING: Progress = { lesson: 'first', number: 0, actions: [] }

export function progressFrom(stored: string | null): Progress {
  try {
    const found = JSON.parse(stored ?? '{}') as Partial<Progress>
    const actions = Array.isArray(found.actions) ? found.actions.filter((one) => typeof one === 'string') : []
    return typeof found.lesson === 'string' && Number.isInteger(found.number)
      ? { lesson: found.lesson, number: found.number!, actions }
      : BEGINNING
  } catch {
    return BEGINNING
  }
}

export function progressIn(game: string): Progress {
  return progressFrom(recall(`lesson.${game}`))
}

export function keepProgress(game: string, progress: Progress): void {
  remember(`lesson.${game}`, JSON.stringify(progress))
}

/** The number of the lesson somebody left off at. */
export function lessonReached(game: string): number {
  return progressIn(game).number
}
