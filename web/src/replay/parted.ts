/** Moments of a replay that end one chapter and begin the next. */
import type { Frame } from '../wire/house'

/** A moment, and each seat's own view of it where hands are open. */
export type OpenFrame = Frame & { owners?: unknown[] }

/** Where chapters begin within a moment that first ends another. */
export function cutsOf(frame: Frame, begins: (event: string) => boolean): number[] {
  const opening = frame.events.flatMap((event, i) => (begins((event as { event: string }).event) ? [i] : []))
  return opening[0] === 0 ? [] : opening
}

/** Such a moment becomes several: how the one chapter ended, on the table it was played at, and then how each other began. */
export function parted(frames: readonly OpenFrame[], cuts: readonly (readonly number[])[]): OpenFrame[] {
  return frames.flatMap((frame, i) => {
    const before = frames[i - 1]
    const starts = before ? cuts[i]! : []
    return [0, ...starts].map((start, n) => ({
      ...(before && starts.length && !n ? before : frame),
      events: frame.events.slice(start, starts[n]),
    }))
  })
}
