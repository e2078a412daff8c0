import type { Page } from '@playwright/test'

/** Marks what has a ground or a shadow of its own in usual colours, while a page is looked at in forced ones. */
const GROUND = 'data-had-ground'

/**
 * What forced colours (Windows' contrast themes) take away on the page as it stands, one line each: they drop shadows
 * and replace every colour of a ground, a text and a border, a transparent one too. What is chosen must differ by more
 * than those, and what can be pressed or filled in has an edge. Leaves the page as it was. (docs/decisions/383)
 */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.evaluate(markGrounds, GROUND)
  await page.emulateMedia({ forcedColors: 'active' })
  try {
    return [
      ...(await page.evaluate(unseenChoices)),
      ...(await page.evaluate(unseenEdges, GROUND)),
      ...(await page.evaluate(lostMarks, GROUND)),
    ]
  } finally {
    await page.emulateMedia({ forcedColors: 'none' })
    await page.evaluate((mark) => {
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
    }, GROUND)
  }
}

/** In the page, in usual colours: links and labels that stand on a ground of their own are drawn as buttons. */
function markGrounds(mark: string): void {
  for (const element of document.querySelectorAll('a[href]')) {
    const { backgroundColor, boxShadow } = getComputedStyle(element)
    if (!/^rgba\(.*, 0\)$/.test(backgroundColor) || boxShadow !== 'none') element.setAttribute(mark, 'edge')
  }
  // Dots, bars and lines: nothing is in them but their colour.
  for (const element of document.querySelectorAll('body *')) {
    // The browser draws its own fields, and what only stands for what comes is no mark.
    if (element instanceof SVGElement || element.matches('input, progress, meter')) continue
    if (element.closest('[aria-busy="true"], [role="status"]')) continue
    const parts = (element.childNodes.length === 0 ? ['', '::before', '::after'] : ['::before', '::after']).filter(
      (part) => {
        const { backgroundColor, boxShadow, content, display } = getComputedStyle(element, part || undefined)
        if (part !== '' && content !== '""') return false
        return display !== 'none' && (!/^rgba\(.*, 0\)$/.test(backgroundColor) || boxShadow.includes('inset'))
      },
    )
    if (parts.length > 0 && !element.hasAttribute(mark))
      element.setAttribute(mark, parts.map((part) => part || 'self').join(' '))
  }
}

/** In the page: dots, bars and lines that are no more. */
function lostMarks(mark: string): string[] {
  const canvas = getComputedStyle(document.documentElement).backgroundColor
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(`[${mark}]:not([${mark}='edge'])`)) {
    if (element.closest('[inert]') || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    if (element.getBoundingClientRect().width < 1) continue
    for (const part of (element.getAttribute(mark) ?? '').split(' ')) {
      const style = getComputedStyle(element, part === 'self' ? undefined : part)
      const isLine = (kind: string, width: string) => kind !== 'none' && Number.parseFloat(width) >= 1
      if (
        style.opacity === '0' ||
        style.backgroundImage !== 'none' ||
        style.forcedColorAdjust === 'none' ||
        (!/^rgba\(.*, 0\)$/.test(style.backgroundColor) && style.backgroundColor !== canvas) ||
        isLine(style.outlineStyle, style.outlineWidth) ||
        isLine(style.borderTopStyle, style.borderTopWidth) ||
        isLine(style.borderLeftStyle, style.borderLeftWidth)
      )
        continue
      found.push(`a mark is lost in forced colours: ${part} of ${element.outerHTML.slice(0, 160)}`)
    }
  }
  return found
}

/**
 * In the page: what is chosen, open or current and would be drawn alike if it were not. Asked twice: whether the styles
 * differ once it says the opposite, and whether what is drawn differs from what stands beside it and is not chosen.
 */
