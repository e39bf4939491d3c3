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

export interface Played {
  points: number
  money: number
  out: boolean
}

export interface MilionerzyView {
  view: "milionerzy"
  seat: number | null
  players: number
  phase: string
  actors: number[]
  over: boolean
  game: number
  games: number
  results: Played[][]
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
  earlier: Played[]
}

export interface StarterDrawn {
  event: "starter-drawn"
  seat: number
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

export interface GameScored {
  event: "game-scored"
  seat: number
  game: number
  points: number
  money: number
  out: boolean
  total: number
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

export type GameEvent = StarterDrawn | TileRevealed | CardsLaid | Passed | TileWon | MisfortuneTaken | CardsLost | LuxuryStolen | GameScored | GameEnded

export type GameAction = Bid | Pass | Discard

export type TheView = MilionerzyView

export const EDITIONS = {"standard":{"PLAYERS":[3,4,5],"MOST_PLAYERS":5,"MONEY":[1,2,3,4,6,8,10,12,15,20,25],"HIGHEST_LUXURY":10,"FORTUNE":11,"CBA":12,"CASINO":13,"THIEF":14,"TILE_NAMES":{"1":"1","2":"2","3":"3","4":"4","5":"5","6":"6","7":"7","8":"8","9":"9","10":"10","11":"x2","12":"cba","13":"casino","14":"thief"},"TILE_OF":{"1":1,"2":2,"3":3,"4":4,"5":5,"6":6,"7":7,"8":8,"9":9,"10":10,"x2":11,"cba":12,"casino":13,"thief":14},"TILES":[1,2,3,4,5,6,7,8,9,10,11,11,11,12,13,14],"RED_TILES":[11,12],"LAST_RED":4,"CASINO_LOSS":5}} as const

export const EDITION = EDITIONS.standard

export const CLAUSES: Record<string, readonly string[]> = {"auction":["MB-BID","MB-WIN","MB-FREE","MB-BAD","MB-END"],"theft":["MB-THIEF"],"over":["MB-POOR","MB-SCORE","MB-RANK"]}

export const SEAT_FIELDS: Record<string, readonly string[]> = {"starter-drawn":["seat"],"tile-revealed":["seat"],"cards-laid":["seat"],"passed":["seat"],"tile-won":["seat"],"misfortune-taken":["seat"],"cards-lost":["seat"],"luxury-stolen":["seat"],"game-scored":["seat"],"game-ended":[]}
