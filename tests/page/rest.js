/** The page at rest: letters have come, names fit, what moves is where it is going, and three pictures in a row are alike. */
async () => {
  const TICKS = '[role=timer], .pause :is(.seconds, .left i)'
  const LONGEST = 600

  const drawn = () => document.documentElement.animate(null, 1).finished // a clock that a test holds holds requestAnimationFrame
  const finish = () => {
    for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish()
  }
  const places = () =>
    [...document.body.querySelectorAll('*')]
      .filter((one) => one instanceof HTMLElement && !one.matches(TICKS))
      .map((one) => [one.tagName, one.className, one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight, one.style.getPropertyValue('--fit')].join(' '))

  let before = []
  for (let alike = 0, pictures = 0; alike < 2; pictures++) {
    finish()
    await document.fonts.ready
    await drawn()
    const now = places()
    const changed = now.filter((place, i) => place !== before[i])
    if (pictures > LONGEST) throw new Error(`the page does not come to rest: ${changed.slice(0, 5).join('; ')}`)
    alike = now.length === before.length && !changed.length ? alike + 1 : 0
    before = now
  }
  finish()
}
