/** What opening means: against the die, in as many chances as it has faces. */
import { EDITION, type GameEvent } from '../../wire/nie-blefuj'

const FACES = EDITION.BLACK_DIE

export interface Odds {
  pay: number
  take: number
  more: number
}

/** Chances when the opened suitcases are worth so much: a lower roll pays, an equal one takes, a higher one goes on. */
export function odds(worth: number): Odds {
  const of = (fate: keyof Odds) => FACES.filter((roll) => fateOf(roll, worth) === fate).length
  return { pay: of('pay'), take: of('take'), more: of('more') }
}

/** What a roll means against the worth of what is open. */
export function fateOf(roll: number, total: number): keyof Odds {
  return roll < total ? 'pay' : roll === total ? 'take' : 'more'
}

/** Whether so many suitcases can hold what is claimed of them: each holds one of the values. */
export function possible(claim: number, suitcases: number): boolean {
  let sums = new Set([0])
  for (let i = 0; i < suitcases; i++)
    sums = new Set([...sums].flatMap((sum) => EDITION.VALUES.map((value) => sum + value)))
  return sums.has(claim)
}

/** What is said about an offer: nothing, the truth whatever it is, or a number of millions. */
export type Said = 'nothing' | 'honest' | number

/** The claim that is made, once it is known what the offer is worth. */
export function claimOf(said: Said, worth: number): number | null {
  return said === 'nothing' ? null : said === 'honest' ? worth : said
}

export interface Claim {
  seat: number
  claim: number
  worth: number
}

/** Every claim of a finished game beside the truth, from its record's actions. */
export function claimsIn(entries: readonly { actor: number | null; action: string }[]): Claim[] {
  return entries.flatMap(({ actor, action }) => {
    const [, cards, claim] = action.match(/^(?:offer|add) ([\d ]+?) claim (\d+)$/) ?? []
    if (actor === null || cards === undefined) return []
    return [{ seat: actor, claim: Number(claim), worth: cards.split(' ').reduce((sum, card) => sum + Number(card), 0) }]
  })
}

/** The claim furthest from the truth, above or below it, if anybody lied. */
export function biggestLie(claims: readonly Claim[]): Claim | null {
  const size = ({ claim, worth }: Claim) => Math.abs(claim - worth)
  return claims.filter((claim) => size(claim) > 0).sort((a, b) => size(b) - size(a))[0] ?? null
}

export interface ClaimRecord {
  made: number
  true: number
}

/** How often each player's claims were the very truth, as far as everybody saw the suitcases opened. */
export function claimRecords(events: readonly GameEvent[], players: number): ClaimRecord[] {
  const records = Array.from({ length: players }, (): ClaimRecord => ({ made: 0, true: 0 }))
  let claimed: { seat: number; claim: number } | null = null
  for (const event of events) {
    if (event.event === 'cards-offered' || event.event === 'cards-added')
      claimed = event.claim === null ? null : { seat: event.seat, claim: event.claim }
    if (event.event !== 'cards-opened' || !claimed) continue
    const record = records[claimed.seat]!
    record.made += 1
    if (sum(event.cards) === claimed.claim) record.true += 1
    claimed = null
  }
  return records
}

export interface Gift {
  from: number
  to: number
  worth: number
}

/** The dearest suitcases that were taken blind, and the dearest payment after opening; from a record's actions. */
export function extremesIn(entries: readonly { actor: number | null; action: string }[]): {
  gift: Gift | null
  disbelief: Gift | null
} {
  let giver = 0
  let worth = 0
  let gift: Gift | null = null
  let disbelief: Gift | null = null
  for (const { actor, action } of entries) {
    if (actor === null) continue
    const [verb, ...words] = action.split(' claim ')[0]!.split(' ')
    const paid = sum(words.map(Number))
    if (verb === 'offer') {
      giver = actor
      worth = paid
    }
    if (verb === 'add') worth += paid
    if (verb === 'take' && worth > (gift?.worth ?? 0)) gift = { from: giver, to: actor, worth }
    if (verb === 'pay' && paid > (disbelief?.worth ?? 0)) disbelief = { from: actor, to: giver, worth: paid }
  }
  return { gift, disbelief }
}

export function sum(cards: readonly number[]): number {
  return cards.reduce((total, card) => total + card, 0)
}

/** The least that settles a debt: the fewest dollars that are enough, or everything. */
export function leastFor(hand: readonly number[], owed: number): number {
  const sums = hand.reduce((all, card) => new Set([...all, ...[...all].map((one) => one + card)]), new Set([0]))
  return Math.min(sum(hand), ...[...sums].filter((one) => one >= owed))
}
