/** The Fluent files that Python reads too, each loaded when it is asked for. */
import { WORDS } from 'virtual:outside-games'

const FOLDER = '../../../src/mlotek/locales'
const FILES = import.meta.glob<string>(
  ['../../../src/mlotek/locales/*/*.ftl', '!**/terminal*.ftl', '!**/misreading.ftl'],
  { query: '?raw', import: 'default' },
)

/** What home says of all games. */
const POSTERS: Record<string, () => Promise<{ default: string }>> = {
  pl: () => import('virtual:posters/pl'),
  en: () => import('virtual:posters/en'),
}

/** The text of a file (`page`, `targ-rules`), or of the `posters`, in a language; empty where there is none. */
export async function fluentFile(language: string, name: string): Promise<string> {
  if (name === 'posters') return (await POSTERS[language]!()).default
  const read = FILES[`${FOLDER}/${language}/${name}.ftl`] ?? WORDS[`${language}/${name}`]
  return read ? await read() : ''
}
