/** What opening means: against the die, in sixths. */
export interface Odds {
  pay: number
  take: number
  more: number
}

/** Chances when the opened suitcases are worth so much: a lower roll pays, an equal one takes, a higher one goes on. */
export function odds(worth: number): Odds {
  const pay = Math.min(6, Math.max(0, worth - 1))
  const take = worth >= 1 && worth <= 6 ? 1 : 0
  return { pay, take, more: 6 - pay - take }
}

export interface Claim {
  seat: number
  claim: number
  worth: number
}

/** Every claim of a finished game beside the truth, from its record's actions. */
export function claimsIn(entries: readonly { actor: number | null; action: string }[]): Claim[] {
  return entries.flatMap(({ actor, action }) => {
    const [, cards, claim] = action.match(/^offer ([\d ]+?) claim (\d+)$/) ?? []
    if (actor === null || cards === undefined) return []
    return [{ seat: actor, claim: Number(claim), worth: cards.split(' ').reduce((sum, card) => sum + Number(card), 0) }]
  })
}

/** The claim furthest above the truth, if anybody lied. */
export function biggestLie(claims: readonly Claim[]): Claim | null {
  const lies = claims.filter(({ claim, worth }) => claim > worth)
  return lies.sort((a, b) => b.claim - b.worth - (a.claim - a.worth))[0] ?? null
}

export interface ClaimRecord {
  made: number
  true: number
}

/** How often a player's claims turned out true when the suitcases were opened or taken by the viewer. */
export function claimRecords(events: readonly { event: string; [field: string]: unknown }[], players: number): ClaimRecord[] {
  const records = Array.from({ length: players }, (): ClaimRecord => ({ made: 0, true: 0 }))
  let open: { seat: number; claim: number } | null = null
  for (const event of events) {
    if (event.event === 'cards-offered') open = typeof event.claim === 'number' ? { seat: event.seat as number, claim: event.claim } : null
    const seen = event.event === 'cards-opened' ? (event.total as number) : event.event === 'cards-taken' && Array.isArray(event.unopened) ? sum(event.unopened as number[]) : null
    if (open && seen !== null) {
      const record = records[open.seat]!
      record.made += 1
      if (seen >= open.claim) record.true += 1
      open = null
    }
  }
  return records
}

export function sum(cards: readonly number[]): number {
  return cards.reduce((total, card) => total + card, 0)
}
