/** Which room the visitor is in: the house, a table, a replay. The address says it, so that links and "back" work. */
export type Room = { name: 'home' } | { name: 'table'; id: string } | { name: 'replay'; id: string }

export function roomAt(path: string): Room {
  const [, kind, id] = path.match(/^\/(t|replay)\/([\w-]+)\/?$/) ?? []
  if (kind === 't' && id) return { name: 'table', id }
  if (kind === 'replay' && id) return { name: 'replay', id }
  return { name: 'home' }
}

class Router {
  room: Room = $state.raw(roomAt(location.pathname))

  constructor() {
    addEventListener('popstate', () => (this.room = roomAt(location.pathname)))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.room = roomAt(path)
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** Follow a link inside the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href^="/"]')
  if (!link || event.ctrlKey || event.metaKey || link.hasAttribute('download') || link.getAttribute('target')) return
  event.preventDefault()
  router.go(link.getAttribute('href')!)
}
