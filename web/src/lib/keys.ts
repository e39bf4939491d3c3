/** The keyboard of a table. A game says what its keys do; anybody may move a command to another key, or switch them all off. */
import { settings } from './settings.svelte'

export type Keys = Record<string, () => void>

/** The keys that choose cards, left to right. */
export const CARD_KEYS = '1234567890asdfghjk'

/** Commands that can be moved, by the key each has at first. */
export const MOVABLE = ['p', 't', 'o', 'h', 'i', 'l', 'r', '/', 'Space', 'Shift+S'] as const

const TYPING = 'input, textarea, select, [contenteditable]'

/** The name of a key press, or null where it belongs to what has the focus. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const target = event.target instanceof Element ? event.target : null
  if (event.key !== 'Escape' && target?.closest(TYPING)) return null
  if ((event.key === ' ' || event.key === 'Enter') && target?.closest('button, a, summary, [role=button]')) return null
  return nameOf(event)
}

/** A key press in one word: "p", "Space", "Shift+S". */
export function nameOf(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  if (event.key === ' ') return 'Space'
  if (event.key.length > 1) return event.key
  return event.shiftKey && /[a-z]/i.test(event.key) ? `Shift+${event.key.toUpperCase()}` : event.key.toLowerCase()
}

/** What a key means after commands were moved: the command's first key; null for a key that was moved away. */
export function meaningOf(key: string, moved: Readonly<Record<string, string>>): string | null {
  const command = Object.keys(moved).find((one) => moved[one] === key)
  return command ?? (key in moved ? null : key)
}

/** Do what a key press asks for, unless shortcuts are off or a sheet is open. */
export function press(event: KeyboardEvent, keys: Keys): void {
  if (!settings.now.shortcuts || document.querySelector('dialog[open]')) return
  const key = keyOf(event)
  const deed = keys[(key && meaningOf(key, settings.now.keys)) ?? '']
  if (!deed) return
  event.preventDefault()
  deed()
}

/** Keys that toggle the n-th card. */
export function cardKeys(count: number, toggle: (index: number) => void): Keys {
  return Object.fromEntries([...CARD_KEYS].slice(0, count).map((key, index) => [key, () => toggle(index)]))
}
