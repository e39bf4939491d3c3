import { describe, expect, it, vi } from 'vitest'
import { Announcer } from '../src/lib/announcer.svelte'
import { language } from '../src/lib/language.svelte'
import { fold, Lexicon } from '../src/lib/lexicon'
import { eventSentence, joined, seatValues, type GameEvent } from '../src/lib/speech'
import { gameOf } from '../src/games/registry'
import { missedSince } from '../src/shell/ears.svelte'
import { groupsOf, narrowed } from '../src/shell/groups'
import { reasonText } from '../src/shell/reasons'
import type { TableState } from '../src/lib/table.svelte'
import { problemsWithMessages } from '../messages'
import { voice } from './voice'

describe('sentences', () => {
  it('name seats, translate values, count lists', () => {
    const event = { event: 'won', seat: 1, tile: 'casino', paid: [], lot: ['fish', 2], secret: null }
    expect(eventSentence(voice, 'game', { names: ['Ola', 'Iga'], seat: null }, ['seat'], event)).toBe(
      'game-event-won{"seat-is":"other","seat":"Iga","tile":"game-tile-casino","paid-size":0,"paid":"list-empty","lot":"game-count-fish{\\"n\\":2}","secret":"unknown"}',
    )
  })

  it('know when the only card is the total already', () => {
    const told = (cards: number[], total: number) =>
      eventSentence(voice, 'game', { names: [], seat: null }, [], { event: 'laid', cards, total } as GameEvent)
    expect(told([8], 8)).toContain('"cards-alone":"yes"')
    expect(told([8], 12)).toContain('"cards-alone":"no"')
    expect(told([3, 5], 8)).toContain('"cards-alone":"no"')
  })

  it('tell me of myself in the second person', () => {
    const cast = { names: ['Ola', 'Iga'], seat: 1 }
    expect(eventSentence(voice, 'game', cast, ['seat'], { event: 'won', seat: 1 } as GameEvent)).toContain('"me"')
    expect(eventSentence(voice, 'game', cast, ['winners'], { event: 'won', winners: [0, 1] } as GameEvent)).toContain(
      'me',
    )
    expect(seatValues(cast, { from: 0, to: 1, nobody: null })).toEqual({
      from: 'Ola',
      'from-is': 'other',
      to: 'Iga',
      'to-is': 'me',
      nobody: '',
      'nobody-is': 'other',
    })
  })

  it('join lists', () => {
    expect(joined(voice, ['a', 'b', 'c'])).toBe('list-and{"first":"a, b","last":"c"}')
  })

  it('are complete: both languages, and all the page asks for', () => {
    expect(problemsWithMessages()).toEqual([])
  })
})

describe('a reason', () => {
  it('tells what else was thought of as the table tells its moves', () => {
    vi.spyOn(language, 'knows').mockImplementation((id) => id === 'bots-why-net-or')
    vi.spyOn(language, 'say').mockImplementation((id, values) => voice.say(id, values as Record<string, string>))
    const model = { table: { game: 'targ' }, names: ['Ola'] } as unknown as TableState
    const why = { message: 'bots-why-net-or', values: { percent: 31, other: 'swap gold' } }
    expect(reasonText(model, why, (_, action) => `told: ${action}`)).toBe(
      'Bots-why-net-or{"percent":31,"other":"told: swap gold"}.',
    )
    vi.restoreAllMocks()
  })
})

