/** A table's choices in one sentence: "4 players · ledger · friendly". */
import type { Voice } from '../lib/speech'
import { house } from '../lib/house.svelte'
import { wordFor } from '../lib/language.svelte'
import type { TableShown } from '../wire/house'

type Chosen = Pick<TableShown, 'game' | 'edition' | 'players' | 'options' | 'tempo'>

export function optionsSentence(voice: Voice, table: Chosen): string {
  const game = house.shown?.games.find((game) => game.name === table.game)
  const usual = game?.options ?? []
  const edition = game && table.edition !== game.editions[0] ? [wordFor(`${table.game}-edition`, table.edition)] : []
  const isUsual = (name: string, value: unknown) =>
    usual.some((option) => option.name === name && option.default === value)
  const chosen = Object.entries(table.options)
    .filter(([name, value]) => !isUsual(name, value))
    .flatMap(([name, value]) => optionWords(voice, name, value))
  return [
    voice.say('page-players', { count: table.players }),
    ...edition,
    ...chosen,
    ...tempoWords(voice, table.tempo),
  ].join(' · ')
}

/** The clock, how much more time it gives, and who counts. */
function tempoWords(
  voice: Voice,
  { name = 'friendly', factor = 1, hours = 24, led = false, market = 'open' }: TableShown['tempo'],
): string[] {
  const timed = name !== 'none' && name !== 'daily'
  return [
    voice.say(`page-tempo-${name}`),
    ...(timed && factor !== 1 ? [voice.say('page-tempo-factor', { factor })] : []),
    ...(name === 'daily' && hours !== 24 ? [voice.say('page-tempo-hours', { hours })] : []),
    ...(led ? [voice.say('page-tempo-led')] : []),
    ...(market === 'open' ? [] : [voice.say(`page-tempo-market-${market}`)]),
  ]
}

/** Words for an option that is on, or whose number or word was chosen. */
function optionWords(voice: Voice, name: string, value: boolean | number | string): string[] {
  if (value === false) return []
  const label = voice.say(`page-option-${name.replaceAll('_', '-')}`)
  if (value === true) return [label]
  return [`${label}: ${typeof value === 'string' ? choiceWords(voice, name, value) : value}`]
}

/** One of the words an option may have. */
export function choiceWords(voice: Voice, name: string, value: string): string {
  return voice.say(`page-option-${name.replaceAll('_', '-')}-${value}`)
}
