/** A table of Goofspiel as its owner sees it: what is at stake, and the card about to be laid. */
import { CARD_KEYS, type Keys } from '@page/lib/keys'
import { say } from '@page/lib/language.svelte'
import type { Earcon } from '@page/lib/sound'
import { namedBy, whenTakenUp } from '@page/lib/suggestion.svelte'
import { viewOf, type TableState } from '@page/lib/table.svelte'
import type { GameEvent, GoofspielView } from './wire/goofspiel'

const EARCONS: Partial<Record<GameEvent['event'], Earcon>> = {
  'prize-turned': 'paper',
  'bid-sealed': 'bid',
  'prize-won': 'hammer',
  'game-ended': 'stop',
}

export class Bids {
  readonly #model: () => TableState
  #chosen: number | null = $state(null)

  constructor(model: () => TableState) {
    this.#model = model
    whenTakenUp(model, (action) => (this.#chosen = Number(namedBy(action)[0])))
  }

  get model(): TableState {
    return this.#model()
  }

  view = $derived.by(() => viewOf<GoofspielView>(this.model.view, 'goofspiel'))
  me = $derived.by(() => (this.model.seat === null ? null : (this.view.seats[this.model.seat] ?? null)))
  hand = $derived.by(() => this.me?.cards ?? [])
  picked = $derived.by(() => (this.hand.includes(this.#chosen ?? 0) ? this.#chosen : null))
  prize = $derived.by(() => this.view.prizes.at(-1) ?? null)
  /** What was carried over from equal bids. */
  carried = $derived.by(() => (this.view.over ? 0 : this.view.stake - (this.prize ?? 0)))
  facts = $derived.by(() => [say('goofspiel-ui-left', { left: this.view.left })])

  status = $derived.by(() => {
    if (this.view.over) return say('goofspiel-ui-over')
    return say(this.model.mine ? 'goofspiel-ui-bid-for' : 'goofspiel-ui-wait', {
      stake: this.view.stake,
    })
  })

  keys: Keys = $derived.by(() => ({
    ...Object.fromEntries(this.hand.map((card, i) => [CARD_KEYS[i]!, () => this.pick(card)])),
    Enter: () => this.bid(),
  }))

  pick(card: number): void {
    this.#chosen = card
  }

  bid = (): void => {
    if (this.picked !== null && this.model.mine) this.model.act(`bid ${this.picked}`)
  }

  earcon = ({ event }: GameEvent): Earcon | null => EARCONS[event] ?? null
  moment = ({ event }: GameEvent): boolean => event === 'prize-won' || event === 'game-ended'
}
