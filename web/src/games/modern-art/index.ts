import { CLAUSES, SEAT_FIELDS, type ModernArtView } from '../../wire/modern-art'
import type { Game } from '../game'
import { about, seen } from './about'
import { move } from './moves'
import Picture from './Picture.svelte'
import { bid, risk } from './risks'
import { spelt } from './spelling'
import { turningPoints } from './turning'

const SALE = ['painting-bought', 'painting-bought-in', 'painting-taken-free', 'price-shared']
const MOMENTS = {
  sold: SALE,
  'hands-open': ['hand-opened', ...SALE],
  settlement: ['round-ended', 'artist-ranked', 'paintings-sold'],
}

const modernArt: Game<ModernArtView> = {
  name: 'modern-art',
  picture: Picture,
  table: () => import('./ModernArt.svelte'),
  guide: () => import('./Guide.svelte'),
  openHand: () => import('./OpenHand.svelte'),
  thing: () => import('./Thing.svelte'),
  mark: () => import('./LotMark.svelte'),
  seatFields: SEAT_FIELDS,
  moments: MOMENTS,
  clauses: CLAUSES,
  about,
  move,
  turningPoints,
  standing: (view) => view.seats.map(({ money }) => money),
  bid,
  risk,
  seen,
  spelt,
  hammer: true,
  together: { phase: 'open', bar: () => import('./OpenBids.svelte') },
}
export default modernArt
