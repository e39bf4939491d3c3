import { afterEach, describe, expect, it, vi } from 'vitest'
import { gathered } from '../src/lib/announcer.svelte'
import { clockFace, secondsLeft } from '../src/lib/clock.svelte'
import { checksOf } from '../src/lib/fairness'
import { habitsFrom, withChoice } from '../src/lib/habits'
import { entriesOf, recordAddress } from '../src/lib/record'
import { chaptersOf, rulingsOf } from '../src/lib/rulebook'
import { choicesFrom, DEFAULTS, settings, speedAt } from '../src/lib/settings.svelte'
import { loudness } from '../src/lib/sound'
import { speak } from '../src/lib/voice'
import { stepFor, STRONGEST } from '../src/home/company.svelte'
import { progressFrom } from '../src/learn/progress'
import { merged } from '../src/replay/merge'
import { keyMoments } from '../src/replay/standing'
import type { TableShown } from '../src/wire/house'
import { gameOf } from '../src/games/registry'
import { optionsSentence } from '../src/shell/options'
import { voice } from './voice'

describe('small things', () => {
  it('find the step of a game that comes nearest to a wish', () => {
    const steps = (count: number) => Array.from({ length: count }, (_, i) => `step-${i + 1}`)
    const wished = Array.from({ length: STRONGEST }, (_, i) => i + 1)
    expect(wished.map((wish) => stepFor(wish, steps(9)))).toEqual(steps(9))
    expect(wished.map((wish) => stepFor(wish, steps(3)).slice(-1)).join('')).toBe('112222333')
  })

  it('read the rules by chapters', () => {
    expect(rulingsOf('ruling-A-B-1 = so\nreason-A-B-1 = why\nother-A-B-1 = or so\n').get('A-B-1')).toEqual({
      ruling: 'so',
      reason: 'why',
      other: 'or so',
    })
    expect(chaptersOf('# x\n## Bidding\nMB-BID-1 = one\n    more\nMB-BID-2 = two\n')).toEqual([
      {
        heading: 'Bidding',
        clauses: [
          { id: 'MB-BID-1', text: 'one more' },
          { id: 'MB-BID-2', text: 'two' },
        ],
      },
    ])
  })

  it('fill in what one seat may not know from another', () => {
    expect(
      merged([
        { a: null, b: [1, null] },
        { a: 2, b: [null, 3] },
      ]),
    ).toEqual({ a: 2, b: [1, 3] })
  })

  it('keep settings they know, and forget the rest', () => {
    expect(choicesFrom('{"volume":0,"light":7,"nonsense":1}')).toEqual({ ...DEFAULTS, volume: 0 })
    expect(choicesFrom('broken')).toEqual(DEFAULTS)
  })

  it('make each kind of sound as loud as it should be', () => {
    const choices = { volume: 0.5, channels: { auctioneer: 0, table: 0.2 } }
    expect([loudness('turn', choices), loudness('hammer', choices), loudness('coins', choices)]).toEqual([0.5, 0, 0.1])
    expect(loudness('turn', { ...choices, volume: 0 })).toBe(0)
  })

  it('remember how a host sets tables, but not that one was listed', () => {
    const first = withChoice({}, { players: 3, listed: true })
    const then = withChoice(withChoice(first, { tempo: { name: 'calm' }, options: { ledger: true } }), {
      tempo: { factor: 5 },
      pace: 0,
    })
    expect(then).toEqual({ players: 3, options: { ledger: true }, tempo: { name: 'calm', factor: 5 }, pace: 0 })
    expect([habitsFrom(JSON.stringify(then)), habitsFrom('broken'), habitsFrom('7'), habitsFrom(null)]).toEqual([
      then,
      {},
      {},
      {},
    ])
  })

  it('tell how much more time a clock gives', () => {
    const clock = (tempo: TableShown['tempo']) =>
      optionsSentence(voice, { game: 'targ', edition: 'standard', players: 3, options: {}, tempo })
        .split(' · ')
        .slice(1)
    expect(clock({ name: 'calm', factor: 5, led: true })).toEqual([
      'page-tempo-calm',
      'page-tempo-factor{"factor":5}',
      'page-tempo-led',
    ])
    expect(clock({ name: 'none', factor: 5 })).toEqual(['page-tempo-none'])
    expect(clock({ name: 'daily', hours: 8 })).toEqual(['page-tempo-daily', 'page-tempo-hours{"hours":8}'])
  })

  it('show time and gather talk', () => {
    expect([clockFace(75), clockFace(7200), secondsLeft(1500, 1000)]).toEqual(['1:15', '2 h', 1])
    expect(gathered(['a', 'b', 'c', 'd'])).toBe('b c d')
  })

  it('read a record', () => {
    expect(
      entriesOf({
        entries: [
          ['chance', 'die 4'],
          [1, 'take'],
        ],
      }),
    ).toEqual([
      { actor: null, action: 'die 4' },
      { actor: 1, action: 'take' },
    ])
  })

  it('ask for a record as whoever of a screen looks', () => {
    expect(recordAddress('abc', null)).toBe('/api/tables/abc/record')
    expect(recordAddress('abc', 'pl')).toBe('/api/tables/abc/record.txt?lang=pl')
    expect(recordAddress('abc', 'en', '2')).toBe('/api/tables/abc/record.txt?lang=en&beside=2')
  })
})

