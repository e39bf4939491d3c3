/** Where the money went over a game. */
import type { Account, Books, GameEvent } from '../../wire/modern-art'

/** Who paid whom: a row for each payer, a column for each payee; null on the diagonal. */
export function whoPaidWhom(events: readonly GameEvent[], players: number): (number | null)[][] {
  const sums = Array.from({ length: players }, (_, from) =>
    Array.from({ length: players }, (_, to): number | null => (from === to ? null : 0)),
  )
  for (const event of events) {
    if (event.event !== 'painting-bought' || event.seat === event.organiser) continue
    sums[event.seat]![event.organiser]! += event.price
  }
  return sums
}

/** Where a player's money came from over a game, and where it went. */
export function flowsOf({ rounds }: Books): { sales: number; bank: number; paintings: number } {
  const sum = (part: (round: Account) => number) => rounds.reduce((all, round) => all + part(round), 0)
  return {
    sales: sum(({ earned }) => earned),
    bank: sum(({ income }) => income),
    paintings: -sum(({ paid_to_players, paid_to_bank }) => paid_to_players + paid_to_bank),
  }
}

export interface Stream {
  kind: 'earned' | 'income' | 'spent'
  amount: number
  x: number
  /** Where it meets the river. */
  y: number
  width: number
}

const [MIDDLE, BROADEST, ROUND] = [52, 36, 60]

/** The river of one player's money: its outline and the streams of each round; a river of so much money is the broadest. */
export function riverOf(books: Books, most: number): { banks: string; streams: Stream[] } {
  const levels = [books.start, ...books.rounds.map(({ money }) => money)]
  const half = (money: number) => (BROADEST / 2) * (money / most)
  const bank = (side: number) =>
    levels.map((money, i) => `${i * ROUND + 5} ${MIDDLE + side * Math.max(0.5, half(money))}`)
  const banks = `M${bank(-1).join('L')}L${bank(1).reverse().join('L')}Z`
  const streams = books.rounds.flatMap((account, i) => {
    const level = half((levels[i]! + account.money) / 2)
    const flow = (kind: Stream['kind'], amount: number, at: number): Stream => ({
      kind,
      amount,
      x: i * ROUND + 5 + at,
      y: MIDDLE + (kind === 'spent' ? level : -level),
      width: Math.max(1.5, BROADEST * (amount / most)),
    })
    return [
      flow('earned', account.earned, 16),
      flow('income', account.income, 44),
      flow('spent', account.paid_to_players + account.paid_to_bank, 30),
    ]
  })
  return { banks, streams: streams.filter(({ amount }) => amount > 0) }
}
