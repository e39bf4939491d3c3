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
