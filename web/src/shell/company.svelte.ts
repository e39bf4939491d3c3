/** People at one screen: each has a connection of their own, and one of them has the screen. */
import { getContext, setContext, untrack } from 'svelte'
import { playsTogether } from '../games/registry'
import { whenLeftAlone } from '../lib/idle'
import { LiveTable } from '../lib/live.svelte'
import type { You } from '../wire/house'

const LONGER_LOOK = 1200

export interface Person {
  /** Whether the game waits for them. */
  mine: boolean
}

/** Who has the screen next: the next one round the table who is to act; otherwise it stays where it is. */
export function nextHolder<P extends Person>(people: readonly P[], holder: P | null): P | null {
  const start = holder ? people.indexOf(holder) + 1 : 0
  const round = [...people.slice(start), ...people.slice(0, start)]
  return round.find((person) => person.mine) ?? holder
}

const COMPANY = Symbol('company')

/** Let everything at a table know who shares the screen. */
export function tellOfCompany(company: () => Company | null): void {
  setContext(COMPANY, company)
}

/** Who shares the screen at this table; null where nobody could. */
export function companyHere(): Company | null {
  return getContext<(() => Company | null) | undefined>(COMPANY)?.() ?? null
}

export class Company {
  /** Everybody at this screen, the browser's own guest first. */
  people: LiveTable[] = $state.raw([])
  /** Who has the screen. */
  holder: LiveTable | null = $state.raw(null)
  /** Whether the holder looks at it; otherwise it is being passed on, and nobody's cards are shown. */
  open = $state(false)
  /** The holder's deeds when they took the screen. */
  #deeds = 0
  /** Whether the holder has asked for it. */
  #asked = false
  #end: () => void
  /** The table as anybody may see it. */
  #common: LiveTable | null = $state.raw(null)

  /** `prepare` gets every table before it is shown. */
  constructor(
    readonly guest: LiveTable,
    readonly prepare: (table: LiveTable) => void,
  ) {
    this.people = [guest]
    prepare(guest)
    this.#end = $effect.root(() => {
      $effect(() => this.#gather(guest.you.beside))
      $effect(() => this.#passOn())
      $effect(() => (this.shared && this.open ? whenLeftAlone(() => this.cover()) : undefined))
      $effect(() => this.#lookTogether())
    })
  }

  /** Whether there is anybody to hide cards from. */
  get shared(): boolean {
    return this.guest.you.beside.length > 0
  }

  /** Whether everybody here may act at once, so that the screen lies in the middle. */
  get together(): boolean {
    return this.shared && playsTogether(this.guest.table?.game ?? '', this.guest.view)
  }

  /** Whose table is shown; null while the screen is being passed on. At the end there is nothing left to hide. */
  get shown(): LiveTable | null {
    if (!this.shared || this.guest.outcome) return this.holder ?? this.guest
    if (this.together) return this.#common
    return this.open ? this.holder : null
  }

  /** Whether it is known whose turn it is: after a reload the house tells everybody anew. */
  get ready(): boolean {
    const all = this.people.length === 1 + this.guest.you.beside.length
    return all && this.people.every((person) => person.view !== null || person.link === 'closed')
  }

  /** Who gets the screen, or has it. */
  get expected(): LiveTable {
    return this.holder ?? nextHolder(this.people, null) ?? this.guest
  }

  /** Whoever was expected has the screen in hand. */
  take(): void {
    this.holder = this.expected
    this.#deeds = this.holder.deeds
    this.open = true
  }

  /** Somebody wants the screen, also when it is not their turn: they keep it until they have acted. */
  give(person: LiveTable): void {
    this.#hand(person)
    this.#asked = true
  }

  /** Nobody looks: cover the cards. */
  cover(): void {
    if (this.shared) this.open = false
  }

  leave(): void {
    this.#end()
    for (const person of this.people) person.leave()
    this.#common?.leave()
  }

  #lookTogether(): void {
    if (!this.together) return
    this.open = false
    this.#common ??= new LiveTable(this.guest.id, { watch: '1' })
  }

  #gather(beside: You['beside']): void {
    const before = untrack(() => this.people)
    const numbers = beside.map((one) => String(one.beside))
    for (const person of before) if (person.beside && !numbers.includes(person.beside)) person.leave()
    this.people = [
      this.guest,
      ...numbers.map((number) => before.find((person) => person.beside === number) ?? this.#invite(number)),
    ]
  }

  #invite(number: string): LiveTable {
    const person = new LiveTable(this.guest.id, { beside: number })
    this.prepare(person)
    return person
  }

  /** Find out who has the screen next. Whoever has just acted looks at it a moment longer. */
  #passOn(): (() => void) | undefined {
    const holder = this.holder && this.people.includes(this.holder) ? this.holder : null
    const acted = this.open && (holder?.deeds ?? 0) > this.#deeds
    const stays = !acted && (holder?.mine || this.#asked)
    const next = stays ? holder : nextHolder(this.people, holder)
    if (next === holder || this.guest.outcome || !this.ready) return
    if (!this.open) return this.#hand(next)
    const timer = setTimeout(() => this.#hand(next), LONGER_LOOK)
    return () => clearTimeout(timer)
  }

  #hand(next: LiveTable | null): undefined {
    this.holder = next
    this.open = false
    this.#asked = false
  }
}
