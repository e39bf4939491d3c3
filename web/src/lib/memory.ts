/** What this browser remembers between visits; a browser that may not remember just forgets. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`mlotek.${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`mlotek.${key}`, value)
  } catch {
    // private windows may forbid it; nothing depends on it
  }
}
