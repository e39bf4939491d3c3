/** The table of Nie blefuj! without its looks: who sits opposite whom, what is chosen, what is said about it. */
import { untrack } from 'svelte'
import { cardKeys, type Keys } from '../../lib/keys'
import { theatreWelcome } from '../../lib/motion'
import { LiveTable } from '../../lib/live.svelte'
import type { Earcon } from '../../lib/sound'
import { seatValues } from '../../lib/speech'
import { namedBy, suggestedCards, whenTakenUp } from '../../lib/suggestion.svelte'
import { eventsIn, ofEvent, viewOf, type Line, type TableState } from '../../lib/table.svelte'
import type { Title } from '../../lib/title'
import { EDITION, type GameEvent, type NieBlefujView } from '../../wire/nie-blefuj'
import { claimIn } from './moves'
import { claimOf, claimRecords, leastFor, sum, type Said } from './odds'
import { ROLLS } from './rolling.svelte'
import { gainOf, HELD, roundOf, seenIn, wordIn } from './theatre'

const EARCONS: Partial<Record<GameEvent['event'], Earcon>> = {
  'colour-rolled': 'die',
  'cards-offered': 'latch',
  'cards-opened': 'latch',
  'die-rolled': 'die',
  'cards-taken': 'deal',
  'payment-made': 'coins',
  'bank-card-drawn': 'paper',
  'game-ended': 'stop',
}
const MOMENTS: readonly string[] = ['cards-taken', 'payment-made', 'nothing-to-pay']
const SEEN: readonly string[] = ['colour-rolled', 'cards-opened', 'die-rolled']
const TITLES = { opening: 'opens', taking: 'takes-blind', paying: 'payment' }
const SPOKEN: readonly string[] = ['decision', 'addition']
const DONE = { opening: 'open', taking: 'take' }
const VERBS: Record<string, string> = { offer: 'offer', addition: 'add', payment: 'pay' }

/** What somebody who looks on would have done. */
interface Guess {
  choice: string
  right: boolean
}

export class Interrogation {
  readonly #model: () => TableState
  chosen: number[] = $state([])
  said: Said = $state('nothing')
  /** Whether the coloured die is in the air: nobody knows yet whom it will name. */
  throwing = $state(false)

