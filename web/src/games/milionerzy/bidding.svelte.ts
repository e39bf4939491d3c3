/** The table of Milionerzy without its looks: which cards are picked, what they come to, what is asked. */
import { cardKeys, type Keys } from '../../lib/keys'
import { say } from '../../lib/language.svelte'
import { screen } from '../../lib/screen.svelte'
import { settings } from '../../lib/settings.svelte'
import type { Earcon } from '../../lib/sound'
import { namedBy, whenTakenUp } from '../../lib/suggestion.svelte'
import { seatValues } from '../../lib/speech'
import { eventsIn, ofEvent, viewOf, type Line, type TableState } from '../../lib/table.svelte'
import type { Title } from '../../lib/title'
import { EDITION, type GameEvent, type MilionerzyView, type Reckoning } from '../../wire/milionerzy'
import { fewestFor, firstBid, mayBePoorest, reachable, sum, tilePoints } from './money'
import { takenIn } from './taking'
import { lastTileIn } from './theatre'
import { RED, tileKind } from './tiles'

const EARCONS: Partial<Record<GameEvent['event'], Earcon>> = {
  'tile-revealed': 'paper',
  'cards-laid': 'bid',
  'tile-won': 'hammer',
  'misfortune-taken': 'hammer',
  'cards-lost': 'coins',
  'game-ended': 'stop',
}
const MOMENTS: readonly string[] = ['tile-won', 'misfortune-taken', 'game-ended']
/** Totals offered as chips. */
const STEPS = 7

export class Bidding {
  readonly #model: () => TableState
  #chosen: number[] = $state([])

  constructor(model: () => TableState) {
    this.#model = model
    $effect.pre(() => {
      this.model.waits = this.waits
    })
    whenTakenUp(model, (action) => this.pick(action.startsWith('bid ') ? namedBy(action).map(Number) : []))
  }

  get model(): TableState {
    return this.#model()
  }

