/** Paintings that were typed without their hyphen. */
import { EDITION } from '../../wire/modern-art'

const PAINTING = new RegExp(`\\b(${EDITION.ARTISTS.join('|')}) (${EDITION.KINDS.join('|')})\\b`, 'g')

export function spelt(action: string): string {
  return action.replace(PAINTING, '$1-$2')
}
