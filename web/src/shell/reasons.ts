/** A bot's reason as a sentence: a message's name and its values; `who` is a seat, `other` another action. Where a phone has room for few words, in few. */
import { language, say } from '../lib/language.svelte'
import type { Telling } from '../lib/moves'
import { screen } from '../lib/screen.svelte'
import type { TableState } from '../lib/table.svelte'

interface Why {
  message: string
  values: Record<string, number | string>
}

export function reasonText(model: TableState, why: unknown, telling: Telling): string {
  if (!isWhy(why)) return ''
  const game = model.table?.game ?? ''
  const whole = [why.message, `${game}-why-${why.message}`, `bots-why-${why.message}`].find((name) =>
    language.knows(name),
  )
  if (!whole) return ''
  const id = !screen.wide && language.knows(`${whole}-short`) ? `${whole}-short` : whole
  const values = Object.entries(why.values ?? {}).map(([name, value]) => [name, inWords(model, telling, name, value)])
  return sentence(say(id, Object.fromEntries(values)))
}

function isWhy(why: unknown): why is Why {
  return typeof why === 'object' && why !== null && 'message' in why
}

function inWords(model: TableState, telling: Telling, name: string, value: number | string): number | string {
  if (name === 'who' && typeof value === 'number') return model.names[value] ?? value
  if (name === 'other') return telling(model, String(value))
  const id = `${model.table?.game}-${name}-${value}`
  return typeof value === 'string' && language.knows(id) ? say(id) : value
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
