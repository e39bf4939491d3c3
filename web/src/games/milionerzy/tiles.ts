/** What is drawn on the sixteen tiles (64 × 48), body and ink. */
import { EDITION } from '../../wire/milionerzy'

export interface TileDrawing {
  body: string
  ink: string
}

export const TILES: Record<string, TileDrawing> = {
  '1': {
    body: 'M14 34c-4-10 4-20 14-18c8 2 10 12 4 20c-5 6-15 6-18-2ZM36 36c-4-6 0-16 9-16c9 1 12 10 8 16c-4 5-13 5-17 0Z',
    ink: 'M20 24v.5M26 30v.5M20 34v.5M28 22v.5M42 28v.5M48 34v.5M49 26v.5M41 35v.5',
  },
  '2': {
    body: 'M20 6c8 6 16 6 24 0l6 8c-6 6-10 8-14 9l10 20-9 3-7-18-7 18-9-3 8-20c-4-2-6-5-8-9Z',
    ink: 'M22 12c7 5 13 5 20 0M26 36l-6 6M38 36l6 6M28 40l-5 5M36 40l5 5',
  },
  '3': {
    body: 'M32 12a17 17 0 1 0 .1 0ZM29 4h6v8h-6Z',
    ink: 'M32 16a13 13 0 1 0 .1 0M32 20v9l6 4M32 4c10-6 18 0 22 6',
  },
  '4': { body: 'M29 2h6v12c6 4 7 8 7 14v18H22V28c0-6 1-10 7-14Z', ink: 'M29 7h6M22 28h20v10H22M26 33h12' },
  '5': {
    body: 'M46 4l3 8c6 4 9 12 9 16l-5 3-8-5c-1 8 2 12 2 20H22c-3-14 2-30 18-36Z',
    ink: 'M46 16v.6M40 10c-8 4-13 12-14 26M34 12l-6-3M29 18l-7-1M26 26l-7 1',
  },
  '6': { body: 'M20 6h24l12 13-24 27L8 19Z', ink: 'M8 19h48M20 6l4 13 8 27 8-27 4-13M24 19l8-13 8 13' },
  '7': {
    body: 'M4 28l7-4 14-3 5-9h4l-3 9h15c8 0 13 4 14 9v7H4Z',
    ink: 'M30 12l14 1M28 21h18M16 31a6 6 0 1 0 .1 0M48 31a6 6 0 1 0 .1 0',
  },
  '8': {
    body: 'M6 34h54l-8 10H14ZM30 4v26H12ZM34 8l18 22H34Z',
    ink: 'M32 2v32M4 46c4-3 8 3 12 0s8 3 12 0 8 3 12 0 8 3 12 0 6 2 8 0',
  },
  '9': {
    body: 'M26 16a5 5 0 1 0 .1 0ZM37 16a5 5 0 1 0 .1 0ZM20 24a5 5 0 1 0 .1 0ZM31.500 24a5 5 0 1 0 .1 0ZM43 24a5 5 0 1 0 .1 0ZM26 32a5 5 0 1 0 .1 0ZM37 32a5 5 0 1 0 .1 0ZM34 12c2-8 12-12 20-8c-1 8-12 12-20 8Z',
    ink: 'M32 16V6c0-3-4-4-7-3M36 12c5-1 9-3 13-6',
  },
  '10': {
    body: 'M6 20L32 4l26 16v4H6ZM8 40h48v5H8ZM11 25h6v14h-6ZM23 25h6v14h-6ZM35 25h6v14h-6ZM47 25h6v14h-6Z',
    ink: 'M32 12a3 3 0 1 0 .1 0',
  },
  x2: { body: 'M32 3l6 14 15 1-12 10 4 15-13-8-13 8 4-15L11 18l15-1Z', ink: 'M8 8l4 4M56 8l-4 4M32 44v3' },
  casino: {
    body: 'M10 8h24v24H10ZM34 22h20v20H34Z',
    ink: 'M16 14v.5M28 14v.5M22 20v.5M16 26v.5M28 26v.5M40 28v.5M48 36v.5M44 32v.5',
  },
  cba: { body: 'M12 16h40v26H12ZM26 8h12v8H26Z', ink: 'M32 4l-6 12 10 8-10 8 6 14M12 26h14M38 26h14' },
  thief: {
    body: 'M6 18c10-8 42-8 52 0c2 12-8 20-16 18c-5-1-6-6-10-6s-5 5-10 6C14 38 4 30 6 18Z',
    ink: 'M16 23c3-4 9-4 11 0c-3 4-9 4-11 0M37 23c3-4 9-4 11 0c-3 4-9 4-11 0',
  },
}

/** Tiles with a red frame. */
export const RED: ReadonlySet<string> = new Set(EDITION.RED_TILES.map((tile) => EDITION.TILE_NAMES[tile]))
export const MISFORTUNE = new Set(['casino', 'cba', 'thief'])

/** Luxury, fortune or misfortune: the word over the tile. */
export function tileKind(tile: string): 'luxury' | 'fortune' | 'misfortune' {
  if (MISFORTUNE.has(tile)) return 'misfortune'
  return tile === 'x2' ? 'fortune' : 'luxury'
}

const MARKS: Record<string, string> = { x2: '×2', casino: `−${EDITION.CASINO_LOSS}`, cba: '÷2', thief: '?' }

/** The big sign on a tile: the luxury's points or what the tile does. */
export function tileMark(tile: string): string {
  return MARKS[tile] ?? tile
}
