/** Who comes while a game is played. */
import type { Seat, TableShown } from '../wire/house'

/** A bot's seat that whoever comes late may take without asking. */
export function seatForLatecomer(table: TableShown | null): Seat | null {
  if (!table?.latecomers || table.stage !== 'playing') return null
  return table.seats.find(({ who }) => who === 'bot') ?? null
}
