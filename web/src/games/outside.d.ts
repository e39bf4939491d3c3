/** Games that a build of the page was given from outside the house (web/outside.ts). */
declare module 'virtual:outside-games' {
  export const GAMES: readonly import('./game').Game[]
  /** Their Fluent files: `pl/goofspiel`. */
  export const WORDS: Readonly<Record<string, () => Promise<string>>>
}

/** What home says of every game (web/posters.ts). */
declare module 'virtual:posters/pl' {
  const words: string
  export default words
}
declare module 'virtual:posters/en' {
  const words: string
  export default words
}
