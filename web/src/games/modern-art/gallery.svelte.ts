/** The table of Modern Art without its looks: what is chosen, what is asked, what it would bring. */
import { cardKeys, type Keys } from '../../lib/keys'
import { say } from '../../lib/language.svelte'
import { screen } from '../../lib/screen.svelte'
import { settings } from '../../lib/settings.svelte'
import { theatreWelcome } from '../../lib/motion'
import type { Earcon } from '../../lib/sound'
import { namedBy, whenTakenUp } from '../../lib/suggestion.svelte'
import { eventsIn, ofEvent, viewOf, type Line, type TableState } from '../../lib/table.svelte'
import type { Title } from '../../lib/title'
import { EDITION, type Books, type GameEvent, type ModernArtView } from '../../wire/modern-art'
import {
  hungThisRound,
  isLast,
  lastRound,
  parts,
  passOf,
  seedsOf,
  sortedHand,
  whyWorthless,
  type Painting,
  type RoundStory,
} from './auctions'
import { isEnding, lotIn, purchasesOf, salesIn, salesSince, standingsOf, tradeOf, type Sale } from './sales'

const EARCONS: Partial<Record<GameEvent['event'], Earcon>> = {
  'painting-put': 'paper',
  'painting-added': 'paper',
  'bid-made': 'bid',
  'hand-closed': 'latch',
  'painting-bought': 'hammer',
  'painting-bought-in': 'hammer',
  'painting-taken-free': 'hammer',
  'paintings-sold': 'coins',
  'round-ended': 'stop',
}
const MOMENTS: readonly string[] = ['painting-bought', 'painting-bought-in', 'painting-taken-free']

/** The moments at which everybody looks at a sale. */
const SALES: readonly string[] = ['hands-open', 'sold']

export class Gallery {
  readonly #model: () => TableState
  /** The card of the hand that is lifted. */
  chosen: number | null = $state(null)
  /** The last round whose end has been looked at. */
  dismissed = $state(0)
  /** An artist of whom somebody asks why the paintings are worth nothing. */
  asked: string | null = $state(null)
  /** A sale that is just being settled. */
  settling: Sale | null = $state.raw(null)
  /** How many sales everybody has looked at together. */
  #looked = $state(0)
  #ledBefore = false
  #settled = -1

