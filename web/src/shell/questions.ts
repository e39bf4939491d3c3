/** What may be asked in the command box beside acting, in the words of the terminal: each has its answer in sentences, or opens what answers it. */
import { house } from '../lib/house.svelte'
import { ask } from '../lib/http'
import { language, say } from '../lib/language.svelte'
import type { Asked } from '../lib/lexicon'
import { LiveTable } from '../lib/live.svelte'
import { quiet } from '../lib/quiet.svelte'
import { router } from '../lib/router.svelte'
import type { TableState } from '../lib/table.svelte'
import type { TableInWords } from '../wire/house'
import { sheets } from './sheets.svelte'
import { lineText } from './lines'

type Answer = string[] | null
const LINES = 10

/** The answer to a question; null where something else on the page shows it. */
const ANSWERS: Record<string, (model: TableState, rest: string) => Answer | Promise<Answer>> = {
  help: () => [say('page-command-words')],
  hand: (model) => told(model, 'hand'),
  table: (model) => told(model, 'table'),
  odds: (model) => told(model, 'odds'),
  log: (model, rest) => lastLines(model, Number(rest) || LINES),
  why: (model) => whyNot(model),
  rules: (_, rest) => shown(() => (rest ? sheets.showClause(rest.toUpperCase()) : (sheets.sheet = 'rules'))),
  hint: (model) => shown(() => model.askHint()),
  auto: (model, rest) => bidUpTo(model, Number(rest)),
  quit: () => shown(() => router.go('/')),
}

export const answers = (command: string): boolean => command in ANSWERS

export async function answerTo(model: TableState, { command, rest }: Asked): Promise<Answer> {
  return (await ANSWERS[command]?.(model, rest)) ?? null
}

function shown(deed: () => void): null {
  deed()
  return null
}

async function told(model: TableState, part: keyof TableInWords): Promise<string[]> {
  const words =
    model instanceof LiveTable
      ? await house.attempt(() => ask<TableInWords>('GET', model.at('words', { lang: language.code })))
      : undefined
  return words?.[part].length ? words[part] : [say('page-command-nothing')]
}

export function lastLines(model: TableState, count: number): string[] {
  return model.told
    .filter((line) => quiet.hears(line))
    .slice(-count)
    .map((line) => lineText(model, line))
}

function whyNot({ refusal }: TableState): Answer {
  if (refusal?.clause) return shown(() => sheets.showClause(refusal.clause!))
  return [refusal ? refusal.text[language.code] : say('page-command-no-refusal')]
}

function bidUpTo(model: TableState, limit: number): string[] {
  if (!(model instanceof LiveTable) || !Number.isInteger(limit) || limit < 1) return [say('page-command-auto')]
  model.setPrograms([{ program: 'bid-up-to', limit }])
  return [say('page-plan-bid', { limit })]
}
