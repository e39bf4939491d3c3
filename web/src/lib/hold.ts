/** A long press says how many: two after a moment, three after another. A short tap stays a tap; so taps and keys can do all of it too. */
const STEPS: readonly (readonly [count: number, after: number])[] = [
  [2, 400],
  [3, 900],
]

/** What a pressed finger becomes: counts as time passes, until it lets go. Returns how to let go. */
export function countUp(many: (count: number) => void): () => void {
  const timers = STEPS.map(([count, after]) => setTimeout(() => many(count), after))
  return () => timers.forEach(clearTimeout)
}

/** For `{@attach}`: calls with a count while a button is held down, and swallows the click that ends the press. */
export function held(many: (count: number) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let release = () => {}
    let counted = false
    const press = (event: PointerEvent) => {
      if (event.button !== 0) return
      counted = false
      release = countUp((count) => {
        counted = true
        many(count)
      })
    }
    const letGo = () => release()
    const swallow = (event: Event) => {
      if (!counted) return
      counted = false
      event.preventDefault()
      event.stopPropagation()
    }
    const noMenu = (event: Event) => event.preventDefault()
    node.addEventListener('pointerdown', press)
    for (const end of ['pointerup', 'pointerleave', 'pointercancel']) node.addEventListener(end, letGo)
    node.addEventListener('click', swallow, true)
    node.addEventListener('contextmenu', noMenu)
    return () => {
      release()
      node.removeEventListener('pointerdown', press)
      for (const end of ['pointerup', 'pointerleave', 'pointercancel']) node.removeEventListener(end, letGo)
      node.removeEventListener('click', swallow, true)
      node.removeEventListener('contextmenu', noMenu)
    }
  }
}

const WAIT = 450
const REPEAT = 70

/** For `{@attach}`: does it again and again while a button is held down, after a moment; the click itself does it once. */
export function again(deed: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const repeat = () => {
      deed()
      timer = setTimeout(repeat, REPEAT)
    }
    const down = () => (timer = setTimeout(repeat, WAIT))
    const up = () => clearTimeout(timer)
    node.addEventListener('pointerdown', down)
    for (const end of ['pointerup', 'pointerleave', 'pointercancel']) node.addEventListener(end, up)
    return () => {
      up()
      node.removeEventListener('pointerdown', down)
      for (const end of ['pointerup', 'pointerleave', 'pointercancel']) node.removeEventListener(end, up)
    }
  }
}
