/** What the house offers, and who I am in it. */
import type { HouseShown, Me, Problem, Tables } from '../wire/house'
import { ask, Refused, UNREACHABLE } from './http'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

class TheHouse {
  shown: HouseShown | null = $state.raw(null)
  me: Me | null = $state.raw(null)
  tables: Tables | null = $state.raw(null)
  problem: Problem | null = $state.raw(null)

  /** Settled when the first look at the house is over. */
  entered: Promise<void> = Promise.resolve()

  enter(): Promise<void> {
    this.entered = this.#enter()
    return this.entered
  }

  async #enter(): Promise<void> {
    await this.#tell(async () => {
      this.me = await ask<Me>('GET', '/api/me')
      this.shown = await ask<HouseShown>('GET', '/api/house')
    })
  }

  /** Where others find this house; null where only this machine does. */
  get address(): string | null {
    return LOOPBACK.includes(location.hostname) ? (this.shown?.address ?? null) : location.origin
  }

  async look(): Promise<void> {
    await this.#tell(async () => {
      this.tables = await ask<Tables>('GET', '/api/tables')
    })
  }

  async rename(name: string, face: number | null = null): Promise<void> {
    await this.#tell(async () => {
      this.me = await ask<Me>('PUT', '/api/me', { name, face })
    })
  }

  /** Do something; a refusal is shown, and answered with undefined. The same one again is not told again. */
  async attempt<T>(deed: () => Promise<T>): Promise<T | undefined> {
    if (this.problem?.code !== UNREACHABLE) this.problem = null
    try {
      const done = await deed()
      if (this.problem?.code === UNREACHABLE) this.problem = null
      return done
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.problem = error.problem
      return undefined
    }
  }

  async #tell(deed: () => Promise<void>): Promise<void> {
    await this.attempt(deed)
  }
}

export const house = new TheHouse()
