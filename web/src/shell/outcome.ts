/** How a game ended, in every game alike. */
export interface Outcome {
  winners: number[]
  scores: number[]
  ranks: number[]
  /** Who cannot win, whatever the score. */
  out?: number[]
}

/** How much a seat fell short of whoever won; whoever is out may have had more points, and does not count. */
export function shortOf({ winners, scores }: Outcome, seat: number): number {
  return (scores[winners[0] ?? seat] ?? 0) - (scores[seat] ?? 0)
}

/** Who comes next after the only winner; null where several won, or nobody else is left. */
export function secondIn({ winners, ranks, out }: Outcome): number | null {
  const others = ranks.map((_, seat) => seat).filter((seat) => !winners.includes(seat) && !out?.includes(seat))
  others.sort((a, b) => ranks[a]! - ranks[b]!)
  return winners.length === 1 ? (others[0] ?? null) : null
}