describe('the log', () => {
  const line = (n: number, event: string, round?: number) => ({
    n,
    at: n,
    event: { event, ...(round === undefined ? {} : { round }) },
  })
  const lines = [
    line(0, 'dealt'),
    line(1, 'round-began', 1),
    line(2, 'put'),
    line(3, 'bid'),
    line(4, 'put'),
    line(5, 'round-ended', 1),
    line(6, 'round-began', 2),
    line(7, 'put'),
  ]
  const groups = groupsOf(lines, (event) => event.startsWith('round') || event === 'put')

  it('is grouped by lot and round, and counts lots in each round', () => {
    expect(groups.map(({ opening, round, n }) => `${opening?.event} ${round}.${n}`)).toEqual([
      'undefined 0.0',
      'round-began 1.1',
      'put 1.1',
      'put 1.2',
      'round-ended 1.1',
      'round-began 2.1',
      'put 2.1',
    ])
    expect(groups.flatMap((group) => group.lines)).toEqual(lines)
    expect(groupsOf([], () => true)).toEqual([])
  })

  it('counts anew in every game of a series, which is scored under one heading', () => {
    const told = (event: string, game?: number) => ({ event, ...(game && { game }) })
    const series = [told('tile'), told('tile'), told('scored', 1), told('scored', 1), told('tile'), told('scored', 2)]
    const lines = series.map((event, n) => ({ n, at: n, event }))
    expect(groupsOf(lines, () => true).map(({ opening, n, lines }) => [opening?.event, n, lines.length])).toEqual([
      ['tile', 1, 1],
      ['tile', 2, 1],
      ['scored', 1, 2],
      ['tile', 1, 1],
      ['scored', 1, 1],
    ])
  })

  it('keeps a group and its place when most of it is filtered away', () => {
    expect(narrowed(groups, ({ n }) => n === 3).map(({ key, lines }) => [key, lines.length])).toEqual([[2, 1]])
  })
})

describe('the lexicon', () => {
  const words = new Lexicon('targ', {
    pl: 'targ-word-offer = oferta daję\ntarg-word-fish = rybę ryby\ntarg-word-for = za\ntarg-word-to = do\n',
    en: 'targ-word-offer = offer\ntarg-word-fish = fish\n',
  })

  it('reads Polish without Polish letters, and names of seats', () => {
    expect(fold('Złoto')).toBe('zloto')
    expect(words.read('Daje 2 ryby za 1 gold do Żbik', ['Ola', 'Żbik'])).toBe('offer 2 fish for 1 gold to 1')
  })

  it('reads a painting without its hyphen', () => {
    const art = new Lexicon(
      'modern-art',
      {
        pl: 'modern-art-word-put = wystaw\nmodern-art-word-open = otwarta\n',
        en: '',
      },
      gameOf('modern-art')!.spelt,
    )
    expect([art.read('wystaw Koriko otwarta'), art.read('wystaw koriko-otwarta'), art.read('otwarta')]).toEqual([
      'put koriko-open',
      'put koriko-open',
      'open',
    ])
  })

  it('knows a question from an action', () => {
    const asking = new Lexicon('targ', {
      pl: 'terminal-command-log = dziennik historia\n',
      en: 'terminal-command-log = log\n',
    })
    expect([asking.asked('DZIENNIK 20'), asking.asked('log'), asking.asked('oferta 1'), asking.asked('')]).toEqual([
      { command: 'log', rest: '20' },
      { command: 'log', rest: '' },
      null,
      null,
    ])
  })

  it('shows an action in a language', () => {
    expect(words.show('offer 2 fish to 1', 'pl', ['Ola', 'Iga'])).toBe('oferta 2 rybę do Iga')
  })
})

describe('somebody who comes back', () => {
  it('is told the last of what happened, but not a single thing, nor what was said', () => {
    const happened = (at: number) => ({ n: at, at, event: { event: `e${at}` } })
    const lines = [0, 1, 2, 3, 4].map(happened)
    const said = {
      n: 5,
      at: 4,
      said: { type: 'said', n: 0, seat: 1, name: 'Iga', text: 'hop', phrase: null, at: 0 },
    } as const
    expect(missedSince([...lines, said], 0)).toEqual(lines.slice(2))
    expect([missedSince(lines, 3), missedSince(lines, 4), missedSince(lines, Infinity)]).toEqual([[], [], []])
  })
})

describe('the announcer', () => {
  it('says one thing in a breath; what is urgent comes first, and facts wait', () => {
    vi.useFakeTimers()
    const announcer = new Announcer(1500)
    announcer.tell('a')
    announcer.tell('b')
    announcer.tell('c')
    expect(announcer.facts).toBe('a')
    announcer.interrupt('your turn')
    announcer.interrupt('outbid')
    expect(announcer.urgent).toBe('your turn')
    vi.advanceTimersByTime(1499)
    expect([announcer.facts, announcer.urgent]).toEqual(['a', 'your turn'])
    vi.advanceTimersByTime(1)
    expect(announcer.urgent).toBe('outbid')
    vi.advanceTimersByTime(1500)
    expect(announcer.facts).toBe('b c')
    vi.useRealTimers()
  })
})
