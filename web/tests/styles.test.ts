import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BREAKPOINTS, plainCss } from '../styles'

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

describe('colours', () => {
  const [root] = sheet('tokens').match(/^:root \{[\s\S]*?^\}/m)!
  const named = new Map([...root.matchAll(/(--[\w-]+): (#[\da-f]+);/g)].map(([, name, colour]) => [colour!, name!]))

  it('that have a name are called by it', () => {
    const sheets = [
      sheet('base'),
      ...[...styles().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text!),
    ]
    const used = sheets.flatMap((text) => text.match(/#[\da-f]{3,8}\b/g) ?? [])
    expect(used.filter((colour) => named.has(colour)).map((colour) => `${colour}: ${named.get(colour)}`)).toEqual([])
    expect(named.size).toBeGreaterThan(8)
    expect(used.length).toBeGreaterThan(100)
  })
})

describe('lists', () => {
  it('are not told apart by their words, which may be the same twice', () => {
    expect(styles().match(/\{#each [^}]*\((?:text|sentence|fact|title|words)\)\}/g)).toBeNull()
    expect(styles()).toMatch(/\{#each [^}]*\(seat\)\}/)
  })
})

function styles(): string {
  return Object.values(
    import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true }),
  ).join('')
}

function sheet(name: string): string {
  return readFileSync(`src/${name}.css`, 'utf-8')
}
