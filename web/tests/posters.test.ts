import { describe, expect, it } from 'vitest'
import { postersIn } from '../posters'

describe('posters', () => {
  it.each(['pl', 'en'])('have a name, a line and a length for every game, and nothing else (%s)', (language) => {
    const lines = postersIn(language).split('\n')
    const ids = lines.map((line) => line.split(' = ')[0])
    const games = ['milionerzy', 'modern-art', 'nie-blefuj', 'targ']
    expect(ids.sort()).toEqual(games.flatMap((game) => ['hook', 'minutes', 'name'].map((part) => `${game}-${part}`)))
  })
})
