/** Who paid whom over the game, the largest streams first. */
import type { GameEvent } from '../../lib/speech'

export function whoPaidWhom(events: readonly GameEvent[], players: number): { from: number; to: number; sum: number }[] {
  const sums = Array.from({ length: players * players }, () => 0)
  for (const { event, seat, organiser, price } of events) {
    if (event === 'painting-bought') sums[(seat as number) * players + (organiser as number)]! += price as number
  }
  const streams = sums.map((sum, i) => ({ from: Math.floor(i / players), to: i % players, sum }))
  return streams.filter(({ sum }) => sum > 0).sort((a, b) => b.sum - a.sum)
}
