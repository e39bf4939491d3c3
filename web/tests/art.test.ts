import { describe, expect, it } from 'vitest'
import { EDITIONS } from '../src/wire/modern-art'
import { placeOf, styleOf } from '../src/games/modern-art/artists'
import { sortedHand } from '../src/games/modern-art/auctions'
import { paint } from '../src/games/modern-art/painting'
import { tileKind, tileMark } from '../src/games/milionerzy/tiles'

const ARTISTS = ['nex', 'bahut', 'darmoir', 'sadland', 'koriko']

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

describe('another edition', () => {
  it('has other artists, drawn as those in their places', () => {
    expect(EDITIONS.pigments.ARTISTS.map(styleOf)).toEqual(EDITIONS.standard.ARTISTS)
    expect(paint('cobalt', 'one')).not.toEqual(paint('darmoir', 'one'))
    expect(placeOf('ochre')).toBe(4)
  })

  it('sorts a hand by its own board', () => {
    expect(sortedHand(['ochre-open', 'umbra-double', 'siena-open'])).toEqual([
      'umbra-double',
      'siena-open',
      'ochre-open',
    ])
  })
})
