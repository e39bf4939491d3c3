/** A table's choices in one sentence: "4 players · ledger · friendly". */
import type { Voice } from '../lib/speech'
import type { TableShown } from '../wire/house'

export function optionsSentence(voice: Voice, table: Pick<TableShown, 'players' | 'options' | 'tempo'>): string {
  const chosen = Object.entries(table.options).flatMap(([name, value]) => optionWords(voice, name, value))
  return [voice.say('page-players', { count: table.players }), ...chosen, ...tempoWords(voice, table.tempo)].join(' · ')
}

/** The clock, how much more time it gives, and who counts. */
function tempoWords(
  voice: Voice,
  { name = 'friendly', factor = 1, hours = 24, led = false }: TableShown['tempo'],
): string[] {
  const timed = name !== 'none' && name !== 'daily'
  return [
    voice.say(`page-tempo-${name}`),
    ...(timed && factor !== 1 ? [voice.say('page-tempo-factor', { factor })] : []),
    ...(name === 'daily' && hours !== 24 ? [voice.say('page-tempo-hours', { hours })] : []),
    ...(led ? [voice.say('page-tempo-led')] : []),
  ]
}

/** Words for an option that is on, or whose number was chosen. */
function optionWords(voice: Voice, name: string, value: boolean | number): string[] {
  if (value === false) return []
  const label = voice.say(`page-option-${name.replaceAll('_', '-')}`)
  return [value === true ? label : `${label}: ${value}`]
}
