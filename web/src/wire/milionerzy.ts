// Written by `python -m mlotek.server.wire.typescript`; change the Python types instead.

export interface Player {
  seat: number
  laid: number[]
  total: number
  bidding: boolean
  money: number[] | null
  tiles: string[] | null
  robbed: boolean
  stolen: number | null
}

export interface MilionerzyView {
  view: "milionerzy"
  seat: number | null
  players: number
  phase: string
  actors: number[]
  over: boolean
  tile: string | null
  highest: number
  red: number
  revealed: string[]
  stack: number
  seats: Player[]
}

export interface Reckoning {
  money: number
  out: boolean
  luxury: number
  casino: boolean
  fortunes: number
  cba: boolean
  points: number
}

export interface TileRevealed {
  event: "tile-revealed"
  seat: number
  tile: string
  red: number
}

export interface CardsLaid {
  event: "cards-laid"
  seat: number
  cards: number[]
  total: number
}

export interface Passed {
  event: "passed"
  seat: number
  cards: number[]
}

export interface TileWon {
  event: "tile-won"
  seat: number
  tile: string
  paid: number[]
}

export interface MisfortuneTaken {
  event: "misfortune-taken"
  seat: number
  tile: string
}

export interface CardsLost {
  event: "cards-lost"
  seat: number
  cards: number[]
}

export interface LuxuryStolen {
  event: "luxury-stolen"
  seat: number
  luxury: number | null
  secret: boolean
}

export interface GameEnded {
  event: "game-ended"
}

export interface Bid {
  action: "bid"
  cards: number[]
}

export interface Pass {
  action: "pass"
}

export interface Discard {
  action: "discard"
  luxury: number
}

export type GameEvent = TileRevealed | CardsLaid | Passed | TileWon | MisfortuneTaken | CardsLost | LuxuryStolen | GameEnded

export type GameAction = Bid | Pass | Discard

export type TheView = MilionerzyView

export const SEAT_FIELDS: Record<string, string[]> = {"tile-revealed":["seat"],"cards-laid":["seat"],"passed":["seat"],"tile-won":["seat"],"misfortune-taken":["seat"],"cards-lost":["seat"],"luxury-stolen":["seat"],"game-ended":[]}
