// Each function runs in the page and answers what it finds wrong there, one line each; an empty list is good.

/**
 * Whatever can be pressed and is under 44 px in either direction, counting what its ::before or ::after adds around it.
 */
export function smallTargets(): string[] {
  const SELECTOR =
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [role="button"], [role="tab"], [role="option"], [role="slider"]'
  const EDGE = 44
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(SELECTOR)) {
    if (element.closest('[inert], [aria-hidden="true"]') || element.matches(':disabled, [type="hidden"]')) continue
    const box = element.getBoundingClientRect()
    // Hidden, or kept for the keyboard and screen readers only.
    const { visibility, pointerEvents } = getComputedStyle(element)
    if (box.width <= 1 || box.height <= 1 || visibility === 'hidden' || pointerEvents === 'none') continue
    // A link in running text is exempt (WCAG 2.5.8); a field is pressed anywhere on its label.
    if (element.matches('p a')) continue
    const label = element.closest('label')
    const boxes = [box, ...(label ? [label.getBoundingClientRect()] : [])]
    const parent = element.offsetParent ?? element
    const host = getComputedStyle(element)
    for (const part of ['::before', '::after']) {
      const style = getComputedStyle(element, part)
      if (style.content === 'none' || style.position !== 'absolute') continue
      // Where the element is not itself the containing block, its edge counts from there.
      const from = host.position === 'static' ? parent.getBoundingClientRect() : box
      const px = (edge: 'top' | 'right' | 'bottom' | 'left') => Number.parseFloat(style[edge]) || 0
      boxes.push(
        new DOMRect(
          from.left + px('left'),
          from.top + px('top'),
          from.width - px('left') - px('right'),
          from.height - px('top') - px('bottom'),
        ),
      )
    }
    const width = Math.max(...boxes.map((one) => one.width))
    const height = Math.max(...boxes.map((one) => one.height))
    if (width < EDGE - 0.5 || height < EDGE - 0.5)
      found.push(`${width.toFixed(0)} × ${height.toFixed(0)} px: ${element.outerHTML.slice(0, 160)}`)
  }
  return found
}

/**
 * Whatever takes the keyboard's focus and then looks as before, itself and up to three elements around it. The button
 * of what is open is left out: the focus is in what it opened, and its field is marked as if it had the focus. So is
 * what a story draws focused from the start.
 */
export async function unmarkedFocus(): Promise<string[]> {
  const SELECTOR = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const looks = (element: Element) =>
    ['', '::before', '::after']
      .map((part) => {
        const style = getComputedStyle(element, part || undefined)
        return [
          style.outlineStyle,
          style.outlineWidth,
          style.outlineColor,
          style.boxShadow,
          style.borderColor,
          style.backgroundColor,
          style.opacity,
          style.clipPath,
          style.visibility,
          style.stroke,
        ].join('|')
      })
      .join(' ')
  const around = (element: Element) => {
    const list: Element[] = [element, ...(element.closest('label') ?? element).querySelectorAll('*')]
    if (element.nextElementSibling)
      list.push(element.nextElementSibling, ...element.nextElementSibling.querySelectorAll('*'))
    for (let up = element.parentElement, steps = 0; up && steps < 3; up = up.parentElement, steps += 1) list.push(up)
    return list.map(looks).join('\n')
  }
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(SELECTOR)) {
    if (
      element.closest('[inert], [aria-hidden="true"], [data-base-ui-focus-guard]') ||
      element.matches(':disabled, [tabindex="-1"], [data-forced="focus"], [aria-haspopup][aria-expanded="true"]') ||
      element.getClientRects().length === 0
    )
      continue
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const before = around(element)
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions) // focusVisible: newer than the DOM types
    // What moves the focus on at once has no look of its own.
    if (document.activeElement !== element) continue
    // What a component draws by itself comes a moment later.
    if (around(element) === before) await new Promise((resolve) => setTimeout(resolve, 100))
    if (around(element) === before) found.push(element.outerHTML.slice(0, 160))
  }
  return found
}

/** Animations and transitions longer than a millisecond. A toast keeps its fade: opacity alone moves nothing. */
export function moving(): string[] {
  const longest = (durations: string) =>
    Math.max(...durations.split(',').map((one) => Number.parseFloat(one) * (one.trim().endsWith('ms') ? 1 : 1000)))
  const found: string[] = []
  for (const element of document.querySelectorAll('#storybook-root *, #root *, body > [data-base-ui-portal] *')) {
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part || undefined)
      const animated = style.animationName === 'none' ? 0 : longest(style.animationDuration)
      const fades = style.transitionProperty === 'opacity' && element.closest('[role="status"]')
      const changed = fades || style.transitionProperty === 'none' ? 0 : longest(style.transitionDuration)
      if (Math.max(animated, changed) > 1)
        found.push(`${animated} and ${changed} ms: ${part}${element.outerHTML.slice(0, 120)}`)
    }
  }
  return found
}

