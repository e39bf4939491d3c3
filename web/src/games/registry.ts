/** The four games: their tables are loaded when somebody sits down. */
import type { Component } from 'svelte'
import type { TableState } from '../lib/table.svelte'

export const GAMES = ['modern-art', 'milionerzy', 'nie-blefuj', 'targ'] as const
export type GameName = (typeof GAMES)[number]

type TableComponent = Component<{ model: TableState }>

const TABLES: Record<string, () => Promise<{ default: TableComponent; SEAT_FIELDS: Record<string, string[]> }>> = {
  'modern-art': async () => ({
    ...(await import('./modern-art/ModernArt.svelte')),
    ...(await import('../wire/modern-art')),
  }),
  'nie-blefuj': async () => ({
    ...(await import('./nie-blefuj/NieBlefuj.svelte')),
    ...(await import('../wire/nie-blefuj')),
  }),
  targ: async () => ({ ...(await import('./targ/Targ.svelte')), ...(await import('../wire/targ')) }),
  milionerzy: async () => ({
    ...(await import('./milionerzy/Milionerzy.svelte')),
    ...(await import('../wire/milionerzy')),
  }),
}

/** Games whose course can be drawn on one page. */
const DIAGRAMS: Record<string, () => Promise<{ default: TableComponent }>> = {
  'nie-blefuj': () => import('./nie-blefuj/RoundFlow.svelte'),
}

/** The component that draws the course of a round, where a game has one. */
export async function diagramOf(game: string): Promise<TableComponent | null> {
  return (await DIAGRAMS[game]?.())?.default ?? null
}

/** Phases in which everybody at one screen may act at once: what each can do there without showing their cards. */
const TOGETHER: Record<string, { phase: string; bar: () => Promise<{ default: Component<{ model: TableState }> }> }> = {
  'modern-art': { phase: 'open', bar: () => import('./modern-art/OpenBids.svelte') },
}

/** Whether people at one screen act together at this moment. */
export function playsTogether(game: string, view: unknown): boolean {
  const phase = TOGETHER[game]?.phase
  return phase !== undefined && phase === (view as { phase?: string } | null)?.phase
}

/** What one of them can do then. */
export async function barOf(game: string): Promise<TableComponent> {
  return (await TOGETHER[game]!.bar()).default
}

const seatFields: Record<string, Record<string, string[]>> = {}

/** The component that shows a game's table. */
export async function tableOf(game: string): Promise<TableComponent> {
  const loaded = await TABLES[game]!()
  seatFields[game] = loaded.SEAT_FIELDS
  return loaded.default
}

/** Which fields of an event hold seats. */
export function seatFieldsOf(game: string, event: string): string[] {
  return seatFields[game]?.[event] ?? []
}