  constructor(model: () => TableState) {
    this.#model = model
    $effect(() => {
      this.chosen = this.view.phase === 'payment' && this.model.mine ? this.#proposed() : []
      this.said = 'nothing'
    })
    whenTakenUp(model, (action) => this.#layOut(action))
    $effect(() => {
      if (this.#forced) untrack(() => this.model.act(`target ${this.others[0]}`))
    })
    $effect.pre(() => {
      this.model.waits = this.waits
    })
    // before anything is told of the throw
    $effect.pre(() => {
      this.throwing = this.#thrown && theatreWelcome()
      const still = setTimeout(() => (this.throwing = false), ROLLS)
      return () => clearTimeout(still)
    })
  }

  get model(): TableState {
    return this.#model()
  }

  view = $derived.by(() => viewOf<NieBlefujView>(this.model.view, 'nie-blefuj'))
  me = $derived.by(() => (this.model.seat === null ? null : (this.view.seats[this.model.seat] ?? null)))
  hand = $derived.by(() => [...(this.me?.hand ?? [])].sort((a, b) => b - a))
  events = $derived.by(() => eventsIn<GameEvent>(this.model.lines))
  picking = $derived.by(() => this.model.mine && this.view.phase in VERBS)
  cards = $derived.by(() => this.chosen.filter((i) => i < this.hand.length).map((i) => this.hand[i]!))
  worth = $derived.by(() => sum(this.cards))
  /** Whether I put suitcases down, and may say what is in them: at first, or when I add to them. */
  laying = $derived.by(() => this.picking && this.view.phase !== 'payment')
  /** What was said last, and what was found. Of a debt nobody talks any more. */
  #word = $derived.by(() => {
    if (this.seen) return this.seen
    const word = SPOKEN.includes(this.view.phase) ? wordIn(this.#round) : null
    return word ?? { claim: this.view.claim, found: null }
  })
  claim = $derived.by(() => (this.laying && !this.seen ? claimOf(this.said, this.worth) : this.#word.claim))
  /** Whether it was true, once the suitcases are open. */
  truthful = $derived.by(() => {
    const { claim, found } = this.#word
    const talking = this.laying && !this.seen
    return claim === null || found === null || talking || this.beat < this.#opens ? null : claim === found
  })
  /** The beat with which the last suitcase is open. */
  #opens = $derived.by(() => (this.seen?.what === 'opening' ? this.seen.cards.length : 1))
  /** Whether somebody handed suitcases over and said nothing. */
  silent = $derived.by(() => this.claim === null && (this.seen !== null || this.view.phase === 'decision'))
  others = $derived.by(() => this.view.seats.filter(({ seat }) => seat !== this.model.seat).map(({ seat }) => seat))
  /** What is played behind the curtain; then it is held as long as the table stands still for it. */
  #played = $derived.by(() => this.model.curtain.of<GameEvent>())
  #held = $derived.by(() => (this.#played.length ? undefined : HELD[this.model.intermission?.moment ?? '']))
  /** What has happened in the round that everybody looks at: another may have begun behind it. */
  #round = $derived.by(() =>
    this.#held
      ? roundOf(this.events, this.#held)
      : this.events.slice(
          Math.max(
            0,
            this.events.findLastIndex(({ event }) => event === 'round-started'),
          ),
        ),
  )
  seen = $derived.by(() => (this.#played.length || this.#held ? seenIn([...this.#round, ...this.#played]) : null))
  /** How far it has been played. */
  beat = $derived.by(() => (this.model.curtain.events ? this.model.curtain.beat : Infinity))
  /** Who hands over suitcases, and who decides about them. */
  left = $derived.by(() => {
    if (this.seen) return this.seen.giver
    return this.throwing ? this.view.gun : (this.view.offerer ?? this.view.gun)
  })
  right = $derived.by(() => {
    if (this.seen) return this.seen.seat
    return this.throwing || this.view.decider === this.left ? null : this.view.decider
  })
  /** Who holds the gun in that round. */
  gun = $derived.by(() => this.#round.find((event) => event.event === 'round-started')?.seat ?? this.view.gun)
  /** What somebody has to pay for: the suitcases that were opened and went back. */
  owing = $derived.by(() =>
    this.view.phase === 'payment' ? (this.#round.findLast((event) => event.event === 'cards-returned') ?? null) : null,
  )
  /** What each who looks on would have done, and whether it was done: told with what was decided. */
  guesses = $derived.by((): Partial<Record<number, Guess>> => {
    const { seen, model } = this
    if (!seen || seen.what === 'paying' || !(model instanceof LiveTable) || !model.votes) return {}
    const done = DONE[seen.what]
    return Object.fromEntries(
      Object.entries(model.votes.seats).map(([seat, choice]) => [seat, { choice, right: choice === done }]),
    )
  })
  /** Whether I, who look on, guessed what was done; null where I said nothing. */
  guessed = $derived.by(() => {
    const { seen, model } = this
    if (!seen || seen.what === 'paying' || !(model instanceof LiveTable) || !model.votes || !model.guess) return null
    return model.guess === DONE[seen.what]
  })
  /** Whether somebody is deciding about suitcases, and nobody knows yet what comes of it. */
  undecided = $derived.by(() => this.view.phase === 'decision' && !this.seen && !this.throwing)
  records = $derived.by(() => claimRecords(this.events, this.view.players))
  #thrown = $derived.by(() => this.model.intermission?.moment === 'colour' && !this.model.curtain.events)
  /** A colour is told when its die lies still; those that nobody has lie beside it, and are told no more than that. */
  waits = (line: Line): boolean => {
    const event = 'event' in line ? (line.event as GameEvent) : null
    if (event?.event !== 'colour-rolled') return false
    return event.owner === null || (this.throwing && line === this.#lastThrow)
  }
  #lastThrow = $derived.by(() => this.model.lines.findLast(ofEvent('colour-rolled')))
  colours = $derived.by(() => this.#round.filter((event) => event.event === 'colour-rolled'))
  /** What has been opened, in the order in which it was: so it lies where everybody saw it open. */
  opened = $derived.by(() => {
    const seen = this.#round.flatMap((event) => (event.event === 'cards-opened' ? event.cards : []))
    return seen.length === this.view.opened.length ? seen : this.view.opened
  })
  die = $derived.by(() => this.#round.findLast((event) => event.event === 'die-rolled') ?? null)
  target = EDITION.TARGET
  /** Between two nobody is asked whom they choose. */
  #forced = $derived.by(() => {
    const { mine, intermission, curtain } = this.model
    return mine && this.view.phase === 'target' && this.others.length === 1 && !intermission && !curtain.events
  })

  title = $derived.by((): Title => {
    if (this.seen)
      return {
        id: `nie-blefuj-ui-${TITLES[this.seen.what]}${this.seen.seat === this.model.seat ? '-mine' : ''}`,
        values: {
          ...seatValues(this.model, { name: this.seen.seat }),
          owed: this.seen.what === 'paying' ? this.seen.owed : 0,
        },
      }
    if (this.view.over) return { id: 'nie-blefuj-ui-over' }
    if (this.throwing)
      return {
        id: `nie-blefuj-ui-colour${this.view.gun === this.model.seat ? '-mine' : ''}`,
        values: seatValues(this.model, { name: this.view.gun }),
      }
    const { phase, decider, offerer, actors, gun, owed, unopened } = this.view
    const other = phase === 'offer' || phase === 'addition' ? decider : offerer
    return {
      id: `nie-blefuj-ui-${phase}${this.model.mine ? '-mine' : ''}`,
      values: { ...seatValues(this.model, { name: actors[0] ?? gun, other }), owed, count: unopened },
    }
  })

  keys: Keys = $derived.by(() => ({
    ...(this.picking ? { ...cardKeys(this.hand.length, (i) => this.toggle(i)), Enter: () => this.send() } : {}),
    ...(this.view.phase === 'decision' && this.model.mine
      ? { t: () => this.model.act('take'), o: () => this.model.act('open') }
      : {}),
    ...(this.view.phase === 'target' && this.model.mine
      ? Object.fromEntries(this.others.map((seat, i) => [String(i + 1), () => this.model.act(`target ${seat}`)]))
      : {}),
    Escape: () => (this.chosen = []),
  }))

  name(seat: number | null): string {
    return seat === null ? '' : (this.model.names[seat] ?? '')
  }

  /** What everybody looks at makes of somebody's money, where that is known: after an opening, what paying will leave. */
  change(seat: number): { from: number; to: number } | null {
    const { seen, view, beat } = this
    const money = view.seats[seat]?.money ?? null
    if (!seen || money === null || beat < Infinity) return null
    if (seen.what === 'opening' && view.phase === 'payment' && seat === seen.seat)
      return { from: money, to: money - leastFor(this.hand, view.owed) }
    const gain = gainOf(seen, seat)
    return gain ? { from: money - gain, to: money } : null
  }

  toggle(i: number): void {
    if (this.picking)
      this.chosen = this.chosen.includes(i) ? this.chosen.filter((one) => one !== i) : [...this.chosen, i]
  }

  send = (): void => {
    if (!this.picking || !this.cards.length) return
    const claim = this.laying ? this.claim : null
    const cards = [...this.cards].sort((a, b) => b - a).join(' ')
    this.model.act(`${VERBS[this.view.phase]} ${cards}${claim === null ? '' : ` claim ${claim}`}`)
  }

  /** The house's own answer to a debt: the fewest dollars. */
  #proposed(): number[] {
    return suggestedCards(this.hand, namedBy(this.model.legal?.default ?? ''))
  }

  /** A suggestion picks its suitcases, and says what it says about them. */
  #layOut(action: string): void {
    if (!this.picking) return
    this.chosen = suggestedCards(this.hand, namedBy(action))
    const claim = claimIn(action)
    this.said = claim === null ? 'nothing' : claim === this.worth ? 'honest' : claim
  }

  moment = ({ event }: GameEvent): boolean => MOMENTS.includes(event)
  /** What was thrown and opened is seen; what became of the suitcases before it is not. */
  large = ({ event }: GameEvent): boolean => this.model.ceremonial && SEEN.includes(event)
  earcon = ({ event }: GameEvent): Earcon | null => EARCONS[event] ?? null
  urgent = (event: GameEvent): boolean => event.event === 'cards-offered' && event.to === this.model.seat
}
