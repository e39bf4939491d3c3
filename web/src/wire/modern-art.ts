// Written by `python -m mlotek.server.wire.typescript`; change the Python types instead.

export interface Artist {
  artist: string
  played: number
  markers: number[]
  value: number
}

export interface Auction {
  organiser: number
  cards: string[]
  kind: string
  price: number
  leader: number | null
  offers: (number | null)[]
  declined: number[]
  sealed: number[]
}

export interface Player {
  seat: number
  held: number
  hand: string[] | null
  money: number | null
  paintings: string[]
}

export interface ModernArtView {
  view: "modern-art"
  seat: number | null
  players: number
  phase: string
  actors: number[]
  over: boolean
  round: number
  market: Artist[]
  auction: Auction | null
  deck: number
  mystery: number
  seats: Player[]
}

export interface Account {
  round: number
  earned: number
  paid_to_players: number
  paid_to_bank: number
  income: number
  money: number
}

export interface Books {
  start: number
  rounds: Account[]
  money: number
}

export interface CardsDealt {
  event: "cards-dealt"
  seat: number
  count: number
  cards: string[] | null
}

export interface MysteryDealt {
  event: "mystery-dealt"
  count: number
}

export interface StarterDrawn {
  event: "starter-drawn"
  seat: number
}

export interface RoundBegan {
  event: "round-began"
  round: number
  seat: number
}

export interface RoundEmpty {
  event: "round-empty"
  round: number
}

export interface PaintingPut {
  event: "painting-put"
  seat: number
  card: string
  played: number
}

export interface PaintingAdded {
  event: "painting-added"
  seat: number
  card: string
  played: number
}

export interface NothingAdded {
  event: "nothing-added"
  seat: number
}

export interface BidMade {
  event: "bid-made"
  seat: number
  amount: number
}

export interface Passed {
  event: "passed"
  seat: number
}

export interface HandClosed {
  event: "hand-closed"
  seat: number
  amount: number | null
}

export interface HandOpened {
  event: "hand-opened"
  seat: number
  amount: number
}

export interface PriceNamed {
  event: "price-named"
  seat: number
  price: number
}

export interface PaintingBought {
  event: "painting-bought"
  seat: number
  cards: string[]
  price: number
  organiser: number
}

export interface PaintingBoughtIn {
  event: "painting-bought-in"
  seat: number
  cards: string[]
  price: number
}

export interface PaintingTakenFree {
  event: "painting-taken-free"
  seat: number
  cards: string[]
}

export interface PriceShared {
  event: "price-shared"
  seat: number
  amount: number
  bank: boolean
}

export interface MysteryKept {
  event: "mystery-kept"
  seat: number
}

export interface MysteryFlipped {
  event: "mystery-flipped"
  seat: number
  card: string
  played: number
}

export interface RoundEnded {
  event: "round-ended"
  round: number
  seat: number
  cause: string
  cards: string[]
}

export interface ArtistRanked {
  event: "artist-ranked"
  artist: string
  place: number
  played: number
  marker: number
  value: number
}

export interface PaintingsSold {
  event: "paintings-sold"
  seat: number
  artists: string[]
  income: number
}

export interface GameEnded {
  event: "game-ended"
}

export interface MoneyShown {
  event: "money-shown"
  seat: number
  money: number
}

export interface Put {
  action: "put"
  card: string
}

export interface Add {
  action: "add"
  card: string | null
}

export interface Bid {
  action: "bid"
  amount: number
}

export interface Pass {
  action: "pass"
}

export interface Seal {
  action: "seal"
  amount: number
}

export interface Price {
  action: "price"
  amount: number
}

export interface Buy {
  action: "buy"
}

export interface Flip {
  action: "flip"
}

export interface Keep {
  action: "keep"
}

export type GameEvent = CardsDealt | MysteryDealt | StarterDrawn | RoundBegan | RoundEmpty | PaintingPut | PaintingAdded | NothingAdded | BidMade | Passed | HandClosed | HandOpened | PriceNamed | PaintingBought | PaintingBoughtIn | PaintingTakenFree | PriceShared | MysteryKept | MysteryFlipped | RoundEnded | ArtistRanked | PaintingsSold | GameEnded | MoneyShown

export type GameAction = Put | Add | Bid | Pass | Seal | Price | Buy | Flip | Keep

export type TheView = ModernArtView

