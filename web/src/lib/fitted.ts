/** Letters as large as a box allows: a text is whole in it, in one line, or in more of them where one would be too small to read. */

/** Under this share of the usual size a text goes into a second line; under the other it is read no more, and scrolls instead. */
const ONE_LINE = 0.55
/** The same where there is room for a second line. */
const OF_TWO = 0.8
const LEAST = 0.5
const STEP = 0.04

/** One line if it can be, as many as there is room for, or what the style of the box says. */
type Lines = 'one' | 'many' | 'styled'

/**
 * Keeps a text whole within its box: `--fit` is the share of its usual letters, `.wraps` says that one line is not enough,
 * `.breaks` that a word is longer than a line of the smallest letters.
 */
export function fitted(text: string, lines: Lines = 'one'): (box: HTMLElement) => () => void {
  return (box) => {
    let room = ''
    const again = () => {
      room = roomAcross(box)
      if (text) fit(box, lines)
    }
    const watch = new ResizeObserver(() => requestAnimationFrame(() => room === roomAcross(box) || again()))
    watch.observe(box)
    again()
    void document.fonts.ready.then(again)
    return () => watch.disconnect()
  }
}

/** How wide the box is, and how large the unit of its letters. */
const roomAcross = (box: HTMLElement) => `${box.clientWidth} ${getComputedStyle(box).getPropertyValue('--u')}`

function fit(box: HTMLElement, lines: Lines): void {
  box.classList.remove('wraps', 'breaks')
  box.style.removeProperty('--fit')
  const many = lines === 'many' || (lines === 'styled' && getComputedStyle(box).whiteSpace !== 'nowrap')
  if (!many && shrink(box, inOneLine, leastInOneLine(box, lines))) return
  box.classList.toggle('wraps', !many)
  if (shrink(box)) return
  box.classList.add('breaks')
  shrink(box)
}

/** How small one line may be: where there is room for more of them, larger letters are better. */
function leastInOneLine(box: HTMLElement, lines: Lines): number {
  const rows = roomOf(box) / parseFloat(getComputedStyle(box).fontSize)
  return rows > 3 ? 1 : rows >= 2 * OF_TWO && lines === 'styled' ? OF_TWO : ONE_LINE
}

/** How high a text may be: a box that grows with it up to some height may not have grown yet. */
function roomOf(box: HTMLElement): number {
  const most = getComputedStyle(box).maxBlockSize
  return Math.max(box.clientHeight, most.endsWith('px') ? parseFloat(most) : 0)
}

const inOneLine = (box: HTMLElement) => box.scrollWidth <= box.clientWidth
const fits = (box: HTMLElement) => box.scrollHeight <= roomOf(box) && inOneLine(box)

/** Take from the letters until the text fits; false where too little would be left of them. */
function shrink(box: HTMLElement, whole = fits, least = LEAST): boolean {
  for (let share = 1; share >= least; share -= STEP) {
    box.style.setProperty('--fit', share.toFixed(2))
    if (whole(box)) return true
  }
  return false
}
