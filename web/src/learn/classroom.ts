/** A table that nobody keeps: for lessons and puzzles. The learner has the first seat, bots the others. */
import { gameOf } from '../games/registry'
import type { TableComponent } from '../games/game'
import { language } from '../lib/language.svelte'
import { tellingOf, type Telling } from '../lib/moves'
import type { Seat, TableShown } from '../wire/house'

/** What is needed before anything can be shown: the words, and the game's table. */
export async function furnished(
  game: string,
  ...words: string[]
): Promise<{ telling: Telling; Table: TableComponent | undefined }> {
  await language.load(...words)
  await language.loadTable(game)
  return { telling: await tellingOf(game), Table: (await gameOf(game)?.table())?.default }
}

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
    kept: false,
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
