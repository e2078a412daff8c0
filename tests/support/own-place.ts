type Seated = { dishes: string[]; isInPlace: boolean; isUpright: boolean; isWhole: boolean; grown: number }

/** In the page: what stands over the own place, which is the only shape with corners that lies on the table itself. */
export function atOwnPlace(): Seated {
  const table = document.querySelector('main svg[role=img]:has([data-mine])')
  const place = table?.querySelector(':scope > path')?.getBoundingClientRect()
  if (!table || !place) throw new Error('There is no table with an own place.')
  const middle = ({ left, width, top, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })
  const seat = middle(place)
  const bowls = [...table.querySelectorAll('use')].map((use) => {
    const box = use.getBoundingClientRect()
    const { x, y } = middle(box)
    return {
      dish: use.getAttribute('href')?.split('#d-')[1] ?? '',
      box,
      away: Math.hypot(x - seat.x, y - seat.y),
      mine: use.closest('[data-mine]') !== null,
      use,
    }
  })
  // Nearer than its own half: the seat's middle lies in that bowl.
  const over = bowls.filter(({ box, away }) => away < box.width / 2)
  const own = over[0]
  const others = bowls.filter((bowl) => bowl !== own).map(({ box }) => box.width)
  const frame = table.getBoundingClientRect()
  const matrix = own?.use.getScreenCTM()
  return {
    dishes: over.map(({ dish, mine }) => (mine ? dish : `${dish}, not mine`)),
    isInPlace: own !== undefined && Math.abs(middle(own.box).x - seat.x) < 1 && own.away < 6,
    isUpright: matrix !== null && matrix !== undefined && Math.abs(matrix.b) < 0.001 && matrix.a > 0,
    isWhole:
      own !== undefined && own.box.left >= frame.left && own.box.right <= frame.right && own.box.bottom <= frame.bottom,
    grown: own === undefined ? 0 : own.box.width / Math.max(...others),
  }
}
