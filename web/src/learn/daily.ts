/** The puzzle of the day, and which puzzles this browser has answered. */
import { recall, remember } from '../lib/memory'

export function keepAnswer(game: string, number: number, action: string): void {
  remember(`puzzle.${game}.${number}`, action)
}

/** Whether this browser has answered a puzzle. */
export function answered(game: string, number: number): boolean {
  return recall(`puzzle.${game}.${number}`) !== null
}

/** So many puzzles every game has at least: the daily one is drawn from these. */
export const FIRST_PUZZLES = 5

/** The puzzle of a day: another game every day, each game's in turn. */
export function ofTheDay(games: readonly string[], now: Date): { game: string; number: number } {
  const day = Math.floor(now.getTime() / 86_400_000)
  return { game: games[day % games.length]!, number: Math.floor(day / games.length) % FIRST_PUZZLES }
}
