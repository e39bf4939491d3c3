/** The Fluent files that Python reads too, each loaded when it is asked for. */
import { WORDS } from 'virtual:outside-games'

const FOLDER = '../../../src/mlotek/locales'
const FILES = import.meta.glob<string>(
  ['../../../src/mlotek/locales/*/*.ftl', '!**/terminal*.ftl', '!**/misreading.ftl'],
  { query: '?raw', import: 'default' },
)

/** The text of a file (`page`, `targ-rules`) in a language; empty where there is none. */
export async function fluentFile(language: string, name: string): Promise<string> {
  const read = FILES[`${FOLDER}/${language}/${name}.ftl`] ?? WORDS[`${language}/${name}`]
  return read ? await read() : ''
}
