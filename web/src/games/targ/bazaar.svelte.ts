/** The market without its looks: the draft of an offer, what stands on which stall, what everything would do to my hand. */
import { cardKeys, type Keys } from '../../lib/keys'
import { secondsLeft, ticker } from '../../lib/clock.svelte'
import { say } from '../../lib/language.svelte'
import { LiveTable } from '../../lib/live.svelte'
import { shortName } from '../../lib/names'
import { screen } from '../../lib/screen.svelte'
import { settings } from '../../lib/settings.svelte'
import { play, type Earcon } from '../../lib/sound'
import { whenTakenUp } from '../../lib/suggestion.svelte'
import { eventsIn, ofEvent, viewOf, type Line, type TableState } from '../../lib/table.svelte'
import type { Title } from '../../lib/title'
import { EDITION, type GameEvent, type Reckoning, type StandingOffer, type Stock, type TargView } from '../../wire/targ'
import { BEATS, Countdown } from './countdown.svelte'
import {
  breaksStop,
  bundleOf,
  canAccept,
  counterOf,
  effectOf,
  exactly,
  GOODS,
  heldOf,
  isEmpty,
  lotsOf,
  missingForStop,
  offerText,
  oneMore,
  placesIn,
  points,
  pointsAfterSwap,
  printedOn,
  readOffer,
  wantedAloud,
  type Bundle,
} from './market'

const MOST_WANTED = 3
/** Milliseconds after which a settlement that nobody waits for steps aside by itself: the market does not wait. */
const SETTLED = 12_000
const EARCONS: Partial<Record<GameEvent['event'], Earcon>> = {
  traded: 'deal',
  'centre-swapped': 'centre',
  'stop-shouted': 'stop',
  'round-begun': 'turn',
}

/** What a settlement tells. */
const SETTLING: readonly string[] = ['stop-shouted', 'round-ended', 'hand-scored']

/** Whom an offer is for: everybody, one seat, or nobody: then the house waits for one like it. */
export type Audience = 'all' | 'wait' | number

/** The least height of a stall with offers of two lines. */
const TWO_LINES = 58

export class Bazaar {
  readonly #model: () => TableState
  /** The last round whose hand everybody looked at together. */
  #looked = 0
  give: Bundle = $state({})
  want: Bundle = $state({})
  to: Audience = $state('all')
  dismissed = $state(0)
  /** Whether I have asked to see a settlement over a market that trades already. */
  unfolded = $state(false)
  /** A new deal: three, two, one, and the centre card is turned up. */
  readonly countdown = new Countdown(() => play('centre'))

