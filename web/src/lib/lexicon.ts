/** The words of actions in both languages, from words.ftl (or the game's own file), by the same conventions as `mlotek.lexicon` in Python. */
import { gameOf } from '../games/registry'
import { fluentFile } from './fluent'

const SEAT_FOLLOWS = ['to', 'target']

/** A word without case and accents, so that nobody needs a Polish keyboard. */
export function fold(word: string): string {
  return word.toLowerCase().replaceAll('ł', 'l').normalize('NFKD').replace(/\p{M}/gu, '')
}

/** Word → the forms a person may type, the shown one first, for one game of a words file. */
export function formsOf(ftl: string, game: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [, word, forms] of ftl.matchAll(new RegExp(`^${game}-word-([\\w-]+) *= *(.+)$`, 'gm')))
    found.set(word!, forms!.trim().split(/\s+/))
  return found
}

/** A question that is no action: "log 20". */
export interface Asked {
  command: string
  rest: string
}

/** Folded form → the command it stands for, in one words file. */
function commandsOf(ftl: string): [string, string][] {
  const found = [...ftl.matchAll(/^terminal-command-([\w-]+) *= *(.+)$/gm)]
  return found.flatMap(([, command, forms]) =>
    forms!
      .trim()
      .split(/\s+/)
      .map((form): [string, string] => [fold(form), command!]),
  )
}

export class Lexicon {
  #shown: Record<string, Map<string, string[]>>
  #words = new Map<string, string>()
  #commands: Map<string, string>
  #spelt: (action: string) => string

  /** `spelt` puts what was typed as the rules of the game spell it. */
  constructor(game: string, files: Record<string, string>, spelt: (action: string) => string = (action) => action) {
    this.#spelt = spelt
    this.#shown = Object.fromEntries(Object.entries(files).map(([language, ftl]) => [language, formsOf(ftl, game)]))
    this.#commands = new Map(Object.values(files).flatMap(commandsOf))
    for (const words of Object.values(this.#shown)) {
      for (const [word, forms] of words) for (const form of [...forms, word]) this.#words.set(fold(form), word)
    }
  }

  /** The question a person typed, in either language; null where it is none. */
  asked(text: string): Asked | null {
    const [word = '', ...rest] = text.trim().split(/\s+/)
    const command = this.#commands.get(fold(word))
    return command ? { command, rest: rest.join(' ') } : null
  }

  /** An action's text from what a person typed, in either language; names of seats become numbers. */
  read(text: string, names: readonly string[] = []): string {
    const seats = new Map(names.map((name, seat) => [fold(name), String(seat)]))
    const words: string[] = []
    for (const word of fold(text).replaceAll(',', ' ').split(/\s+/).filter(Boolean)) {
      words.push(SEAT_FOLLOWS.includes(words.at(-1) ?? '') ? (seats.get(word) ?? word) : this.#parts(word))
    }
    return this.#spelt(words.join(' '))
  }

  /** An action's text in the words of a language. */
  show(text: string, language: string, names: readonly string[] = []): string {
    const words = text.split(' ')
    return words.map((word, i) => this.#form(word, words[i - 1] ?? '', language, names)).join(' ')
  }

  #parts(word: string): string {
    return (
      this.#words.get(word) ??
      word
        .split('-')
        .map((part) => this.#words.get(part) ?? part)
        .join('-')
    )
  }

  #form(word: string, before: string, language: string, names: readonly string[]): string {
    if (SEAT_FOLLOWS.includes(before) && names[Number(word)] !== undefined) return names[Number(word)]!
    const forms = this.#shown[language]
    return (
      forms?.get(word)?.[0] ??
      word
        .split('-')
        .map((part) => forms?.get(part)?.[0] ?? part)
        .join('-')
    )
  }
}

export async function lexiconOf(game: string): Promise<Lexicon> {
  const read = async (language: string) => {
    const texts = await Promise.all(['words', game].map((name) => fluentFile(language, name)))
    return [language, texts.join('\n')] as const
  }
  return new Lexicon(game, Object.fromEntries(await Promise.all(['pl', 'en'].map(read))), gameOf(game)?.spelt)
}
