/** What is open on this visitor's sheets: a sheet, the command box, the clauses of the moment. */
export type SheetName = 'log' | 'rules' | 'settings' | 'talk' | 'help' | 'people' | 'invite' | 'about' | 'plans'

class Sheets {
  sheet: SheetName | null = $state(null)
  command = $state(false)
  clauses: readonly string[] = $state.raw([])
  /** The clause the rules sheet should open at. */
  clause: string | null = $state(null)

  /** The things the sheet about things tells of. */
  things: readonly string[] = $state.raw([])

  tellAbout(things: readonly string[]): void {
    this.things = things
    this.sheet = 'about'
  }

  showClause(id: string): void {
    this.clause = id
    this.sheet = 'rules'
  }
}

export const sheets = new Sheets()
