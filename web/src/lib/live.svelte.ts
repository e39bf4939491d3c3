/** A table over the socket: connects, heals by itself, and keeps what the house tells. */
import {
  PROTOCOL,
  type FromVisitor,
  type HammerShown,
  type LegalShown,
  type Program,
  type RecordShown,
  type ToVisitor,
  type Update,
  type Votes,
  type Welcome,
} from '../wire/house'
import { gameOf } from '../games/registry'
import { coach } from './coach.svelte'
import { ask } from './http'
import { InOrder } from './inorder'
import { withPart } from './parts'
import type { GameEvent } from './speech'
import { INTRODUCTION, TableState, type Line, type Spoken } from './table.svelte'

/** Goodbyes after which the page does not come back by itself. */
const FINAL = new Set(['kicked', 'banned', 'elsewhere', 'closed', 'no-such-table', 'set-aside'])
/** The close code of a connection that the house refuses; its reason is the refusal's code. */
const TURNED_AWAY = 4000
const LONGEST_WAIT = 8000
/** How long a word stays beside a face, and why a plan was given up in the strip. */
const SPOKEN = 4400
/** More than any game but an endless market tells; the stories of the end rest on them. */
const MOST_LINES = 4000

/** How long to wait before the n-th attempt to reconnect. */
export function waitBefore(attempt: number): number {
  return Math.min(LONGEST_WAIT, 400 * 2 ** attempt)
}

/** Whether a move is still open; where others act all the time, what was suggested should not vanish at their every move. */
export function stillOpen(action: string | null, legal: LegalShown | null): boolean {
  if (action === null || legal === null) return false
  return legal.actions.includes(action) || (legal.more && action.startsWith('offer '))
}

/**
 * A screen for everybody only watches, whoever sits here in this browser, and a big one shows it to a whole room; `beside` is
 * somebody next to its guest.
 */
export interface Visiting {
  watch?: '1' | 'tv'
  beside?: string
}

export class LiveTable extends TableState {
  override readonly live = true
  /** Until when (server time) my last action may be taken back. */
  takeBack: number | null = $state(null)
  /** Who of the players has laid down, face down, what they would do. */
  voted: readonly number[] = $state.raw([])
  /** What those who looked on would have done, once it is decided. */
  votes: Votes | null = $state.raw(null)
  /** What I would do, where I only look on. */
  guess: string | null = $state(null)
  /** Whether the house has forgotten who I was: the cookie is gone. */
  forgotten = $state(false)
  readonly id: string
  #socket: WebSocket | null = null
  #attempt = 0
  #next = 1
  #lineCount = 0
  #voices = 0
  /** How many of my seat's events there have been. */
  #happened = 0
  #stopped = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting = new Map<number, string>()
  /** The last question nobody asked: if it is refused, nobody needs to know. */
  #suggesting = 0
  #updates = new InOrder()
  /** What my seat knows beyond everybody: it is told when it changes. */
  #own: unknown = null

  /** How many of my actions have been done. */
  deeds = $state(0)
  readonly #as: Visiting