  view = $derived.by(() => viewOf<MilionerzyView>(this.model.view, 'milionerzy'))
  me = $derived.by(() => (this.model.seat === null ? null : (this.view.seats[this.model.seat] ?? null)))
  hand = $derived.by(() => [...(this.me?.money ?? [])].sort((a, b) => a - b))
  laid = $derived.by(() => this.me?.laid ?? [])
  picked = $derived.by(() => this.#chosen.filter((card) => this.hand.includes(card)))
  theft = $derived.by(() => this.view.phase === 'theft')
  /** The tile that ends the game slams down before the rest of the table knows. */
  last = $derived.by(() => lastTileIn(this.model.curtain.of<GameEvent>()))
  /** What somebody has just taken, while everybody looks at it: the next tile waits. */
  taken = $derived.by(() =>
    this.view.over ? null : takenIn(eventsIn<GameEvent>(this.model.lines), this.model.intermission?.moment ?? ''),
  )
  /** The next tile is told of when it is turned up. */
  waits = (line: Line): boolean => this.#unturned.has(line)
  #unturned = $derived.by(() => {
    const since = this.taken?.since ?? 0
    return new Set(since ? this.model.lines.filter(ofEvent('tile-revealed')).slice(-since) : [])
  })
  tile = $derived.by(() => this.last ?? this.taken?.tile ?? this.view.tile)
  revealed = $derived.by(() =>
    this.last
      ? [...this.view.revealed, this.last]
      : this.view.revealed.slice(0, this.view.revealed.length - (this.taken?.since ?? 0)),
  )
  red = $derived.by(() => this.revealed.filter((tile) => RED.has(tile)).length)
  ends = $derived.by(() => this.last !== null || (this.view.over && this.view.red === EDITION.LAST_RED))
  bad = $derived.by(() => this.tile !== null && tileKind(this.tile) === 'misfortune' && !this.ends)
  /** Whoever won the tile that everybody looks at. */
  #winner = $derived.by(() => (this.taken?.moment === 'won' ? this.taken.seat : null))
  leader = $derived.by(() =>
    this.view.highest ? (this.view.seats.find(({ total }) => total === this.view.highest)?.seat ?? null) : this.#winner,
  )
  /** The least that leads, which is the usual raise. */
  cheapest = $derived.by(() => firstBid(this.model.legal?.actions ?? []))
  /** What the big button lays: what is picked, or else the usual raise. */
  offer = $derived.by(() => (this.picked.length ? this.picked : settings.now.assists ? this.cheapest : []))
  total = $derived.by(() => sum(this.laid) + sum(this.offer))
  enough = $derived.by(() => this.offer.length > 0 && this.total > this.view.highest)
  ladder = $derived.by(() =>
    [...reachable(this.hand, sum(this.laid), Infinity)]
      .filter((total) => total > this.view.highest)
      .sort((a, b) => a - b)
      .slice(0, STEPS),
  )
  left = $derived.by(() => sum(this.hand) - sum(this.offer))
  #rivals = $derived.by(() => this.view.seats.filter(({ seat }) => seat !== this.model.seat))
  /** Whether this raise, and not what came before it, may leave me the poorest. */
  poor = $derived.by(
    () =>
      settings.now.assists &&
      this.model.mine &&
      this.enough &&
      mayBePoorest(this.left, this.#rivals, this.bad) &&
      !mayBePoorest(sum(this.hand), this.#rivals, this.bad),
  )
  /** Who of the others has least, where that is known. */
  poorest = $derived.by(() => {
    const known = this.#rivals.flatMap(({ seat, money, total }) =>
      money ? [{ seat, money: sum(money) + (this.bad ? 0 : total) }] : [],
    )
    return known.sort((a, b) => a.money - b.money)[0] ?? null
  })
  breakdown = $derived.by(() => (this.model.outcome as { breakdown?: Reckoning[] } | null)?.breakdown ?? [])

  /** Whether everybody looks at how the game ended. */
  closing = $derived.by(() => this.model.intermission?.moment === 'bankrupt' && this.breakdown.length > 0)

  title = $derived.by((): Title => {
    const { over, actors, highest } = this.view
    const name = this.model.names[actors[0] ?? 0] ?? ''
    if (over || this.last) return { id: 'milionerzy-ui-over' }
    if (this.taken) return { id: `milionerzy-ui-title-${this.taken.moment}` }
    if (this.model.intermission?.moment === 'reversed') return { id: 'milionerzy-ui-turned' }
    if (this.theft) return { id: `milionerzy-ui-theft${this.model.mine ? '-mine' : ''}`, values: { name } }
    if (this.model.mine) return { id: `milionerzy-ui-turn-${this.bad ? 'bad' : 'good'}`, values: { highest } }
    return { id: 'milionerzy-ui-wait', values: { name, highest } }
  })

  /** How it was taken, in a few words. */
  #takenTold = $derived.by(() =>
    this.taken
      ? say(`milionerzy-ui-taken-${this.taken.moment}`, {
          ...seatValues(this.model, { name: this.taken.seat }),
          paid: this.taken.paid,
        })
      : '',
  )

  /** What the pedestal says under the tile: what is played for, or how it was taken; on a desk the headline tells that. */
  terms = $derived.by(() => {
    if (this.ends) return say('milionerzy-ui-no-auction')
    if (this.taken || this.theft) return screen.wide ? '' : this.#takenTold
    return say(`milionerzy-ui-takes${this.bad ? '-bad' : ''}${this.bad && !screen.wide ? '-short' : ''}`)
  })

  /** What stands over the tile on a desk. */
  headline = $derived.by(() => {
    if (this.last) return say('milionerzy-ui-fourth-title')
    if (this.taken) return this.#takenTold
    if (this.theft) return say('milionerzy-ui-title-theft')
    if (this.bad) return `↓ ${say('milionerzy-ui-reversed')} ↓`
    if (this.leader === null) return say(`milionerzy-ui-kind-${this.tile ? tileKind(this.tile) : 'luxury'}`)
    return say('milionerzy-ui-leads', {
      ...seatValues(this.model, { name: this.leader }),
      highest: this.view.highest,
    })
  })

  facts = $derived.by(() => [
    ...(this.view.games > 1 ? [say('milionerzy-ui-game', { game: this.view.game, games: this.view.games })] : []),
    say('milionerzy-ui-tile-count', { n: this.revealed.length, all: EDITION.TILES.length }),
    ...(this.me?.tiles && !screen.wide ? [say('milionerzy-ui-points', { points: tilePoints(this.me.tiles) })] : []),
  ])

  keys: Keys = $derived.by(() => ({
    ...cardKeys(this.hand.length, (i) => this.toggle(this.hand[i]!)),
    Enter: () => this.bid(),
    Escape: () => this.pick([]),
    p: () => this.model.act('pass'),
  }))

  toggle(card: number): void {
    this.#chosen = this.picked.includes(card) ? this.picked.filter((one) => one !== card) : [...this.picked, card]
  }

  pick(cards: readonly number[]): void {
    this.#chosen = [...cards]
  }

  /** Pick the fewest cards that come to this total. */
  reach(total: number): void {
    this.pick(fewestFor(this.hand, total - sum(this.laid)))
  }

  bid = (): void => {
    if (!this.enough) return
    this.model.act(['bid', ...[...this.offer].sort((a, b) => a - b)].join(' '))
    if (!this.model.asking) this.pick([])
  }

  passed(seat: number): boolean {
    return !this.view.over && !this.theft && this.view.seats[seat]?.bidding === false
  }

  moment = ({ event }: GameEvent): boolean => MOMENTS.includes(event)
  earcon = ({ event }: GameEvent): Earcon | null => EARCONS[event] ?? null
  urgent = ({ event }: GameEvent): boolean => event === 'game-ended'
}
