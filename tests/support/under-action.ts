// Each function runs in the page and answers what it finds under a page's sticky action, one line each; an empty list
// is good.

/** In the page, scrolled to its end: the texts and controls that the action at its bottom lies over, one line each. */
export function underAction(): string[] {
  scrollTo(0, document.documentElement.scrollHeight)
  const action = document.querySelector('[data-sticky-action]')
  const main = document.querySelector('main')
  if (!action || !main) return []
  // its own upper part fades from nothing
  const top = action.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(action).paddingTop)
  const inside = (element: Element | null) => {
    if (!element || action.contains(element)) return false
    // what only a screen reader finds, a chart's table for one, is cut to a pixel
    for (let up: Element | null = element; up && up !== main; up = up.parentElement) {
      const { width, height } = up.getBoundingClientRect()
      if (width <= 1 || height <= 1) return false
    }
    return true
  }
  // a list that scrolls by itself ends where it is cut: its rows come up in it
  const seenTo = (element: Element | null, bottom: number) => {
    let end = bottom
    for (let up = element?.parentElement; up && up !== main; up = up.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(up).overflowY)) end = Math.min(end, up.getBoundingClientRect().bottom)
    }
    return end
  }
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const boxes: [string, number][] = []
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!inside(text.parentElement) || text.parentElement?.closest('[aria-hidden="true"]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    boxes.push([text.textContent ?? '', seenTo(text.parentElement, range.getBoundingClientRect().bottom)])
  }
  for (const control of main.querySelectorAll('a[href], button, input'))
    if (inside(control))
      boxes.push([control.outerHTML.slice(0, 80), seenTo(control, control.getBoundingClientRect().bottom)])
  return boxes
    .filter(([, bottom]) => bottom > top + 1)
    .map(([name, bottom]) => `${name} ends at ${bottom.toFixed(0)}, the action begins at ${top.toFixed(0)}`)
}

/** In the page: the controls that, given the focus, stand under the action. */
export function focusUnderAction(): string[] {
  const action = document.querySelector('[data-sticky-action]')
  if (!action) return []
  return [
    ...document.querySelectorAll<HTMLElement>('main a[href], main button:not(:disabled), main input:not(:disabled)'),
  ]
    .filter((control) => !action.contains(control))
    .filter((control) => {
      scrollTo(0, 0)
      control.blur() // it may have the focus already, which then moves nothing
      control.focus()
      const box = control.getBoundingClientRect()
      return box.top >= action.getBoundingClientRect().top
    })
    .map((control) => control.outerHTML.slice(0, 120))
}