  constructor(id: string, as: Visiting = {}, reading = false) {
    super()
    this.id = id
    this.#as = as
    this.reading = reading
    addEventListener('online', this.#retryNow)
    addEventListener('offline', this.#unplugged)
    this.connect()
  }

  connect(): void {
    this.#stopped = false
    this.bye = null
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const asked = new URLSearchParams({
      legal: '300',
      own: '1',
      ...this.#as,
      ...(this.reading ? { reading: '1' } : {}),
    })
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${asked}`)
    this.#socket = socket
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as ToVisitor)
    socket.onclose = ({ code, reason }) => this.#lost(socket, code === TURNED_AWAY ? reason : '')
  }

  /** Which of those beside this browser's guest it is; undefined for the guest. */
  get beside(): string | undefined {
    return this.#as.beside
  }

  override get big(): boolean {
    return this.#as.watch === 'tv'
  }

  /** An address of this table, as whoever visits it here. */
  at(path: string, asked: Record<string, string> = {}): string {
    const query = new URLSearchParams({ ...asked, ...(this.beside ? { beside: this.beside } : {}) })
    return `/api/tables/${this.id}/${path}${query.size ? `?${query}` : ''}`
  }

  leave(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    this.#forgetWaiting()
    removeEventListener('online', this.#retryNow)
    removeEventListener('offline', this.#unplugged)
    this.#socket?.close()
  }

  protected override send(action: string): void {
    if (this.pending !== null || this.link !== 'open') return
    coach.note(this.table?.game ?? '')
    this.refusal = null
    this.hint = null
    this.pending = action
    this.#send((id) => ({ type: 'act', id, action, seen: this.version }), action)
  }

  say(line: { text: string } | { phrase: string }): void {
    this.#send((id) => ({ type: 'say', id, ...line }))
  }

  /** At a market: show everybody what I am looking for. */
  wish(good: string | null): void {
    this.#send((id) => ({ type: 'wish', id, good }))
  }

  setPrograms(programs: Program[]): void {
    this.programsOff = null
    this.#send((id) => ({ type: 'programs', id, programs }))
  }

  override askHint(): void {
    this.hintAsked = true
    this.#send((id) => ({ type: 'hint', id }))
  }

  override suggest(): void {
    this.hintAsked = false
    this.#send((id) => ({ type: 'hint', id: (this.#suggesting = id) }))
  }

  /** What somebody new tries of what is advised. */
  #trial(action: string): string {
    return gameOf(this.table?.game ?? '')?.trial?.(this.view, action) ?? action
  }

  override call(stage: HammerShown['stage']): void {
    this.#send((id) => ({ type: 'call', id, stage }))
  }

  override ready(): void {
    const moment = this.intermission?.moment
    if (moment === INTRODUCTION) this.haveRead()
    else if (moment) this.#send((id) => ({ type: 'ready', id, moment }))
  }

  override haveRead(): void {
    this.reading = false
    this.#send((id) => ({ type: 'ready', id, moment: INTRODUCTION }))
  }

  vote(choice: string): void {
    this.guess = choice
    this.#send((id) => ({ type: 'vote', id, choice }))
  }

  takeItBack(): void {
    this.#send((id) => ({ type: 'take-back', id }))
  }

  protected override hurry(): void {
    this.#send((id) => ({ type: 'skip', id }))
  }

  #send(message: (id: number) => FromVisitor, action = ''): void {
    const id = this.#next++
    if (action) this.#waiting.set(id, action)
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message(id)))
  }

  #retryNow = (): void => {
    if (this.link === 'lost') {
      clearTimeout(this.#timer)
      this.connect()
    }
  }

  /** This machine has no network: a socket would notice only when nobody answers for a minute. */
  #unplugged = (): void => {
    const socket = this.#socket
    if (this.link !== 'open' || !socket) return
    this.#lost(socket, '')
    this.#socket = null
    socket.close()
  }

  #lost(socket: WebSocket, reason: string): void {
    if (socket !== this.#socket) return
    if (reason && reason !== 'bye') this.bye = reason
    this.pending = null
    this.#waiting.clear()
    if (this.#stopped || (this.bye && FINAL.has(this.bye))) {
      this.link = 'closed'
      return
    }
    this.link = 'lost'
    this.#timer = setTimeout(() => void this.#comeBack(reason), waitBefore(this.#attempt++))
  }

  /** Connect again. Whom the house does not know any more, it gives a new name at the main door. */
  async #comeBack(reason: string): Promise<void> {
    if (reason === 'no-guest') {
      await ask('GET', '/api/me').catch(() => null)
      this.forgotten = true
    }
    this.connect()
  }

  #hear(message: ToVisitor): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'update':
        this.offset = message.clocks.now - Date.now()
        if (message.own) this.#own = message.own
        return this.#queueUpdate({ ...message, view: this.#own ? withPart(message.view, this.#own) : message.view })
      case 'votes':
        this.votes = message
        this.voted = []
        return
      case 'voted':
        this.voted = message.seats
        return
      case 'table':
        this.table = message.table
        return
      case 'clocks':
        this.clocks = message.clocks
        // a moment that has passed keeps nobody waiting
        if (this.refusal?.code === 'intermission' && !this.intermission) this.refusal = null
        this.offset = message.clocks.now - Date.now()
        return
      case 'said':
        this.#addLines([{ said: message }])
        if (message.seat !== null) this.#speak({ n: this.#voices++, seat: message.seat, said: message })
        return
      case 'remark':
        return this.#speak({ n: this.#voices++, seat: message.seat, words: message.words })
      case 'ack':
        if (this.#waiting.has(message.id)) this.deeds++
        return this.#answered(message.id)
      case 'held':
        return
      case 'refused':
        if (message.id !== null) this.#answered(message.id)
        if (message.id !== this.#suggesting) this.refusal = message
        return
      case 'programs':
        this.programs = message.programs
        this.programsOff = message.off
        if (message.off) setTimeout(() => (this.programsOff = null), SPOKEN)
        return
      case 'hint':
        this.hint = this.hintAsked ? message : { ...message, action: this.#trial(message.action) }
        return
      case 'ping':
        this.lag = message.lag
        this.offset = message.now - Date.now()
        this.#socket?.send(JSON.stringify({ type: 'pong', id: message.id }))
        return
      case 'bye':
        this.bye = message.code
        return
    }
  }

  #speak(voice: Spoken): void {
    this.spoken = [...this.spoken.filter(({ seat }) => seat !== voice.seat), voice]
    setTimeout(() => (this.spoken = this.spoken.filter((one) => one !== voice)), SPOKEN)
  }

  #answered(id: number): void {
    if (this.#waiting.delete(id)) this.pending = null
  }

  #welcome(welcome: Welcome): void {
    this.#attempt = 0
    this.outdated = welcome.protocol !== PROTOCOL
    this.link = 'open'
    this.pending = null
    this.#forgetWaiting()
    this.table = welcome.table
    this.you = welcome.you
    this.version = welcome.version
    this.view = welcome.view
    this.#own = null
    this.voted = []
    this.outcome = welcome.outcome
    this.legal = welcome.legal
    this.takeBack = welcome.take_back
    this.programs = welcome.programs
    this.clocks = welcome.clocks
    this.offset = welcome.clocks.now - Date.now()
    this.#lineCount = 0
    this.#happened = welcome.first
    this.lines = []
    this.#addLines([
      ...welcome.events.map((event) => ({ event: event as GameEvent })),
      ...welcome.said.map((said) => ({ said })),
    ])
    this.recalling = welcome.first > 0
    if (this.recalling) void this.#recallEarlier(welcome.first, this.lines[0]!)
  }

  /** A welcome to a long game leaves out its first events; the house tells them when it is asked. */
  async #recallEarlier(count: number, next: Line): Promise<void> {
    const shown = await ask<RecordShown>('GET', this.at('record')).catch(() => null)
    if (this.lines[0] !== next) return
    this.recalling = false
    if (!shown) return
    const earlier = shown.events
      .slice(0, count)
      .map((event, i): Line => ({ event: event as GameEvent, n: i - count, at: i }))
    this.lines = [...earlier, ...this.lines]
  }

  #forgetWaiting(): void {
    this.#updates.stop()
    this.#updates = new InOrder()
    this.curtain.end()
    this.curtain.lift()
  }

  /** Show an update when everybody does, and never one before an earlier one. */
  #queueUpdate(update: Update): void {
    this.#updates.add(
      update.show_at,
      () => this.serverNow(),
      () => this.#show(update),
      () => this.#prelude(update),
    )
  }

  #prelude(update: Update): Promise<void> | null {
    return update.version < this.version ? null : this.curtain.play(update.events as GameEvent[], this.play)
  }

  #show(update: Update): void {
    this.curtain.lift()
    if (update.version < this.version) return
    this.version = update.version
    this.view = update.view
    this.outcome = update.outcome
    this.legal = update.legal
    this.takeBack = update.take_back
    if (!stillOpen(this.refusal?.suggestion ?? null, update.legal)) this.refusal = null
    this.asking = null
    if (!stillOpen(this.hint?.action ?? null, update.legal)) this.hint = null
    if (!stillOpen(this.prepared?.action ?? null, update.legal)) this.prepared = null
    if (update.clocks.now >= (this.clocks?.now ?? 0)) this.clocks = update.clocks // what came meanwhile stands
    this.#addLines(update.events.map((event) => ({ event: event as GameEvent })))
  }

  #addLines(lines: ({ event: GameEvent } | { said: Extract<ToVisitor, { type: 'said' }> })[]): void {
    const added: Line[] = lines.map((line) => ({
      ...line,
      n: this.#lineCount++,
      at: 'event' in line ? this.#happened++ : Math.max(0, this.#happened - 1),
    }))
    this.lines = [...this.lines, ...added].slice(-MOST_LINES)
  }
}
