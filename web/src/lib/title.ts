/** The title of a table: what is asked of whom, in a line; in fewer words where there is little room. */
import { language, say, type Values } from './language.svelte'
import { shortName } from './names'

export interface Title {
  id: string
  values?: Values
}

const PEOPLE = ['name', 'other']

/** The whole sentence. */
export function titleText({ id, values }: Title): string {
  return say(id, values)
}

/** The short form, where there is one, with what people go by. */
export function briefTitle({ id, values = {} }: Title): string {
  const named = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, PEOPLE.includes(key) ? shortName(String(value)) : value]),
  )
  return say(language.knows(`${id}-short`) ? `${id}-short` : id, named)
}
