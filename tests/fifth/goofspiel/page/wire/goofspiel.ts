// Written by `python -m mlotek.server.wire.typescript`; change the Python types instead.

export interface Player {
  seat: number
  points: number
  ready: boolean
  bid: number | null
  cards: number[]
}

export interface GoofspielView {
  view: "goofspiel"
  seat: number | null
  players: number
  phase: string
  actors: number[]
  over: boolean
  prizes: number[]
  stake: number
  left: number
  seats: Player[]
}

export interface Reckoning {
  points: number
}

export interface PrizeTurned {
  event: "prize-turned"
  prize: number
  stake: number
}

export interface BidSealed {
  event: "bid-sealed"
  seat: number
  card: number | null
}

export interface BidOpened {
  event: "bid-opened"
  seat: number
  card: number
}

export interface PrizeWon {
  event: "prize-won"
  seat: number
  points: number
}

export interface PrizeTied {
  event: "prize-tied"
  stake: number
  carried: boolean
}

export interface GameEnded {
  event: "game-ended"
}

export interface Bid {
  action: "bid"
  card: number
}

export type GameEvent = PrizeTurned | BidSealed | BidOpened | PrizeWon | PrizeTied | GameEnded

export type GameAction = Bid

export type TheView = GoofspielView

export const EDITIONS = {"standard":{"PLAYERS":[2,3,4],"MOST_PLAYERS":4,"HIGHEST":13},"short":{"PLAYERS":[2,3,4],"MOST_PLAYERS":4,"HIGHEST":7}} as const

export const EDITION = EDITIONS.standard

export const CLAUSES: Record<string, readonly string[]> = {"bids":["GS-PRIZE","GS-BID","GS-WIN","GS-TIE"],"over":["GS-END","GS-SCORE"]}

export const SEAT_FIELDS: Record<string, readonly string[]> = {"prize-turned":[],"bid-sealed":["seat"],"bid-opened":["seat"],"prize-won":["seat"],"prize-tied":[],"game-ended":[]}
