/** Paintings that were typed without their hyphen. */
import { EDITION } from '../../wire/modern-art'
import { ALL_ARTISTS } from './artists'

const PAINTING = new RegExp(`\\b(${ALL_ARTISTS.join('|')}) (${EDITION.KINDS.join('|')})\\b`, 'g')

export function spelt(action: string): string {
  return action.replace(PAINTING, '$1-$2')
}
