/** Checks of the Fluent files against each other and against what the page asks for. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LOCALES = join(import.meta.dirname, '../src/mlotek/locales')
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
  for (const file of readdirSync(join(LOCALES, language)).filter((name) => name.endsWith('.ftl'))) {
    const text = readFileSync(join(LOCALES, language, file), 'utf8')
    for (const [, id] of text.matchAll(/^([A-Za-z][\w-]*) *=/gm)) found.set(id!, file)
  }
  return found
}

/** The names that stand in the page's sources as plain strings: say('…'). */
export function askedFor(): Set<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(join(SOURCES, name), 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bsay\(\s*'([\w-]+)'/g)].map((match) => match[1]!)))
}
