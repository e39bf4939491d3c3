/**
 * Games from outside the house: each is a folder with its `page` (an index.ts that exports a `Game`) and its `locales`.
 * MLOTEK_PAGE_GAMES names them (`goofspiel=/where/it/is,…`); hatch_build.py writes it from MLOTEK_GAMES.
 */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:outside-games'
const LANGUAGES = ['pl', 'en']

/** The folders of the games from outside. */
export function outsideFolders(): string[] {
  const named = (process.env['MLOTEK_PAGE_GAMES'] ?? '').split(',').filter(Boolean)
  return named.map((line) => line.slice(line.indexOf('=') + 1))
}

/** The Fluent files that a folder brings along in a language. */
export function fluentFilesIn(folder: string, language: string): string[] {
  const words = join(folder, 'locales', language)
  return existsSync(words)
    ? readdirSync(words)
        .filter((name) => name.endsWith('.ftl'))
        .map((name) => join(words, name))
    : []
}

/** Gives the page its games from outside, and their words; usually none. */
export const outsideGames: Plugin = {
  name: 'mlotek-outside-games',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? source(outsideFolders()) : undefined),
}

function source(folders: readonly string[]): string {
  const games = folders.map((folder, i) => `import game${i} from ${JSON.stringify(join(folder, 'page/index.ts'))}`)
  const words = folders.flatMap((folder) =>
    LANGUAGES.flatMap((language) => fluentFilesIn(folder, language).map((file) => wordsLine(language, file))),
  )
  return `${games.join('\n')}
export const GAMES = [${folders.map((_, i) => `game${i}`).join()}]
export const WORDS = {${words.join()}}`
}

function wordsLine(language: string, file: string): string {
  return `'${language}/${basename(file, '.ftl')}': () => import(${JSON.stringify(`${file}?raw`)}).then((one) => one.default)`
}
