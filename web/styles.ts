/** What our styles have beyond CSS: named breakpoints, and the unit of a table. */

/** The widths at which a layout changes, named once: `@media (--wide)`. No width belongs to two of a pair. */
export const BREAKPOINTS: Readonly<Record<string, string>> = {
  narrow: '(width < 30rem)', // a phone held upright
  tight: '(width < 20rem)', // a phone, and letters larger than it was made for
  roomy: '(width >= 30rem)',
  small: '(width < 64rem)', // phones and small tablets: one column
  wide: '(width >= 64rem)', // a desk: the log lies beside the table
  lying: '(height < 40rem) and (orientation: landscape) and (width < 64rem)', // a phone on its side
  vast: '(width >= 110rem)', // a big screen
}

/** A style sheet as browsers know it. `44u` is 44 units of the table: a pixel at its first size, more on a larger screen. */
export function plainCss(css: string): string {
  return withUnits(withBreakpoints(css))
}

function withBreakpoints(css: string): string {
  return css.replace(/@(?:media|container)[^{]*/g, (query) =>
    query.replace(/\(--([a-z]+)\)/g, (whole, name: string) => BREAKPOINTS[name] ?? whole),
  )
}

function withUnits(css: string): string {
  return css.replace(/(?<![\w#.-])(-?\d*\.?\d+)u\b/g, 'calc($1 * var(--u))')
}
