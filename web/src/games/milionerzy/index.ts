import { CLAUSES, SEAT_FIELDS, type MilionerzyView } from '../../wire/milionerzy'
import type { Game } from '../game'
import { about } from './about'
import { tilePoints } from './money'
import { move } from './moves'
import Picture from './Picture.svelte'
import { bid, risk } from './risks'
import { turningPoints } from './turning'

const MOMENTS = {
  won: ['tile-won'],
  misfortune: ['misfortune-taken', 'cards-lost'],
  theft: ['luxury-stolen'],
  reversed: ['tile-revealed'],
  bankrupt: ['game-scored', 'game-ended'],
}

const milionerzy: Game<MilionerzyView> = {
  name: 'milionerzy',
  picture: Picture,
  table: () => import('./Milionerzy.svelte'),
  guide: () => import('./Guide.svelte'),
  openHand: () => import('./OpenHand.svelte'),
  thing: () => import('./Thing.svelte'),
  seatFields: SEAT_FIELDS,
  moments: MOMENTS,
  clauses: CLAUSES,
  about,
  move,
  turningPoints,
  standing: (view) => view.seats.map(({ tiles }) => tiles && tilePoints(tiles)),
  bid,
  risk,
}
export default milionerzy
