/** A long press or a right click on something that can be told about; the tap it would have been does not count. */
import { thingAt } from './about'

const LONG = 550
const STILL = 10

export function longPress(tell: (thing: string) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let told = false

    const listeners: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
      pointerdown: (event) => down(event as PointerEvent),
      pointermove: (event) => moved(event as PointerEvent),
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => menu(event),
      click: (event) => clicked(event),
    }

    function down(event: PointerEvent) {
      told = false
      clearTimeout(timer)
      const thing = pressable(event.target)
      from = { x: event.clientX, y: event.clientY }
      if (thing && event.pointerType !== 'mouse') timer = setTimeout(() => show(thing), LONG)
    }

    function moved(event: PointerEvent) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer)
    }

    function menu(event: Event) {
      const thing = (event as PointerEvent).pointerType === 'mouse' ? thingAt(event.target) : pressable(event.target)
      if (!thing) return
      event.preventDefault()
      clearTimeout(timer)
      if (!told) show(thing)
    }

    /** After a long press the finger goes up: that is no tap (a key is one). What is no button tells about itself at a tap. */
    function clicked(event: Event) {
      const thing = thingAt(event.target)
      if (told && (event as MouseEvent).detail > 0) event.stopPropagation()
      else if (thing && !(event.target as Element).closest('button, a')) show(thing)
      told = false
    }

    function show(thing: string) {
      told = true
      tell(thing)
    }

    for (const [name, listen] of Object.entries(listeners)) node.addEventListener(name, listen, { capture: true })
    return () => {
      clearTimeout(timer)
      for (const [name, listen] of Object.entries(listeners)) node.removeEventListener(name, listen, { capture: true })
    }
  }
}

/** What holding already means something else for is not told about by holding. */
function pressable(target: EventTarget | null): string | null {
  return target instanceof Element && target.closest('[data-held]') ? null : thingAt(target)
}