function unseenChoices(): string[] {
  const still = new CSSStyleSheet()
  still.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)

  // What covers nothing and what is as the page are one here: forced, every ground is as the page.
  const canvas = getComputedStyle(document.documentElement).backgroundColor
  const none = (style: string, width: string) => style === 'none' || Number.parseFloat(width) === 0
  const paint = (element: Element, part?: string): string => {
    const style = getComputedStyle(element, part)
    if (part !== undefined && (style.content === 'none' || style.content === 'normal')) return ''
    if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return 'unseen'
    const line = (side: 'Top' | 'Right' | 'Bottom' | 'Left') =>
      none(style[`border${side}Style`], style[`border${side}Width`])
        ? '-'
        : [style[`border${side}Width`], style[`border${side}Style`], style[`border${side}Color`]].join(' ')
    return [
      none(style.outlineStyle, style.outlineWidth)
        ? '-'
        : [style.outlineWidth, style.outlineStyle, style.outlineColor].join(' '),
      line('Top'),
      line('Right'),
      line('Bottom'),
      line('Left'),
      /^rgba\(.*, 0\)$/.test(style.backgroundColor) || style.backgroundColor === canvas ? '-' : style.backgroundColor,
      style.color,
      style.textDecorationLine,
      style.transform,
      style.clipPath,
      ...(element instanceof SVGElement ? [style.fill, style.stroke, style.strokeWidth, style.strokeDasharray] : []),
    ].join(' | ')
  }
  const drawn = (element: Element) =>
    [element, ...element.querySelectorAll('*')].flatMap((one) => [
      `${one.tagName} ${paint(one)}`,
      paint(one, '::before'),
      paint(one, '::after'),
    ])
  // A drawing of its own tells nothing of the choice: two dishes differ whatever is chosen.
  const outline = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((one) => !(one instanceof SVGElement && one.tagName !== 'svg'))
      .flatMap((one) => [`${one.tagName} ${paint(one)}`, paint(one, '::before'), paint(one, '::after')])
      .filter((text) => text !== '')
      .sort()
      .join('\n')
  const whole = (element: Element) =>
    element instanceof HTMLInputElement ? (element.closest('label') ?? element.parentElement ?? element) : element

  const STATES = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current'] as const
  const found: string[] = []
  const isSeen = (element: Element) =>
    !element.closest('[inert]') &&
    element.getClientRects().length > 0 &&
    element.getBoundingClientRect().width > 1 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

  for (const state of STATES) {
    for (const element of document.querySelectorAll(`[${state}]:not([${state}='false'], option)`)) {
      if (!isSeen(whole(element))) continue
      const value = element.getAttribute(state) ?? ''
      const before = drawn(element).join('\n')
      if (state === 'aria-current') element.removeAttribute(state)
      else element.setAttribute(state, 'false')
      const isAlike = drawn(element).join('\n') === before
      element.setAttribute(state, value)
      if (!isAlike) continue
      const others = [
        ...(element.closest('[role], ul, ol, nav')?.parentElement ?? document).querySelectorAll(element.tagName),
      ]
        .filter((other) => other !== element && other.className === element.className)
        .filter((other) =>
          state === 'aria-current' ? !other.hasAttribute(state) : other.getAttribute(state) === 'false',
        )
      if (others.length > 0 && others.every((other) => outline(other) !== outline(element))) continue
      found.push(`${state} is not seen in forced colours: ${element.outerHTML.slice(0, 160)}`)
    }
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('input:checked')) {
    const all = whole(input)
    if (!isSeen(all)) continue
    const group = [...document.querySelectorAll<HTMLInputElement>('input:checked')].filter(
      (other) => other.name === input.name && other.type === 'radio',
    )
    const before = drawn(all).join('\n')
    input.checked = false
    const isAlike = drawn(all).join('\n') === before
    input.checked = true
    for (const other of group) other.checked = true
    if (isAlike) found.push(`checked is not seen in forced colours: ${all.outerHTML.slice(0, 160)}`)
  }
  for (const button of document.querySelectorAll<HTMLElement>('button:disabled, button[aria-disabled="true"]')) {
    if (!isSeen(button)) continue
    const name = button.matches(':disabled') ? 'disabled' : 'aria-disabled'
    const value = button.getAttribute(name) ?? ''
    const before = drawn(button).join('\n')
    button.removeAttribute(name)
    const isAlike = drawn(button).join('\n') === before
    button.setAttribute(name, value)
    if (isAlike) found.push(`disabled is not seen in forced colours: ${button.outerHTML.slice(0, 160)}`)
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  return found
}

/** In the page: buttons, fields and links drawn as buttons that nothing parts from what stands around them. */
function unseenEdges(mark: string): string[] {
  const SELECTOR = `button, [role='button'], [role='slider'], input, textarea, select, [${mark}='edge']`
  const canvas = getComputedStyle(document.documentElement).backgroundColor
  const isLine = (style: string, width: string, color: string) =>
    style !== 'none' && Number.parseFloat(width) >= 1 && color !== canvas && !/^rgba\(.*, 0\)$/.test(color)
  const hasEdge = (element: Element, part?: string): boolean => {
    const style = getComputedStyle(element, part)
    if (part !== undefined && (style.content === 'none' || style.content === 'normal')) return false
    if (style.opacity === '0' || style.visibility === 'hidden') return false
    return (
      isLine(style.outlineStyle, style.outlineWidth, style.outlineColor) ||
      isLine(style.borderTopStyle, style.borderTopWidth, style.borderTopColor) ||
      isLine(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor) ||
      (!/^rgba\(.*, 0\)$/.test(style.backgroundColor) && style.backgroundColor !== canvas)
    )
  }
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(SELECTOR)) {
    if (
      element.closest('[inert], [aria-hidden="true"], [data-base-ui-focus-guard]') ||
      element.matches('[type="hidden"]')
    )
      continue
    const box = element.getBoundingClientRect()
    const { visibility, clipPath, pointerEvents } = getComputedStyle(element)
    if (box.width <= 1 || box.height <= 1 || visibility === 'hidden' || clipPath === 'inset(50%)') continue
    if (pointerEvents === 'none' || element.matches('[type="file"], [type="range"]')) continue
    // A field is drawn by what stands around it, a mark by what stands after it.
    const around: Element[] = [element, ...element.querySelectorAll('*')]
    for (
      let up = element.parentElement, steps = 0;
      up && up !== document.body && steps < 4;
      up = up.parentElement, steps += 1
    ) {
      const room = up.getBoundingClientRect()
      const isAround =
        element.matches('input, textarea, select') || (room.width <= box.width + 16 && room.height <= box.height + 16)
      if (isAround) around.push(up)
      if (up.matches('label')) around.push(...up.querySelectorAll('*'))
    }
    if (!around.some((one) => hasEdge(one) || hasEdge(one, '::before') || hasEdge(one, '::after')))
      found.push(`no edge in forced colours: ${element.outerHTML.slice(0, 160)}`)
  }
  return found
}
