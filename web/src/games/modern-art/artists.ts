/** The artists of every edition. How one is drawn goes by the place on the board, which all editions share. */
import { EDITION, EDITIONS } from '../../wire/modern-art'

export type Style = (typeof EDITION.ARTISTS)[number]

const BOARDS: readonly (readonly string[])[] = Object.values(EDITIONS).map(({ ARTISTS }) => ARTISTS)
export const ALL_ARTISTS: readonly string[] = BOARDS.flat()

/** The artists of somebody's edition, in board order. */
export function boardOf(artist: string): readonly string[] {
  return BOARDS.find((artists) => artists.includes(artist)) ?? EDITION.ARTISTS
}

export function placeOf(artist: string): number {
  return boardOf(artist).indexOf(artist)
}

/** Whose hand, colour and pattern an artist has. */
export function styleOf(artist: string): Style {
  return EDITION.ARTISTS[placeOf(artist)] ?? EDITION.ARTISTS[0]
}
