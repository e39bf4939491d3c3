import { CLAUSES, SEAT_FIELDS, type NieBlefujView } from '../../wire/nie-blefuj'
import type { Game } from '../game'
import { about } from './about'
import { move } from './moves'
import Picture from './Picture.svelte'
import { turningPoints } from './turning'

const MOMENTS = {
  colour: ['colour-rolled'],
  opening: ['cards-opened', 'die-rolled', 'cards-taken', 'cards-returned', 'nothing-to-pay', 'bank-card-drawn'],
  taken: ['cards-taken'],
  paid: ['payment-made', 'bank-card-drawn', 'nothing-to-pay'],
  ended: ['game-ended'],
}

const nieBlefuj: Game<NieBlefujView> = {
  name: 'nie-blefuj',
  picture: Picture,
  table: () => import('./NieBlefuj.svelte'),
  guide: () => import('./Guide.svelte'),
  openHand: () => import('./OpenHand.svelte'),
  thing: () => import('./Thing.svelte'),
  seatFields: SEAT_FIELDS,
  moments: MOMENTS,
  clauses: CLAUSES,
  about,
  move,
  turningPoints,
  standing: (view) => view.seats.map(({ money }) => money),
  diagram: () => import('./RoundFlow.svelte'),
}
export default nieBlefuj
