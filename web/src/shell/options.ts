/** A table's choices in one sentence: "4 players · ledger · friendly". */
import type { Voice } from '../lib/speech'
import type { Table } from '../wire/house'

export function optionsSentence(voice: Voice, table: Pick<Table, 'players' | 'options' | 'tempo'>): string {
  const chosen = Object.entries(table.options).flatMap(([name, value]) => optionWords(voice, name, value))
  return [voice.say('page-players', { count: table.players }), ...chosen, voice.say(`page-tempo-${table.tempo.name ?? 'friendly'}`), ...(table.tempo.led ? [voice.say('page-tempo-led')] : [])].join(' · ')
}

/** Words for an option that is on, or whose number was chosen. */
function optionWords(voice: Voice, name: string, value: boolean | number): string[] {
  if (value === false) return []
  const label = voice.say(`page-option-${name.replaceAll('_', '-')}`)
  return [value === true ? label : `${label}: ${value}`]
}
