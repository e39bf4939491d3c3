/** Bundles of goods in words, and what came of a STOP. */
import { language, say } from '../../lib/language.svelte'
import { shortName } from '../../lib/names'
import { joined, lotText, type Cast } from '../../lib/speech'
import type { Lot, RoundResult } from '../../wire/targ'
import { signed } from './market'

export function lotsText(lots: readonly Lot[]): string {
  return lots.length
    ? joined(
        language,
        lots.map((lot) => lotText(language, 'targ', lot)),
      )
    : 'nothing'
}

/** What a seat is called in a table of all: you, or its name. */
export function nameOf({ names, seat: me }: Cast, seat: number): string {
  return seat === me ? say('page-you') : (names[seat] ?? '')
}

/** Whether whoever called STOP was right. */
export function verdictText({ names, seat: me }: Cast, seat: number, stop: number): string {
  const verdict = `targ-ui-stop-was-${stop > 0 ? 'right' : 'wrong'}`
  const points = signed(stop)
  return seat === me ? say(`${verdict}-me`, { points }) : say(verdict, { name: shortName(names[seat] ?? ''), points })
}

/** A settlement in one line: what came of a STOP, and what the round has brought me. */
export function foldedText(cast: Cast, { round, stopper, seats }: RoundResult): string {
  const call = stopper === null ? say('targ-ui-no-stop') : `STOP! ${verdictText(cast, stopper, seats[stopper]!.stop)}`
  const mine = cast.seat === null ? '' : say('targ-ui-round-mine', { round, points: signed(seats[cast.seat]!.points) })
  return `${call} ${mine}`.trim()
}
