/** The moves of Modern Art in sentences. */
import { say } from '../../lib/language.svelte'
import type { ModernArtView } from '../../wire/modern-art'

export function move(view: ModernArtView, action: string): string {
  const [verb = '', what = ''] = action.split(' ')
  switch (verb) {
    case 'put':
      return say('modern-art-move-put', { card: say(`modern-art-card-${what}`) })
    case 'add':
      return what === 'none'
        ? say('modern-art-move-add-none')
        : say('modern-art-move-add', { card: say(`modern-art-card-${what}`) })
    case 'pass':
      return say(view.phase === 'fixed' ? 'modern-art-move-decline' : 'modern-art-move-pass')
    default:
      return say(`modern-art-move-${verb}`, { amount: Number(what), price: view.auction?.price ?? 0 })
  }
}
