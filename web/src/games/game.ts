/** What a game is to the page: everything that is common reaches a game through this alone. */
import type { Component } from 'svelte'
import type { About } from '../lib/about'
import type { Risk } from '../lib/risk'
import type { Cast, GameEvent } from '../lib/speech'
import type { Line, TableState } from '../lib/table.svelte'
import type { NewTable } from '../wire/house'

export type TableComponent = Component<{ model: TableState }>
type Loaded = Promise<{ default: TableComponent }>

/** A finished game: what is told of it, the table at each moment a line may speak of (or in the end alone), and who sat there. */
export interface Past<View = unknown> {
  story: readonly Line[]
  views: readonly View[]
  /** Each moment as each seat saw it, where hands are open. */
  owners: readonly (readonly View[])[]
  cast: Cast
}

/** A moment worth a sentence: whose it was, what it brought them, and how much it matters beside the others. */
export interface TurningPoint {
  at: number
  seat: number
  /** Who lost what it brought, and won what it cost. */
  against?: number
  gain: number
  weight: number
  text: string
}

export interface Game<View = unknown> {
  name: string
  /** What hangs in the frame of its tile at home. */
  picture: Component
  /** Its table, loaded when somebody sits down. */
  table: () => Loaded
  /** Its rules as a person explains them, with pictures. */
  guide?: () => Promise<{ default: Component }>
  /** A hand, drawn from its owner's view. */
  openHand?: () => Promise<{ default: Component<{ view: unknown; seat: number }> }>
  /** A thing that lies on the table, drawn large. */
  thing?: () => Promise<{ default: Component<{ thing: string; model: TableState }> }>
  /** The mark of what a group of the log is about, before its heading; nothing where it is about nothing drawn. */
  mark?: () => Promise<{ default: Component<{ event: GameEvent }> }>
  /** Which fields of an event hold seats. */
  seatFields: Readonly<Record<string, readonly string[]>>
  /** The events that each moment which everybody looks at tells of; what comes after them waits for its end. */
  moments?: Readonly<Record<string, readonly string[]>>
  /** The beginnings of the clauses that matter in each phase. */
  clauses: Readonly<Record<string, readonly string[]>>
  /** What lies on the table, by the word before the colon: `card:nex-open`, `tile:x2`. */
  about: Readonly<Record<string, (what: string) => About>>
  /** What counts for each seat, its points or its money; null where that is hidden. */
  standing(view: View): (number | null)[]
  /** What a finished game turned on: what somebody gave, beside what it was worth. */
  turningPoints?(past: Past<View>): TurningPoint[]
  /** What an action binds a seat to pay, all told. */
  bid?(view: View, seat: number, action: string): number
  /** Why an action deserves a second tap; null where it may go. */
  risk?(view: View, seat: number, action: string): Risk | null
  /** What is done at the first tap, whatever a person wishes to be asked. */
  sure?(view: View, action: string): boolean
  /** Whether a bot may advise at a table with these options; where nothing is said, it may. */
  advises?(options: Readonly<Record<string, unknown>>): boolean
  /** More about a thing, from what was seen; null where there is nothing to tell. */
  seen?(thing: string, events: readonly GameEvent[]): About | null
  /** An action as a sentence that tells somebody to do it. */
  move?(view: View, action: string, cast: Cast): string
  /** What somebody new is to try where this is advised: the same, or something whose use is seen at once. */
  trial?(view: View, action: string): string
  /** What a person typed, spelt as the rules spell it. */
  spelt?(action: string): string
  /** What somebody's first game is set to against bots, beside beginners for company; the pace is of the chosen one. */
  firstGame?: { pace: number; tempo: NonNullable<NewTable['tempo']> }
  /** Whether everybody trades at once, so that a table may choose to do it in turns. */
  market?: boolean
  /** Whether an auctioneer counts, so that a table may leave it to whoever sells. */
  hammer?: boolean
  /** The course of a round on one page. */
  diagram?: () => Loaded
  /** The phase in which everybody at one screen may act at once, and what each can do then without showing cards. */
  together?: { phase: string; bar: () => Loaded }
}
