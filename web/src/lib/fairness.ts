/** The fairness receipt: cut before the deal, note what the house has committed to, compare afterwards. */
import type { ReceiptShown, Table } from '../wire/house'
import { ask } from './http'
import { recall, remember } from './memory'

/** What I noted of a table before the deal. */
export interface Noted {
  table: string
  commitment: string
  cut: string
}

export interface Check {
  name: 'dealt' | 'committed' | 'cut'
  right: boolean
}

const REMEMBERED = 30

/** Add a random text of my own to the deal, once for each table. */
export async function cutOnce(table: Pick<Table, 'id' | 'commitment'>): Promise<void> {
  if (notedOf(table.id)) return
  const cut = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  remember('deals', JSON.stringify([...allNoted(), { table: table.id, commitment: table.commitment, cut }].slice(-REMEMBERED)))
  await ask('POST', `/api/tables/${table.id}/cut`, { text: cut }).catch(() => null) // the game goes on without
}

export function notedOf(table: string): Noted | null {
  return allNoted().find((noted) => noted.table === table) ?? null
}

function allNoted(): Noted[] {
  try {
    return JSON.parse(recall('deals') ?? '[]') as Noted[]
  } catch {
    return []
  }
}

/** What can be said of a finished game: what the house found, and whether it is what I noted. */
export function checksOf(shown: ReceiptShown, noted: Noted | null, seat: number | null): Check[] {
  const checks: Check[] = [{ name: 'dealt', right: shown.over && shown.problem === null }]
  if (!noted || !shown.receipt) return checks
  checks.push({ name: 'committed', right: shown.receipt.commitment === noted.commitment })
  if (seat !== null) checks.push({ name: 'cut', right: shown.receipt.cuts[seat] === noted.cut })
  return checks
}
