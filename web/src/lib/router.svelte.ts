/** Which room the visitor is in: the house, a table, a replay, a lesson, a table on a big screen, or none at all. The address says it, so that links and "back" work. */
type Inner = 'table' | 'replay' | 'learn' | 'tv' | 'guide'
export type Room =
  { name: 'home' | 'lost' } | { name: Inner; id: string } | { name: 'puzzle'; id: string; number: number }

const ROOMS: Record<string, Inner> = {
  t: 'table',
  replay: 'replay',
  learn: 'learn',
  tv: 'tv',
  rules: 'guide',
}

export function roomAt(path: string): Room {
  const [, shown] = path.match(/^\/t\/([\w-]+)\/tv\/?$/) ?? []
  if (shown) return { name: 'tv', id: shown }
  const [, puzzled, number] = path.match(/^\/try\/([\w-]+)\/(\d+)\/?$/) ?? []
  if (puzzled) return { name: 'puzzle', id: puzzled, number: Number(number) }
  const [, kind, id] = path.match(/^\/(t|replay|learn|tv|rules)\/([\w-]+)\/?$/) ?? []
  return kind && id ? { name: ROOMS[kind]!, id } : { name: path === '/' ? 'home' : 'lost' }
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