export const EDITIONS = {"standard":{"KINDS":["open","once","sealed","fixed","double"],"OPEN":0,"ONCE":1,"SEALED":2,"FIXED":3,"DOUBLE":4,"PLAYERS":[3,4,5],"MOST_PLAYERS":5,"ARTISTS":["nex","bahut","darmoir","sadland","koriko"],"COUNTS":[[3,3,2,2,2],[3,2,3,3,2],[3,3,3,3,2],[3,3,3,3,3],[4,3,3,3,3]],"CARD_NAMES":["nex-open","nex-once","nex-sealed","nex-fixed","nex-double","bahut-open","bahut-once","bahut-sealed","bahut-fixed","bahut-double","darmoir-open","darmoir-once","darmoir-sealed","darmoir-fixed","darmoir-double","sadland-open","sadland-once","sadland-sealed","sadland-fixed","sadland-double","koriko-open","koriko-once","koriko-sealed","koriko-fixed","koriko-double"],"DECK":[0,0,0,1,1,1,2,2,3,3,4,4,5,5,5,6,6,7,7,7,8,8,8,9,9,10,10,10,11,11,11,12,12,12,13,13,13,14,14,15,15,15,16,16,16,17,17,17,18,18,18,19,19,19,20,20,20,20,21,21,21,22,22,22,23,23,23,24,24,24],"START_MONEY":100,"DEALS":[[10,6,6,0],[9,4,4,0],[8,3,3,0]],"ROUNDS":4,"FEWEST_HANDS":3,"LAST_PAINTING":5,"MARKERS":[30,20,10]},"pigments":{"KINDS":["open","once","sealed","fixed","double"],"OPEN":0,"ONCE":1,"SEALED":2,"FIXED":3,"DOUBLE":4,"PLAYERS":[3,4,5],"MOST_PLAYERS":5,"ARTISTS":["umbra","siena","cobalt","cinnabar","ochre"],"COUNTS":[[3,3,2,2,2],[3,2,3,3,2],[3,3,3,3,2],[3,3,3,3,3],[4,3,3,3,3]],"CARD_NAMES":["umbra-open","umbra-once","umbra-sealed","umbra-fixed","umbra-double","siena-open","siena-once","siena-sealed","siena-fixed","siena-double","cobalt-open","cobalt-once","cobalt-sealed","cobalt-fixed","cobalt-double","cinnabar-open","cinnabar-once","cinnabar-sealed","cinnabar-fixed","cinnabar-double","ochre-open","ochre-once","ochre-sealed","ochre-fixed","ochre-double"],"DECK":[0,0,0,1,1,1,2,2,3,3,4,4,5,5,5,6,6,7,7,7,8,8,8,9,9,10,10,10,11,11,11,12,12,12,13,13,13,14,14,15,15,15,16,16,16,17,17,17,18,18,18,19,19,19,20,20,20,20,21,21,21,22,22,22,23,23,23,24,24,24],"START_MONEY":100,"DEALS":[[10,6,6,0],[9,4,4,0],[8,3,3,0]],"ROUNDS":4,"FEWEST_HANDS":3,"LAST_PAINTING":5,"MARKERS":[30,20,10]}} as const

export const EDITION = EDITIONS.standard

export const CLAUSES: Record<string, readonly string[]> = {"put":["MA-TURN","MA-FIFTH","MA-EMPTY"],"add":["MA-DOUBLE"],"open":["MA-OPEN","MA-BID","MA-PAY","MA-FREE"],"once":["MA-ONCE","MA-BID","MA-PAY","MA-FREE"],"sealed":["MA-SEALED","MA-BID","MA-PAY","MA-FREE"],"price":["MA-FIXED","MA-PAY"],"fixed":["MA-FIXED","MA-PAY"],"flip":["MA-MYST"],"over":["MA-VALUE","MA-SELL","MA-WIN"]}

export const SEAT_FIELDS: Record<string, readonly string[]> = {"cards-dealt":["seat"],"mystery-dealt":[],"starter-drawn":["seat"],"round-began":["seat"],"round-empty":[],"painting-put":["seat"],"painting-added":["seat"],"nothing-added":["seat"],"bid-made":["seat"],"passed":["seat"],"hand-closed":["seat"],"hand-opened":["seat"],"price-named":["seat"],"painting-bought":["seat","organiser"],"painting-bought-in":["seat"],"painting-taken-free":["seat"],"price-shared":["seat"],"mystery-kept":["seat"],"mystery-flipped":["seat"],"round-ended":["seat"],"artist-ranked":[],"paintings-sold":["seat"],"game-ended":[],"money-shown":["seat"]}