/** The elements that make the page wider than the window. */
export function sideways(): string[] {
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width && document.body.scrollWidth <= width) return []
  const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  const isScrolled = (element: Element): boolean =>
    element.parentElement !== null &&
    element.parentElement !== document.body &&
    (scrolls(element.parentElement) || isScrolled(element.parentElement))
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 0.5 && !isScrolled(element),
  )
  return [
    `${document.documentElement.scrollWidth} px in ${width} px`,
    ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
  ]
}

/**
 * Controls whose words are not whole in their name (WCAG 2.5.3, Label in Name): whoever speaks says what is seen. Only
 * letters and digits count, and no difference of case; of a name that its content makes, each piece of what is seen has
 * to be in it. What a slider or a field holds is its value and no label.
 */
export function unsaidWords(): string[] {
  const SELECTOR =
    'a[href], button, summary, input, select, textarea, [role="button"], [role="link"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="option"], [role="menuitem"]'
  const heard = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{Nd}]/gu, '')
  const referred = (element: Element) =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => (id && document.getElementById(id)?.textContent) ?? '')
      .join(' ')
      .trim()
  const given = (element: Element) => referred(element) || (element.getAttribute('aria-label') ?? '').trim()
  const content = (element: Element): string =>
    [...element.childNodes]
      .map((node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
        if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
        return given(node) || node.getAttribute('alt') || content(node)
      })
      .join(' ')
  /** In a box of a pixel, or clipped to nothing: for screen readers. */
  const isUnseen = (text: Element, control: Element): boolean => {
    for (let up: Element | null = text; up && up !== control; up = up.parentElement) {
      const { width, height } = up.getBoundingClientRect()
      const { clipPath, overflow } = getComputedStyle(up)
      if (clipPath === 'inset(50%)' || ((width <= 1 || height <= 1) && overflow !== 'visible')) return true
    }
    return !text.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  /** A letter in a picture that says nothing: the bowl of a dish that has no drawing. */
  const isDrawn = (text: Element): boolean => text.matches('text') && text.closest('[aria-hidden="true"]') !== null
  const pieces = (element: Element, before?: Element): string[] => {
    const list: string[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      if (before && !(walker.currentNode.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING)) break
      const parent = walker.currentNode.parentElement
      const words = walker.currentNode.nodeValue?.trim()
      if (words && parent && !parent.closest('script, style, title') && !isDrawn(parent) && !isUnseen(parent, element))
        list.push(words)
    }
    return list
  }
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(SELECTOR)) {
    if (element.closest('[inert], .sb-wrapper, #storybook-docs') || !element.checkVisibility()) continue
    const isField = element.matches('input, select, textarea')
    const labels = isField ? [...((element as HTMLInputElement).labels ?? [])] : [] // the matched ones have labels
    const own = given(element)
    const name = own || (isField ? labels.map(content).join(' ') : content(element))
    // Behind a field with a name of its own stands its unit; behind a box that is ticked, its label.
    const isTicked = element.matches('[type="checkbox"], [type="radio"]')
    const around = labels.flatMap((label) => pieces(label, own && !isTicked ? element : undefined))
    const seen = isField ? around : pieces(element)
    const wanted = own ? [seen.join('')] : seen
    if (!wanted.every((words) => heard(name).includes(heard(words))))
      found.push(
        `seen “${seen.join(' ')}”, named “${name.replaceAll(/\s+/g, ' ').trim()}”: ${element.outerHTML.slice(0, 120)}`,
      )
  }
  return found
}

/** Texts in Korean letters that are not marked as Korean, also those that only a screen reader says. */
export function hangul(): string[] {
  const found = new Set<string>()
  const look = (text: string | null) => text && /[가-힣]/.test(text) && found.add(text.trim())
  const isMarked = (element: Element) => element.closest('[lang]:not(html)')?.getAttribute('lang') === 'ko'
  look(document.title)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    // the page of Storybook itself stands around the stories
    if (parent && !parent.closest('script, style, noscript, .sb-wrapper, #storybook-docs') && !isMarked(parent))
      look(walker.currentNode.nodeValue)
  }
  for (const element of document.body.querySelectorAll(
    '[aria-label], [placeholder], [alt], [title], [aria-valuetext], [aria-roledescription], input, textarea',
  )) {
    if (isMarked(element)) continue
    for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'aria-valuetext', 'aria-roledescription'])
      look(element.getAttribute(name))
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) look(element.value)
  }
  return [...found]
}

