/** A phone beside a big screen: my hand and my decision alone, where somebody has chosen that for a table. */
import { screen } from '../lib/screen.svelte'
import type { TableState } from '../lib/table.svelte'

class Controller {
  #chosen: { table: string; on: boolean } | null = $state.raw(null)
  /** The table that a big screen was seen at. */
  #shown = ''

  /** Whether a table is shown as a controller here. */
  on(model: TableState): boolean {
    return this.possible(model) && this.#isAbout(model) && this.#chosen!.on
  }

  /** Whether it is worth asking: a big screen shows the table, and nothing has been chosen yet. */
  offered(model: TableState): boolean {
    return this.possible(model) && (model.table?.screens ?? 0) > 0 && !this.#isAbout(model)
  }

  possible(model: TableState): boolean {
    return !screen.wide && model.live && model.seat !== null && !!model.table?.id
  }

  choose(model: TableState, on: boolean): void {
    this.#chosen = { table: model.table?.id ?? '', on }
  }

  /** When the big screen goes dark, the phone is a table again. */
  follow(model: TableState): void {
    const id = model.table?.id ?? ''
    const screens = model.table?.screens ?? 0
    if (this.#shown === id && !screens) this.#chosen = null
    this.#shown = screens ? id : ''
  }

  #isAbout(model: TableState): boolean {
    return this.#chosen !== null && this.#chosen.table === model.table?.id
  }
}

export const controller = new Controller()
