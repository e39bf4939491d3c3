/** What the coach would say to somebody new at this moment; null where there is nothing to teach. */
import { coach } from '../lib/coach.svelte'
import { language } from '../lib/language.svelte'
import type { TableState } from '../lib/table.svelte'

export function coachMessage(model: TableState): string | null {
  const game = model.table?.game ?? ''
  const id = `page-coach-${game}-${model.position?.phase}`
  return model.coached && coach.teaches(game) && language.knows(id) ? id : null
}
