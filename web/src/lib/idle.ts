/** When nobody has touched the page for a while, or it is out of sight. */
const A_WHILE = 60_000

/** Do this once the page is left alone; returns how to wait no longer. */
export function whenLeftAlone(deed: () => void): () => void {
  let timer = setTimeout(deed, A_WHILE)
  const touched = () => {
    clearTimeout(timer)
    timer = setTimeout(deed, A_WHILE)
  }
  const looked = () => document.hidden && deed()
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, touched)
  document.addEventListener('visibilitychange', looked)
  return () => {
    clearTimeout(timer)
    for (const touch of ['pointerdown', 'keydown']) removeEventListener(touch, touched)
    document.removeEventListener('visibilitychange', looked)
  }
}
