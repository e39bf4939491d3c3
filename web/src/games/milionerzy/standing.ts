/** What a seat has at this moment: its points, in a series behind those of the games that are over. */
import { say } from '../../lib/language.svelte'
import type { MilionerzyView } from '../../wire/milionerzy'
import { counted } from './ending'
import { sum, tilePoints } from './money'

/** The points of a seat in the games of a series that are over. */
export function wonBefore({ results }: MilionerzyView, seat: number): number {
  return sum(results.map((game) => counted(game[seat]!)))
}

/** Points in words; where the tiles are hidden, those of the games before alone. */
export function standingOf(view: MilionerzyView, seat: number): string {
  const tiles = view.seats[seat]?.tiles
  const before = wonBefore(view, seat)
  if (!view.results.length || view.over) return tiles ? say('milionerzy-ui-points', { points: tilePoints(tiles) }) : ''
  if (!tiles) return say('milionerzy-ui-series-total', { total: before })
  return say('milionerzy-ui-points-series', { before, points: tilePoints(tiles) })
}