describe('the fairness receipt', () => {
  const receipt = { commitment: 'aa', seed: 's', cuts: ['', 'mine'], seal: 'x' }
  const noted = { table: 't', commitment: 'aa', cut: 'mine' }

  it('is compared with what was noted before the deal', () => {
    const shown = { commitment: 'aa', over: true, receipt, problem: null }
    expect(checksOf(shown, noted, 1).map((check) => check.right)).toEqual([true, true, true])
    expect(checksOf(shown, { ...noted, commitment: 'bb' }, 0).map((check) => check.right)).toEqual([true, false, false])
    expect(checksOf({ ...shown, problem: 'wrong-deal' }, null, 1)).toEqual([{ name: 'dealt', right: false }])
  })
})

describe('the timeline of a game', () => {
  it('reads points, tiles or money from a view, where they are not hidden', () => {
    const standing = (game: string, ...seats: object[]) => gameOf(game)!.standing({ seats })
    expect(standing('targ', { score: -2 }, { score: 7 })).toEqual([-2, 7])
    expect(standing('milionerzy', { tiles: ['8', 'x2'], money: [1] }, { tiles: null, money: null })).toEqual([16, null])
    expect(standing('modern-art', { money: 112 }, { money: null })).toEqual([112, null])
  })

  it('finds the greatest changes, in their order', () => {
    const rows = [
      [0, 0],
      [5, 0],
      [5, -9],
      [5, -9],
      [25, -8],
    ]
    expect(keyMoments(rows, 2)).toEqual([
      { step: 2, seat: 1, change: -9 },
      { step: 4, seat: 0, change: 20 },
    ])
    expect(keyMoments([[null], [null]])).toEqual([])
    expect(keyMoments([])).toEqual([])
  })
})

it('finds the stop of the speed slider', () => {
  expect([2, 1, 0.5, 0.25, 0, 0.1].map(speedAt)).toEqual([0, 1, 2, 3, 4, 4])
})

it('remembers where a learner was, and forgives a broken memory', () => {
  expect(progressFrom('{"lesson":"pay","number":1,"actions":["bid 4",7]}')).toEqual({
    lesson: 'pay',
    number: 1,
    actions: ['bid 4'],
  })
  for (const broken of [null, 'x', '{}', '{"lesson":2}', '{"lesson":"two"}'])
    expect(progressFrom(broken)).toEqual({ lesson: 'first', number: 0, actions: [] })
})

describe('an auctioneer', () => {
  afterEach(() => {
    settings.now = DEFAULTS
    vi.unstubAllGlobals()
  })

  it('says in order what one moment brings, overtakes what still waits, and calls at once', () => {
    const queue: string[] = []
    let now = 0
    class Words {
      lang = ''
      constructor(readonly text: string) {}
    }
    vi.stubGlobal('window', globalThis)
    vi.stubGlobal('SpeechSynthesisUtterance', Words)
    vi.stubGlobal('performance', { now: () => now })
    vi.stubGlobal('speechSynthesis', {
      get pending() {
        return queue.length > 1 // the first of them sounds
      },
      cancel: () => queue.splice(0),
      speak: ({ text }: Words) => queue.push(text),
    })
    settings.now = { ...DEFAULTS, voice: true }
    for (const sentence of ['Sold!', 'A yacht (8).', 'Casino (−5).']) speak(sentence)
    expect(queue).toEqual(['Sold!', 'A yacht (8).', 'Casino (minus 5).'])
    now = 5000
    speak('Sold again!')
    expect(queue).toEqual(['Sold again!'])
    now = 9000
    speak('Two reds.')
    expect(queue).toEqual(['Sold again!', 'Two reds.'])
    speak('Going once…', true)
    expect(queue).toEqual(['Going once…'])
  })
})
