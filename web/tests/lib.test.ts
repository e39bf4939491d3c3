import { describe, expect, it, vi } from 'vitest'
import { gathered } from '../src/lib/announcer.svelte'
import { clockFace, secondsLeft } from '../src/lib/clock.svelte'
import { InOrder } from '../src/lib/inorder'
import { fold, Lexicon } from '../src/lib/lexicon'
import { entriesOf } from '../src/lib/record'
import { chaptersOf } from '../src/lib/rulebook'
import { choicesFrom, DEFAULTS } from '../src/lib/settings.svelte'
import { eventSentence, joined } from '../src/lib/speech'
import { merged } from '../src/replay/merge'
import { problemsWithMessages } from '../messages'

const voice = {
  knows: (id: string) => id === 'game-tile-casino',
  say: (id: string, values: Record<string, string | number> = {}) => `${id}${Object.keys(values).length ? JSON.stringify(values) : ''}`,
}

describe('sentences', () => {
  it('name seats, translate values, count lists', () => {
    const event = { event: 'won', seat: 1, tile: 'casino', paid: [], lot: ['fish', 2], secret: null }
    expect(eventSentence(voice, 'game', ['Ola', 'Iga'], ['seat'], event)).toBe(
      'game-event-won{"seat":"Iga","tile":"game-tile-casino","paid-size":0,"paid":"list-empty","lot":"game-count-fish{\\"n\\":2}","secret":"unknown"}',
    )
  })

  it('join lists', () => {
    expect(joined(voice, ['a', 'b', 'c'])).toBe('list-and{"first":"a, b","last":"c"}')
  })

  it('are complete: both languages, and all the page asks for', () => {
    expect(problemsWithMessages()).toEqual([])
  })
})

describe('the lexicon', () => {
  const words = new Lexicon('targ', { pl: 'targ-word-offer = oferta daję\ntarg-word-fish = rybę ryby\ntarg-word-for = za\ntarg-word-to = do\n', en: 'targ-word-offer = offer\ntarg-word-fish = fish\n' })

  it('reads Polish without Polish letters, and names of seats', () => {
    expect(fold('Złoto')).toBe('zloto')
    expect(words.read('Daje 2 ryby za 1 gold do Żbik', ['Ola', 'Żbik'])).toBe('offer 2 fish for 1 gold to 1')
  })

  it('shows an action in a language', () => {
    expect(words.show('offer 2 fish to 1', 'pl', ['Ola', 'Iga'])).toBe('oferta 2 rybę do Iga')
  })
})

describe('small things', () => {
  it('read the rules by chapters', () => {
    expect(chaptersOf('# x\n## Bidding\nMB-BID-1 = one\n    more\nMB-BID-2 = two\n')).toEqual([
      { heading: 'Bidding', clauses: [{ id: 'MB-BID-1', text: 'one more' }, { id: 'MB-BID-2', text: 'two' }] },
    ])
  })

  it('fill in what one seat may not know from another', () => {
    expect(merged([{ a: null, b: [1, null] }, { a: 2, b: [null, 3] }])).toEqual({ a: 2, b: [1, 3] })
  })

  it('keep settings they know, and forget the rest', () => {
    expect(choicesFrom('{"volume":0,"light":7,"nonsense":1}')).toEqual({ ...DEFAULTS, volume: 0 })
    expect(choicesFrom('broken')).toEqual(DEFAULTS)
  })

  it('show time and gather talk', () => {
    expect([clockFace(75), clockFace(7200), secondsLeft(1500, 1000)]).toEqual(['1:15', '2 h', 1])
    expect(gathered(['a', 'b', 'c', 'd'])).toBe('b c d')
  })

  it('read a record', () => {
    expect(entriesOf({ entries: [['chance', 'die 4'], [1, 'take']] })).toEqual([{ actor: null, action: 'die 4' }, { actor: 1, action: 'take' }])
  })
})

describe('updates', () => {
  it('are shown in order, none before its time, none later than it must', async () => {
    vi.useFakeTimers()
    const shown: string[] = []
    const queue = new InOrder()
    const now = () => Date.now()
    const start = now()
    const add = (name: string, at: number | null) => queue.add(at, now, () => shown.push(`${name} ${now() - start}`))
    add('at once', null)
    add('later', start + 150)
    add('with it', null)
    add('a little after', start + 170)
    add('far too late a time', start + 60_000)
    await vi.advanceTimersByTimeAsync(2000)
    expect(shown).toEqual(['at once 0', 'later 150', 'with it 150', 'a little after 170', 'far too late a time 670'])
    vi.useRealTimers()
  })

  it('that wait are forgotten when everything is told anew', async () => {
    const shown: number[] = []
    const queue = new InOrder()
    queue.add(Date.now() + 5, () => Date.now(), () => shown.push(1))
    queue.stop()
    await new Promise((done) => setTimeout(done, 20))
    expect(shown).toEqual([])
  })
})
