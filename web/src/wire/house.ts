// Written by `python -m mlotek.server.wire.typescript`; change the Python types instead.

export const PROTOCOL = 1

export interface Text {
  pl: string
  en: string
}

export interface Tempo {
  name?: "brisk" | "calm" | "custom" | "daily" | "friendly" | "none"
  factor?: number
  hours?: number
  led?: boolean
  market?: "gong" | "open" | "turns"
}

export interface Seat {
  seat: number
  who: "bot" | "empty" | "person"
  name: string
  face: number | null
  level: string | null
  temper: string | null
  present: boolean
  standin: boolean
  kept: boolean
  host: boolean
  muted: boolean
  shares: number[]
  wish: string | null
}

export interface Watcher {
  handle: string
  name: string
  muted: boolean
  screen: boolean
}

export interface Asking {
  handle: string
  name: string
  seat: number
  agreed: number[]
}

export interface Evening {
  name: string
  wins: number
}

export interface TableShown {
  id: string
  code: string
  game: string
  edition: string
  players: number
  options: Record<string, boolean | number | string>
  tempo: Tempo
  pace: number
  ceremonies: "all" | "fewer" | "none"
  banter: boolean
  listed: boolean
  stage: "over" | "playing" | "waiting"
  seats: Seat[]
  watchers: number
  watching: Watcher[]
  screens: number
  latecomers: boolean
  asking: Asking[]
  commitment: string
  rematch: string | null
  evening: Evening[]
}

export interface Beside {
  seat: number
  beside: number
}

export interface You {
  seat: number | null
  left: number | null
  name: string
  host: boolean
  beside: Beside[]
}

export interface SeatClock {
  seat: number
  allowance: number | null
  bank: number | null
  deadline: number | null
}

export interface HammerShown {
  stage: "once" | "open" | "twice"
  ends: number
  by: number | null
  ready: number
}

export interface IntermissionShown {
  moment: string
  until: number
  ready: number[]
}

export interface Clocks {
  now: number
  seats: SeatClock[]
  hammer: HammerShown | null
  intermission: IntermissionShown | null
  market: number | null
  gong: number | null
}

export interface Do {
  program: "do"
  action: string
}

export interface BidUpTo {
  program: "bid-up-to"
  limit: number
}

export interface AcceptLike {
  program: "accept-like"
  get: Record<string, number>
  give: Record<string, number>
}

export interface Act {
  type: "act"
  id: number
  action: string
  seen: number
}

export interface Say {
  type: "say"
  id: number
  text?: string | null
  phrase?: string | null
}

export interface Wish {
  type: "wish"
  id: number
  good: string | null
}

export interface Vote {
  type: "vote"
  id: number
  choice: string
}

export interface SetPrograms {
  type: "programs"
  id: number
  programs: (Do | BidUpTo | AcceptLike)[]
}

export interface AskHint {
  type: "hint"
  id: number
}

export interface TakeBack {
  type: "take-back"
  id: number
}

export interface Call {
  type: "call"
  id: number
  stage: "once" | "open" | "twice"
}

export interface Ready {
  type: "ready"
  id: number
  moment: string
}

export interface Skip {
  type: "skip"
  id: number
}

export interface Resync {
  type: "resync"
}

export interface Pong {
  type: "pong"
  id: number
}

export interface LegalShown {
  actions: string[]
  more: boolean
  default: string | null
}

export interface Said {
  type: "said"
  n: number
  seat: number | null
  name: string
  text: string | null
  phrase: string | null
  at: number
}

export interface Remark {
  type: "remark"
  seat: number
  words: string
}

export interface Welcome {
  type: "welcome"
  protocol: number
  table: TableShown
  you: You
  version: number
  view: unknown
  first: number
  events: unknown[]
  outcome: unknown
  clocks: Clocks
  legal: LegalShown | null
  take_back: number | null
  programs: (Do | BidUpTo | AcceptLike)[]
  said: Said[]
}

export interface Update {
  type: "update"
  version: number
  events: unknown[]
  view: unknown
  outcome: unknown
  clocks: Clocks
  show_at: number | null
  legal: LegalShown | null
  take_back: number | null
  own?: unknown
}

export interface Voted {
  type: "voted"
  seats: number[]
}

export interface Votes {
  type: "votes"
  counts: Record<string, number>
  seats: Record<string, string>
}

export interface TableChanged {
  type: "table"
  table: TableShown
}

export interface ClocksChanged {
  type: "clocks"
  clocks: Clocks
}

export interface Ack {
  type: "ack"
  id: number
  version: number
}

export interface Held {
  type: "held"
  id: number
  until: number
  hold: number
}

export interface Refusal {
  type: "refused"
  id: number | null
  code: string
  clause: string | null
  suggestion: string | null
  text: Text
}

export interface ProgramsChanged {
  type: "programs"
  programs: (Do | BidUpTo | AcceptLike)[]
  off: string | null
}

