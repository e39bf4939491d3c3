import { describe, expect, it } from 'vitest'
import { listed, shortNames } from '../src/lib/names'

describe('names in one line', () => {
  it('are whole while there is room, and then counted', () => {
    expect(listed(['Ryś', 'Ola'], 30)).toBe('Ryś, Ola')
    expect(listed(['Ryś', 'Ola', 'Wawrzyniec-Włodzimierzów', 'Leon'], 30)).toBe('Ryś, Ola +2')
    expect(listed(['Wawrzyniec-Włodzimierzów', 'Leon'], 20)).toBe('Wawrzyniec-Włodzimierzów +1')
  })
})

describe('names of a company', () => {
  it('are short where nobody else is called so', () => {
    expect(shortNames(['Antykwariusz Ryś', 'Ola', 'Jan Nowak', 'Anna Nowak'])).toEqual([
      'Ryś',
      'Ola',
      'Jan Nowak',
      'Anna Nowak',
    ])
  })
})
