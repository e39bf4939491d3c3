/** Says events read from stdin as the page says them; Python compares the sentences with its own. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventSentence, withMinus, type GameEvent } from '../src/lib/speech.ts'

interface Question {
  game: string
  language: string
  names: string[]
  seat: number | null
  asked: { event: GameEvent; seats: string[] }[]
}

const { game, language, names, seat, asked } = JSON.parse(readFileSync(0, 'utf8')) as Question
const folder = join(import.meta.dirname, '../../src/mlotek/locales', language)
const bundle = new FluentBundle(language, { useIsolating: false })
for (const file of readdirSync(folder)) bundle.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')))

const voice = {
  knows: (id: string) => bundle.hasMessage(id),
  say: (id: string, values?: Record<string, string | number>) =>
    withMinus(bundle.formatPattern(bundle.getMessage(id)!.value!, values, [])),
}

console.log(JSON.stringify(asked.map(({ event, seats }) => eventSentence(voice, game, { names, seat }, seats, event))))
