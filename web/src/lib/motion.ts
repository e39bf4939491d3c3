/** Whether things may move: less motion can be wished by the system or in our own settings. */
import { settings } from './settings.svelte'

export function calm(): boolean {
  return settings.now.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether a little theatre is welcome: somebody looks, does not wish for less motion, and has not set everything to happen at once. */
export function theatreWelcome(): boolean {
  return settings.now.pace > 0 && !calm() && !document.hidden
}

/** Let something fly from one place to another, after a while; it is hidden before and after. */
export function fly(what: Element, from: DOMRect, to: DOMRect, delay: number): Promise<unknown> {
  const at = (box: DOMRect) => ({
    x: within(box.left + box.width / 2, innerWidth),
    y: within(box.top + box.height / 2, innerHeight),
  })
  const [start, end] = [at(from), at(to)]
  const place = (x: number, y: number, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
  const frames = [
    { transform: place(start.x, start.y, 1), opacity: 1 },
    {
      transform: place((start.x + end.x) / 2, Math.min(start.y, end.y) / 2 + Math.max(start.y, end.y) / 2 - 24, 0.9),
      opacity: 1,
    },
    { transform: place(end.x, end.y, 0.45), opacity: 0.9 },
  ]
  return what.animate(frames, { duration: FLIGHT, delay, easing: 'ease-in-out' }).finished.catch(() => null)
}

/** Milliseconds of one flight. */
export const FLIGHT = 340

/** On the screen, where a place may have been scrolled out of it. */
function within(at: number, length: number): number {
  return Math.min(length - 12, Math.max(12, at))
}
