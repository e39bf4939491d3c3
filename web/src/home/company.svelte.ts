/** How well the bots play that one meets, and how many sit at the table: chosen once for all games; whoever is new meets beginners. */
import { recall, remember } from '../lib/memory'

/** How strong one may wish the bots, in even steps; each game has as many of its own as there are to tell apart. */
export const STRONGEST = 9
const FOR_NEWCOMERS = 3
/** Easy, as usual, hard: what one tap chooses. */
export const WISHES = [FOR_NEWCOMERS, 5, 7] as const
/** What earlier pages remembered. */
const EARLIER: Record<string, number> = { novice: FOR_NEWCOMERS, regular: 5, shrewd: 7 }

/** How many people one may wish for; each game takes as many as it can. */
export const PLAYERS = [2, 3, 4, 5, 6] as const
const USUAL = 4

class ChosenCompany {
  strength: number = $state(strengthOf(recall('strength')) ?? EARLIER[recall('level') ?? ''] ?? FOR_NEWCOMERS)

  /** How many were chosen; null where nobody has asked for a number. */
  chosen: number | null = $state(PLAYERS.find((count) => String(count) === recall('players')) ?? null)
  players: number = $derived(this.chosen ?? USUAL)

  seat(players: number): void {
    this.chosen = players
    remember('players', String(players))
  }

  choose(wish: number): void {
    const strength = Math.min(STRONGEST, Math.max(1, wish))
    this.strength = strength
    remember('strength', String(strength))
  }
}

function strengthOf(text: string | null): number | null {
  const strength = Number(text)
  return Number.isInteger(strength) && strength >= 1 && strength <= STRONGEST ? strength : null
}

/** The step of a game that comes nearest to a wish: the weakest for 1, the strongest for the most. */
export function stepFor(strength: number, steps: readonly string[]): string {
  return steps[Math.round(((strength - 1) / (STRONGEST - 1)) * (steps.length - 1))]!
}

export const company = new ChosenCompany()
