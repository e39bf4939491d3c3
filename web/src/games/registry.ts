/** The games of the house: one line each; and those a build was given from outside. */
import { GAMES as OUTSIDE } from 'virtual:outside-games'
import type { Game } from './game'
import milionerzy from './milionerzy'
import modernArt from './modern-art'
import nieBlefuj from './nie-blefuj'
import targ from './targ'

export const GAMES: readonly Game[] = [modernArt, milionerzy, nieBlefuj, targ, ...OUTSIDE]

const byName = new Map(GAMES.map((game) => [game.name, game]))

/** A game by its name; undefined for one this page does not know. */
export function gameOf(name: string | undefined): Game | undefined {
  return byName.get(name ?? '')
}

/** Whether people at one screen act together at this moment. */
export function playsTogether(name: string, view: unknown): boolean {
  const phase = gameOf(name)?.together?.phase
  return phase !== undefined && phase === (view as { phase?: string } | null)?.phase
}
