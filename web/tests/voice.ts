/** A voice that says the names of messages, and what they were given. */
export const voice = {
  knows: (id: string) => id === 'game-tile-casino',
  say: (id: string, values: Record<string, string | number> = {}) =>
    `${id}${Object.keys(values).length ? JSON.stringify(values) : ''}`,
}
