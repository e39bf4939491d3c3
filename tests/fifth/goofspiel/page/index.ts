import { say } from '@page/lib/language.svelte'
import type { Game } from '@page/games/game'
import { about } from './about'
import Picture from './Picture.svelte'
import { CLAUSES, SEAT_FIELDS, type GoofspielView } from './wire/goofspiel'

const goofspiel: Game<GoofspielView> = {
  name: 'goofspiel',
  picture: Picture,
  table: () => import('./Goofspiel.svelte'),
  seatFields: SEAT_FIELDS,
  clauses: CLAUSES,
  about,
  move: (_, action) => say('goofspiel-move-bid', { card: action.split(' ')[1] ?? '' }),
  standing: (view) => view.seats.map(({ points }) => points),
}
export default goofspiel
