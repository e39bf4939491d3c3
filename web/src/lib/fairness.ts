/** The fairness receipt: cut before the deal, note what the house has committed to, compare afterwards. */
import type { ReceiptShown, TableShown, TableAndYou } from '../wire/house'
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

/** Tables I am cutting at just now. */
const cutting = new Set<string>()

/** Add a random text of my own to the deal, once for each table. */
export async function cutOnce(table: TableShown): Promise<void> {
  if (cutting.has(table.id) || notedOf(table.id)) return
  await cutWith(table, (text) => ask('POST', `/api/tables/${table.id}/cut`, { text })).catch(() => null) // the game goes on without
}

/** Take a seat, and cut in the same deed: a start cannot come between. */
export async function sit(table: TableShown, seat: number | null): Promise<void> {
  if (table.stage === 'waiting' && !notedOf(table.id))
    await cutWith(table, (cut) => ask('POST', `/api/tables/${table.id}/sit`, { seat, cut }))
  else await ask('POST', `/api/tables/${table.id}/sit`, { seat })
}

async function cutWith(table: TableShown, deed: (text: string) => Promise<TableAndYou>): Promise<void> {
  cutting.add(table.id)
  try {
    const text = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
    const answer = await deed(text)
    if (answer.table.stage === 'waiting') note({ table: table.id, commitment: table.commitment, cut: text })
  } finally {
    cutting.delete(table.id)
  }
}

/** Only what the house has accepted is noted: anything else would accuse it wrongly later. */
function note(noted: Noted): void {
  remember('deals', JSON.stringify([...allNoted(), noted].slice(-REMEMBERED)))
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
