/** How a game ended: what everybody has left, who is out, and in a series what they have in all. */
import type { GameEvent, MilionerzyView, Reckoning } from '../../wire/milionerzy'
import { sum } from './money'

export interface House {
  seat: number
  money: number
  out: boolean
  /** What the tiles brought, or what is lost with them. */
  points: number
  tiles: readonly string[]
  /** Points of all games so far; whoever is out of a game has none for it. */
  total: number
}

export interface Ending {
  /** Which game of the series it was, from 1. */
  game: number
  games: number
  houses: House[]
  /** Who wins; before the last game of a series, who leads it. */
  winners: readonly number[]
}

/** The end of the last game, once the outcome is known. */
export function lastEnding(view: MilionerzyView, outcome: { winners: number[]; breakdown: Reckoning[] }): Ending {
  const houses = outcome.breakdown.map(({ money, out, points, earlier }, seat) => ({
    seat,
    money,
    out,
    points,
    tiles: view.seats[seat]?.tiles ?? [],
    total: sum([...earlier, { points, out }].map(counted)),
  }))
  return { game: view.game, games: view.games, houses, winners: outcome.winners }
}

/** The end of the game before the one that is laid out already; its tiles are known from what happened. */
export function earlierEnding(view: MilionerzyView, events: readonly GameEvent[]): Ending | null {
  const { results, games } = view
  const tiles = tilesOf(events, results.length)
  const houses = (results.at(-1) ?? []).map(({ money, out, points }, seat) => ({
    seat,
    money,
    out,
    points,
    tiles: tiles[seat] ?? [],
    total: sum(results.map((game) => counted(game[seat]!))),
  }))
  const best = Math.max(1, ...houses.map(({ total }) => total))
  const winners = houses.filter(({ total }) => total === best).map(({ seat }) => seat)
  return houses.length ? { game: results.length, games, houses, winners } : null
}

/** What a game brings to the series. */
export const counted = ({ points, out }: { points: number; out: boolean }) => (out ? 0 : points)

/** What lay before each seat at the end of a game, as everybody saw it. */
function tilesOf(events: readonly GameEvent[], game: number): Record<number, string[]> {
  const end = events.findIndex((event) => event.event === 'game-scored' && event.game === game)
  const begin = events.findLastIndex((event) => event.event === 'game-scored' && event.game < game) + 1
  const tiles: Record<number, string[]> = {}
  for (const event of events.slice(begin, end)) {
    if (event.event === 'tile-won' || event.event === 'misfortune-taken') (tiles[event.seat] ??= []).push(event.tile)
    if (event.event === 'luxury-stolen')
      tiles[event.seat] = (tiles[event.seat] ?? []).filter((tile) => tile !== `${event.luxury}` && tile !== 'thief')
  }
  return tiles
}
