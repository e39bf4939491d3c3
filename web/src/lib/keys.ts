/** The keyboard of a table. A game says what its keys do; the frame listens. */
export type Keys = Record<string, () => void>

/** The keys that choose cards, left to right. */
export const CARD_KEYS = '1234567890asdfghjk'

const TYPING = 'input, textarea, select, [contenteditable]'

/** The name of a key press, or null where it belongs to what has the focus. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const target = event.target instanceof Element ? event.target : null
  if (event.key !== 'Escape' && target?.closest(TYPING)) return null
  if ((event.key === ' ' || event.key === 'Enter') && target?.closest('button, a, summary, [role=button]')) return null
  if (event.key === ' ') return 'Space'
  return event.shiftKey && event.key.length === 1 && /[a-z]/i.test(event.key) ? `Shift+${event.key.toUpperCase()}` : event.key.length === 1 ? event.key.toLowerCase() : event.key
}

/** Keys that toggle the n-th card. */
export function cardKeys(count: number, toggle: (index: number) => void): Keys {
  return Object.fromEntries([...CARD_KEYS].slice(0, count).map((key, index) => [key, () => toggle(index)]))
}
