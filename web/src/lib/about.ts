/** What the things on a table are: a name, and the clauses of the rules that speak of them. */
export interface About {
  /** The message that names the thing, and its values: numbers, or messages themselves. */
  name: string
  values: Readonly<Record<string, number | string>>
  clauses: readonly string[]
}

/** What a thing is at a table with these kinds of things; null for one nobody knows. */
export function aboutOf(kinds: Readonly<Record<string, (what: string) => About>>, thing: string): About | null {
  const [kind = '', what = ''] = thing.split(':')
  return kinds[kind]?.(what) ?? null
}

/** The thing an element stands for, itself or what it lies in; null where it is none. */
export function thingAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-about]')?.dataset.about ?? null) : null
}

/** Everything that lies on the page now, each once, in reading order. */
export function thingsHere(): string[] {
  return [...new Set([...document.querySelectorAll<HTMLElement>('[data-about]')].map((one) => one.dataset.about!))]
}
