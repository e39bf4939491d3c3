import { describe, expect, it } from 'vitest'
import {
  biggestLie,
  claimOf,
  claimRecords,
  claimsIn,
  extremesIn,
  fateOf,
  leastFor,
  odds,
  possible,
} from '../../src/games/nie-blefuj/odds'
import { LAST_WORD, persuading } from '../../src/games/nie-blefuj/persuasion'
import { casesOf, gainOf, play, roundOf, seenIn, wordIn } from '../../src/games/nie-blefuj/theatre'
import { turningPoints } from '../../src/games/nie-blefuj/turning'
import { dealsOf } from '../../src/lib/deals'
import type { Past } from '../../src/games/game'
import type { GameEvent as BluffEvent } from '../../src/wire/nie-blefuj'
import { told } from '../told'

describe('Nie blefuj!', () => {
  it('knows the one table that is the game', () => {
    expect([0, 1, 3, 6, 7].map(odds)).toEqual([
      { pay: 0, take: 0, more: 6 },
      { pay: 0, take: 1, more: 5 },
      { pay: 2, take: 1, more: 3 },
      { pay: 5, take: 1, more: 0 },
      { pay: 6, take: 0, more: 0 },
    ])
  })

  it('knows what so many suitcases cannot hold', () => {
    const held = (suitcases: number) =>
      Array.from({ length: 12 }, (_, claim) => claim).filter((claim) => possible(claim, suitcases))
    expect(held(1)).toEqual([0, 1, 2, 5])
    expect(held(2)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 10])
  })

  it('counts a deal for both sides: what one takes another gave away', () => {
    const lines = [
      { event: 'cards-offered', seat: 0, claim: 1 },
      { event: 'cards-taken', seat: 1, giver: 0, unopened: 3, cards: [5, 5, 2] },
      { event: 'cards-offered', seat: 2, claim: 2 },
      { event: 'cards-taken', seat: 0, giver: 2, unopened: 1, cards: [1] },
      { event: 'cards-offered', seat: 0, claim: null },
      { event: 'payment-made', seat: 2, to: 0, owed: 4, cards: [2, 2] },
    ].map((event, at) => ({ at, n: at, event }))
    const cast = { names: ['Ola', 'Jan', 'Ewa'], seat: 0 }
    const points = turningPoints({ story: lines, views: [], owners: [], cast } as unknown as Past)
    const gains = (seat: number | null) => dealsOf(points, seat).map(({ gain }) => gain)
    expect([0, 1, 2].map(gains)).toEqual([[4, 1, -12], [12], [-1, -4]])
    expect(gains(null)).toEqual([12, 1, -4])
  })

  it('finds the biggest lie, if anybody lied', () => {
    expect(
      biggestLie([
        { seat: 0, claim: 3, worth: 5 },
        { seat: 1, claim: 4, worth: 1 },
        { seat: 2, claim: 6, worth: 4 },
      ]),
    ).toEqual({ seat: 1, claim: 4, worth: 1 })
    expect(
      biggestLie([
        { seat: 0, claim: 1, worth: 15 },
        { seat: 1, claim: 9, worth: 1 },
      ]),
    ).toMatchObject({ seat: 0 })
    expect(biggestLie([{ seat: 0, claim: 2, worth: 2 }])).toBeNull()
  })

  it('holds claims against the truth', () => {
    expect(
      claimsIn([
        { actor: 2, action: 'offer 5 0 claim 8' },
        { actor: null, action: 'die 4' },
        { actor: 2, action: 'add 1 0 claim 1' },
        { actor: 1, action: 'offer 1' },
      ]),
    ).toEqual([
      { seat: 2, claim: 8, worth: 5 },
      { seat: 2, claim: 1, worth: 1 },
    ])
    const events = told<BluffEvent>(
      { event: 'cards-offered', seat: 1, claim: 3 },
      { event: 'cards-opened', cards: [2], total: 2 },
      { event: 'cards-added', seat: 1, claim: 1 },
      { event: 'cards-opened', cards: [1], total: 3 },
      { event: 'cards-offered', seat: 1, claim: 4 },
      { event: 'cards-taken', cards: [4] },
    )
    expect(claimRecords(events, 2)[1]).toEqual({ made: 2, true: 1 })
  })

  it('lets the honest say what there is, and the silent nothing', () => {
    expect((['nothing', 'honest', 0, 12] as const).map((said) => claimOf(said, 3))).toEqual([null, 3, 0, 12])
  })

  it('unlatches suitcases one by one, then rolls the die against all that is open', () => {
    const events = told<BluffEvent>(
      { event: 'round-started' },
      { event: 'cards-offered', seat: 0, to: 1, claim: 4 },
      { event: 'cards-opened', seat: 1, cards: [3], total: 3 },
      { event: 'die-rolled', roll: 6, total: 3 },
      { event: 'cards-added', seat: 0, to: 1, claim: null },
      { event: 'cards-opened', seat: 1, cards: [2, 0], total: 5 },
      { event: 'die-rolled', roll: 4, total: 5 },
    )
    const seen = seenIn(events)!
    expect(seen).toEqual({
      what: 'opening',
      giver: 0,
      seat: 1,
      claim: null,
      found: 2,
      cards: [2, 0],
      before: [3],
      roll: 4,
      taken: false,
    })
    const shown = [0, 1, Infinity].map((beat) => casesOf(seen, beat).map(({ value }) => value))
    expect(shown).toEqual([
      [3, 2, null],
      [3, 2, 0],
      [3, 2, 0],
    ])
    expect(play(events)).toEqual([420, 420, 800, 900])
    expect(play(told({ event: 'cards-taken', unopened: 0 }))).toBeNull()
    expect([4, 5, 6].map((roll) => fateOf(roll, 5))).toEqual(['pay', 'take', 'more'])
  })

  it('weighs the last word against the suitcases it was about', () => {
    const offered = { event: 'cards-offered', seat: 0, to: 1, claim: 4 }
    const opened = { event: 'cards-opened', seat: 1, cards: [3], total: 3 }
    const word = (...events: object[]) => wordIn(told<BluffEvent>(...events))
    expect(word({ event: 'round-started' })).toBeNull()
    expect(word(offered)).toEqual({ claim: 4, found: null })
    expect(word(offered, opened)).toEqual({ claim: 4, found: 3 })
    expect(word(offered, opened, { event: 'cards-added', claim: null })).toEqual({ claim: null, found: null })
    const blind = { event: 'cards-taken', seat: 1, giver: 0, number: 2, unopened: 1, cards: [5, 3] }
    const added = { event: 'cards-added', seat: 0, to: 1, claim: 5 }
    expect(seenIn(told<BluffEvent>(offered, opened, added, blind))).toMatchObject({ claim: 5, found: 5 })
  })

  it('lets whoever opens take all where the die asks for more and there is nothing to add', () => {
    const events = [
      { event: 'cards-offered', seat: 0, to: 1, claim: null },
      { event: 'cards-opened', seat: 1, cards: [1], total: 1 },
      { event: 'die-rolled', roll: 6, total: 1 },
    ]
    const taken = { event: 'cards-taken', seat: 1, giver: 0, number: 1, unopened: 0, cards: [1] }
    expect(seenIn(told<BluffEvent>(...events))).toMatchObject({ roll: 6, taken: false })
    expect(seenIn(told<BluffEvent>(...events, taken))).toMatchObject({ roll: 6, taken: true })
  })

  it('lets suitcases that are taken blind cross the table, and open where their contents are known', () => {
    const opened = { event: 'cards-opened', seat: 1, cards: [1], total: 1 }
    const blind = { event: 'cards-taken', seat: 1, giver: 0, number: 2, unopened: 1, cards: null }
    const values = (events: BluffEvent[], beat: number) => casesOf(seenIn(events)!, beat).map(({ value }) => value)
    expect(values(told<BluffEvent>(opened, blind), 1)).toEqual([1, null])
    const known = told<BluffEvent>(opened, { ...blind, cards: [5, 1] })
    expect([0, 1].map((beat) => values(known, beat))).toEqual([
      [1, null],
      [5, 1],
    ])
    expect(play(told(blind))).toEqual([1200, 1200])
    expect(seenIn(told<BluffEvent>({ ...blind, unopened: 0 }))).toBeNull()
  })

  it('holds up what a round came to while the next one has begun', () => {
    const events = told<BluffEvent>(
      { event: 'round-started', round: 1 },
      { event: 'cards-offered', seat: 2, to: 1, claim: 7 },
      { event: 'payment-made', seat: 1, to: 2, owed: 3, number: 2, cards: null },
      { event: 'bank-card-drawn', seat: 1, card: null, left: 4 },
      { event: 'round-started', round: 2 },
      { event: 'colour-rolled', seat: 2, colour: 'red', owner: 1 },
    )
    expect(roundOf(events, 'payment-made')).toEqual(events.slice(0, 4))
    expect(roundOf(events, 'cards-taken')).toEqual([])
    expect(seenIn(roundOf(events, 'payment-made'))).toMatchObject({
      what: 'paying',
      giver: 2,
      seat: 1,
      claim: 7,
      owed: 3,
      drawn: { left: 4 },
    })
  })

  it('tells what changed hands to whoever may know it', () => {
    const gains = (...events: object[]) => [1, 2].map((seat) => gainOf(seenIn(told<BluffEvent>(...events))!, seat))
    const offered = { event: 'cards-offered', seat: 2, to: 1, claim: null }
    const opened = { event: 'cards-opened', seat: 1, cards: [2, 1], total: 3 }
    const taken = { event: 'cards-taken', seat: 1, giver: 2, number: 2, unopened: 0, cards: [2, 1] }
    expect(gains(offered, opened, taken)).toEqual([3, -3])
    expect(gains(offered, opened)).toEqual([null, null])
    expect(gains(offered, { ...taken, unopened: 2 })).toEqual([3, -3])
    expect(gains(offered, { ...taken, unopened: 2, cards: null })).toEqual([null, null])
    const paid = { event: 'payment-made', seat: 1, to: 2, owed: 3, number: 1, cards: [5] }
    expect(gains(offered, paid)).toEqual([-5, 5])
    expect(gains(offered, paid, { event: 'bank-card-drawn', seat: 1, card: 2, left: 4 })).toEqual([-3, 5])
    expect(gains(offered, paid, { event: 'bank-card-drawn', seat: 1, card: null, left: 4 })).toEqual([null, 5])
    expect(gains(offered, { ...paid, cards: null })).toEqual([null, null])
  })

  it('knows what paying will cost', () => {
    const hand = [5, 5, 2, 0]
    expect([1, 2, 3, 7, 8, 12, 20].map((owed) => leastFor(hand, owed))).toEqual([2, 2, 5, 7, 10, 12, 12])
  })

  it('remembers the biggest gift and the dearest disbelief', () => {
    const entries = [
      '0 offer 5 2 claim 1',
      '1 take',
      '1 offer 1',
      '2 open',
      '2 pay 2 1',
      '2 offer 1',
      '0 open',
      '2 add 5',
      '0 take',
    ].map((one) => ({ actor: Number(one[0]), action: one.slice(2) }))
    expect(extremesIn(entries)).toEqual({ gift: { from: 0, to: 1, worth: 7 }, disbelief: { from: 2, to: 1, worth: 3 } })
    expect(extremesIn([])).toEqual({ gift: null, disbelief: null })
  })

  it('leaves two people a while to persuade, until the offerer has said the last word', () => {
    const seat = (who: 'person' | 'bot') => ({ who, standin: false })
    const line = (n: number, what: object) => ({ n, at: 0, ...what }) as Parameters<typeof persuading>[2][number]
    const said = (by: number, phrase: string) =>
      line(1, { said: { type: 'said', n: 0, seat: by, name: '', text: null, phrase, at: 0 } })
    const offered = line(0, { event: { event: 'cards-offered' } })
    const view = { phase: 'decision', offerer: 0, decider: 1 }
    const people = [seat('person'), seat('person')]
    expect(persuading(view, people, [offered, said(1, LAST_WORD), said(0, 'trust-me')])).toBe(true)
    expect(persuading(view, people, [offered, said(0, LAST_WORD)])).toBe(false)
    expect(persuading(view, people, [said(0, LAST_WORD), offered])).toBe(true)
    expect(persuading(view, [seat('person'), seat('bot')], [offered])).toBe(false)
    expect(persuading({ ...view, phase: 'payment' }, people, [offered])).toBe(false)
  })
})
