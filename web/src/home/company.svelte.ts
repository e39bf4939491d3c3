/** How well the bots play that one meets: chosen once for all games; whoever is new meets beginners. */
import { recall, remember } from '../lib/memory'

export const LEVELS = ['novice', 'regular', 'shrewd'] as const
export type Level = (typeof LEVELS)[number]

class ChosenCompany {
  level: Level = $state(LEVELS.find((level) => level === recall('level')) ?? LEVELS[0])

  choose(level: Level): void {
    this.level = level
    remember('level', level)
  }
}

export const company = new ChosenCompany()
