/** The rules as the Fluent files carry them: clauses under headings, in the order of the rules page. */
import { fluentFile } from './fluent'

export interface Chapter {
  heading: string
  clauses: { id: string; text: string }[]
}

/** What we decided about a clause where the book is silent, why, and the other reading where there are two. */
export interface Ruling {
  ruling: string
  reason: string
  other: string | null
}

/** Chapters of a rules file; a clause may go on over indented lines. */
export function chaptersOf(ftl: string): Chapter[] {
  const chapters: Chapter[] = []
  for (const line of ftl.split('\n')) {
    const heading = line.match(/^## ?(.+)$/)?.[1]
    const clause = line.match(/^([A-Z]{2}(?:-[A-Z]+)+-\d+) *= *(.*)$/)
    if (heading) chapters.push({ heading, clauses: [] })
    else if (clause) lastOf(chapters).clauses.push({ id: clause[1]!, text: clause[2]! })
    else if (/^\s+\S/.test(line)) extend(chapters, line.trim())
  }
  return chapters.filter((chapter) => chapter.clauses.length)
}

function lastOf(chapters: Chapter[]): Chapter {
  if (!chapters.length) chapters.push({ heading: '', clauses: [] })
  return chapters.at(-1)!
}

function extend(chapters: Chapter[], more: string): void {
  const clause = chapters.at(-1)?.clauses.at(-1)
  if (clause) clause.text = `${clause.text} ${more}`.trim()
}

export async function rulebook(game: string, language: string): Promise<Chapter[]> {
  return chaptersOf(await fluentFile(language, `${game}-rules`))
}

export async function rulings(language: string): Promise<Map<string, Ruling>> {
  return rulingsOf(await fluentFile(language, 'rulings'))
}

/** The rulings of a Fluent file by their clauses. */
export function rulingsOf(ftl: string): Map<string, Ruling> {
  const said = new Map(
    [...ftl.matchAll(/^((?:ruling|reason|other)-\S+) = (.*)$/gm)].map(([, key, text]) => [key!, text!]),
  )
  const ruled = [...said.keys()].filter((key) => key.startsWith('ruling-')).map((key) => key.slice('ruling-'.length))
  return new Map(
    ruled.map((id) => [
      id,
      {
        ruling: said.get(`ruling-${id}`)!,
        reason: said.get(`reason-${id}`) ?? '',
        other: said.get(`other-${id}`) ?? null,
      },
    ]),
  )
}