/**
 * Texts that are seen and under 12 px, or that something cuts: a box around them that hides what leaves it, or the
 * window's edge. What scrolls is not cut, nor is what is folded away or kept for screen readers, in a box of a pixel.
 * Two ways to cut are by design: a text whose whole stands in its `title`, and the first lines of one that is a link to
 * the whole.
 */
export function badTexts(): string[] {
  const SMALLEST = 12
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()

  /**
   * What cuts these boxes of a text, which may leave `slack` px above and below: its line is higher than its letters.
   */
  const cutBy = (text: Element, boxes: DOMRect[], slack: number): string | undefined => {
    const leaves = (edge: DOMRect, across: boolean, down: boolean) =>
      boxes.some(
        (box) =>
          (across && (box.left < edge.left - 1 || box.right > edge.right + 1)) ||
          (down && (box.top < edge.top - slack || box.bottom > edge.bottom + slack)),
      )
    let [across, down, over] = [true, true, false]
    for (let up: Element | null = text; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up)
      // What is placed stands over all that is not, up to what it is placed in.
      if (over && style.position === 'static' && style.transform === 'none') continue
      over = style.position === 'absolute'
      if (style.display !== 'inline' && style.display !== 'contents') {
        const edge = up.getBoundingClientRect()
        if (edge.width <= 1 || edge.height <= 1) return undefined
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if (leaves(edge, across && hides(style.overflowX), down && hides(style.overflowY))) {
          const link = style.webkitLineClamp !== 'none' && up.closest('a[href]')
          const whole = up
            .closest('[title]')
            ?.getAttribute('title')
            ?.includes(text.textContent?.trim() ?? '')
          return link || whole ? undefined : up.outerHTML.slice(0, 120)
        }
        across &&= style.overflowX !== 'auto' && style.overflowX !== 'scroll'
        down &&= style.overflowY !== 'auto' && style.overflowY !== 'scroll'
      }
      if (style.position === 'fixed') break
    }
    const { clientWidth: width } = document.documentElement
    return across && leaves(new DOMRect(0, 0, width, 0), true, false) ? 'the window' : undefined
  }

  while (walker.nextNode()) {
    const text = walker.currentNode.parentElement
    const words = walker.currentNode.nodeValue?.trim()
    if (
      !text ||
      !words ||
      text.closest('script, style, noscript, [inert], .sb-wrapper') ||
      !text.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue
    range.selectNodeContents(walker.currentNode)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    if (boxes.length === 0) continue
    const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 1) : 1
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale
    const isSeen = boxes.some(({ width, height }) => width > 1 && height > 1) && !hiddenInPixel(text)
    if (!isSeen) continue
    if (size < SMALLEST - 0.05) found.push(`“${words}” is ${size.toFixed(1)} px: ${text.outerHTML.slice(0, 120)}`)
    const by = cutBy(text, boxes, size * 0.2)
    if (by) found.push(`“${words}” is cut by ${by}`)
  }
  return found

  /** Kept for screen readers: in a box of a pixel, however long it is. */
  function hiddenInPixel(text: Element): boolean {
    for (let up: Element | null = text; up && up !== document.body; up = up.parentElement) {
      const { width, height } = up.getBoundingClientRect()
      const { clipPath, overflow } = getComputedStyle(up)
      // a pixel, and its padding where it has one
      if (clipPath === 'inset(50%)' || ((width <= 1 || height <= 1) && overflow !== 'visible')) return true
    }
    return false
  }
}

/**
 * What something else lies over where it would be pressed, once the page has scrolled to it as it does for the
 * keyboard: an action or a bar that sticks, a toast, a dialog taller than the window. Under what is modal nothing is
 * looked at.
 */
export function covered(): string[] {
  const SELECTOR = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const found: string[] = []
  const all = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body
  for (const element of all.querySelectorAll<HTMLElement>(SELECTOR)) {
    if (
      element.closest('[inert], [aria-hidden="true"], [data-base-ui-focus-guard]') ||
      element.matches(':disabled, [type="hidden"], [tabindex="-1"]')
    )
      continue
    const style = getComputedStyle(element)
    // Seen only with the focus on it: then it is over everything.
    if (style.visibility === 'hidden' || style.clipPath !== 'none' || style.pointerEvents === 'none') continue
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) continue
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
    if (right <= left || bottom <= top) {
      found.push(`out of the window: ${element.outerHTML.slice(0, 160)}`)
      continue
    }
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    // its label may lie over it, and what is around it is under it
    if (over && !element.contains(over) && !over.contains(element) && !over.closest('label')?.contains(element))
      found.push(`${element.outerHTML.slice(0, 120)}\n  under ${over.outerHTML.slice(0, 120)}`)
  }
  return found
}
