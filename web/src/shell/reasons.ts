/** A bot's reason as a sentence: a message's name and its values, or text, or nothing. */
import { language, say } from '../lib/language.svelte'
import type { TableState } from '../lib/table.svelte'

export function reasonText(model: TableState, why: unknown): string {
  if (typeof why === 'string') return language.knows(why) ? say(why) : why
  if (typeof why !== 'object' || why === null) return ''
  const { message, name, id, values } = why as Record<string, unknown>
  const known = [message, name, id].filter((one) => typeof one === 'string')
  const found = known.flatMap((one) => [one, `${model.table?.game}-why-${one}`]).find((one) => language.knows(one))
  return found ? say(found, (values ?? {}) as Record<string, string | number>) : ''
}
