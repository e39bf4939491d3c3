import { CLAUSES, SEAT_FIELDS, type TargView } from '../../wire/targ'
import type { Game } from '../game'
import { about } from './about'
import { move } from './moves'
import Picture from './Picture.svelte'
import { risk, sure } from './risks'
import { trial } from './trial'
import { turningPoints } from './turning'

const targ: Game<TargView> = {
  name: 'targ',
  picture: Picture,
  table: () => import('./Targ.svelte'),
  guide: () => import('./Guide.svelte'),
  openHand: () => import('./OpenHand.svelte'),
  thing: () => import('./Thing.svelte'),
  seatFields: SEAT_FIELDS,
  moments: { settlement: ['stop-shouted', 'round-ended', 'hand-scored'] },
  clauses: CLAUSES,
  about,
  move,
  trial,
  turningPoints,
  standing: (view) => view.seats.map(({ score }) => score),
  risk,
  firstGame: { pace: 2, tempo: { name: 'none', market: 'turns' } },
  market: true,
  sure,
  advises: (options) => !options.bare_stop,
}
export default targ
