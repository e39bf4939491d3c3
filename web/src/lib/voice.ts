/** An auctioneer who speaks, by the browser's own voices; only where somebody has switched it on. */
import { language } from './language.svelte'
import { settings } from './settings.svelte'

/** Speak a sentence in the visitor's language; what was being said before gives way. */
export function speak(sentence: string): void {
  if (!settings.now.voice || !sentence || !('speechSynthesis' in window)) return
  const words = new SpeechSynthesisUtterance(sentence)
  words.lang = language.code === 'pl' ? 'pl-PL' : 'en-GB'
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}
