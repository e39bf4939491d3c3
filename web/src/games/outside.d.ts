/** Games that a build of the page was given from outside the house (web/outside.ts). */
declare module 'virtual:outside-games' {
  export const GAMES: readonly import('./game').Game[]
  /** Their Fluent files: `pl/goofspiel`. */
  export const WORDS: Readonly<Record<string, () => Promise<string>>>
}
