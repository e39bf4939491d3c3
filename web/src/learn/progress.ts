/** Where a learner was: this browser remembers the lesson and what was done in it. */
import { recall, remember } from '../lib/memory'

export interface Progress {
  lesson: number
  actions: string[]
}

export function progressFrom(stored: string | null): Progress {
  try {
    const found = JSON.parse(stored ?? '{}') as Partial<Progress>
    const actions = Array.isArray(found.actions) ? found.actions.filter((one) => typeof one === 'string') : []
    return Number.isInteger(found.lesson) && found.lesson! >= 0 ? { lesson: found.lesson!, actions } : { lesson: 0, actions: [] }
  } catch {
    return { lesson: 0, actions: [] }
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
  return progressIn(game).lesson
}
