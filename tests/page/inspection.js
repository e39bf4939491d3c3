// What an inspector asks of the page; inspection.py puts these functions into it.
window.inspection = {
  /** Buttons too small for a thumb; lines of the log beside a table are for a mouse. */
  smallTargets() {
    return [...document.querySelectorAll('button, a[href], select')]
      .filter((one) => one.checkVisibility() && one.getClientRects().length && !one.matches('.side .line'))
      .map((one) => [one.outerHTML.slice(0, 120), one.getBoundingClientRect(), one])
      .filter(([, box, one]) => box.width < (narrow(one) ? 32 : 43.5) || box.height < 43.5)
      .map(([html, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)
  },

  /** Whatever is too wide, too small, covered or unsaid at a table. */
  trouble() {
    const root = document.documentElement
    const bar = document.querySelector('.actions')
    const zones = [...document.querySelectorAll('.table > :is(.status, .seats, .room, .note-strip, .hand, .side)')]
    const stage = document.querySelector('.stage').getBoundingClientRect().height
    const below = bar.getBoundingClientRect().bottom - innerHeight
    return [
      ...(root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth - root.clientWidth} px too wide`] : []),
      ...(below > 1 ? [`the action bar ends ${Math.round(below)} px below the screen`] : []),
      ...zones.filter((zone) => overlap(zone, bar)).map((zone) => `the action bar covers .${zone.classList[0]}`),
      ...zones.filter((zone) => zone.matches('.hand') && zone.scrollWidth > zone.clientWidth + 1).map((zone) => `.${zone.classList[0]} is ${zone.scrollWidth - zone.clientWidth} px too wide`),
      ...[...document.querySelectorAll('.stage')].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `the stage is ${one.scrollWidth - one.clientWidth} px too wide`),
      ...(stage < 60 ? [`the stage is ${Math.round(stage)} px high`] : []),
      ...[...bar.querySelectorAll('button, select, input')].filter(covered).map((one) => `covered: ${one.outerHTML.slice(0, 110)}`),
      ...(document.body.innerText.includes('⟨') ? ['a message is missing'] : []),
      ...this.cut(),
      ...[...document.querySelectorAll('.seats .name')].filter(beyondTheCompany).map((one) => `beyond the felt: ${one.innerText}`),
      ...this.smallTargets(),
    ]
  },

  /** Titles that are cut, or take a second line on a screen of 360 px or more; names, news and advice that are cut. */
  cut() {
    const texts = [...document.querySelectorAll('#status, .note-strip .words, .seats .name')].filter((one) => one.checkVisibility())
    return texts
      .filter((one) => (one.id && innerWidth >= 360 && one.matches('.wraps')) || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      .map((one) => `cut: ${one.innerText}`)
  },

  /** How large the words of a table are. */
  letters() {
    return parseFloat(getComputedStyle(document.querySelector('.stage')).fontSize)
  },

  /** What cannot be brought before the eyes, or lies under something else, with letters much larger than a phone was made for. */
  troubleWithLargeLetters() {
    const table = document.querySelector('.table')
    const bar = document.querySelector('.actions')
    table.scrollTo(0, table.scrollHeight)
    const [hand, strip] = ['.hand', '.note-strip'].map((zone) => document.querySelector(zone))
    const found = [
      ...[document.documentElement, table, document.querySelector('.stage')]
        .filter((one) => one.scrollWidth > one.clientWidth)
        .map((one) => `${one.className || 'the page'} moves sideways by ${one.scrollWidth - one.clientWidth} px`),
      ...[hand, strip].filter((zone) => overlap(zone, bar)).map((zone) => `the action bar covers .${zone.classList[0]}`),
      ...[...bar.querySelectorAll('button, select, input')].filter(covered).map((one) => `covered: ${one.outerHTML.slice(0, 110)}`),
      ...[...bar.querySelectorAll('button')].filter(beside).map((one) => `beside the screen: ${one.outerHTML.slice(0, 110)}`),
      ...this.cut().filter((one) => !one.includes(document.querySelector('#status').innerText)),
    ]
    table.scrollTo(0, 0)
    return found
  },

  /** Words that are cut off where nothing can be scrolled, and words written over others. */
  crowded() {
    const lines = linesOfText()
    const lost = lines.filter(cutOff).map((one) => `cut off: ${one.text}`)
    const over = lines.flatMap((one, i) =>
      lines.slice(i + 1).filter((other) => meet(one, other)).map((other) => `${one.text} × ${other.text}`),
    )
    return [...new Set([...lost, ...over])]
  },

  /** Write as whoever needs air between letters, words, lines and paragraphs (WCAG 1.4.12). */
  space() {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  },

  /** The table as it is shown, without what ticks or passes; in one spelling. */
  shown() {
    const table = document.querySelector('.table').cloneNode(true)
    table.querySelectorAll('[role=timer], [aria-live], .hammer, .note-strip .line').forEach((one) => one.remove())
    table.querySelectorAll('[style*="--fit"]').forEach(asLargeAsUsual)
    for (const one of [table, ...table.querySelectorAll('*')]) inOrder(one)
    return table.outerHTML.replace(/clip-\w+/g, 'clip').replace(/<!--.*?-->|\s+(?=<)/g, '')
  },
}

/** An element without what made its words fit into their box, which is measured when the letters have come. */
function asLargeAsUsual(one) {
  one.style.removeProperty('--fit')
  one.classList.remove('wraps', 'breaks')
  if (!one.style.length) one.removeAttribute('style')
}

/** An element's classes and attributes by their names, whenever each was set. */
function inOrder(one) {
  if (one.hasAttribute('class')) one.setAttribute('class', [...one.classList].sort().join(' '))
  const all = [...one.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))
  all.forEach(({ name }) => one.removeAttribute(name))
  all.forEach(({ name, value }) => one.setAttribute(name, value))
}

/** Nine goods in one row: a hidden one would cost more than a narrow one. */
function narrow(one) {
  return one.matches('.wants .good')
}

const NOT_READ = '.unseen, .side, svg, option, script, style'
const INK = 0.36

/** Every line of words that is seen, with the room its letters take, without the air around them. */
function linesOfText() {
  const found = []
  const walker = document.createTreeWalker(document.querySelector('dialog[open]') ?? document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const box = node.parentElement
    if (!node.data.trim() || !box.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (box.closest(NOT_READ) || box.getBoundingClientRect().width < 2) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const ink = INK * parseFloat(getComputedStyle(box).fontSize)
    for (const { left, right, top, bottom, width } of range.getClientRects())
      if (width > 1)
        found.push({ node, box, text: node.data.trim().slice(0, 40), left, right, top: (top + bottom) / 2 - ink, bottom: (top + bottom) / 2 + ink })
  }
  return found
}

/** Whether a line reaches out of something that hides what reaches out of it, and cannot be scrolled. */
function cutOff({ box, left, right, top, bottom }) {
  for (let around = box; around && around !== document.documentElement; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around)
    const edge = around.getBoundingClientRect()
    const more = around.scrollHeight > around.clientHeight + 1 || around.scrollWidth > around.clientWidth + 1
    if (more && /auto|scroll/.test(overflowX + overflowY)) return false
    if (overflowX !== 'visible' && (left < edge.left - 2 || right > edge.right + 2)) return true
    if (overflowY !== 'visible' && (top < edge.top - 2 || bottom > edge.bottom + 2)) return true
    if (position === 'fixed') return false
  }
  return false
}

/** Whether two lines are written over each other; what scrolls goes under the buttons that stay. */
function meet(one, other) {
  if (one.node === other.node || [one, other].some(({ box }) => box.closest('.next'))) return false
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 2 && down > 2
}

function overlap(one, other) {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.width && a.height && a.bottom > b.top + 1 && a.top < b.bottom - 1 && a.right > b.left && a.left < b.right
}

/** Whether a name reaches over what lies beside the company. */
function beyondTheCompany(name) {
  const [a, b] = [name, name.closest('.seats')].map((one) => one.getBoundingClientRect())
  return a.left < b.left - 1 || a.right > b.right + 1
}

/** Whether something is beside the screen, and in nothing that could be moved sideways. */
function beside(one) {
  const { left, right } = one.getBoundingClientRect()
  for (let around = one.parentElement; !around.matches('.actions'); around = around.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false
  return left < -1 || right > innerWidth + 1
}

function covered(one) {
  const { left, top, width, height } = one.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return !hit || !(one.contains(hit) || hit.contains(one))
}
