/** What is open on this visitor's desk: a sheet, the command box, the clauses of the moment. */
export type SheetName = 'log' | 'rules' | 'settings' | 'talk' | 'help' | 'people' | 'invite'

class Desk {
  sheet: SheetName | null = $state(null)
  command = $state(false)
  clauses: string[] = $state.raw([])
  /** The clause the rules sheet should open at. */
  clause: string | null = $state(null)

  showClause(id: string): void {
    this.clause = id
    this.sheet = 'rules'
  }
}

export const desk = new Desk()
