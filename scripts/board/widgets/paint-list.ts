/**
 * One thing that is painted: a run of letters, a surface, a picture or a shape of a drawing. Places in px from the
 * panel's corner.
 */
export type Painted = {
  kind: 'text' | 'box' | 'picture' | 'shape'
  /** The letters themselves; a word for the others. */
  what: string
  x: number
  y: number
  width: number
  height: number
  /** Every property that decides how it looks. */
  looks: Record<string, string>
}

/** In the page: what an element paints, in the order of the document. */
export function paintList(root: Element): Painted[] {
  const list: Painted[] = []
  const origin = root.getBoundingClientRect()
  const CLEAR = 'rgba(0, 0, 0, 0)'

  const add = (kind: Painted['kind'], what: string, rect: DOMRect, looks: Record<string, string>) => {
    if (rect.width < 0.1 && rect.height < 0.1) return
    list.push({ kind, what, x: rect.x - origin.x, y: rect.y - origin.y, width: rect.width, height: rect.height, looks })
  }
  const letters = (style: CSSStyleDeclaration, words: string, fill?: string) => ({
    size: style.fontSize,
    weight: style.fontWeight,
    line: style.lineHeight,
    tracking: style.letterSpacing,
    color: fill ?? style.color,
    ...(/\d/.test(words) && { figures: style.fontVariantNumeric }),
  })
  const surface = (style: CSSStyleDeclaration) => ({
    background: style.backgroundColor,
    ...(style.backgroundImage !== 'none' && { image: style.backgroundImage }),
    radius: style.borderRadius,
    shadow: style.boxShadow,
    ...(style.outlineStyle !== 'none' && { outline: `${style.outlineWidth} ${style.outlineColor}` }),
    ...(Number.parseFloat(style.borderTopWidth) > 0 && { border: `${style.borderTopWidth} ${style.borderTopColor}` }),
    ...(style.opacity !== '1' && { opacity: style.opacity }),
    ...(style.filter !== 'none' && { filter: style.filter }),
  })
  const paints = (style: CSSStyleDeclaration) =>
    style.backgroundColor !== CLEAR ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    (style.outlineStyle !== 'none' && style.outlineWidth !== '0px')
  const isUnseen = (element: Element) => {
    const { clipPath, clip, display } = getComputedStyle(element)
    if (display === 'contents') return false
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
    return clipPath.startsWith('inset(50%') || clip === 'rect(0px, 0px, 0px, 0px)'
  }

  const drawing = (svg: SVGSVGElement) => {
    const style = getComputedStyle(svg)
    const isIcon = svg.getBoundingClientRect().width <= 26 && !svg.querySelector('use[href*="avatar"]')
    const shown = svg.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? ''
    add(
      'picture',
      isIcon ? 'icon' : shown || 'drawing',
      svg.getBoundingClientRect(),
      isIcon ? { color: style.color, stroke: style.strokeWidth } : {},
    )
    if (isIcon) return
    for (const shape of svg.querySelectorAll<SVGGraphicsElement>('path, circle, line, rect, use, text')) {
      if (shape.closest('defs, symbol') || !shape.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue
      const { fill, stroke, strokeWidth, strokeLinecap, strokeDasharray, opacity } = getComputedStyle(shape)
      if (shape instanceof SVGTextElement)
        add('text', shape.textContent.trim(), shape.getBoundingClientRect(), {
          ...letters(getComputedStyle(shape), shape.textContent, fill),
          line: '',
          tracking: '',
        })
      else if (shape instanceof SVGUseElement)
        add('shape', shape.getAttribute('href')?.split('#')[1] ?? 'use', shape.getBoundingClientRect(), {})
      else
        add('shape', shape.tagName, shape.getBoundingClientRect(), {
          fill,
          stroke,
          ...(stroke !== 'none' && { strokeWidth, strokeLinecap, strokeDasharray }),
          opacity,
        })
    }
  }

  /** Each line of a text that keeps its line ends is a run of its own. */
  const words = (node: Text, style: CSSStyleDeclaration) => {
    const lines =
      style.whiteSpaceCollapse === 'preserve-breaks'
        ? [...node.data.matchAll(/[^\n]+/g)]
        : [...node.data.matchAll(/[^]+/g)]
    for (const { 0: line, index } of lines) {
      if (!line.trim()) continue
      const range = document.createRange()
      range.setStart(node, index + line.length - line.trimStart().length)
      range.setEnd(node, index + line.trimEnd().length)
      add(
        'text',
        line.trim().replace(/\s+/g, ' ').replaceAll('\u200b', ''),
        range.getBoundingClientRect(),
        letters(style, line),
      )
    }
  }

  const walk = (element: Element) => {
    if (isUnseen(element)) return
    if (element instanceof SVGSVGElement) return drawing(element)
    const style = getComputedStyle(element)
    const rect = element.getBoundingClientRect()
    if (paints(style)) add('box', element.tagName.toLowerCase(), rect, surface(style))
    for (const part of ['::before', '::after']) {
      const own = getComputedStyle(element, part)
      if (own.content === 'none' || !paints(own)) continue
      const { width, height, transform, top, right, bottom, left } = own
      add('box', part, rect, {
        ...surface(own),
        width,
        height,
        place: [top, right, bottom, left].map((side) => String(Math.round(Number.parseFloat(side)))).join(' '),
        transform,
      })
    }
    if (element instanceof HTMLInputElement && !['checkbox', 'radio'].includes(element.type)) {
      const words = element.value || element.placeholder
      if (words.trim())
        add('text', words, rect, letters(element.value ? style : getComputedStyle(element, '::placeholder'), words))
    }
    for (const node of element.childNodes) {
      if (node instanceof Element) walk(node)
      else if (node instanceof Text) words(node, style)
    }
  }
  walk(root)
  return list
}
