/** What a bot's level is called in a game: the rungs have words, steps are counted. */
import { house } from '../lib/house.svelte'
import { say, wordFor } from '../lib/language.svelte'

export function levelWords(game: string, level: string): string {
  const steps = house.shown?.games.find(({ name }) => name === game)?.steps ?? []
  return steps.includes(level)
    ? say('bots-step', { number: steps.indexOf(level) + 1, count: steps.length })
    : wordFor('bots-level', level)
}
