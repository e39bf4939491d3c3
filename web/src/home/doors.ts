/** The ways from the house to a table. */
import { gameOf } from '../games/registry'
import { coach } from '../lib/coach.svelte'
import { house } from '../lib/house.svelte'
import { forgetHabits, habitsOf } from '../lib/habits'
import { ask } from '../lib/http'
import { router } from '../lib/router.svelte'
import { company, stepFor } from './company.svelte'
import { settings } from '../lib/settings.svelte'
import type { GameShown, NewTable, TableAndYou } from '../wire/house'

/** A table with sensible defaults, against bots, at once. Against bots the house remembers what everybody saw. */
export function botTable({ name, options, steps, least_players, most_players }: GameShown): NewTable {
  const ledger: Record<string, boolean> = options.some((option) => option.name === 'ledger') ? { ledger: true } : {}
  const players = takenBy({ least_players, most_players }, company.players)
  const level = stepFor(company.strength, steps)
  const bots = Array.from({ length: players - 1 }, () => ({ who: 'bot' as const, level }))
  return {
    game: name,
    players,
    seats: [{ who: 'me' }, ...bots],
    options: ledger,
    start: true,
    tempo: { name: 'none' },
    pace: settings.now.pace,
    ...manners(),
  }
}

/** How many a game takes of those one wishes for. */
function takenBy({ least_players, most_players }: Pick<GameShown, 'least_players' | 'most_players'>, wished: number) {
  return Math.max(least_players, Math.min(most_players, wished))
}

/** Moments are looked at together and bots have a word, unless everything is to happen at once. */
function manners(): Pick<NewTable, 'ceremonies' | 'banter'> {
  const { pace, ceremonies, banter } = settings.now
  return pace > 0 ? { ceremonies, banter } : { ceremonies: 'none', banter: false }
}

export async function playWithBots(game: string): Promise<void> {
  await house.entered
  const shown = house.shown?.games.find((one) => one.name === game)
  if (shown) await open({ ...botTable(shown), ...firstGame(game) })
}

/** What is different in somebody's first game. */
function firstGame(game: string): Partial<NewTable> {
  const first = coach.acted(game) === 0 ? gameOf(game)?.firstGame : undefined
  return first ? { tempo: first.tempo, pace: first.pace * settings.now.pace } : {}
}

/** What the house says to choices it does not offer any more, or not together. */
const OUTDATED = ['bad-form', 'bad-option']

/** A table for friends, set as the last one was, for as many as were chosen at home; what the house no longer takes is forgotten. */
export async function openTable(game: string): Promise<void> {
  await house.entered
  const shown = house.shown?.games.find((one) => one.name === game)
  const players = shown && company.chosen ? { players: takenBy(shown, company.chosen) } : {}
  const table = { game, seats: [{ who: 'me' as const }], ...players, ...manners() }
  await open({ ...habitsOf(game), ...table })
  if (!OUTDATED.includes(house.problem?.code ?? '')) return
  forgetHabits(game)
  await open(table)
}

async function open(table: NewTable): Promise<void> {
  const opened = await house.attempt(() => ask<TableAndYou>('POST', '/api/tables', table))
  if (opened) router.go(`/t/${opened.table.id}`)
}
