/** What a game of Milionerzy turned on: what was paid for a tile beside the points it brought in the end. */
import { say } from '../../lib/language.svelte'
import { seatValues, type Cast } from '../../lib/speech'
import type { Line } from '../../lib/table.svelte'
import type { GameEvent, MilionerzyView, MisfortuneTaken, TileWon } from '../../wire/milionerzy'
import type { Past, TurningPoint } from '../game'
import { sum, tilePoints } from './money'

interface Taking {
  at: number
  event: TileWon | MisfortuneTaken
  paid: number
  points: number
}

export function turningPoints({ story, views, cast }: Past<MilionerzyView>): TurningPoint[] {
  const end = views.at(-1)
  const takings = lastGame(story, end?.game ?? 1).flatMap((line) => takingIn(line, end))
  const rate = priceOfAPoint(takings)
  return takings.map(({ at, event, paid, points }) => ({
    at,
    seat: event.seat,
    gain: points - paid / rate,
    weight: Math.abs(points) + paid / 2,
    text: told(event, paid, points, cast),
  }))
}

/** What happened since the game before the last was scored, where several are played in a row. */
function lastGame(story: readonly Line[], last: number): readonly Line[] {
  return story.slice(story.findLastIndex((line) => 'event' in line && scoredBefore(line.event as GameEvent, last)) + 1)
}

const scoredBefore = (event: GameEvent, last: number) => event.event === 'game-scored' && event.game < last

function takingIn(line: Line, end: MilionerzyView | undefined): Taking[] {
  const event = 'event' in line ? (line.event as GameEvent) : null
  if (event?.event !== 'tile-won' && event?.event !== 'misfortune-taken') return []
  const tiles = end?.seats[event.seat]?.tiles
  const paid = event.event === 'tile-won' ? sum(event.paid) : 0
  return tiles ? [{ at: line.at, event, paid, points: brought(event.tile, tiles) }] : []
}

/** What a tile is worth among the others of its owner; one that is gone, nothing. */
function brought(tile: string, tiles: readonly string[]): number {
  const at = tiles.indexOf(tile)
  return at < 0 ? 0 : tilePoints(tiles) - tilePoints(tiles.filter((_, i) => i !== at))
}

/** What a point cost in this game, on the whole. */
function priceOfAPoint(takings: readonly Taking[]): number {
  const points = sum(takings.map((one) => Math.max(0, one.points)))
  return Math.max(1, sum(takings.map(({ paid }) => paid)) / Math.max(1, points))
}

function told({ event, seat, tile }: Taking['event'], paid: number, points: number, cast: Cast): string {
  const values = { ...seatValues(cast, { name: seat }), tile: say(`milionerzy-tile-${tile}`), points }
  return event === 'tile-won'
    ? say('milionerzy-moment-won', { ...values, paid })
    : say('milionerzy-moment-taken', values)
}
