/** How much room there is: what stands beside the felt on a desk lies in it on a phone. */
import { MediaQuery } from 'svelte/reactivity'
import { BREAKPOINTS } from '../../styles'

const wide = new MediaQuery(BREAKPOINTS.wide!)
const lying = new MediaQuery(BREAKPOINTS.lying!)

export const screen = {
  get wide(): boolean {
    return wide.current
  },
  get lying(): boolean {
    return lying.current
  },
}
