/** A die that rolls: it shows one face after another for a while, then the one that fell. */
import { theatreWelcome } from '../../lib/motion'

/** Milliseconds a die rolls, and how long it shows a face meanwhile. */
export const ROLLS = 800
const FACE = 90

/** Which of so many faces a rolling die shows; null once it lies still. */
export class Rolling {
  face: number | null = $state(null)

  constructor(faces: number) {
    $effect(() => {
      if (!theatreWelcome()) return undefined
      let shown = Math.floor(Math.random() * faces)
      this.face = shown
      const timer = setInterval(() => (this.face = shown = (shown + 1) % faces), FACE)
      const still = setTimeout(() => {
        clearInterval(timer)
        this.face = null
      }, ROLLS)
      return () => {
        clearInterval(timer)
        clearTimeout(still)
      }
    })
  }
}
