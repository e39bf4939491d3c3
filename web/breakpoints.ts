/** The widths at which a layout changes, named once: `@media (--wide)`. No width belongs to two of a pair. */
export const BREAKPOINTS: Readonly<Record<string, string>> = {
  narrow: '(width < 30rem)', // a phone held upright
  roomy: '(width >= 30rem)',
  small: '(width < 64rem)', // phones and small tablets: one column
  wide: '(width >= 64rem)', // a desk: the log lies beside the table
  lying: '(height < 32rem) and (orientation: landscape) and (width < 64rem)', // a phone on its side
  vast: '(width >= 110rem)', // a big screen
}

/** A style sheet with the names of breakpoints replaced by what they stand for. */
export function withBreakpoints(css: string): string {
  return css.replace(/@(?:media|container)[^{]*/g, (query) =>
    query.replace(/\(--([a-z]+)\)/g, (whole, name: string) => BREAKPOINTS[name] ?? whole),
  )
}
