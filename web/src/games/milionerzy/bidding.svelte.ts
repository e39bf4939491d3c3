/** The table of Milionerzy without its looks: which cards are picked, what they come to, what is asked. */
import { cardKeys, type Keys } from '../../lib/keys'
import { say } from '../../lib/language.svelte'
import { screen } from '../../lib/screen.svelte'
import { settings } from '../../lib/settings.svelte'
import { shortName } from '../../lib/names'
import type { Earcon } from '../../lib/sound'
import { namedBy, whenTakenUp } from '../../lib/suggestion.svelte'
import { seatValues } from '../../lib/speech'
import { eventsIn, viewOf, type TableState } from '../../lib/table.svelte'
import type { Title } from '../../lib/title'
import { EDITION, type GameEvent, type MilionerzyView, type Reckoning } from '../../wire/milionerzy'
import { counted, earlierEnding, lastEnding } from './ending'
import { fewestFor, firstBid, mayBePoorest, reachable, sum, tilePoints } from './money'
import { standingOf, wonBefore } from './standing'
import { lastTaken, takenIn } from './taking'
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
  /** How many tiles had been turned up when everybody last looked at somebody who takes one. */
  #looked = $state(0)

  constructor(model: () => TableState) {
    this.#model = model
    whenTakenUp(model, (action) => this.pick(action.startsWith('bid ') ? namedBy(action).map(Number) : []))
    $effect(() => {
      if (this.taken) this.#looked = this.view.revealed.length
    })
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
  /** Whether the luxury that is bid for would go to the Thief, if I win it. */
  thiefWaits = $derived.by(
    () =>
      !this.taken &&
      this.tile !== null &&
      tileKind(this.tile) === 'luxury' &&
      this.me?.tiles?.includes('thief') === true,
  )
  /** Whether I am to bid or pass now. */
  decides = $derived.by(() => this.model.mine && !this.theft && !this.model.intermission && !this.model.curtain.events)
  #played = $derived.by(() => this.model.curtain.of<GameEvent>())
  /** Who takes the last lot, before the tile that ends the game is turned up. */
  #lastTaken = $derived.by(() => {
    const taken = lastTileIn(this.#played) && this.model.curtain.beat === 0 ? lastTaken(this.#played) : null
    return taken && { ...taken, since: 0 } // the table does not know of the next tile yet
  })
  /** The tile that ends the game slams down before the rest of the table knows. */
  last = $derived.by(() => (this.#lastTaken ? null : lastTileIn(this.#played)))
  /** What somebody has just taken, while everybody looks at it: the next tile waits. */
  taken = $derived.by(() =>
    this.view.over
      ? null
      : (this.#lastTaken ?? takenIn(eventsIn<GameEvent>(this.model.lines), this.model.intermission?.moment ?? '')),
  )
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
    this.last
      ? null
      : this.view.highest
        ? (this.view.seats.find(({ total }) => total === this.view.highest)?.seat ?? null)
        : this.#winner,
  )
  /** The least that leads, which is the usual raise. */
  cheapest = $derived.by(() => firstBid(this.model.legal?.actions ?? []))
  /** Whether nothing I have beats the highest bid. */
  broke = $derived.by(() => this.model.mine && this.model.legal !== null && !this.cheapest.length)
  /** What the big button lays: what is picked, or else the usual raise; a puzzle shows none, which would be an answer. */
  offer = $derived.by(() =>
    this.picked.length ? this.picked : settings.now.assists && !this.model.posed ? this.cheapest : [],
  )
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
  #purses = $derived.by(() =>
    this.#rivals
      .flatMap(({ seat, money, total }) => (money ? [{ seat, money: sum(money) + this.#returned(seat, total) }] : []))
      .sort((a, b) => a.money - b.money),
  )
  /** Who of the others has least, where that is known; where all have the same, nobody. */
  poorest = $derived.by(() => {
    const [least] = this.#purses
    return least && least.money < this.#purses.at(-1)!.money ? least : null
  })
  /** The tile for which I have been told that I may be the poorest, and raised all the same. */
  #warnedAt = $state(0)
  /** Whether this raise, and not what came before it, may leave me the poorest; that is news where the end is near, or I fall far behind. */
  poor = $derived.by(
    () =>
      settings.now.assists &&
      this.decides &&
      this.enough &&
      this.#warnedAt !== this.revealed.length &&
      mayBePoorest(this.left, this.#rivals, this.bad) &&
      !mayBePoorest(sum(this.hand), this.#rivals, this.bad) &&
      (this.red >= EDITION.LAST_RED - 2 || 2 * this.left < this.#purses[0]!.money),
  )
  /** What a rival takes back of what lies there: of a luxury all of it, unless they lead and I do not raise. */
  #returned(seat: number, total: number): number {
    return this.bad || (seat === this.leader && !this.enough) ? 0 : total
  }
  breakdown = $derived.by(() => (this.model.outcome as { breakdown?: Reckoning[] } | null)?.breakdown ?? [])

  /** Why it ended so for me, where money decided it: I am out, or whoever had more points is. */
  why = $derived.by(() => {
    const { seat } = this.model
    const mine = seat === null ? undefined : this.breakdown[seat]
    if (!mine || this.view.games > 1) return ''
    const lost = (one: number) => tilePoints(this.view.seats[one]?.tiles ?? [])
    if (mine.out) return say('milionerzy-ui-why-out', { money: mine.money, points: lost(seat!) })
    const better = this.breakdown.findIndex(({ out }, one) => out && lost(one) >= tilePoints(this.me?.tiles ?? []))
    const won = (this.model.outcome as { winners?: number[] } | null)?.winners?.includes(seat!)
    if (better < 0 || !won) return ''
    return say('milionerzy-ui-why-won', {
      name: this.model.names[better] ?? '',
      money: this.breakdown[better]!.money,
      points: lost(better),
    })
  })

  /** What stands under a seat's points at the end: the money left, or in a series the points of each game. */
  made(seat: number): string {
    const { money = 0, out = false, points = 0, earlier = [] } = this.breakdown[seat] ?? {}
    if (this.view.games === 1) return say(`milionerzy-ui-left${out ? '-out' : ''}`, { money })
    return [...earlier, { points, out }].map(counted).join(' + ')
  }

  /** How the game ended that everybody looks at: the last one, or one of a series. */
  ending = $derived.by(() => {
    if (this.model.intermission?.moment !== 'bankrupt') return null
    const outcome = this.model.outcome as { winners: number[]; breakdown: Reckoning[] } | null
    return outcome ? lastEnding(this.view, outcome) : earlierEnding(this.view, eventsIn<GameEvent>(this.model.lines))
  })
  /** Whether the next game of a series is dealt already, while everybody looks at the one before. */
  #betweenGames = $derived.by(() => this.ending !== null && !this.view.over)

  title = $derived.by((): Title => {
    const { over, actors, highest } = this.view
    const name = this.model.names[actors[0] ?? 0] ?? ''
    if (this.#betweenGames) return { id: 'milionerzy-ui-series-over', values: { game: this.ending!.game } }
    if (over || this.last) return { id: 'milionerzy-ui-over' }
    if (this.taken) return { id: `milionerzy-ui-title-${this.taken.robbed ? 'theft' : this.taken.moment}` }
    if (this.model.intermission?.moment === 'reversed') return { id: 'milionerzy-ui-turned' }
    if (this.theft) return { id: `milionerzy-ui-theft${this.model.mine ? '-mine' : ''}`, values: { name } }
    if (this.broke)
      return { id: `milionerzy-ui-turn-broke${this.bad ? '-bad' : ''}`, values: { highest, tile: this.misfortune } }
    if (this.model.mine)
      return this.bad
        ? { id: 'milionerzy-ui-turn-bad', values: { highest, tile: this.misfortune } }
        : { id: 'milionerzy-ui-turn-good', values: { highest } }
    return { id: 'milionerzy-ui-wait', values: { name, highest } }
  })

  /** What whoever passes takes, as one says that somebody takes it. */
  misfortune = $derived.by(() => (this.bad ? say(`milionerzy-ui-take-${this.tile}`) : ''))

  /** What the tile is; what stands in brackets behind its name is seen on it. */
  name = $derived.by(() => (this.tile ? say(`milionerzy-tile-${this.tile}`).replace(/ \(.*\)$/, '') : ''))

  /** What the tile does for whoever has it; nothing is said of it while it changes hands. */
  does = $derived.by(() => {
    if (!this.tile || this.ends || this.taken) return ''
    const points = Number(this.tile)
    return points ? say('milionerzy-ui-does-luxury', { points }) : say(`milionerzy-ui-does-${this.tile}`)
  })

  /** How it was taken, in a few words. */
  #takenTold = $derived.by(() => {
    const mine = this.taken?.lost[this.model.seat ?? -1] ?? 0
    return this.taken
      ? say(`milionerzy-ui-taken-${this.taken.robbed ? 'robbed' : this.taken.moment}`, {
          ...seatValues(this.model, { name: this.taken.seat }),
          paid: this.taken.paid,
          mine,
          whose: !mine ? 'others' : mine === this.taken.paid ? 'mine' : 'shared',
        })
      : ''
  })

  /** What the pedestal says under the tile: what is played for, or how it was taken; on a desk the headline tells that. */
  terms = $derived.by(() => {
    if (this.ends) return say('milionerzy-ui-no-auction')
    if (this.taken) return screen.wide ? '' : this.#takenTold
    if (this.theft) return ''
    if (this.thiefWaits && !screen.wide) return say('milionerzy-ui-thief-waits')
    return say(
      `milionerzy-ui-takes${this.bad ? '-bad' : ''}${this.bad && (!screen.wide || this.model.big) ? '-short' : ''}`,
    )
  })

  /** What stands over the tile on a desk; on a big screen the highest bid has its own place. */
  headline = $derived.by(() => {
    if (this.last) return say('milionerzy-ui-fourth-title')
    if (this.taken) return this.#takenTold
    if (this.theft) return say('milionerzy-ui-title-theft')
    if (this.bad) return `↓ ${say('milionerzy-ui-reversed')} ↓`
    if (this.leader === null) return say(`milionerzy-ui-kind-${this.tile ? tileKind(this.tile) : 'luxury'}`)
    return say(`milionerzy-ui-leads${this.model.big ? '-big' : ''}`, {
      ...seatValues(this.model, { name: this.leader }),
      highest: this.view.highest,
    })
  })

  /** Which game of a series, which tile, and on a phone my points; there two of them have room, and the tiles are seen. */
  facts = $derived.by(() => {
    const { game, games } = this.view
    const series = games > 1 ? [say('milionerzy-ui-game', { game: this.ending?.game ?? game, games })] : []
    if (this.#betweenGames) return series
    const tile = say('milionerzy-ui-tile-count', { n: this.revealed.length, all: EDITION.TILES.length })
    if (screen.wide || !this.me?.tiles) return [...series, tile]
    return [series[0] ?? tile, standingOf(this.view, this.me.seat)]
  })

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
    if (this.poor) this.#warnedAt = this.revealed.length
    this.model.act(['bid', ...[...this.offer].sort((a, b) => a - b)].join(' '))
    if (!this.model.asking) this.pick([])
  }

  passed(seat: number): boolean {
    return !this.view.over && !this.theft && !this.last && !this.taken && this.view.seats[seat]?.bidding === false
  }

  /** What a seat has, as far as it is known: points, and money with the ledger. */
  has(seat: number): string {
    const { money } = this.view.seats[seat]!
    const purse = money ? say('milionerzy-ui-purse', { sum: sum(money) }) : ''
    return [standingOf(this.view, seat), purse].filter(Boolean).join(' · ')
  }

  /** Everybody's points in the games of a series that are over, the most first; empty before any is. */
  standings = $derived.by(() => {
    if (!this.view.results.length || this.view.over) return ''
    return this.view.seats
      .map(({ seat }) => ({
        name: seat === this.model.seat ? say('page-you') : shortName(this.model.names[seat] ?? ''),
        total: wonBefore(this.view, seat),
      }))
      .sort((a, b) => b.total - a.total)
      .map(({ name, total }) => `${name}\u00a0${total}`)
      .join(', ')
  })

  /** Whether a seat has laid anything for this tile, though it may have taken it back. */
  laidBefore(seat: number): boolean {
    const events = eventsIn<GameEvent>(this.model.lines)
    const turned = events.findLastIndex(({ event }) => event === 'tile-revealed')
    return events.slice(turned + 1).some((event) => event.event === 'cards-laid' && event.seat === seat)
  }

  /** Whether the stage tells large what everybody looks at; what they have looked at is not told again over the next tile. */
  large = ({ event }: GameEvent): boolean => {
    if (this.model.curtain.events) return true
    if (this.taken) return !screen.lying // there it has no room for the words
    return this.model.ceremonial || (MOMENTS.includes(event) && this.#looked === this.view.revealed.length)
  }
  moment = ({ event }: GameEvent): boolean => MOMENTS.includes(event)
  earcon = ({ event }: GameEvent): Earcon | null => EARCONS[event] ?? null
  urgent = ({ event }: GameEvent): boolean => event === 'game-ended'
}
