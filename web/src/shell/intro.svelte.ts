/** Whether the three sentences for somebody new are on the table; nothing else teaches meanwhile. */
import { say } from '../lib/language.svelte'
import { recall, remember } from '../lib/memory'

class Intro {
  game = $state('')
  #seen: Record<string, boolean> = $state({})

  get open(): boolean {
    return this.game !== '' && this.isNew(this.game)
  }

  isNew(game: string): boolean {
    return !this.#seen[game] && recall(`intro.${game}`) === null
  }

  close(game = this.game): void {
    remember(`intro.${game}`, 'seen')
    this.#seen[game] = true
  }
}

/** The three sentences of a game. */
export const sentencesOf = (game: string): string[] => say(`page-intro-${game}`).split(/(?<=\.) /)

export const intro = new Intro()
