/** The paintings: every artist has a hand of their own, every card its own picture. Canvas: 100 × 120. */
import { Seeded } from '../../lib/random'
import { styleOf, type Style } from './artists'

export interface Shape {
  tag: 'rect' | 'circle' | 'ellipse' | 'path' | 'line' | 'polygon'
  [attribute: string]: string | number
}

export const WIDTH = 100
export const HEIGHT = 120

const HANDS: Record<Style, (random: Seeded) => Shape[]> = {
  nex: arcsOnAGrid,
  bahut: hillsUnderASun,
  darmoir: faceInFewCuts,
  sadland: seaInTheRain,
  koriko: mobileOfShapes,
}

/** The picture of a card; the seed makes it different from every other card of its artist. */
export function paint(artist: string, seed: string): Shape[] {
  return HANDS[styleOf(artist)](new Seeded(`${artist}/${seed}`))
}

function ground(fill: string): Shape {
  return { tag: 'rect', x: 0, y: 0, width: WIDTH, height: HEIGHT, fill }
}

/** Nex: quarter circles snapped to a grid, loud as a poster. */
function arcsOnAGrid(random: Seeded): Shape[] {
  const inks = random.shuffled(['#f2b01e', '#fff4d6', '#e2572b', '#1d3b53', '#f6d365'])
  const shapes = [ground(inks[3]!)]
  const cell = random.pick([25, 20, 33.4])
  for (let y = 0; y < HEIGHT; y += cell) {
    for (let x = 0; x < WIDTH; x += cell) shapes.push(...gridCell(random, x, y, cell, inks))
  }
  return shapes
}

function gridCell(random: Seeded, x: number, y: number, size: number, inks: string[]): Shape[] {
  const [back, front] = random.shuffled(inks) as [string, string]
  const cell: Shape[] = [{ tag: 'rect', x, y, width: size + 0.4, height: size + 0.4, fill: back }]
  const turn = random.whole(0, 3)
  const [cx, cy] = [x + (turn % 2) * size, y + (turn > 1 ? size : 0)]
  const sweeps = random.next() < 0.55 ? [size, size * 0.55] : [size * 0.8]
  if (random.next() < 0.12)
    return [...cell, { tag: 'circle', cx: x + size / 2, cy: y + size / 2, r: size * 0.32, fill: front }]
  sweeps.forEach((r, ring) => cell.push({ tag: 'path', d: quarter(cx, cy, r, turn), fill: ring ? back : front }))
  return cell
}

function quarter(cx: number, cy: number, r: number, turn: number): string {
  const right = turn % 2 ? -1 : 1
  const down = turn > 1 ? -1 : 1
  const sweep = right === down ? 1 : 0
  return `M${cx} ${cy}h${right * r}A${r} ${r} 0 0 ${sweep} ${cx} ${cy + down * r}Z`
}

/** Bahut: hill behind hill in the haze, one sun, a few trees. */
function hillsUnderASun(random: Seeded): Shape[] {
  const sky = random.pick(['#f7e3b5', '#f4cfa6', '#dcebd8', '#f6d7c3'])
  const sun = random.pick(['#e8603c', '#f2a33a', '#fff3cf', '#d9483b'])
  const horizon = random.between(38, 55)
  const shapes: Shape[] = [
    ground(sky),
    { tag: 'circle', cx: random.between(20, 80), cy: random.between(18, horizon), r: random.between(8, 16), fill: sun },
  ]
  const greens = ['#a9c7a0', '#7fae8a', '#4f8f78', '#2f6f62', '#1d4f4a']
  greens.forEach((fill, depth) => shapes.push(hill(random, horizon + depth * 13, 10 - depth, fill)))
  for (let tree = random.whole(2, 5); tree > 0; tree--) shapes.push(...poplar(random))
  return shapes
}

function hill(random: Seeded, top: number, swing: number, fill: string): Shape {
  const [a, b, c] = [0, 0, 0].map(() => top + random.between(-swing, swing)) as [number, number, number]
  const d = `M0 ${a}C${random.between(15, 35)} ${a - swing} ${random.between(35, 50)} ${b + swing} 60 ${b}S90 ${c - swing} 100 ${c}V120H0Z`
  return { tag: 'path', d, fill }
}

function poplar(random: Seeded): Shape[] {
  const [x, y, tall] = [random.between(6, 94), random.between(86, 112), random.between(10, 24)]
  return [
    { tag: 'rect', x: x - 0.6, y: y - 2, width: 1.2, height: 7, fill: '#3a2b1e' },
    {
      tag: 'ellipse',
      cx: x,
      cy: y - tall / 2,
      rx: tall / 5,
      ry: tall / 2,
      fill: random.pick(['#12392f', '#d9963a', '#1c5446']),
    },
  ]
}

