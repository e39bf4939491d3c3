/** An auctioneer who speaks, by the browser's own voices; only where somebody has switched it on. */
import { language } from './language.svelte'
import { settings } from './settings.svelte'

/** What is told within this many milliseconds is told in one breath. */
const BREATH = 400
let last = -Infinity

/**
 * Speak a sentence in the visitor's language. What one moment brings is said in its order; a later moment lets the sentence
 * that sounds come to its end, and takes the place of those that still wait. A call of the hammer waits for nobody.
 */
export function speak(sentence: string, call = false): void {
  if (!settings.now.voice || !sentence || !('speechSynthesis' in window)) return
  const now = performance.now()
  if (call || (now - last > BREATH && speechSynthesis.pending)) speechSynthesis.cancel()
  last = now
  const words = new SpeechSynthesisUtterance(sentence.replaceAll('−', 'minus '))
  words.lang = language.code === 'pl' ? 'pl-PL' : 'en-GB'
  speechSynthesis.speak(words)
}

/** Say nothing more: whoever switches the auctioneer off does not wait for the end of a sentence. */
export function hush(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}
