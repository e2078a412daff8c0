// Functions for the page itself: each stands alone, as it is sent there.

/**
 * In the page: over which arcs an age-gap meter's needle lies, on which side of upright, and how many degrees each
 * figure stands away from where it points.
 */
export function needleOver(): { levels: string[]; side: number; figures: { text: string; away: number }[] } {
  const svg = document.querySelector<SVGSVGElement>('main [role=img] svg')
  const needle = svg?.querySelector<SVGPathElement>('path[style*="--angle"]')
  const ends = [...(svg?.querySelectorAll('circle') ?? [])].map((end) => end.getBoundingClientRect())
  const [left, right] = ends
  const [ground, turned] = [svg?.getScreenCTM(), needle?.getScreenCTM()]
  if (!svg || !needle || !left || !right || !ground || !turned) throw new Error('There is no meter with a needle.')
  const middle = ({ left: x, width, top, height }: DOMRect) => ({ x: x + width / 2, y: top + height / 2 })
  const hub = { x: (middle(left).x + middle(right).x) / 2, y: (middle(left).y + middle(right).y) / 2 }
  const radius = (middle(right).x - middle(left).x) / 2
  const towards = ({ x, y }: { x: number; y: number }) => (Math.atan2(x - hub.x, hub.y - y) * 180) / Math.PI
  const length = needle.getTotalLength()
  const outline = Array.from({ length: 400 }, (_, at) =>
    needle.getPointAtLength((length * at) / 400).matrixTransform(turned),
  )
  const tip =
    outline.toSorted(
      (one, other) => Math.hypot(other.x - hub.x, other.y - hub.y) - Math.hypot(one.x - hub.x, one.y - hub.y),
    )[0] ?? hub
  const way = Math.hypot(tip.x - hub.x, tip.y - hub.y)
  const onArc = new DOMPoint(hub.x + ((tip.x - hub.x) / way) * radius, hub.y + ((tip.y - hub.y) / way) * radius)
  const arcs = [...svg.querySelectorAll<SVGPathElement>('path[stroke^="var(--age-"]')]
  const over = arcs.filter((arc) =>
    arc.isPointInStroke(onArc.matrixTransform((arc.getScreenCTM() ?? ground).inverse())),
  )
  return {
    levels: over.map((arc) => /--age-(\w+)/.exec(arc.getAttribute('stroke') ?? '')?.[1] ?? ''),
    // Upright is 0, and not its negative.
    side: Math.sign(Math.round(tip.x - hub.x)) || 0,
    figures: [...svg.querySelectorAll('text')].map((text) => ({
      text: text.textContent ?? '',
      away: Math.abs(towards(tip) - towards(middle(text.getBoundingClientRect()))),
    })),
  }
}

/**
 * In the page: how far right of the rope's middle the ribbon stands, and how far that is at most, which is a tenth of
 * the rope.
 */
export function ribbonFrom(): { away: number; reach: number } {
  const svg = document.querySelector('main [role=img] svg')
  const [frame, ribbon] = [svg?.getBoundingClientRect(), svg?.querySelector('g')?.getBoundingClientRect()]
  if (!frame || !ribbon) throw new Error('There is no rope with a ribbon.')
  return { away: ribbon.left + ribbon.width / 2 - (frame.left + frame.width / 2), reach: frame.width / 10 }
}

/**
 * In the page: over which thirds of a scale the middle of the knob stands, and which are lit, counted from the left as
 * they are seen.
 */
export function knobOver(): { thirds: number[]; lit: number[]; x: number } {
  const scale = document.querySelector('main [role=img]')
  const knob = scale?.querySelector('i')?.getBoundingClientRect()
  if (!scale || !knob) throw new Error('There is no scale with a knob.')
  const x = knob.left + knob.width / 2
  const spans = [...scale.querySelectorAll('span')]
    .map((span) => ({ box: span.getBoundingClientRect(), isLit: span.dataset['on'] === 'true' }))
    .toSorted((one, other) => one.box.left - other.box.left)
  const found = (is: (span: (typeof spans)[number]) => boolean) => spans.flatMap((span, at) => (is(span) ? [at] : []))
  return { thirds: found(({ box }) => x >= box.left && x <= box.right), lit: found(({ isLit }) => isLit), x }
}

