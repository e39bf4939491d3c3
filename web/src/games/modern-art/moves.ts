/** The moves of Modern Art in sentences. */
import { say } from '../../lib/language.svelte'
import type { Cast } from '../../lib/speech'
import type { ModernArtView } from '../../wire/modern-art'
import { passOf } from './auctions'

export function move(view: ModernArtView, action: string, { seat }: Cast): string {
  const [verb = '', what = ''] = action.split(' ')
  switch (verb) {
    case 'put':
      return say('modern-art-move-put', { card: say(`modern-art-card-${what}`) })
    case 'add':
      return what === 'none'
        ? say('modern-art-move-add-none')
        : say('modern-art-move-add', { card: say(`modern-art-card-${what}`) })
    case 'pass':
      return view.phase === 'fixed'
        ? say('modern-art-move-decline')
        : say('modern-art-move-pass', { means: passOf(view, seat) ?? '' })
    default:
      return say(`modern-art-move-${verb}`, { amount: Number(what), price: view.auction?.price ?? 0 })
  }
}
