/** Earcons by WebAudio: each has its own contour; nothing is downloaded. */
import { settings, type Channel, type Choices } from './settings.svelte'

export type Earcon =
  | 'turn'
  | 'outbid'
  | 'bid'
  | 'once'
  | 'twice'
  | 'hammer'
  | 'coins'
  | 'latch'
  | 'paper'
  | 'die'
  | 'offer'
  | 'deal'
  | 'centre'
  | 'stop'
  | 'refused'

/** Notes as [frequency in Hz, start in s, length in s]; the wave is the instrument. */
const SCORES: Record<Earcon, { wave: OscillatorType; notes: [number, number, number][] }> = {
  turn: {
    wave: 'triangle',
    notes: [
      [523, 0, 0.12],
      [784, 0.11, 0.22],
    ],
  },
  outbid: {
    wave: 'triangle',
    notes: [
      [659, 0, 0.1],
      [440, 0.09, 0.18],
    ],
  },
  bid: { wave: 'sine', notes: [[620, 0, 0.07]] },
  once: { wave: 'square', notes: [[196, 0, 0.07]] },
  twice: {
    wave: 'square',
    notes: [
      [196, 0, 0.07],
      [196, 0.16, 0.07],
    ],
  },
  hammer: {
    wave: 'square',
    notes: [
      [165, 0, 0.09],
      [110, 0.02, 0.16],
    ],
  },
  coins: {
    wave: 'sine',
    notes: [
      [1568, 0, 0.05],
      [1976, 0.06, 0.05],
      [2349, 0.12, 0.09],
    ],
  },
  latch: {
    wave: 'square',
    notes: [
      [880, 0, 0.03],
      [587, 0.07, 0.04],
    ],
  },
  paper: {
    wave: 'sawtooth',
    notes: [
      [320, 0, 0.03],
      [290, 0.05, 0.03],
      [340, 0.1, 0.03],
    ],
  },
  die: {
    wave: 'square',
    notes: [
      [400, 0, 0.03],
      [460, 0.08, 0.03],
      [380, 0.17, 0.03],
      [420, 0.3, 0.05],
    ],
  },
  offer: {
    wave: 'sine',
    notes: [
      [988, 0, 0.08],
      [988, 0.12, 0.08],
    ],
  },
  deal: {
    wave: 'sine',
    notes: [
      [659, 0, 0.08],
      [880, 0.08, 0.14],
    ],
  },
  centre: {
    wave: 'triangle',
    notes: [
      [330, 0, 0.08],
      [262, 0.08, 0.16],
    ],
  },
  stop: {
    wave: 'triangle',
    notes: [
      [1047, 0, 0.3],
      [1047, 0.32, 0.3],
      [1319, 0.64, 0.5],
    ],
  },
  refused: { wave: 'sine', notes: [[220, 0, 0.14]] },
}

/** What concerns me, and what the auctioneer calls; everything else is the noise of the table. */
const CHANNELS: Partial<Record<Earcon, Channel>> = {
  turn: 'me',
  outbid: 'me',
  offer: 'me',
  refused: 'me',
  once: 'auctioneer',
  twice: 'auctioneer',
  hammer: 'auctioneer',
  stop: 'auctioneer',
}

/** How a phone shakes for what should not be missed: milliseconds on, off, on. */
const SHAKES: Partial<Record<Earcon, number[]>> = {
  turn: [60],
  outbid: [40, 60, 40],
  offer: [40, 60, 40],
  twice: [30],
  stop: [200],
}

let context: AudioContext | null = null

/** How loud an earcon is, from 0 to 1. */
export function loudness(earcon: Earcon, { volume, channels }: Pick<Choices, 'volume' | 'channels'>): number {
  return volume * (channels[CHANNELS[earcon] ?? 'table'] ?? 1)
}

/** Play an earcon, once the visitor has touched the page and unless it is off; what matters is felt as well, where a machine can shake. */
export function play(earcon: Earcon): void {
  if (!navigator.userActivation?.hasBeenActive) return
  if (settings.now.shaking && SHAKES[earcon]) navigator.vibrate?.(SHAKES[earcon])
  const volume = loudness(earcon, settings.now)
  if (volume <= 0) return
  context ??= new AudioContext()
  const { wave, notes } = SCORES[earcon]
  for (const [frequency, start, length] of notes)
    tone(context, wave, volume, frequency, context.currentTime + start, length)
}

function tone(
  audio: AudioContext,
  wave: OscillatorType,
  volume: number,
  frequency: number,
  start: number,
  length: number,
): void {
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()]
  oscillator.type = wave
  oscillator.frequency.value = frequency
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(volume * (wave === 'square' ? 0.12 : 0.25), start + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + length + 0.02)
}
