import { afterEach, describe, expect, it, vi } from 'vitest'
import { aboutOf } from '../src/lib/about'
import { LONGEST, paced } from '../src/lib/curtain.svelte'
import { notedOf, sit } from '../src/lib/fairness'
import { ask } from '../src/lib/http'
import { InOrder } from '../src/lib/inorder'
import { riskOf, riskSentence } from '../src/lib/risk'
import { meaningOf, nameOf } from '../src/lib/keys'
import { quiet } from '../src/lib/quiet.svelte'
import { byRound, inTurn } from '../src/replay/chapters'
import { cutsOf, parted } from '../src/replay/parted'
import { weightiest } from '../src/replay/standing'
import { namedBy, suggestedCards } from '../src/lib/suggestion.svelte'
import type { TableShown } from '../src/wire/house'
import { GAMES, gameOf, playsTogether } from '../src/games/registry'
import { nextHolder, type Person } from '../src/shell/company.svelte'
import { messagesOf } from '../messages'
import { withPart } from '../src/lib/parts'

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

describe('what is my own', () => {
  it('takes its places in what everybody sees, and changes nothing else', () => {
    const view = { seat: null, seats: [{ money: null }, { money: null, laid: [2] }], auction: { offers: [null, null] } }
    const part = { seat: 1, seats: { '1': { money: [1, 4] } }, auction: { offers: { '1': 18 } } }
    expect(withPart(view, part)).toEqual({
      seat: 1,
      seats: [{ money: null }, { money: [1, 4], laid: [2] }],
      auction: { offers: [null, 18] },
    })
    expect(view.seats[1]!.money).toBeNull()
    expect(withPart({ hand: null }, { hand: [{ good: 'fish' }] })).toEqual({ hand: [{ good: 'fish' }] })
    expect(withPart({ hand: [1] }, { hand: null })).toEqual({ hand: null })
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
    const lacking = ['fish', 'sheep', 'silk'].map((good) => ({ good, count: 2, printed: 7, majority: false }))
    expect(riskOf('smart', gameOf('targ'), { stop_right: false, hand: lacking }, 0, 'stop')).toEqual({
      message: 'page-risk-stop-many',
      values: { goods: 3 },
    })
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

describe('chapters of a replay', () => {
  it('that begin at one moment follow each other, where there is room', () => {
    const chapters = [
      { title: 'round 1', at: 0 },
      { title: 'end of round 1', at: 4 },
      { title: 'round 2', at: 4 },
      { title: 'end of round 2', at: 9 },
      { title: 'end of the game', at: 9 },
    ].map((chapter) => ({ ...chapter, round: 0 }))
    expect(inTurn(chapters, 10).map(({ title, at }) => `${title}: ${at}`)).toEqual([
      'round 1: 0',
      'end of round 1: 4',
      'round 2: 5',
      'end of round 2: 9',
    ])
  })

  it('never share a moment: how the one ended is seen on its own table', () => {
    const frame = (view: string, ...events: string[]) => ({
      actor: null,
      action: '',
      view,
      events: events.map((event) => ({ event })),
    })
    const frames = [
      frame('yacht', 'revealed'),
      frame('palace', 'won', 'revealed'),
      frame('palace', 'bid'),
      frame('end', 'won', 'revealed', 'ended'),
    ]
    const cuts = frames.map((one) => cutsOf(one, (event) => ['revealed', 'ended'].includes(event)))
    expect(cuts).toEqual([[], [1], [], [1, 2]])
    expect(parted(frames, cuts)).toEqual([
      frame('yacht', 'revealed'),
      frame('yacht', 'won'),
      frame('palace', 'revealed'),
      frame('palace', 'bid'),
      frame('palace', 'won'),
      frame('end', 'revealed'),
      frame('end', 'ended'),
    ])
  })

  it('stand by their rounds', () => {
    const chapters = [0, 1, 1, 2].map((round, at) => ({ title: '', at, round }))
    expect(byRound(chapters)).toEqual([
      { round: 0, numbers: [0] },
      { round: 1, numbers: [1, 2] },
      { round: 2, numbers: [3] },
    ])
  })

  it('tell the weightiest moments in their order', () => {
    const moments = [3, 9, 1, 7].map((weight, at) => ({ at, weight }))
    expect(weightiest(moments, 2)).toEqual([
      { at: 1, weight: 9 },
      { at: 3, weight: 7 },
    ])
  })
})
