/** What a person has set for this browser. */
import { recall, remember } from './memory'

export interface Choices {
  light: 'auto' | 'day' | 'evening'
  motion: 'auto' | 'less'
  volume: number
  shortcuts: boolean
  assists: boolean
  guard: 'smart' | 'always' | 'never'
  pace: number
}

export const DEFAULTS: Choices = { light: 'auto', motion: 'auto', volume: 0.4, shortcuts: true, assists: true, guard: 'smart', pace: 1 }

/** Stored choices over the defaults; anything unknown or broken is forgotten. */
export function choicesFrom(stored: string | null): Choices {
  try {
    const found = JSON.parse(stored ?? '{}') as Partial<Choices>
    const known = Object.entries(found).filter(([key, value]) => typeof value === typeof DEFAULTS[key as keyof Choices])
    return { ...DEFAULTS, ...Object.fromEntries(known) }
  } catch {
    return { ...DEFAULTS }
  }
}

class Settings {
  now: Choices = $state(choicesFrom(recall('settings')))

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.now[key] = value
    remember('settings', JSON.stringify(this.now))
    this.show()
  }

  /** Tell the style sheet. */
  show(): void {
    document.documentElement.dataset.light = this.now.light
    document.documentElement.dataset.motion = this.now.motion
  }
}

export const settings = new Settings()
