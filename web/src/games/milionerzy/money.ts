/** Arithmetic of money cards that give no change. */
import { EDITION } from '../../wire/milionerzy'

/** Every total one can reach by adding cards of the hand to what is laid, up to a limit. */
export function reachable(hand: readonly number[], laid: number, limit: number): Set<number> {
  let totals = new Set([laid])
  for (const card of hand) totals = new Set([...totals, ...[...totals].map((total) => total + card)])
  totals.delete(laid)
  return new Set([...totals].filter((total) => total <= limit))
}

/** The cards of the first bid in a list of actions; the house lists bids from cheap to dear. Empty where there is none. */
export function firstBid(actions: readonly string[]): number[] {
  const bid = actions.find((action) => action.startsWith('bid '))
  return bid ? bid.split(' ').slice(1).map(Number) : []
}

/** The fewest cards of a hand that come to exactly so much; none where no cards do. */
export function fewestFor(hand: readonly number[], amount: number): number[] {
  const fitting = subsets(hand).filter((cards) => sum(cards) === amount)
  return fitting.sort((a, b) => a.length - b.length)[0] ?? []
}

function subsets(hand: readonly number[]): number[][] {
  return hand.reduce<number[][]>((found, card) => [...found, ...found.map((cards) => [...cards, card])], [[]])
}

export function sum(cards: readonly number[]): number {
  return cards.reduce((total, card) => total + card, 0)
}

/** The steps of a final score, in the order of the rules: luxury, casino, fortunes, CBA. */
export function scoreSteps(reckoning: {
  luxury: number
  casino: boolean
  fortunes: number
  cba: boolean
}): { step: 'luxury' | 'casino' | 'fortune' | 'cba'; points: number }[] {
  let points = reckoning.luxury
  const steps: ReturnType<typeof scoreSteps> = [{ step: 'luxury', points }]
  if (reckoning.casino) steps.push({ step: 'casino', points: (points = Math.max(0, points - EDITION.CASINO_LOSS)) })
  for (let i = 0; i < reckoning.fortunes; i++) steps.push({ step: 'fortune', points: (points *= 2) })
  if (reckoning.cba) steps.push({ step: 'cba', points: Math.ceil(points / 2) })
  return steps
}

/** Points as one would write them down: "(3+9−5)×2÷2"; luxuries first, as the rules count. */
export function scoreFormula(tiles: readonly string[]): string {
  const luxuries = tiles.map(Number).filter((value) => value > 0)
  const terms =
    (luxuries.length ? luxuries.join('+') : '0') + (tiles.includes('casino') ? `−${EDITION.CASINO_LOSS}` : '')
  const factors =
    tiles
      .filter((tile) => tile === 'x2')
      .map(() => '×2')
      .join('') + (tiles.includes('cba') ? '÷2' : '')
  return factors && /[+−]/.test(terms) ? `(${terms})${factors}` : terms + factors
}

/** Whether somebody who wins with so much left may be the poorest. Rivals take back what they laid, but not in a reversed auction. */
export function mayBePoorest(
  left: number,
  rivals: readonly { money: readonly number[] | null; total: number }[],
  reversed: boolean,
): boolean {
  return rivals.every(({ money, total }) => money !== null && sum(money) + (reversed ? 0 : total) >= left)
}

/** Points of tiles as they lie: what the seat would score if it were not the poorest. */
export function tilePoints(tiles: readonly string[]): number {
  const reckoning = {
    luxury: sum(tiles.map(Number).filter((value) => value > 0)),
    casino: tiles.includes('casino'),
    fortunes: tiles.filter((tile) => tile === 'x2').length,
    cba: tiles.includes('cba'),
  }
  return scoreSteps(reckoning).at(-1)!.points
}

const ALL_TILES: readonly string[] = EDITION.TILES.map((tile) => EDITION.TILE_NAMES[tile])

/** The sixteen tiles in one order, each gone or still in the stack. */
export function tilesLeft(revealed: readonly string[]): { tile: string; gone: boolean }[] {
  const seen = [...revealed]
  return ALL_TILES.map((tile) => {
    const at = seen.indexOf(tile)
    if (at >= 0) seen.splice(at, 1)
    return { tile, gone: at >= 0 }
  })
}

/** The seats in their order, but whoever is out after whoever is not. */
export function outLast(breakdown: readonly { out: boolean }[]): number[] {
  const seats = breakdown.map((_, seat) => seat)
  return seats.sort((a, b) => Number(breakdown[a]!.out) - Number(breakdown[b]!.out))
}
