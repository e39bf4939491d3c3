/** Polish and English from the same Fluent files as the server; switching needs no reload. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { fluentFile } from './fluent'
import { remember, recall } from './memory'
import { withMinus } from './speech'

export type Code = 'pl' | 'en'
export type Values = Record<string, FluentVariable>

const ALWAYS = ['house', 'page', 'server', 'bots']

class Language {
  code: Code = $state('pl')
  #bundle: FluentBundle = $state.raw(new FluentBundle('pl'))
  #wanted = new Set(ALWAYS)

  /** Another object whenever the words have changed. */
  get edition(): object {
    return this.#bundle
  }

  /** Read the words of the first page in the visitor's language. */
  async start(): Promise<void> {
    await this.use(
      recall('language') === 'en' || recall('language') === 'pl' ? (recall('language') as Code) : preferred(),
    )
  }

  async use(code: Code): Promise<void> {
    this.#bundle = await read(code, this.#wanted)
    this.code = code
    document.documentElement.lang = code
    remember('language', code)
  }

  /** Make the words of these files (a game's name, or "milionerzy-rules") available. */
  async load(...names: string[]): Promise<void> {
    if (names.every((name) => this.#wanted.has(name))) return
    for (const name of names) this.#wanted.add(name)
    this.#bundle = await read(this.code, this.#wanted)
  }

  /** Make everything said at a game's table available, the words of its edition among it. */
  async loadTable(game: string, edition = 'standard'): Promise<void> {
    await this.load(game, `page-${game}`, `${game}-bots`, `${game}-${edition}`)
  }

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  say(id: string, values?: Values): string {
    const pattern = this.#bundle.getMessage(id)?.value
    if (!pattern) return `⟨${id}⟩`
    return withMinus(this.#bundle.formatPattern(pattern, values, []))
  }
}

async function read(code: Code, names: Iterable<string>): Promise<FluentBundle> {
  const bundle = new FluentBundle(code, { useIsolating: false })
  const texts = await Promise.all([...names].map((name) => fluentFile(code, name)))
  for (const text of texts) if (text) bundle.addResource(new FluentResource(text))
  return bundle
}

function preferred(): Code {
  return navigator.languages.some((tag) => tag.startsWith('pl')) ||
    !navigator.languages.some((tag) => tag.startsWith('en'))
    ? 'pl'
    : 'en'
}

export const language = new Language()

/** The word for a value ("bots-level", "shrewd"), or the value itself where nobody has a word for it. */
export function wordFor(family: string, value: string): string {
  return language.knows(`${family}-${value}`) ? say(`${family}-${value}`) : value
}

/** A message by its name, in the visitor's language. */
export function say(id: string, values?: Values): string {
  return language.say(id, values)
}
