import { describe, expect, it } from 'vitest'
import { paint, type Artist } from '../src/games/modern-art/painting'
import { tileKind, tileMark } from '../src/games/milionerzy/tiles'

const ARTISTS: Artist[] = ['nex', 'bahut', 'darmoir', 'sadland', 'koriko']

describe('paintings', () => {
  it('are the same for the same card', () => {
    expect(paint('koriko', 'koriko-open-1')).toEqual(paint('koriko', 'koriko-open-1'))
  })

  it('differ from card to card, for every artist', () => {
    for (const artist of ARTISTS) {
      const pictures = Array.from({ length: 16 }, (_, i) => JSON.stringify(paint(artist, `card-${i}`)))
      expect(new Set(pictures).size).toBe(16)
    }
  })

  it('stay within what an SVG can draw', () => {
    for (const artist of ARTISTS) {
      for (let i = 0; i < 40; i++)
        expect(JSON.stringify(paint(artist, String(i)))).not.toMatch(/NaN|Infinity|undefined/)
    }
  })
})

describe('tiles', () => {
  it('say what they are', () => {
    expect(['7', 'x2', 'casino', 'cba', 'thief'].map(tileKind)).toEqual([
      'luxury',
      'fortune',
      'misfortune',
      'misfortune',
      'misfortune',
    ])
    expect(['7', 'x2', 'casino', 'cba'].map(tileMark)).toEqual(['7', '×2', '−5', '÷2'])
  })
})