/**
 * In the page: from where to where each factor's bar reaches, in halves of its track: −1 is the left end, 0 the middle,
 * 1 the right end.
 */
export function factorSides(): { from: number; to: number }[] {
  return [...document.querySelectorAll('main li [aria-hidden=true]')].map((track) => {
    const { left, width } = getComputedStyle(track, '::before')
    const half = track.getBoundingClientRect().width / 2
    const from = Number.parseFloat(left) / half - 1
    return { from, to: from + Number.parseFloat(width) / half }
  })
}

/**
 * In the page: whether the drawn part of a ring, or of a half one, covers places so many eighths of a turn from the
 * top, clockwise.
 */
export function atEnds(eighths: number[]): boolean[] {
  const svg = document.querySelector('main [role=img] svg')
  const track = svg?.querySelector<SVGGeometryElement>('circle, path')
  const drawn = track?.nextElementSibling as SVGGeometryElement | null | undefined // the value lies over its track
  const matrix = drawn?.getScreenCTM()
  if (!track || !drawn || !matrix) throw new Error('There is no ring.')
  const box = track.getBoundingClientRect()
  const isHalf = track instanceof SVGPathElement
  const scale = Math.hypot(matrix.a, matrix.b)
  const stroke = Number.parseFloat(getComputedStyle(drawn).strokeWidth) * scale
  // A box of a shape is without its stroke.
  const radius = box.width / 2
  const hub = { x: box.left + radius, y: isHalf ? box.bottom : box.top + box.height / 2 }
  // What is drawn is seen as dashes, whichever way the shape runs: the point is looked for along it.
  const length = drawn.getTotalLength()
  const unit = isHalf ? length / 100 : 1
  const end = length - Number(drawn.getAttribute('stroke-dashoffset')) * unit
  return eighths.map((eighth) => {
    const angle = (eighth * Math.PI) / 4
    const place = { x: hub.x + radius * Math.sin(angle), y: hub.y - radius * Math.cos(angle) }
    const steps = Array.from({ length: 361 }, (_, at) => (end * at) / 360)
    return steps.some((at) => {
      const point = drawn.getPointAtLength(at).matrixTransform(matrix)
      return Math.hypot(point.x - place.x, point.y - place.y) < stroke
    })
  })
}

/**
 * In the page: where the second mark of a half ring stands, in degrees from upright, and on which side its words begin.
 */
export function markedAt(): { degrees: number; wordsSide: number } {
  const svg = document.querySelector('main [role=img] svg')
  const [track, , mark] = [...(svg?.querySelectorAll('path') ?? [])]
  const words = document.querySelector('main [role=img] i')?.getBoundingClientRect()
  const matrix = mark?.getScreenCTM()
  if (!track || !mark || !matrix || !words) throw new Error('There is no half ring with a mark.')
  const box = track.getBoundingClientRect()
  const hub = { x: box.left + box.width / 2, y: box.bottom }
  const [inner, outer] = [0, mark.getTotalLength()].map((at) => mark.getPointAtLength(at).matrixTransform(matrix))
  if (!inner || !outer) throw new Error('The mark has no length.')
  const middle = { x: (inner.x + outer.x) / 2, y: (inner.y + outer.y) / 2 }
  return {
    degrees: (Math.atan2(middle.x - hub.x, hub.y - middle.y) * 180) / Math.PI,
    wordsSide: Math.sign(words.left + words.width / 2 - hub.x),
  }
}

/** In the page: the state of each named cell of a plate, and of the dish that is drawn under its name. */
export function cellsUnder(): { name: string; own: string; under: string[] }[] {
  const plate = document.querySelector('main [role=group]')
  const dishes = [...(plate?.querySelectorAll<SVGPolygonElement>('polygon[data-is]') ?? [])]
  return [...(plate?.querySelectorAll('button') ?? [])].map((button) => {
    const { left, width, top, height } = button.getBoundingClientRect()
    const middle = new DOMPoint(left + width / 2, top + height / 2)
    const under = dishes.filter((dish) =>
      dish.isPointInFill(middle.matrixTransform((dish.getScreenCTM() ?? new DOMMatrix()).inverse())),
    )
    return {
      name: button.textContent ?? '',
      own: button.dataset['is'] ?? '',
      under: under.map((dish) => dish.dataset['is'] ?? ''),
    }
  })
}
