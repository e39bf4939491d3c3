/** The moves of Milionerzy in sentences. */
import { language, say } from '../../lib/language.svelte'
import { joined, type Cast } from '../../lib/speech'
import type { MilionerzyView } from '../../wire/milionerzy'
import { bid } from './risks'
import { tileKind } from './tiles'

export function move(view: MilionerzyView, action: string, { seat }: Cast): string {
  const [verb = '', ...named] = action.split(' ')
  if (verb === 'discard') return say('milionerzy-move-discard', { tile: say(`milionerzy-tile-${named[0]}`) })
  if (verb === 'bid')
    return say('milionerzy-move-bid', {
      cards: joined(language, named),
      count: named.length,
      laid: view.seats[seat ?? -1]?.total ?? 0,
      total: bid(view, seat ?? -1, action),
    })
  const tile = view.tile && tileKind(view.tile) === 'misfortune' ? view.tile : null
  return tile ? say('milionerzy-move-pass-bad', { tile: say(`milionerzy-tile-${tile}`) }) : say('milionerzy-move-pass')
}
