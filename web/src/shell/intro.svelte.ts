/** Whether the three sentences for somebody new are on the table; nothing else teaches meanwhile. */
import { recall, remember } from '../lib/memory'

class Intro {
  game = $state('')
  #seen: Record<string, boolean> = $state({})

  get open(): boolean {
    return this.game !== '' && !this.#seen[this.game] && recall(`intro.${this.game}`) === null
  }

  close(): void {
    remember(`intro.${this.game}`, 'seen')
    this.#seen[this.game] = true
  }
}

export const intro = new Intro()