  constructor(model: () => TableState) {
    this.#model = model
    $effect(() => this.#stepAside())
    $effect(() => this.#clearWhatStands())
    whenTakenUp(model, (action) => this.#draft(action))
    $effect.pre(() => {
      this.model.waits = this.waits
    })
    // before anything is drawn or told of a new deal
    $effect.pre(() => {
      if (this.trading && this.#untouched && this.model.table?.id && this.#looked !== this.view.round)
        this.countdown.begin(`${this.model.table.id}:${this.view.round}`)
    })
    $effect(() => this.countdown.skip)
    $effect(() => {
      if (!this.opening) return undefined
      this.#looked = this.view.round
      return ticker.watch()
    })
    $effect(() => (this.closing === null && !this.thinking && !this.model.clocks?.gong ? undefined : ticker.watch()))
    $effect(() => (this.pausing ? this.dismiss : undefined))
  }

  get model(): TableState {
    return this.#model()
  }

  view = $derived.by(() => viewOf<TargView>(this.model.view, 'targ'))
  centre = $derived.by(() => this.view.centre ?? '')
  hand = $derived.by(() => this.view.hand ?? [])
  me = $derived.by(() => (this.model.seat === null ? null : (this.view.seats[this.model.seat] ?? null)))
  /** Whether nobody here trades: a whole room looks on, or somebody who has no seat. */
  onlooking = $derived.by(() => this.model.big || this.model.seat === null)
  live = $derived.by(() => (this.model instanceof LiveTable ? this.model : null))
  thinking = $derived.by(() => this.model.intermission?.moment === 'thinking')
  /** Whether the market is open to me: an offer can be prepared also while others have their turn, or all of us think. */
  open = $derived.by(
    () =>
      (!this.model.intermission || this.thinking) &&
      this.view.phase === 'market' &&
      this.model.seat !== null &&
      this.model.live,
  )
  /** Whether I may act: everybody may, or it is my turn. */
  trading = $derived.by(() => this.open && !this.thinking && (!this.model.inTurns || this.model.mine))
  /** Seconds until a gong ends the trading; null where none is about to. */
  gongLeft = $derived.by(() =>
    this.model.clocks?.gong && !this.model.intermission
      ? secondsLeft(this.model.clocks.gong, ticker.now + this.model.offset)
      : null,
  )
  thoughtEnough = $derived.by(
    () => this.thinking && this.model.seat !== null && this.model.intermission!.ready.includes(this.model.seat),
  )
  /** Seconds until everybody trades again. */
  thinkingLeft = $derived.by(() =>
    this.thinking ? secondsLeft(this.model.intermission!.until, ticker.now + this.model.offset) : 0,
  )
  /** Seconds until the market closes, once everybody else is done and waits for me; null where nobody does. */
  closing = $derived.by(() =>
    this.trading && this.model.mine && this.model.actors.length === 1 && this.model.clocks?.market
      ? secondsLeft(this.model.clocks.market, ticker.now + this.model.offset)
      : null,
  )
  /** Whether the page says what things would do to my hand. */
  telling = $derived.by(() => settings.now.assists && this.view.hand_points !== null)
  /** Whether I hold nothing but majorities, and am told so. */
  stopReady = $derived.by(() => this.telling && this.view.stop_right === true)
  ready = $derived.by(() => !isEmpty(this.give))
  result = $derived.by(() => this.view.results.at(-1) ?? null)
  /** Whether everybody looks at a settlement together, or at a new hand before the market opens. */
  pausing = $derived.by(() => this.model.intermission?.moment === 'settlement')
  opening = $derived.by(() => (this.model.intermission?.moment === 'market-opens' ? this.model.intermission : null))
  /** The number before the centre card is turned up; 0 when it lies open. */
  covered = $derived.by(() => {
    if (this.model.introducing) return BEATS.length // nobody counts before everybody has read what it is about
    return this.opening
      ? Math.max(1, secondsLeft(this.opening.until, ticker.now + this.model.offset))
      : this.countdown.left
  })
  /**
   * The centre card is told when it is turned up. That others wait is seen on their stalls: where all trade at once it would
   * bury what they did. That they are dealt cards too goes without saying.
   */
  waits = (line: Line): boolean => {
    if (!('event' in line)) return false
    const event = line.event as GameEvent
    if (event.event === 'hand-dealt') return event.hand === null
    if (event.event === 'said-done' || event.event === 'offer-voided')
      return !this.#slow && event.seat !== this.model.seat
    return event.event === 'round-begun' && event.round === this.view.round && this.covered > 0
  }
  #slow = $derived.by(() => this.model.table?.tempo.market === 'turns')
  #settledAt = $derived.by(() => this.model.lines.findLast(ofEvent('round-ended'))?.at ?? -1)
  /** The settlement on the table; over a live market none is, unless somebody asks for it, or all stalls are empty still. */
  settlement = $derived.by(() =>
    this.result && (this.pausing || (this.model.live ? this.#laidOpen : this.#endsNow)) ? this.result : null,
  )
  /** The settlement of a round after which nobody waits, as one line that can be opened. */
  folded = $derived.by(() =>
    this.model.live && !this.pausing && this.#unseen && !this.settlement ? this.result : null,
  )
  #laidOpen = $derived.by(() => this.#unseen && (this.model.big ? this.#untouched : this.unfolded))
  #unseen = $derived.by(
    () =>
      !this.model.posed &&
      (this.result?.round ?? 0) > this.dismissed &&
      this.#settledAt >= 0 &&
      !this.view.over &&
      !this.ready &&
      !this.opening,
  )
  /** Whether the moment of the past that is shown is the end of a round. */
  #endsNow = $derived.by(() => this.model.shows(this.model.lines.findLast(ofEvent('round-ended'))))
  accepting = $derived.by(() => this.model.programs.some(({ program }) => program === 'accept-like'))
  rivals = $derived.by(() =>
    this.view.seats
      .map((_, i) => ((this.model.seat ?? -1) + 1 + i) % this.view.players)
      .filter((seat) => seat !== this.model.seat),
  )
  /** How high all stalls are together, in pixels. */
  height = $state(Infinity)
  /** Whether each stall has room for two lines an offer: few have, and who only looks on, on a phone; under a lesson there none may have. */
  roomy = $derived.by(() => {
    if (screen.lying) return false
    const few = this.rivals.length < 4
    return screen.wide ? few : (few || this.onlooking) && this.height >= TWO_LINES * this.rivals.length
  })
  events = $derived.by(() => eventsIn<GameEvent>(this.model.lines))
  #places = $derived.by(() => placesIn(this.events))
  #untouched = $derived.by(() => this.events.at(-1)?.event === 'round-begun')
  /** All nine goods in their places, mine counted. */
  shelf = $derived.by(() =>
    GOODS.map(
      (good): Stock =>
        this.hand.find((stock) => stock.good === good) ?? {
          good,
          count: 0,
          printed: printedOn(good),
          majority: this.view.hand_points === null ? null : false,
          points: this.view.hand_points === null ? null : 0,
        },
    ),
  )
  worth = $derived.by(() => this.view.hand_points ?? 0)
  missing = $derived.by(() => missingForStop(this.hand))
  /**
   * What each of my goods would bring in the centre, the best first; where nothing is told, in the order of the shelf.
   * Until the round is over each keeps its place, so that none comes under the finger that has just swapped another; where
   * a market goes in turns no finger can, and none stays behind an empty place.
   */
  swaps = $derived.by(() => {
    const swaps = this.hand
      .filter(({ good }) => good !== this.centre)
      .map(({ good }) => ({ good, effect: pointsAfterSwap(this.hand, this.centre, good) - this.worth }))
    if (this.telling) swaps.sort((a, b) => b.effect - a.effect)
    const kept = !this.model.inTurns && this.#swapped.round === this.view.round
    const before = kept ? this.#swapped.goods : []
    const goods = [...new Set([...before, ...swaps.map(({ good }) => good)])]
    this.#swapped = { round: this.view.round, goods }
    return goods.map((good) => ({ good, effect: swaps.find((swap) => swap.good === good)?.effect ?? null }))
  })
  #swapped: { round: number; goods: string[] } = { round: 0, goods: [] }
  draftEffect = $derived.by(() => effectOf(lotsOf(this.want), lotsOf(this.give), this.hand, this.centre))
  breakdown = $derived.by(() => (this.model.outcome as { breakdown: Reckoning[] } | null)?.breakdown ?? [])

  /** The points of a seat; what the settlement on the table brings is counted once it has been told. */
  scoreOf(seat: number): number {
    const untold = this.unfolded ? null : this.settlement
    return this.view.seats[seat]!.score - (untold?.seats[seat]?.points ?? 0)
  }

  /** What stands on a stall, each offer in its place. */
  stall(seat: number): (StandingOffer | null)[] {
    const standing = this.view.offers.filter((offer) => offer.seat === seat)
    const places = this.#places.get(seat) ?? []
    const found = Array.from(
      { length: EDITION.OFFERS_EACH },
      (_, i) => standing.find(({ number }) => number === places[i]) ?? null,
    )
    for (const offer of standing) if (!found.includes(offer)) found[Math.max(0, found.indexOf(null))] = offer
    return found
  }

  can = (offer: StandingOffer): boolean => canAccept(offer, this.hand, this.model.seat)

  effect(offer: StandingOffer): number {
    return effectOf(offer.give, offer.want, this.hand, this.centre)
  }

  /** Whether an offer would cost me a STOP that I could call. */
  breaks(offer: StandingOffer): boolean {
    return this.stopReady && breaksStop(offer.give, offer.want, this.hand)
  }

  /** Which good of an offer I have too little of. */
  lacking(offer: StandingOffer): string | null {
    return offer.want.find(([good, count]) => heldOf(this.hand, good) < count)?.[0] ?? null
  }

  /** What a seat says it is looking for; for a bot, what it last shouted for. */
  wishOf(seat: number | null): string | null {
    if (seat === null || this.view.phase !== 'market') return null
    return (this.#bots.includes(seat) ? this.#shouted.get(seat) : this.model.table?.seats[seat]?.wish) ?? null
  }
  #bots = $derived.by(
    () => this.model.table?.seats.filter(({ who, standin }) => who === 'bot' || standin).map(({ seat }) => seat) ?? [],
  )
  #shouted = $derived.by(() => wantedAloud(this.model.lines, this.#bots))

  /** One card more into the offer, or exactly so many. */
  addGive = (good: string, count?: number): void => {
    const most = heldOf(this.hand, good)
    if (!this.open || most === 0) return
    this.countdown.skip()
    this.dismiss()
    this.give = count ? exactly(this.give, good, count, most) : oneMore(this.give, good, most)
    if (this.give[good]) this.want = without(this.want, good)
  }

  addWant = (good: string, count?: number): void => {
    if (!this.open) return
    this.want = count ? exactly(this.want, good, count, MOST_WANTED) : oneMore(this.want, good, MOST_WANTED)
    if (this.want[good]) this.give = without(this.give, good)
  }

  /** A suggested offer goes into the composer; what else is suggested has a button of its own. */
  #draft(action: string): void {
    if (!action.startsWith('offer ')) return this.clear()
    this.dismiss()
    const { give, want, to } = readOffer(action)
    this.give = give
    this.want = want
    this.to = to ?? 'all'
  }

  clear = (): void => {
    this.give = {}
    this.want = {}
    this.to = 'all'
  }

  shout = (): void => {
    if (!this.ready || !this.trading) return
    if (this.to === 'wait') {
      this.live?.setPrograms([{ program: 'accept-like', get: { ...this.want }, give: { ...this.give } }])
      return this.clear()
    }
    this.model.act(this.#drafted)
    if (this.model.asking) this.#asked = this.#drafted
    else this.clear()
  }

  #drafted = $derived.by(() => offerText(this.give, this.want, typeof this.to === 'number' ? this.to : null))
  /** An offer that one was asked about before it was shouted. */
  #asked: string | null = null
  /** The offers that stand on my stall, in the words of the rules. */
  #shouts = $derived.by(() =>
    this.view.offers
      .filter(({ seat }) => seat === this.model.seat)
      .map(({ give, want, to }) => offerText(bundleOf(give), bundleOf(want), to)),
  )

  /** What was asked about and stands by now is no draft any more. */
  #clearWhatStands(): void {
    const stands = this.#shouts.includes(this.#drafted)
    if (!stands || this.#asked !== this.#drafted) return
    this.#asked = null
    this.clear()
  }

  /** Answer an offer with another. */
  counter(offer: StandingOffer): void {
    ;({ give: this.give, want: this.want } = counterOf(offer, this.hand))
    this.to = offer.seat
  }

  title = $derived.by((): Title => {
    if (this.view.over) return { id: 'targ-ui-over' }
    if (this.settlement) return { id: 'targ-ui-result', values: { round: this.settlement.round } }
    if (this.view.phase !== 'market' || this.covered) return { id: 'targ-ui-deal' }
    if (this.thinking) return { id: 'targ-ui-thinking' }
    if (this.model.seat === null) return { id: 'targ-ui-market' }
    if (this.stopReady && this.trading) return { id: 'targ-ui-stop-ready' }
    if (!this.model.inTurns) return { id: this.me?.done ? 'targ-ui-done' : 'targ-ui-trade' }
    if (this.model.mine) return { id: 'targ-ui-my-turn' }
    return { id: 'targ-ui-turn-of', values: { name: shortName(this.model.names[this.model.actors[0] ?? 0] ?? '') } }
  })

  facts = $derived.by(() => [
    ...(this.gongLeft === null ? [] : [say('targ-ui-gong', { left: this.gongLeft })]),
    // a phone has room for two
    ...(this.gongLeft === null || screen.wide
      ? [say('targ-ui-round', { round: this.settlement?.round ?? this.view.round, rounds: this.view.rounds })]
      : []),
    ...(this.me ? [say('targ-ui-score', points(this.scoreOf(this.me.seat)))] : []),
  ])

  keys: Keys = $derived.by(() => ({
    ...(this.open ? cardKeys(this.hand.length, (i) => this.addGive(this.hand[i]!.good)) : {}),
    ...(this.countdown.left ? { Space: this.countdown.skip } : {}),
    Enter: this.shout,
    Escape: this.clear,
    p: () => this.model.act('done'),
    'Shift+S': () => this.model.act('stop'),
  }))

  moment = (event: GameEvent): boolean =>
    event.event === 'stop-shouted' ||
    (event.event === 'centre-swapped' && (this.onlooking || event.seat === this.model.seat)) ||
    (event.event === 'traded' &&
      (this.onlooking || event.seat === this.model.seat || event.partner === this.model.seat))
  large = ({ event }: GameEvent): boolean =>
    this.model.ceremonial || ((this.settlement ?? this.folded) !== null && SETTLING.includes(event))
  earcon = (event: GameEvent): Earcon | null => (this.#forMe(event) ? 'offer' : (EARCONS[event.event] ?? null))
  urgent = (event: GameEvent): boolean => event.event === 'stop-shouted' || this.#forMe(event)

  #forMe(event: GameEvent): boolean {
    return event.event === 'offer-shouted' && this.model.seat !== null && event.to === this.model.seat
  }

  /** Enough of the last settlement. */
  dismiss = (): void => {
    this.dismissed = this.result?.round ?? 0
    this.unfolded = false
  }

  #stepAside(): (() => void) | undefined {
    if (!this.model.live || this.pausing || this.unfolded || !(this.folded ?? this.settlement)) return undefined
    const timer = setTimeout(this.dismiss, SETTLED)
    return () => clearTimeout(timer)
  }
}

function without(bundle: Bundle, good: string): Bundle {
  const { [good]: _, ...rest } = bundle
  return rest
}
