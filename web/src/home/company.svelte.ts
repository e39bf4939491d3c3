/** How well the bots play that one meets, and how many sit at the table: chosen once for all games; whoever is new meets beginners. */
import { recall, remember } from '../lib/memory'

export const LEVELS = ['novice', 'regular', 'shrewd'] as const
export type Level = (typeof LEVELS)[number]

/** How many people one may wish for; each game takes as many as it can. */
export const PLAYERS = [2, 3, 4, 5, 6] as const
const USUAL = 4

class ChosenCompany {
  level: Level = $state(LEVELS.find((level) => level === recall('level')) ?? LEVELS[0])

  players: number = $state(PLAYERS.find((count) => String(count) === recall('players')) ?? USUAL)

  seat(players: number): void {
    this.players = players
    remember('players', String(players))
  }

  choose(level: Level): void {
    this.level = level
    remember('level', level)
  }
}

export const company = new ChosenCompany()
