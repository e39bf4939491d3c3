/** A table that nobody keeps: for lessons and puzzles. The learner has the first seat, bots the others. */
import type { Seat, TableShown } from '../wire/house'

export function tableOf(game: string, names: readonly string[], options: TableShown['options'] = {}): TableShown {
  const seats = names.map((name, seat): Seat => ({
    seat,
    name,
    face: null,
    who: seat ? 'bot' : 'person',
    level: null,
    temper: null,
    present: true,
    standin: false,
    host: false,
    muted: false,
    shares: [],
    wish: null,
  }))
  return {
    id: '',
    code: '',
    game: game,
    edition: 'standard',
    players: seats.length,
    options,
    tempo: { name: 'none' },
    pace: 1,
    ceremonies: 'none',
    banter: false,
    listed: false,
    stage: 'playing',
    seats,
    watchers: 0,
    watching: [],
    screens: 0,
    latecomers: false,
    asking: [],
    rematch: null,
    evening: [],
    commitment: '',
  }
}
