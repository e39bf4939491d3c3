/** Bundles of goods in words. */
import { language } from '../../lib/language.svelte'
import { joined, lotText } from '../../lib/speech'
import type { Lot } from '../../wire/targ'

export function lotsText(lots: readonly Lot[]): string {
  return lots.length
    ? joined(
        language,
        lots.map((lot) => lotText(language, 'targ', lot)),
      )
    : 'nothing'
}