export interface Hint {
  type: "hint"
  id: number
  action: string
  why: unknown
}

export interface Ping {
  type: "ping"
  id: number
  now: number
  lag: number
}

export interface Bye {
  type: "bye"
  code: string
}

export interface Nothing {
}

export interface NewName {
  name: string
  face?: number | null
}

export interface SeatChoice {
  who?: "bot" | "me" | "open"
  level?: string | null
}

export interface NewTable {
  game: string
  edition?: string | null
  players?: number | null
  options?: Record<string, boolean | number | string>
  tempo?: Tempo
  pace?: number
  ceremonies?: "all" | "fewer" | "none"
  banter?: boolean
  listed?: boolean
  latecomers?: boolean
  seats?: SeatChoice[]
  start?: boolean
}

export interface TempoChange {
  name?: "brisk" | "calm" | "custom" | "daily" | "friendly" | "none" | null
  factor?: number | null
  hours?: number | null
  led?: boolean | null
  market?: "gong" | "open" | "turns" | null
}

export interface Settings {
  players?: number | null
  edition?: string | null
  options?: Record<string, boolean | number | string> | null
  tempo?: TempoChange | null
  pace?: number | null
  ceremonies?: "all" | "fewer" | "none" | null
  banter?: boolean | null
  listed?: boolean | null
  latecomers?: boolean | null
}

export interface Sit {
  seat?: number | null
  cut?: string | null
  name?: string | null
  face?: number | null
}

export interface Kick {
  seat?: number | null
  watcher?: string | null
}

export interface Consent {
  watcher: string
  agreed: boolean
}

export interface Cut {
  text: string
}

export interface Mute {
  seat?: number | null
  watcher?: string | null
  muted: boolean
}

export interface Report {
  seat?: number | null
  watcher?: string | null
  about: "name" | "play" | "words"
}

export interface OptionShown {
  name: string
  default: boolean | number | string
  choices: string[]
  least: number | null
  most: number | null
  about: string
  players: number[]
}

export interface GameShown {
  name: string
  title: Text
  hook: Text
  least_players: number
  most_players: number
  editions: string[]
  options: OptionShown[]
  levels: string[]
  steps: string[]
}

export interface HouseShown {
  version: string
  protocol: number
  games: GameShown[]
  tempos: string[]
  phrases: string[]
  address: string | null
  source: string | null
}

export interface Clause {
  id: string
  text: Text
  reading: "book" | "ours" | "two"
  ruling: Text | null
  reason: Text | null
  other: Text | null
}

export interface RulesShown {
  game: string
  clauses: Clause[]
}

export interface Me {
  name: string
  face: number | null
}

export interface TableAndYou {
  table: TableShown
  you: You
}

export interface YourTable {
  table: TableShown
  you: You
  round: number | null
  mine: boolean
}

export interface LastPlayed {
  table: TableShown
  winners: string[]
  yours: boolean
}

export interface Tables {
  yours: YourTable[]
  listed: TableShown[]
  last: LastPlayed | null
}

export interface RecordShown {
  game: string
  players: number
  options: Record<string, boolean | number | string>
  names: string[]
  over: boolean
  events: unknown[]
  record: unknown
}

export interface TableInWords {
  hand: string[]
  table: string[]
  odds: string[]
}

export interface ReceiptShown {
  commitment: string
  over: boolean
  receipt: Receipt | null
  problem: string | null
}

export interface Receipt {
  commitment: string
  seed: string
  cuts: string[]
  seal: string
}

export interface Frame {
  actor: number | null
  action: string
  events: unknown[]
  view: unknown
}

export interface ReplayShown {
  table: TableShown
  frames: Frame[]
  outcome: unknown
}

export interface MomentShown {
  first: number
  until: number
  view: unknown
}

export interface LessonMoves {
  actions?: string[]
}

export interface LessonShown {
  game: string
  lesson: string
  number: number
  lessons: number
  after: string | null
  step: number
  steps: number
  names: string[]
  suggestion: string | null
  frames: Frame[]
  legal: LegalShown | null
  outcome: unknown
  refusal: Refusal | null
}

export interface AnswerShown {
  action: string
  percent: number
}

export interface PuzzleShown {
  game: string
  number: number
  puzzles: number
  players: number
  seat: number
  names: string[]
  options: Record<string, boolean | number | string>
  frame: Frame
  answers: AnswerShown[]
}

export interface Health {
  healthy: boolean
  state: "degraded" | "open"
  tables: number
  set_aside: number
}

export interface Problem {
  code: string
  text: Text
}

export type FromVisitor = Act | Say | Wish | Vote | SetPrograms | AskHint | TakeBack | Call | Ready | Skip | Resync | Pong

export type ToVisitor = Welcome | Update | Voted | Votes | Remark | TableChanged | ClocksChanged | Said | Ack | Held | Refusal | ProgramsChanged | Hint | Ping | Bye

export type Program = Do | BidUpTo | AcceptLike
