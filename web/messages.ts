/** Checks of the Fluent files against each other and against what the page asks for. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fluentFilesIn, outsideFolders } from './outside.ts'

const HOUSE = join(import.meta.dirname, '../src/mlotek')
const SOURCES = join(import.meta.dirname, 'src')

export function problemsWithMessages(): string[] {
  const [pl, en] = [messagesOf('pl'), messagesOf('en')]
  const asked = askedFor()
  return [
    ...missing(en, pl).map((id) => `pl lacks ${id}`),
    ...missing(pl, en).map((id) => `en lacks ${id}`),
    ...[...asked].filter((id) => !en.has(id)).map((id) => `the page asks for ${id}, which nobody wrote`),
  ]
}

function missing(from: Map<string, string>, there: Map<string, string>): string[] {
  return [...from.keys()].filter((id) => !there.has(id))
}

/** Every message of a language: its name and the file it stands in. */
export function messagesOf(language: string): Map<string, string> {
  const found = new Map<string, string>()
  const files = [HOUSE, ...outsideFolders()].flatMap((folder) => fluentFilesIn(folder, language))
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    for (const [, id] of text.matchAll(/^([A-Za-z][\w-]*) *=/gm)) found.set(id!, basename(file))
  }
  return found
}

/** The names that stand in the page's sources as plain strings: say('…'). */
export function askedFor(): Set<string> {
  const texts = [SOURCES, ...outsideFolders().map((folder) => join(folder, 'page'))].flatMap(sourcesIn)
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bsay\(\s*'([\w-]+)'/g)].map((match) => match[1]!)))
}

function sourcesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter((name) => /\.(ts|svelte)$/.test(name)).map((name) => readFileSync(join(folder, name), 'utf8'))
}