  constructor(model: () => TableState) {
    this.#model = model
    $effect(() => {
      this.#ledBefore = this.leads
    })
    // whoever comes, or comes back, to a lot that is out finds that lot; so does whoever comes after a moment of everybody's
    if (this.auction || (!this.pausing && model().table?.ceremonies !== 'none')) this.goOn()
    $effect(() => this.#settle())
    $effect.pre(() => {
      this.model.waits = this.waits
    })
    whenTakenUp(model, (action) => this.#lift(namedBy(action)[0] ?? ''))
    // what everybody has looked at together is done with
    $effect(() => (this.pausing ? () => this.goOn() : undefined))
    $effect(() => {
      if (this.selling) this.#looked = this.sales.length
    })
  }

  get model(): TableState {
    return this.#model()
  }

  view = $derived.by(() => viewOf<ModernArtView>(this.model.view, 'modern-art'))
  auction = $derived.by(() => this.view.auction)
  phase = $derived.by(() => this.view.phase)
  me = $derived.by(() => (this.model.seat === null ? null : (this.view.seats[this.model.seat] ?? null)))
  money = $derived.by(() => this.me?.money ?? 0)
  hand = $derived.by(() => sortedHand(this.me?.hand ?? []))
  events = $derived.by(() => eventsIn<GameEvent>(this.model.lines))
  seeds = $derived.by(() => seedsOf(this.hand, this.model.seat ?? -1, this.events))
  /** The lot that is out, painting by painting. */
  lot = $derived.by(() => lotIn(this.events))
  /** What has happened until now, or until the end that is being looked at. */
  #past = $derived.by(() => (this.settlement ? this.events.slice(0, this.#end) : this.events))
  /** What hangs on the wall: of this round, or of the one whose end is being looked at. */
  hung = $derived.by(() => hungThisRound(this.#past))
  #end = $derived.by(() => this.events.findLastIndex(({ event }) => event === 'round-ended'))
  sales = $derived.by(() => salesIn(this.events))
  /** The sales since the last round ended. */
  #latest = $derived.by(() => salesSince(this.#end + 1, this.events))
  sale = $derived.by(() => this.sales.at(-1) ?? null)
  /** The sale that everybody looks at together. */
  selling = $derived.by(() => (SALES.includes(this.model.intermission?.moment ?? '') ? this.sale : null))
  /** The line that tells how its price was shared, where two have put it up. */
  shared = $derived.by(() => {
    const sold = this.model.lines.findLastIndex((line) => 'event' in line && isEnding(line.event))
    return this.model.lines.slice(sold).find(ofEvent('price-shared')) ?? null
  })
  /** The sale that the stage tells between two lots: the last of this round, or the one everybody looks at. */
  lately = $derived.by(() => this.selling ?? this.#latest.at(-1) ?? null)
  /** What was in each closed hand, from when they have opened until another painting stands on the easel. */
  opened = $derived.by(
    () =>
      new Map(
        this.auction || this.settlement || this.view.over || this.card
          ? []
          : this.lately?.hands.map(({ seat, amount }) => [seat, amount]),
      ),
  )
  /** Who leads, or has just bought. */
  leader = $derived.by(() => this.selling?.seat ?? this.auction?.leader ?? null)
  /** By how much my closed hand was too small, while everybody looks at the open hands; whoever sells is paid and misses nothing. */
  missed = $derived.by(() => {
    const mine = this.opened.get(this.model.seat ?? -1)
    const sale = this.selling
    return mine && sale && sale.seat !== this.model.seat && sale.organiser !== this.model.seat
      ? { mine, gap: sale.price - mine }
      : null
  })
  bought = $derived.by(() => (this.model.seat === null ? [] : this.boughtBy(this.model.seat)))
  /** What I paid and what rivals paid me. */
  trade = $derived.by(() => tradeOf(this.model.seat ?? -1, this.#past))
  summary = $derived.by(() => lastRound(this.events))
  choosing = $derived.by(
    () => this.model.mine && !this.model.ceremonial && (this.phase === 'put' || this.phase === 'add'),
  )
  leads = $derived.by(() => this.model.seat !== null && this.auction?.leader === this.model.seat)
  acting = $derived.by(
    () => this.model.mine || (this.phase === 'open' && this.model.seat !== null && this.model.live && !this.leads),
  )
  /** The card that would be put up now. */
  card = $derived.by(() => (this.choosing && this.chosen !== null ? (this.hand[this.chosen] ?? null) : null))
  /** What the lot would bring if the round ended now. */
  worth = $derived.by(() => {
    const lot = this.auction?.cards ?? []
    return lot.length * (lot[0] ? this.valueOf(parts(lot[0]).artist) : 0)
  })
  /** What it means not to bid: for now, or for good where nobody else is left to bid; null where one must. */
  passing = $derived.by(() => (this.model.may('pass') ? passOf(this.view, this.model.seat) : null))
  /** Up to what a plan would bid for me: what the lot is worth. Nobody plans for a lot that takes no bids in turn or at once. */
  planLimit = $derived.by(() => {
    if (!settings.now.assists || !this.me || !this.auction || this.model.intermission) return null
    const due = this.phase === 'open' || (this.phase === 'once' && this.auction.offers[this.me.seat] === null)
    return due ? Math.min(this.money, Math.max(this.worth, this.auction.price + 1)) : null
  })
  /** Whether everybody looks at the end of a round together. */
  pausing = $derived.by(() => this.model.intermission?.moment === 'settlement')
  /** Whether the end of a round is being looked at: not while something is asked of me, nor over a lot others bid for. */
  settlement = $derived.by(() =>
    this.summary && (this.pausing || (this.model.live ? this.#unseen : this.#endsNow)) ? this.summary : null,
  )
  /** Whoever comes back later does not go back to an end after which lots have been sold. */
  #unseen = $derived.by(
    () =>
      (this.summary?.round ?? 0) > this.dismissed &&
      !this.#latest.length &&
      !(this.auction && (this.acting || this.model.seat === null)),
  )
  /** Whether the moment of the past that is shown is the end of a round. */
  #endsNow = $derived.by(() => this.model.shows(this.model.lines.findLast(ofEvent('round-ended'))))
  /** What the bank has paid each seat that had paintings, at the end that is being looked at. */
  income = $derived.by(() => new Map(this.settlement?.sold.map(({ seat, income }) => [seat, income])))
  /** Whether everybody's purse is open. */
  open = $derived.by(() => this.view.seats.every(({ money }) => money !== null))
  /** Everybody by money; where purses are closed, by what the bank has paid. */
  standings = $derived.by(() =>
    standingsOf(this.view.seats.map(({ seat, money }) => (this.open ? money! : (this.income.get(seat) ?? 0)))),
  )
  /** Why the round that is being looked at has ended, or why an artist's paintings are worth nothing. */
  cause = $derived.by(() => {
    const story = this.settlement
    if (story && this.asked) return this.#whyNothing(this.asked, story)
    if (!story?.cards.length) return ''
    const artist = say(`modern-art-artist-${parts(story.cards[0]!).artist}`)
    const cause = this.missing ? `last-${story.cause}` : story.cause
    return say('modern-art-ui-cause', { cause, count: story.cards.length, artist, missing: this.missing ?? 0 })
  })
  /** The round that there is not, where nobody has a painting left for it: then the game ends with the one before. */
  missing = $derived.by(() => this.events.find((event) => event.event === 'round-empty')?.round ?? null)
  /** Whether that is told in the strip: a phone tells there how everybody stands, where purses are open. */
  explained = $derived.by(() => this.pausing && !this.model.big && (screen.wide || !this.open))
  books = $derived.by(() => (this.model.outcome as { breakdown: Books[] } | null)?.breakdown ?? [])

  /** Whether the title says that a round has ended: not while it says what is asked of me. */
  paying = $derived.by(() => !!this.settlement && !this.auction && (this.pausing || !this.model.mine))

  title = $derived.by((): Title => {
    const price = this.auction?.price ?? 0
    const opening = this.model.curtain.events !== null
    const mine = this.model.mine && !opening ? '-mine' : ''
    if (this.view.over) return { id: 'modern-art-ui-over' }
    if (this.selling)
      return { id: `modern-art-ui-${this.selling.how === 'free' ? 'free' : this.model.intermission!.moment}` }
    if (this.paying) return { id: 'modern-art-ui-bank-pays', values: { round: this.settlement!.round } }
    if (this.phase === 'sealed')
      return {
        id: `modern-art-ui-sealed${mine}`,
        values: { n: opening ? this.view.players : (this.auction?.sealed.length ?? 0), all: this.view.players },
      }
    if (this.phase === 'open') return { id: `modern-art-ui-open${this.#bidding}`, values: { price } }
    const name = this.model.names[this.view.actors[0] ?? 0] ?? ''
    return { id: `modern-art-ui-${this.phase}${mine}`, values: { name, price } }
  })

  /** What an open auction is to me, as the end of a message's name. */
  get #bidding(): string {
    const { seat } = this.model
    if (seat === null) return '-room'
    if (this.leads) return '-lead'
    if (this.auction?.declined.includes(seat)) return '-passed'
    if (this.money <= (this.auction?.price ?? 0)) return '-room'
    return this.auction?.price ? '' : '-first'
  }

  facts = $derived.by(() => [
    say('modern-art-ui-round', { round: this.settlement?.round ?? this.view.round, rounds: EDITION.ROUNDS }),
    ...(screen.wide ? [say('modern-art-ui-deck', { deck: this.view.deck })] : []),
    ...(screen.wide && this.view.mystery ? [say('modern-art-ui-mystery', { count: this.view.mystery })] : []),
  ])

  keys: Keys = $derived.by(() => ({
    ...(this.choosing ? { ...cardKeys(this.hand.length, (i) => this.choose(i)), Enter: () => this.play() } : {}),
    Escape: () => (this.chosen = null),
    p: () => this.model.act(this.phase === 'add' ? 'add none' : this.phase === 'flip' ? 'keep' : 'pass'),
  }))

  /** What a painting by an artist brings: now, at the end that is being looked at, or when the game is over what the bank has paid. */
  valueOf(artist: string): number {
    const end = this.settlement ?? (this.view.over ? this.summary : null)
    if (end) return end.ranked.find((one) => one.artist === artist)?.value ?? 0
    return this.view.market.find((one) => one.artist === artist)?.value ?? 0
  }

  /** What becomes of an artist's paintings at the end of a round, as the name of a message. */
  fate(artist: string): string {
    if (this.valueOf(artist)) return 'modern-art-ui-each'
    return this.hung.get(artist)?.length ? 'modern-art-ui-none-left' : 'modern-art-ui-none-hung'
  }

  #whyNothing(artist: string, story: RoundStory): string {
    const { count, tiedWith } = whyWorthless(artist, story)
    const { markers } = this.view.market.find((one) => one.artist === artist)!
    return say('modern-art-ui-worthless', {
      artist: say(`modern-art-artist-${artist}`),
      count,
      tie: tiedWith ? say(`modern-art-artist-${tiedWith}`) : 'none',
      past: markers.reduce((sum, marker) => sum + marker, 0),
    })
  }

  /** The lots a seat has bought in this round, or in the one whose end is being looked at. */
  lotsOf(seat: number): Sale[] {
    return purchasesOf(seat, this.#past)
  }

  /** The paintings in them. */
  boughtBy(seat: number): Painting[] {
    return this.lotsOf(seat).flatMap(({ cards }) => cards)
  }

  /** Whether a card of the hand may be put up or added now. */
  fits = (card: string): boolean => this.phase === 'put' || this.model.may(`add ${card}`)

  ends = (card: string): boolean => isLast(card, this.view.market)

  choose = (i: number): void => {
    if (!this.choosing) return
    this.chosen = this.chosen === i ? null : i
    this.model.refusal = null
    this.goOn()
  }

  #lift(card: string): void {
    const i = this.hand.indexOf(card)
    this.chosen = i < 0 ? null : i
    this.goOn()
  }

  /** Let the house say why a card does not fit. */
  explain = (card: string): void => {
    if (this.choosing) this.model.act(`add ${card}`)
  }

  play = (): void => {
    if (this.card === null) return
    this.model.act(`${this.phase === 'put' ? 'put' : 'add'} ${this.card}`)
    this.chosen = null
  }

  ask = (artist: string): void => {
    this.asked = this.asked === artist ? null : artist
  }

  goOn = (): void => {
    this.asked = null
    this.dismissed = this.summary?.round ?? 0
  }

  /** That hands closed is news until they open. */
  waits = (line: Line): boolean => line.n < this.#opened && ofEvent('hand-closed')(line)
  #opened = $derived.by(() => this.model.lines.findLast(ofEvent('hand-opened'))?.n ?? -Infinity)

  /** What a seat says in this auction, in a word. */
  stateOf(seat: number): string {
    if (!this.auction) return ''
    if (this.auction.declined.includes(seat)) return say('modern-art-ui-declined')
    return ''
  }

  moment = ({ event }: GameEvent): boolean => MOMENTS.includes(event)
  /** Between two lots the stage tells how the last one ended; what everybody has looked at is not told again over the next. */
  large = ({ event }: GameEvent): boolean =>
    this.model.ceremonial ||
    (MOMENTS.includes(event) && (this.#looked === this.sales.length || (!this.auction && !this.settlement)))
  urgent = (event: GameEvent): boolean => event.event.startsWith('painting-bought') || this.#outbid(event)
  earcon = (event: GameEvent): Earcon | null => (this.#outbid(event) ? 'outbid' : (EARCONS[event.event] ?? null))

  #outbid(event: GameEvent): boolean {
    return event.event === 'bid-made' && this.#ledBefore && event.seat !== this.model.seat
  }

  #settle(): void {
    const count = this.sales.length
    if (this.#settled >= 0 && count === this.#settled + 1 && this.model.live && theatreWelcome())
      this.settling = this.sale
    this.#settled = count
  }
}