/** Darmoir: a face in a few cuts of the scissors, always looking past you. */
function faceInFewCuts(random: Seeded): Shape[] {
  const wall = random.pick(['#8e1f2f', '#c6434b', '#f0b7a4', '#5a1326', '#e8806a'])
  const skin = random.pick(['#f3cfb3', '#e0a27e', '#b6735a', '#f7e1cf', '#8a4f43'])
  const ink = '#2b1118'
  const tilt = random.between(-9, 9)
  const hair = random.pick(['#2b1118', '#6d2a1c', '#d98a3d', '#3c2a4d', '#1f3a3d'])
  const turn = `rotate(${tilt} 50 60)`
  const long = random.between(28, 34)
  const shapes: Shape[] = [ground(wall), ...curtain(random, wall)]
  shapes.push({ tag: 'ellipse', cx: 50, cy: 50, rx: random.between(25, 32), ry: long + 6, fill: hair, transform: turn })
  shapes.push({ tag: 'path', d: `M42 70h16l3 30c20 4 30 12 32 22H7c2-10 14-19 32-22Z`, fill: skin, transform: turn })
  shapes.push({
    tag: 'path',
    d: 'M7 122c3-18 22-25 43-12c21-13 40-6 43 12Z',
    fill: random.pick(['#1f3a3d', '#f2c14e', '#2b1118', '#e9dcc9']),
  })
  shapes.push({ tag: 'ellipse', cx: 50, cy: 55, rx: random.between(19, 23), ry: long, fill: skin, transform: turn })
  return [...shapes, ...features(random, ink, turn), fringe(random, hair, turn)]
}

function curtain(random: Seeded, wall: string): Shape[] {
  const fill = wall === '#5a1326' ? '#c6434b' : '#5a1326'
  const side = random.pick([0, 62])
  return random.next() < 0.6
    ? [{ tag: 'rect', x: side, y: 0, width: random.between(18, 38), height: 120, fill, opacity: 0.55 }]
    : []
}

function features(random: Seeded, ink: string, transform: string): Shape[] {
  const look = random.between(-2, 2)
  const eyes = [-1, 1].flatMap((side): Shape[] => [
    { tag: 'path', d: `M${50 + side * 9 - 5} 51q5 -5 10 0q-5 4 -10 0Z`, fill: '#fff8ee', transform },
    { tag: 'circle', cx: 50 + side * 9 + look, cy: 50.6, r: 1.9, fill: ink, transform },
    {
      tag: 'path',
      d: `M${50 + side * 9 - 6} 44q6 ${random.between(-6, -1)} 12 0`,
      fill: 'none',
      stroke: ink,
      'stroke-width': 1.6,
      transform,
    },
  ])
  const nose = random.pick(['M50 50l-4 17h6', 'M51 50q-9 14 -4 17q3 1 5 0', 'M49 49v17q-3 2 -4 0'])
  const mouth = `M43 76q7 ${random.between(-3, 6)} 14 0q-7 ${random.between(4, 8)} -14 0Z`
  return [
    ...eyes,
    { tag: 'path', d: nose, fill: 'none', stroke: ink, 'stroke-width': 1.5, transform },
    { tag: 'path', d: mouth, fill: random.pick(['#a3182b', '#d2403f', '#6d1a2b']), transform },
    { tag: 'circle', cx: random.pick([31, 69]), cy: 68, r: random.between(0, 3), fill: '#f2c14e', transform },
  ]
}

function fringe(random: Seeded, hair: string, transform: string): Shape {
  const low = random.between(30, 42)
  return {
    tag: 'path',
    d: `M27 50Q26 18 50 18T73 50Q${random.between(60, 72)} ${low - 6} 50 ${low}T27 50Z`,
    fill: hair,
    transform,
  }
}

/** Sadland: a low sea, heavy bands of weather, one small boat or lamp. */
function seaInTheRain(random: Seeded): Shape[] {
  const sky = random.shuffled(['#0f2740', '#1d4468', '#3a6b8f', '#6f97ad', '#b9ccd2', '#28566f'])
  const sea = random.between(62, 84)
  const shapes: Shape[] = [ground(sky[0]!)]
  let y = 0
  for (const fill of sky.slice(1, 4)) {
    const tall = random.between(12, 28)
    shapes.push({ tag: 'path', d: ragged(random, y, tall), fill, opacity: 0.85 })
    y += tall
  }
  shapes.push({
    tag: 'circle',
    cx: random.between(15, 85),
    cy: random.between(12, 40),
    r: random.between(3, 9),
    fill: '#f3ead2',
    opacity: 0.9,
  })
  shapes.push({ tag: 'rect', x: 0, y: sea, width: 100, height: 60, fill: '#0b1f33' })
  for (let wave = 0; wave < 14; wave++) shapes.push(glint(random, sea))
  shapes.push(...boat(random, sea))
  for (let drop = random.whole(0, 26); drop > 0; drop--) shapes.push(raindrop(random))
  return shapes
}

