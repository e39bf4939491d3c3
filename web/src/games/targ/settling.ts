/** The hand of whoever called STOP, good by good, and when each of its goods is ticked or crossed. */
import type { ScoredLot } from '../../wire/targ'
import { printedOn } from './market'

export interface Pill {
  good: string
  count: number
  printed: number
  /** Whether it is a majority. */
  most: boolean
}

/** Milliseconds: when the first good is ticked or crossed, how long each is looked at, and how long all may take. */
const FIRST = 1500
const EACH = 450
const ALL = 3600
/** A cross is looked at longer than a tick. */
const CROSS = 1.8

export function pillsOf(hand: readonly ScoredLot[]): Pill[] {
  return hand.map(([good, count]) => {
    const printed = printedOn(good)
    return { good, count, printed, most: 2 * count > printed }
  })
}

/** When each is ticked or crossed, and when all have been. */
export function beginsOf(pills: readonly Pill[]): number[] {
  const looks = pills.map(({ most }) => (most ? 1 : CROSS))
  const upTo = (nth: number) => looks.slice(0, nth).reduce((sum, look) => sum + look, 0)
  const each = Math.min(EACH, ALL / upTo(looks.length))
  return Array.from({ length: looks.length + 1 }, (_, nth) => FIRST + each * upTo(nth))
}
