/** The rules as the Fluent files carry them: clauses under headings, in the order of the rules page. */
export interface Chapter {
  heading: string
  clauses: { id: string; text: string }[]
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

const FILES = import.meta.glob<string>('../../../src/mlotek/locales/*/*-rules.ftl', {
  query: '?raw',
  import: 'default',
})

export async function rulebook(game: string, language: string): Promise<Chapter[]> {
  const file = FILES[`../../../src/mlotek/locales/${language}/${game}-rules.ftl`]
  return file ? chaptersOf(await file()) : []
}