function ragged(random: Seeded, y: number, tall: number): string {
  const edge = (base: number) => [20, 40, 60, 80, 100].map((x) => `L${x} ${base + random.between(-3, 3)}`).join('')
  return `M0 ${y}${edge(y)}L100 ${y + tall}${[80, 60, 40, 20, 0].map((x) => `L${x} ${y + tall + random.between(-4, 4)}`).join('')}Z`
}

function glint(random: Seeded, sea: number): Shape {
  const [x, y] = [random.between(0, 92), random.between(sea + 2, 118)]
  const stroke = random.pick(['#3a6b8f', '#8fb3c4', '#f3ead2'])
  return { tag: 'line', x1: x, y1: y, x2: x + random.between(4, 20), y2: y, stroke, 'stroke-width': 0.9, opacity: 0.6 }
}

function boat(random: Seeded, sea: number): Shape[] {
  const x = random.between(18, 76)
  const sail = random.pick(['#f3ead2', '#c94f3d', '#e3b45f'])
  return [
    { tag: 'path', d: `M${x} ${sea + 1}h14l-3 5h-8Z`, fill: '#07121d' },
    { tag: 'path', d: `M${x + 7} ${sea}v-${random.between(10, 18)}l7 ${random.between(8, 10)}Z`, fill: sail },
  ]
}

function raindrop(random: Seeded): Shape {
  const [x, y, long] = [random.between(0, 104), random.between(-5, 110), random.between(5, 11)]
  return {
    tag: 'line',
    x1: x,
    y1: y,
    x2: x - long / 3,
    y2: y + long,
    stroke: '#dfe9ec',
    'stroke-width': 0.5,
    opacity: 0.55,
  }
}

/** Koriko: things that hang from threads and would like to move. */
function mobileOfShapes(random: Seeded): Shape[] {
  const shapes: Shape[] = [ground(random.pick(['#f5efe6', '#efe3f2', '#e6dcf0', '#2a1b3d', '#f8e9e3']))]
  const dark = shapes[0]!.fill === '#2a1b3d'
  const thread = dark ? '#cdb7e6' : '#2a1b3d'
  const inks = ['#6b3fa0', '#d94f8a', '#f2b01e', '#2e9c8f', dark ? '#f5efe6' : '#2a1b3d', '#9b6fd0']
  shapes.push({
    tag: 'path',
    d: blob(random, random.between(30, 70), random.between(45, 80), random.between(18, 30)),
    fill: random.pick(inks),
    opacity: 0.9,
  })
  for (let arm = random.whole(4, 6); arm > 0; arm--) shapes.push(...hanging(random, thread, inks))
  for (let star = random.whole(2, 5); star > 0; star--) shapes.push(asterisk(random, thread))
  return shapes
}

function hanging(random: Seeded, thread: string, inks: string[]): Shape[] {
  const [x, y, r] = [random.between(10, 90), random.between(25, 108), random.between(3, 9)]
  const fill = random.pick(inks)
  const cord: Shape = {
    tag: 'path',
    d: `M${x + random.between(-14, 14)} 0Q${x + random.between(-12, 12)} ${y / 2} ${x} ${y}`,
    fill: 'none',
    stroke: thread,
    'stroke-width': 0.8,
  }
  const forms: Shape[] = [
    { tag: 'circle', cx: x, cy: y, r, fill },
    { tag: 'path', d: `M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0Z`, fill },
    { tag: 'path', d: blob(random, x, y, r), fill },
    { tag: 'polygon', points: `${x},${y - r} ${x + r},${y + r} ${x - r},${y + r}`, fill },
  ]
  const eye: Shape = { tag: 'circle', cx: x, cy: y, r: r / 3.4, fill: random.pick(['#f5efe6', '#2a1b3d']) }
  return random.next() < 0.4 ? [cord, random.pick(forms), eye] : [cord, random.pick(forms)]
}

function blob(random: Seeded, x: number, y: number, r: number): string {
  const points = Array.from({ length: 6 }, (_, i) => {
    const [angle, far] = [(i * Math.PI) / 3, r * random.between(0.65, 1.2)]
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)] as const
  })
  const middle = (i: number) => {
    const [a, b] = [points[i % 6]!, points[(i + 1) % 6]!]
    return `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`
  }
  return `M${middle(5)}${points.map((p, i) => `Q${p[0]} ${p[1]} ${middle(i)}`).join('')}Z`
}

function asterisk(random: Seeded, stroke: string): Shape {
  const [x, y, r] = [random.between(8, 92), random.between(8, 112), random.between(2, 4)]
  const d = [0, 60, 120].map((a) => {
    const [dx, dy] = [r * Math.cos((a * Math.PI) / 180), r * Math.sin((a * Math.PI) / 180)]
    return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`
  })
  return { tag: 'path', d: d.join(''), stroke, 'stroke-width': 1, fill: 'none' }
}
