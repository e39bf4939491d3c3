/** How much room there is: what stands beside the felt on a desk lies in it on a phone. */
import { MediaQuery } from 'svelte/reactivity'
import { BREAKPOINTS } from '../../styles'

const wide = new MediaQuery(BREAKPOINTS.wide!)
const lying = new MediaQuery(BREAKPOINTS.lying!)
const touched = new MediaQuery('(pointer: coarse) and (hover: none)')

export const screen = {
  get wide(): boolean {
    return wide.current
  },
  get lying(): boolean {
    return lying.current
  },
  /** Whether there are fingers and no keys. */
  get touched(): boolean {
    return touched.current
  },
}
