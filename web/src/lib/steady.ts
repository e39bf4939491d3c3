/** A page under a finger: what takes the place of what was tapped, and not by that very tap, cannot be tapped for a moment. */

/** Milliseconds in which a second tap belongs to the first. */
const MOMENT = 450
/** What a finger can do something with: controls, and things that tell about themselves. */
const TAPPABLE = 'button, a[href], select, input, textarea, summary, label, [data-about]'

interface Lying {
  one: HTMLElement
  words: string
}

/** What can be tapped at a point. */
function lyingAt(x: number, y: number): Lying | null {
  const one = document.elementFromPoint(x, y)?.closest<HTMLElement>(TAPPABLE)
  return one ? { one, words: one.textContent } : null
}

/** Watch the place of a tap, and make deaf whatever comes there. Returns how to let go of it. */
function watch(x: number, y: number): () => void {
  const own = lyingAt(x, y)
  const deaf = new Set<HTMLElement>()
  const surprise = (): HTMLElement | null => {
    const now = lyingAt(x, y)
    return !now || deaf.has(now.one) || (now.one === own?.one && now.words === own.words) ? null : now.one
  }
  const look = () => {
    for (let one = surprise(); one; one = surprise()) {
      deaf.add(one)
      one.style.pointerEvents = 'none'
    }
  }
  let frame = 0
  const follow = () => {
    look()
    frame = requestAnimationFrame(follow) // things glide, too
  }
  follow()
  const changes = new MutationObserver(look)
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    for (const one of deaf) one.style.removeProperty('pointer-events')
  }
}

/** Watch every tap from now on; what the tap itself has changed by then is no surprise. Returns how to stop. */
export function steady(): () => void {
  const timers: ReturnType<typeof setTimeout>[] = []
  let letGo = () => {}
  const rest = () => {
    timers.splice(0).forEach(clearTimeout)
    letGo()
    letGo = () => {}
  }
  const tapped = ({ clientX, clientY, detail }: MouseEvent) => {
    if (detail === 0) return // it was a key
    rest()
    timers.push(
      setTimeout(() => (letGo = watch(clientX, clientY))),
      setTimeout(rest, MOMENT),
    )
  }
  addEventListener('click', tapped, { capture: true })
  return () => {
    rest()
    removeEventListener('click', tapped, { capture: true })
  }
}
