import { afterEach, describe, expect, it, vi } from 'vitest'
import { aboutOf } from '../src/lib/about'
import { Announcer, gathered } from '../src/lib/announcer.svelte'
import { clockFace, secondsLeft } from '../src/lib/clock.svelte'
import { LONGEST, paced } from '../src/lib/curtain.svelte'
import { checksOf, notedOf, sit } from '../src/lib/fairness'
import { habitsFrom, withChoice } from '../src/lib/habits'
import { ask } from '../src/lib/http'
import { InOrder } from '../src/lib/inorder'
import { fold, Lexicon } from '../src/lib/lexicon'
import { riskOf, riskSentence } from '../src/lib/risk'
import { meaningOf, nameOf } from '../src/lib/keys'
import { quiet } from '../src/lib/quiet.svelte'
import { entriesOf, recordAddress } from '../src/lib/record'
import { chaptersOf, rulingsOf } from '../src/lib/rulebook'
import { choicesFrom, DEFAULTS, speedAt } from '../src/lib/settings.svelte'
import { loudness } from '../src/lib/sound'
import { eventSentence, joined, seatValues, type GameEvent } from '../src/lib/speech'
import { namedBy, suggestedCards } from '../src/lib/suggestion'
import { progressFrom } from '../src/learn/progress'
import { merged } from '../src/replay/merge'
import { keyMoments } from '../src/replay/standing'
import type { TableShown } from '../src/wire/house'
import { GAMES, gameOf, playsTogether } from '../src/games/registry'
import { nextHolder, type Person } from '../src/shell/company.svelte'
import { missedSince } from '../src/shell/ears.svelte'
import { groupsOf, narrowed } from '../src/shell/groups'
import { optionsSentence } from '../src/shell/options'
import { BREAKPOINTS, plainCss } from '../styles'
import { messagesOf, problemsWithMessages } from '../messages'

const voice = {
  knows: (id: string) => id === 'game-tile-casino',
  say: (id: string, values: Record<string, string | number> = {}) =>
    `${id}${Object.keys(values).length ? JSON.stringify(values) : ''}`,
}

describe('one screen', () => {
  const [ola, iga, leon]: [Person, Person, Person] = [{ mine: true }, { mine: true }, { mine: true }]
  const people = [ola, iga, leon]

  it('goes round among those who are to act, and otherwise nowhere', () => {
    const idle = { mine: false }
    expect(nextHolder(people, iga)).toBe(leon)
    expect(nextHolder(people, leon)).toBe(ola)
    expect(nextHolder(people, null)).toBe(ola)
    expect(nextHolder([idle, iga], idle)).toBe(iga)
    expect(nextHolder([idle, iga], iga)).toBe(iga)
    expect(nextHolder([idle, { mine: false }], idle)).toBe(idle)
  })

  it('is used together in an open auction of Modern Art alone', () => {
    expect(playsTogether('modern-art', { phase: 'open' })).toBe(true)
    expect(playsTogether('modern-art', { phase: 'sealed' })).toBe(false)
    expect(playsTogether('targ', { phase: 'market' })).toBe(false)
    expect(playsTogether('targ', null)).toBe(false)
  })
})

