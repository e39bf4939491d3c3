/** Who comes without a seat: which one they may take at once. */
import { say } from '../lib/language.svelte'
import type { Seat, TableShown, You } from '../wire/house'

/** A seat that is mine for a tap: the one I have left; before a game any free one, then a bot's; later a bot's where that is allowed. */
export function seatToTake(table: TableShown | null, you: You): Seat | null {
  if (!table || you.seat !== null || table.stage === 'over') return null
  if (you.left !== null) return table.seats[you.left] ?? null
  const bot = table.seats.find(({ who, kept }) => who === 'bot' && !kept) ?? null
  if (table.stage === 'waiting') return table.seats.find(({ who }) => who === 'empty') ?? bot
  return table.latecomers ? bot : null
}

/** What a button says that leads to it. */
export function wayTo({ seat, who, name }: Seat, you: You): string {
  if (seat === you.left) return say('page-sit-back')
  return who === 'bot' ? say('page-sit-for', { name }) : say('page-sit')
}
