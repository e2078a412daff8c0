let watchers = 0

/**
 * What the keyboard covers at the page's lower end, in px, as `--keyboard-inset` on the document; 0 while there is
 * none.
 */
function publish(): void {
  const { visualViewport, document } = window
  if (!visualViewport) return
  // someone who has zoomed in sees a part of the page too, and no keyboard is the reason
  const zoomed = visualViewport.scale > 1.01
  const covered = document.documentElement.clientHeight - visualViewport.height - visualViewport.offsetTop
  document.documentElement.style.setProperty('--keyboard-inset', `${zoomed ? 0 : Math.max(0, Math.round(covered))}px`)
}

/**
 * Follows the soft keyboard where it lies over the page, as on iOS; on Android the page itself becomes shorter (the
 * viewport's interactive-widget in index.html), and nothing is covered. Call the answer to stop.
 */
export function watchKeyboard(): () => void {
  const { visualViewport } = window
  if (!visualViewport) return () => undefined
  watchers += 1
  if (watchers === 1) {
    visualViewport.addEventListener('resize', publish)
    visualViewport.addEventListener('scroll', publish)
    publish()
  }
  return () => {
    watchers -= 1
    if (watchers > 0) return
    visualViewport.removeEventListener('resize', publish)
    visualViewport.removeEventListener('scroll', publish)
    document.documentElement.style.removeProperty('--keyboard-inset')
  }
}
