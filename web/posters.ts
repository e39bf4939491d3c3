/** What home says of each game (its name, its line, how long it takes), in one module a language: the rest of a game's words comes with its table. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { fluentFilesIn, outsideFolders } from './outside.ts'

const MODULE = 'virtual:posters/'
const HOUSE = join(import.meta.dirname, '../src/mlotek')

export const posters: Plugin = {
  name: 'mlotek-posters',
  resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith(`\0${MODULE}`) ? `export default ${JSON.stringify(postersIn(id.slice(-2)))}` : undefined,
}

/** The poster of every game, as a Fluent file. */
export function postersIn(language: string): string {
  const files = [HOUSE, ...outsideFolders()].flatMap((folder) => fluentFilesIn(folder, language))
  return files.flatMap(linesOfPoster).join('\n')
}

function linesOfPoster(file: string): string[] {
  const line = new RegExp(`^${basename(file, '.ftl')}-(name|hook|minutes) =`)
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((one) => line.test(one))
  return lines.length === 3 ? lines : []
}
