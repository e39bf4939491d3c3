/** When everybody's standing changed most. */
export interface KeyMoment {
  step: number
  seat: number
  change: number
}

/** The weightiest of some moments, in their order. */
export function weightiest<M extends { at: number; weight: number }>(moments: readonly M[], most = 5): M[] {
  return [...moments]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .sort((one, other) => one.at - other.at)
}

/** The moments at which somebody's standing changed most, in their order. */
export function keyMoments(rows: readonly (readonly (number | null)[])[], most = 3): KeyMoment[] {
  return rows
    .slice(1)
    .map((row, i) => greatest(rows[i]!, row, i + 1))
    .filter(({ change }) => change !== 0)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, most)
    .sort((one, other) => one.step - other.step)
}

function greatest(before: readonly (number | null)[], after: readonly (number | null)[], step: number): KeyMoment {
  const changes = after.map((now, seat) => ({ step, seat, change: now === null ? 0 : now - (before[seat] ?? now) }))
  return changes.reduce((best, one) => (Math.abs(one.change) > Math.abs(best.change) ? one : best))
}
