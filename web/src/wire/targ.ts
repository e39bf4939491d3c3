// Written by `python -m mlotek.server.wire.typescript`; change the Python types instead.

export interface Player {
  seat: number
  cards: number
  done: boolean
  missed: boolean
  score: number
  known: Lot[] | null
}

export type Lot = [string, number]

export interface StandingOffer {
  number: number
  seat: number
  give: Lot[]
  want: Lot[]
  to: number | null
}

export interface Stock {
  good: string
  count: number
  printed: number
  majority: boolean | null
  points: number | null
}

export interface SeatResult {
  hand: ScoredLot[]
  stop: number
  points: number
}

export type ScoredLot = [string, number, number]

export interface RoundResult {
  round: number
  centre: string
  stopper: number | null
  seats: SeatResult[]
}

export interface TargView {
  view: "targ"
  seat: number | null
  players: number
  phase: string
  actors: number[]
  over: boolean
  round: number
  rounds: number
  dealer: number
  centre: string | null
  actions_left: number
  seats: Player[]
  offers: StandingOffer[]
  hand: Stock[] | null
  hand_points: number | null
  stop_right: boolean | null
  results: RoundResult[]
}

export interface Reckoning {
  rounds: SeatResult[]
  goods: number
  stops: number
  points: number
}

export interface HandDealt {
  event: "hand-dealt"
  seat: number
  hand: Lot[] | null
}

export interface StarterDrawn {
  event: "starter-drawn"
  seat: number
}

export interface RoundBegun {
  event: "round-begun"
  round: number
  dealer: number
  centre: Lot
}

export interface OfferShouted {
  event: "offer-shouted"
  seat: number
  number: number
  give: Lot[]
  want: Lot[]
  to: number | null
}

export interface OfferReplaced {
  event: "offer-replaced"
  seat: number
  number: number
}

export interface OfferWithdrawn {
  event: "offer-withdrawn"
  seat: number
  number: number
}

export interface OfferVoided {
  event: "offer-voided"
  seat: number
  number: number
}

export interface Traded {
  event: "traded"
  seat: number
  number: number
  give: Lot[]
  want: Lot[]
  partner: number
}

export interface CentreSwapped {
  event: "centre-swapped"
  seat: number
  put: Lot
  taken: Lot
}

export interface SaidDone {
  event: "said-done"
  seat: number
}

export interface StopShouted {
  event: "stop-shouted"
  seat: number
  right: boolean
  points: number
}

export interface RoundEnded {
  event: "round-ended"
  round: number
  ending: string
  centre: Lot
}

export interface HandScored {
  event: "hand-scored"
  seat: number
  hand: ScoredLot[]
  stop: number
  points: number
  score: number
}

export interface GameEnded {
  event: "game-ended"
  winners: number[]
}

export interface Offer {
  action: "offer"
  give: Lot[]
  want?: Lot[]
  to?: number | null
}

export interface Accept {
  action: "accept"
  number: number
}

export interface Withdraw {
  action: "withdraw"
  number: number
}

export interface Swap {
  action: "swap"
  good: string
}

export interface Stop {
  action: "stop"
}

export interface Done {
  action: "done"
}

export type GameEvent = HandDealt | StarterDrawn | RoundBegun | OfferShouted | OfferReplaced | OfferWithdrawn | OfferVoided | Traded | CentreSwapped | SaidDone | StopShouted | RoundEnded | HandScored | GameEnded

export type GameAction = Offer | Accept | Withdraw | Swap | Stop | Done

export type TheView = TargView

export const EDITIONS = {"standard":{"PLAYERS":[3,4,5,6],"MOST_PLAYERS":6,"GOODS":["bricks","grain","cloth","sheep","fish","gold","coffee","wood","pigs"],"PRINTED":[5,5,5,7,7,7,7,9,9],"OFFERS_EACH":2,"STOP_POINTS":5,"POINTS_FOR_ALL":2,"POINTS_FOR_MOST":1,"POINTS_FOR_CENTRE":-1}} as const

export const EDITION = EDITIONS.standard

export const CLAUSES: Record<string, readonly string[]> = {"market":["TG-OFFER","TG-ACCEPT","TG-WITHDRAW","TG-CENTRE","TG-DONE","TG-STOP"],"over":["TG-SCORE","TG-WIN"]}

export const SEAT_FIELDS: Record<string, readonly string[]> = {"hand-dealt":["seat"],"starter-drawn":["seat"],"round-begun":["dealer"],"offer-shouted":["seat","to"],"offer-replaced":["seat"],"offer-withdrawn":["seat"],"offer-voided":["seat"],"traded":["seat","partner"],"centre-swapped":["seat"],"said-done":["seat"],"stop-shouted":["seat"],"round-ended":[],"hand-scored":["seat"],"game-ended":["winners"]}
