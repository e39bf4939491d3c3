// Written by `python -m mlotek.server.wire.typescript`; change the Python types instead.

export interface Player {
  seat: number
  colours: string[]
  cards: number
  hand: number[] | null
  money: number | null
  known: number[] | null
}

export interface NieBlefujView {
  view: "nie-blefuj"
  seat: number | null
  players: number
  phase: string
  actors: number[]
  over: boolean
  round: number
  gun: number
  drawn: number | null
  offerer: number | null
  decider: number | null
  bank: number
  opened: number[]
  total: number
  unopened: number
  laid: number[] | null
  claim: number | null
  owed: number
  ending: string | null
  seats: Player[]
}

export interface Reckoning {
  money: number
  cards: number
  bluffs: number
}

export interface Ending {
  ending: string
  rounds: number
  seats: Reckoning[]
}

export interface RoundStarted {
  event: "round-started"
  seat: number
  round: number
}

export interface StarterDrawn {
  event: "starter-drawn"
  seat: number
}

export interface PassedOver {
  event: "passed-over"
  seat: number
}

export interface ColourRolled {
  event: "colour-rolled"
  seat: number
  colour: string
  owner: number | null
}

export interface TargetNamed {
  event: "target-named"
  seat: number
  target: number
}

export interface CardsOffered {
  event: "cards-offered"
  seat: number
  to: number
  number: number
  claim: number | null
  cards: number[] | null
}

export interface CardsOpened {
  event: "cards-opened"
  seat: number
  cards: number[]
  total: number
}

export interface DieRolled {
  event: "die-rolled"
  seat: number
  roll: number
  total: number
}

export interface CardsAdded {
  event: "cards-added"
  seat: number
  to: number
  number: number
  claim: number | null
  cards: number[] | null
}

export interface CardsTaken {
  event: "cards-taken"
  seat: number
  giver: number
  number: number
  unopened: number
  cards: number[] | null
}

export interface CardsReturned {
  event: "cards-returned"
  seat: number
  cards: number[]
}

export interface PaymentMade {
  event: "payment-made"
  seat: number
  to: number
  owed: number
  number: number
  cards: number[] | null
  open: boolean
}

export interface BankCardDrawn {
  event: "bank-card-drawn"
  seat: number
  card: number | null
  left: number
}

export interface NothingToOffer {
  event: "nothing-to-offer"
  seat: number
}

export interface NothingToAdd {
  event: "nothing-to-add"
  seat: number
}

export interface NothingToPay {
  event: "nothing-to-pay"
  seat: number
  to: number
  owed: number
}

export interface GameEnded {
  event: "game-ended"
  ending: string
}

export interface Target {
  action: "target"
  seat: number
}

export interface Offer {
  action: "offer"
  cards: number[]
  claim?: number | null
}

export interface Take {
  action: "take"
}

export interface Open {
  action: "open"
}

export interface Add {
  action: "add"
  cards: number[]
  claim?: number | null
}

export interface Pay {
  action: "pay"
  cards: number[]
}

export type GameEvent = RoundStarted | StarterDrawn | PassedOver | ColourRolled | TargetNamed | CardsOffered | CardsOpened | DieRolled | CardsAdded | CardsTaken | CardsReturned | PaymentMade | BankCardDrawn | NothingToOffer | NothingToAdd | NothingToPay | GameEnded

export type GameAction = Target | Offer | Take | Open | Add | Pay

export type TheView = NieBlefujView

export const EDITIONS = {"standard":{"PLAYERS":[2,3,4,5,6],"MOST_PLAYERS":6,"VALUES":[0,1,2,5],"BOX":[13,26,14,7],"HAND":[2,4,2,1],"BANK":[0,1,1,2,2,5],"COLOURS":["white","red","yellow","green","blue","violet"],"COLOURS_EACH":[0,0,3,2,1,1,1],"COLOUR_DIE":[0,1,2,3,4,5],"BLACK_DIE":[1,2,3,4,5,6],"TARGET":25,"HIGHEST_CLAIM":99}} as const

export const EDITION = EDITIONS.standard

export const CLAUSES: Record<string, readonly string[]> = {"target":["NB-COLOUR","NB-REV-2"],"offer":["NB-OFFER","NB-CLAIM","NB-TAKE","NB-OPEN"],"decision":["NB-TAKE","NB-OPEN","NB-LOWER","NB-EQUAL","NB-HIGHER"],"addition":["NB-HIGHER"],"payment":["NB-PAY","NB-LOWER"],"over":["NB-WIN","NB-BANK","NB-LIMIT"]}

export const SEAT_FIELDS: Record<string, readonly string[]> = {"round-started":["seat"],"starter-drawn":["seat"],"passed-over":["seat"],"colour-rolled":["seat","owner"],"target-named":["seat","target"],"cards-offered":["seat","to"],"cards-opened":["seat"],"die-rolled":["seat"],"cards-added":["seat","to"],"cards-taken":["seat","giver"],"cards-returned":["seat"],"payment-made":["seat","to"],"bank-card-drawn":["seat"],"nothing-to-offer":["seat"],"nothing-to-add":["seat"],"nothing-to-pay":["seat","to"],"game-ended":[]}
