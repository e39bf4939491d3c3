/** A table as the page knows it: what a live connection, a lesson or a replay shows, in one shape. */
import type { Component } from 'svelte'
import type {
  Clocks,
  HammerShown,
  IntermissionShown,
  LegalShown,
  Program,
  Refusal,
  Said,
  TableShown,
  You,
} from '../wire/house'
import { Curtain, type Play } from './curtain.svelte'
import { gameOf } from '../games/registry'
import { riskOf, type Risk } from './risk'
import { settings } from './settings.svelte'
import type { GameEvent } from './speech'

/** The moment of those who read what the game is about, before it begins. */
export const INTRODUCTION = 'introduction'

export type Link = 'connecting' | 'open' | 'lost' | 'closed'

/** A line of the log: something that happened, or something said; `at` is the moment it leads back to. */
export type Line = { n: number; at: number } & ({ event: GameEvent } | { said: Said })

/** Something said at this moment: by anybody in talk, or by a bot in passing (the name of a message). */
export type Spoken = { n: number; seat: number } & ({ said: Said } | { words: string })

/** The events among some lines, as a game knows its own. */
export function eventsIn<E extends GameEvent = GameEvent>(lines: readonly Line[]): E[] {
  return lines.flatMap((line) => ('event' in line ? [line.event as E] : []))
}

/** A view as its game knows it; another game's is an error of the page. */
export function viewOf<V extends { view: string }>(view: unknown, game: V['view']): V {
  if (isViewOf<V>(view, game)) return view
  throw new TypeError(`not a view of ${game}`)
}

function isViewOf<V extends { view: string }>(view: unknown, game: V['view']): view is V {
  return typeof view === 'object' && view !== null && 'view' in view && view.view === game
}

/** Tells lines of one kind of event from others. */
export function ofEvent(tag: string): (line: Line) => boolean {
  return (line) => 'event' in line && line.event.event === tag
}

/** What every game's view says. */
interface Position {
  phase: string
  actors: readonly number[]
}

type HammerStage = HammerShown['stage']

export interface HintShown {
  action: string
  why: unknown
}

export abstract class TableState {
  table: TableShown | null = $state.raw(null)
  you: You = $state.raw({ seat: null, name: '', host: false, left: null, beside: [] })
  version = $state(0)
  view: unknown = $state.raw(null)
  outcome: unknown = $state.raw(null)
  lines: Line[] = $state.raw([])
  /** What draws a line of the log; where a game has nothing of the kind it is words alone. */
  drawn: Component<{ event: GameEvent; text: string }> | null = $state.raw(null)
  /** What is being said, for a few seconds. */
  spoken: readonly Spoken[] = $state.raw([])
  /** Whether the first lines of a long game are still on their way. */
  recalling = $state(false)
  clocks: Clocks | null = $state.raw(null)
  legal: LegalShown | null = $state.raw(null)
  programs: Program[] = $state.raw([])
  programsOff: string | null = $state(null)
  /** Up to what a plan would bid for me unless I say otherwise; null where there is nothing to plan. */
  planLimit: number | null = $state(null)
  refusal: Refusal | null = $state.raw(null)
  hint: HintShown | null = $state.raw(null)
  /** Whether somebody asked for it; otherwise it only marks cards. */
  hintAsked = $state(false)
  /** An action that waits for a second tap, and why. */
  asking: { action: string; risk: Risk } | null = $state.raw(null)
  /** A suggestion somebody took up: it is laid out on the table, and its button waits to be pressed. */
  prepared: { action: string } | null = $state.raw(null)
  /** Whether I am new to the game, and still read what it is about. */
  reading = $state(false)
  link: Link = $state('connecting')
  bye: string | null = $state(null)
  /** Whether the house has learnt things this page does not know: it should be loaded anew. */
  outdated = $state(false)
  /** The text of an action that is on its way. */
  pending: string | null = $state(null)
  /** Server time minus this machine's time, in ms. */
  offset = 0
  lag = $state(0)

  names: string[] = $derived(this.table?.seats.map((seat) => seat.name) ?? [])
  seat: number | null = $derived(this.you.seat)
  /** The phase and who is asked; null while there is nothing to see. */
  position: Position | null = $derived(this.view as Position | null)
  /** Whether one speaks after the other where the rules would let everybody speak at once. */
  inTurns: boolean = $derived(this.position?.phase === 'market' && this.table?.tempo.market === 'turns')
  /** Whom the game waits for. */
  actors: readonly number[] = $derived(
    this.inTurns ? (this.position?.actors ?? []).slice(0, 1) : (this.position?.actors ?? []),
  )
  /** Whether the game waits for me; what is past waits for nobody. */
  mine: boolean = $derived.by(() => this.live && this.seat !== null && this.actors.includes(this.seat))

