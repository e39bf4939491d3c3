/** Three, two, one before the centre card is turned up: time to look at one's hand. Only the page counts; the market itself is open. */
import { paced } from '../../lib/curtain.svelte'
import { recall, remember } from '../../lib/memory'
import { theatreWelcome } from '../../lib/motion'
import { settings } from '../../lib/settings.svelte'

export const BEATS = [700, 700, 700]

export class Countdown {
  /** The number that is shown; 0 when the card lies open. */
  left = $state(0)
  #deal = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `turned` is called when the card is turned up. */
  constructor(readonly turned: () => void = () => {}) {}

  /** Count down for a deal, once, if somebody looks and wishes for it: whoever comes back to it has seen the card. */
  begin(deal: string): void {
    if (!theatreWelcome() || this.#deal === deal || recall('dealt') === deal) return
    this.#deal = deal // a browser may be forbidden to remember
    remember('dealt', deal)
    this.#show(paced(BEATS, settings.now.pace))
  }

  /** Turn the card up now. */
  skip = (): void => this.#show([])

  #show(beats: readonly number[]): void {
    clearTimeout(this.#timer)
    if (this.left > 0 && beats.length === 0) this.turned()
    this.left = beats.length
    if (beats.length > 0) this.#timer = setTimeout(() => this.#show(beats.slice(1)), beats[0])
  }
}