describe('sentences', () => {
  it('name seats, translate values, count lists', () => {
    const event = { event: 'won', seat: 1, tile: 'casino', paid: [], lot: ['fish', 2], secret: null }
    expect(eventSentence(voice, 'game', { names: ['Ola', 'Iga'], seat: null }, ['seat'], event)).toBe(
      'game-event-won{"seat-is":"other","seat":"Iga","tile":"game-tile-casino","paid-size":0,"paid":"list-empty","lot":"game-count-fish{\\"n\\":2}","secret":"unknown"}',
    )
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

  it('keeps a group and its place when most of it is filtered away', () => {
    expect(narrowed(groups, ({ n }) => n === 3).map(({ key, lines }) => [key, lines.length])).toEqual([[2, 1]])
  })
})

describe('things on the table', () => {
  const THINGS = [
    'card:nex-open',
    'card:nex-once',
    'card:nex-sealed',
    'card:nex-fixed',
    'card:nex-double',
    'artist:koriko',
    'tile:7',
    'tile:x2',
    'tile:cba',
    'tile:casino',
    'tile:thief',
    'money:12',
    'case:5',
    'case:0',
    'shut',
    'die',
    'bank',
    'good:fish',
    'centre:fish',
  ]

  const KINDS = Object.assign({}, ...GAMES.map(({ about }) => about)) as (typeof GAMES)[number]['about']

  it.each(['pl', 'en'])('have names and clauses that the rules really have, in %s', (language) => {
    const written = messagesOf(language)
    for (const thing of THINGS) {
      const about = aboutOf(KINDS, thing)!
      const messages = [
        about.name,
        ...Object.values(about.values).filter((value) => typeof value === 'string'),
        ...about.clauses,
      ]
      expect(
        messages.filter((id) => !written.has(id)),
        thing,
      ).toEqual([])
      expect(about.clauses.length).toBeGreaterThan(0)
    }
  })

  it('are counted where they were played, by artist', () => {
    const events = [
      { event: 'painting-put', card: 'nex-open' },
      { event: 'painting-added', card: 'nex-once' },
      { event: 'painting-put', card: 'koriko-open' },
      { event: 'painting-bought', cards: ['nex-open'] },
    ]
    const counted = (thing: string) => gameOf('modern-art')!.seen!(thing, events)?.values.count
    expect(['artist:nex', 'card:koriko-double', 'artist:bahut', 'tile:x2'].map(counted)).toEqual([2, 1, 0, undefined])
  })

  it('may be unknown', () => {
    expect(aboutOf(KINDS, 'nonsense:1')).toBeNull()
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

describe('small things', () => {
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
      optionsSentence(voice, { game: 'targ', edition: 'standard', players: 3, options: {}, tempo }).split(' · ').slice(1)
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

describe('somebody who is muted', () => {
  it('is not heard until they are let speak again, and what happens is', () => {
    const words = {
      n: 0,
      at: 0,
      said: { type: 'said', n: 0, seat: 1, name: 'Iga', text: 'hop', phrase: null, at: 0 },
    } as const
    quiet.toggle('Iga')
    expect([quiet.hears(words), quiet.hears({ n: 1, at: 1, event: { event: 'passed' } })]).toEqual([false, true])
    quiet.toggle('Iga')
    expect(quiet.hears(words)).toBe(true)
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
    queue.add(
      Date.now() + 5,
      () => Date.now(),
      () => shown.push(1),
    )
    queue.stop()
    await new Promise((done) => setTimeout(done, 20))
    expect(shown).toEqual([])
  })
})

describe('the little theatre', () => {
  it('keeps the speed of the table, and nobody waits long for it', () => {
    expect(paced([450, 450, 450], 1)).toEqual([450, 450, 450])
    expect(paced([450, 450, 450], 0.5)).toEqual([225, 225, 225])
    expect(paced([1000, 3000], 2).reduce((sum, beat) => sum + beat)).toBeLessThanOrEqual(LONGEST)
    expect(LONGEST).toBeLessThan(2500)
  })

  it('comes before what it plays, holds back what follows, and is left out where more waits', async () => {
    const shown: string[] = []
    const queue = new InOrder()
    const plays: (() => void)[] = []
    const add = (name: string) =>
      queue.add(
        null,
        () => 0,
        () => shown.push(name),
        () => new Promise((done) => plays.push(done)),
      )
    add('first')
    add('second')
    add('third')
    await Promise.resolve()
    expect([shown, plays.length]).toEqual([[], 1])
    plays[0]!()
    await vi.waitFor(() => expect(plays.length).toBe(2))
    expect(shown).toEqual(['first', 'second'])
    plays[1]!()
    await vi.waitFor(() => expect(shown).toEqual(['first', 'second', 'third']))
  })
})

describe('keys', () => {
  it('have names', () => {
    expect([
      nameOf({ key: ' ', shiftKey: false }),
      nameOf({ key: 's', shiftKey: true }),
      nameOf({ key: 'P', shiftKey: false }),
      nameOf({ key: 'Enter', shiftKey: false }),
    ]).toEqual(['Space', 'Shift+S', 'p', 'Enter'])
  })

  it('can be moved: the new one means the old one, and the old one nothing', () => {
    expect(['x', 'p', 'l'].map((key) => meaningOf(key, { p: 'x' }))).toEqual(['p', null, 'l'])
  })
})

describe('caution', () => {
  const seats = [{ money: 30 }, { money: 100 }]

  it('asks before dear bids, and lets small change go', () => {
    expect(riskOf('smart', gameOf('modern-art'), { seats }, 1, 'bid 50')).toEqual({
      message: 'page-risk-dear',
      values: { share: 50 },
    })
    expect(riskOf('smart', gameOf('modern-art'), { seats }, 1, 'bid 30')).toBeNull()
    expect(riskOf('smart', gameOf('modern-art'), { seats }, 0, 'bid 18')).toBeNull()
    expect(riskOf('never', gameOf('modern-art'), { seats }, 1, 'bid 99')).toBeNull()
    expect(riskOf('always', gameOf('modern-art'), { seats }, 1, 'pass')).toEqual({
      message: 'page-risk-every',
      values: {},
    })
  })

  it('asks above a limit of one’s own, whatever else it asks about', () => {
    expect(riskOf('never', gameOf('modern-art'), { seats }, 1, 'seal 31', 30)).toEqual({
      message: 'page-risk-limit',
      values: { limit: 30 },
    })
    expect(riskOf('never', gameOf('modern-art'), { seats }, 1, 'bid 30', 30)).toBeNull()
    expect(
      riskOf('never', gameOf('milionerzy'), { tile: '7', seats: [{ total: 20, money: [12] }] }, 0, 'bid 12', 30),
    ).toEqual({ message: 'page-risk-limit', values: { limit: 30 } })
    expect(
      riskOf('never', gameOf('milionerzy'), { tile: '7', seats: [{ total: 40, money: [] }] }, 0, 'pass', 30),
    ).toBeNull()
    expect(riskOf('never', gameOf('targ'), {}, 0, 'done', 30)).toBeNull()
  })

  it('asks before misfortune, gifts and a wrong STOP', () => {
    expect(riskOf('smart', gameOf('milionerzy'), { tile: 'casino', seats: [] }, 0, 'pass')).toEqual({
      message: 'page-risk-misfortune',
      values: { tile: 'milionerzy-tile-casino' },
    })
    expect(riskOf('smart', gameOf('milionerzy'), { tile: '7', seats: [] }, 0, 'pass')).toBeNull()
    expect(riskOf('smart', gameOf('milionerzy'), { tile: '7', seats: [{ money: [1, 25] }] }, 0, 'bid 25')).toEqual({
      message: 'page-risk-dear',
      values: { share: 96 },
    })
    expect(riskOf('smart', gameOf('targ'), { hand: [] }, 0, 'offer 1 fish for nothing to 2')).toEqual({
      message: 'page-risk-gift',
      values: {},
    })
    expect(riskOf('smart', gameOf('targ'), { stop_right: true }, 0, 'stop')).toBeNull()
    expect(
      riskOf(
        'smart',
        gameOf('targ'),
        { stop_right: false, hand: [{ good: 'fish', count: 2, printed: 7, majority: false }] },
        0,
        'stop',
      ),
    ).toEqual({ message: 'page-risk-stop', values: { missing: [['targ-good-fish', 2]] } })
  })

  it('asks in a sentence, with names and numbers', () => {
    const voice = {
      say: (id: string, values?: object) => (values ? `${id} ${JSON.stringify(values)}` : id),
      knows: () => true,
    }
    const values = { share: 50, tile: 'a-tile', missing: [['fish', 2]] as const }
    expect(riskSentence(voice, { message: 'ask', values })).toBe('ask {"share":50,"tile":"a-tile","missing":"fish 2"}')
  })
})

describe('a suggestion', () => {
  it('names my own cards, not the claim and not the wish', () => {
    expect([namedBy('offer 0 0 claim 5'), namedBy('offer 2 fish for 1 gold'), namedBy('')]).toEqual([
      ['0', '0'],
      ['2', 'fish'],
      [],
    ])
    expect(suggestedCards([5, 2, 0, 0, 0], ['0', '0'])).toEqual([2, 3])
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

describe('what I do', () => {
  /** A house that answers when told to; what arrived, in order. */
  function slowHouse(stage: string) {
    const arrived: string[] = []
    const answers: (() => void)[] = []
    vi.stubGlobal('fetch', (path: string) => {
      arrived.push(path)
      return new Promise((done) => answers.push(() => done(new Response(JSON.stringify({ table: { stage } })))))
    })
    return { arrived, answer: () => answers.shift()!() }
  }
  const settled = () => new Promise((done) => setTimeout(done))
  afterEach(() => vi.unstubAllGlobals())

  it('reaches the house in the order in which I did it', async () => {
    const house = slowHouse('waiting')
    void ask('POST', '/settings', {})
    void ask('POST', '/start', {})
    await settled()
    expect(house.arrived).toEqual(['/settings'])
    house.answer()
    await settled()
    expect(house.arrived).toEqual(['/settings', '/start'])
    house.answer()
  })

  it('counts as a cut only where the house took it before the deal', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    })
    for (const stage of ['waiting', 'playing']) {
      const house = slowHouse(stage)
      const sat = sit({ id: stage, stage: 'waiting', commitment: 'aa' } as TableShown, null)
      await settled()
      house.answer()
      await sat
      expect(notedOf(stage) !== null).toBe(stage === 'waiting')
    }
  })
})

describe('breakpoints', () => {
  it('are named once, and no width belongs to two of a pair', () => {
    expect(plainCss('@media (--wide) { a { b: var(--wide) } }')).toBe(
      `@media ${BREAKPOINTS.wide} { a { b: var(--wide) } }`,
    )
    for (const [below, above] of [
      ['small', 'wide'],
      ['narrow', 'roomy'],
    ] as const)
      expect(BREAKPOINTS[below]!.replace('<', '>=')).toBe(BREAKPOINTS[above])
  })

  it('come with a unit of the table', () => {
    expect(plainCss('a { margin: -4u 1.5u; color: #44u; background: url(x4u) }')).toBe(
      'a { margin: calc(-4 * var(--u)) calc(1.5 * var(--u)); color: #44u; background: url(x4u) }',
    )
  })

  it('are known wherever a style asks for them', () => {
    const asked = [...styles().matchAll(/@(?:media|container)[^{]*\(--([a-z]+)\)/g)].map(([, name]) => name!)
    expect(asked.filter((name) => !(name in BREAKPOINTS))).toEqual([])
    expect(asked.length).toBeGreaterThan(20)
    expect(styles()).not.toMatch(/@media[^{]*(?:min|max)-width/)
  })
})

function styles(): string {
  return Object.values(
    import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true }),
  ).join('')
}