  /** What is played before it is shown, and how this game plays it. */
  readonly curtain = new Curtain()
  play: Play = () => null

  /** Show the moment of a line of the log, where there is more than the present one. */
  jump: ((at: number) => void) | null = $state.raw(null)

  /** Whether a line is kept back because it names what still lies face down. The game at this table says so. */
  waits: (line: Line) => boolean = () => false

  /** The last line of the moment that everybody looks at: what happened after it is told when they have. */
  #momentEnds: number = $derived.by(() => {
    const told = this.ceremonial ? gameOf(this.table?.game)?.moments?.[this.intermission!.moment] : undefined
    if (!told || this.curtain.events) return Infinity
    return this.lines.findLast((line) => 'event' in line && told.includes(line.event.event))?.n ?? Infinity
  })

  /** Whether a line is not told, or not yet. */
  untold(line: Line): boolean {
    return this.waits(line) || ('event' in line && line.n > this.#momentEnds)
  }

  /** The lines that have been told: what lies open, and all that was said. */
  get told(): readonly Line[] {
    return this.lines.filter((line) => !this.untold(line))
  }

  /** Whether a line of the log belongs to the moment of the past that is being shown. */
  shows(_line: Line | undefined): boolean {
    return false
  }

  /** Whether it is shown to a whole room, where nobody can press anything. */
  get big(): boolean {
    return false
  }

  /** Whether a seat here can act. */
  abstract readonly live: boolean
  /** Whether a position is posed as a question: what was settled before it is not told. */
  readonly posed: boolean = false
  protected abstract send(action: string): void

  /** Do something; what is risky is done at the second tap. */
  act(action: string): void {
    const risk =
      this.asking?.action === action
        ? null
        : riskOf(settings.now.caution, gameOf(this.table?.game), this.view, this.seat, action, settings.now.limit)
    this.asking = risk && this.live ? { action, risk } : null
    if (this.asking) return
    this.prepared = null
    this.send(action)
  }

  /** Lay a suggestion out on the table, for whoever took it up to play. */
  prepare(action: string): void {
    this.refusal = null
    this.prepared = { action }
  }

  /** Whether the suggestion that is laid out waits for the button that does this, with whatever follows. */
  awaits(action: string): boolean {
    return this.prepared !== null && `${this.prepared.action} `.startsWith(`${action} `)
  }

  /** The moment everybody is looking at now; nothing else goes on meanwhile. */
  get intermission(): IntermissionShown | null {
    return this.clocks?.intermission ?? null
  }

  /** Whether everybody looks at what has happened; time to read or to think is no ceremony. */
  get ceremonial(): boolean {
    return this.intermission !== null && ![INTRODUCTION, 'thinking'].includes(this.intermission.moment)
  }

  /** Whether nothing has begun, because somebody still reads what the game is about. */
  get introducing(): boolean {
    return this.intermission?.moment === INTRODUCTION
  }

  /** I know what the game is about now. */
  haveRead(): void {}

  /** I have seen enough of this moment. */
  ready(): void {}

  /** Whether the coach stands by: I sit at a real table and play. */
  get coached(): boolean {
    return this.live && this.seat !== null && !!this.table?.id
  }

  /** Whether a bot may be asked what it would do. */
  get advised(): boolean {
    return gameOf(this.table?.game)?.advises?.(this.table?.options ?? {}) ?? true
  }

  /** Ask a bot for advice, where there is one to ask. */
  askHint(): void {}

  /** Have a move ready for somebody new, without a word. */
  suggest(): void {}

  /** Enough of the theatre; otherwise let the others hurry until it is my turn. */
  skip(): void {
    if (this.curtain.events) this.curtain.end()
    else if (this.intermission) this.ready()
    else this.hurry()
  }

  protected hurry(): void {}

  /** The auctioneer calls the next stage of an open auction. */
  call(_stage: HammerStage): void {}

  serverNow(): number {
    return Date.now() + this.offset
  }

  /** Whether this very action is in the list of legal ones. */
  may(action: string): boolean {
    return this.legal?.actions.includes(action) ?? false
  }
}
