import type { Drawing } from './dish-name.ts'
import { dishWords } from './dish-words.ts'

type Place = { x: number; y: number; width: number }
export type Placed<Bowl extends Drawing> = Bowl & Place

/** What a bowl is on a tray: where it may stand. */
const is =
  (place: keyof typeof dishWords) =>
  ({ dish }: Drawing) =>
    Object.hasOwn(dishWords[place], dish)
const isSoup = is('soup')
const isRice = is('rice')

/**
 * Cups are no bowls: a sauce is smaller, and a carton or a glass that is drawn to its brim would look larger than the
 * meal.
 */
const CUP_SIZE = 0.8
const isCup = is('cup')

/** Places on the 120 × 120 tray, the main dish first, then as the board sets them. */
const trays: Record<number, readonly Place[]> = {
  1: [{ x: 24, y: 22, width: 72 }],
  2: [
    { x: 8, y: 22, width: 68 },
    { x: 77, y: 44, width: 36 },
  ],
  3: [
    { x: 8, y: 22, width: 72 },
    { x: 78, y: 18, width: 34 },
    { x: 79, y: 66, width: 32 },
  ],
  4: [
    { x: 7, y: 24, width: 70 },
    { x: 79, y: 9, width: 33 },
    { x: 80, y: 44, width: 30 },
    { x: 78, y: 77, width: 34 },
  ],
  6: [
    { x: 8, y: 8, width: 56 },
    { x: 68, y: 8, width: 32 },
    { x: 84, y: 42, width: 28 },
    { x: 58, y: 41, width: 26 },
    { x: 9, y: 70, width: 42 },
    { x: 56, y: 72, width: 42 },
  ],
}

/** A Korean table: main dish above left, rice below left, soup below right, side dishes above right. */
const table = {
  main: { x: 8, y: 8, width: 60 },
  rice: { x: 10, y: 69, width: 42 },
  soup: { x: 57, y: 70, width: 44 },
  sides: [
    { x: 73, y: 10, width: 36 },
    { x: 83, y: 43, width: 28 },
  ],
} as const

/** A bowl of rice with something on it: the bowl above left, soup below it, the rest at its right. */
const bowl: readonly Place[] = [
  { x: 8, y: 8, width: 66 },
  { x: 77, y: 10, width: 34 },
  { x: 74, y: 48, width: 38 },
  { x: 22, y: 75, width: 38 },
]

/** More are not drawn. */
export const BOWLS_DRAWN = 6

/**
 * Bowls with their places; the seventh dish and later are left out. Rice stands at the left of the soup, as on any
 * table.
 */
export function trayLayout<Bowl extends Drawing>(drawings: readonly Bowl[]): Placed<Bowl>[] {
  const bowls = drawings.slice(0, BOWLS_DRAWN)
  const [main, ...rest] = bowls
  if (!main) return []
  const rice = rest.find(isRice)
  const soup = rest.find(isSoup)
  if (bowls.length === 5 && rice && soup) {
    const sides = rest.filter((each) => each !== rice && each !== soup)
    return place([main, ...sides, rice, soup], [table.main, ...table.sides, table.rice, table.soup])
  }
  if (bowls.length === 4 && soup) return place([main, ...rest.filter((each) => each !== soup), soup], bowl)
  if (bowls.length === 5) return place([main, ...rest], [table.main, ...table.sides, table.rice, table.soup])
  if (bowls.length === 6) return place([main, ...ordered(rest)], trays[6] ?? [])
  return place(bowls, trays[bowls.length] ?? [])
}

/** Side dishes first, then rice, then soup: the last places of the tray are the big ones in front. */
function ordered<Bowl extends Drawing>(drawings: readonly Bowl[]): Bowl[] {
  const rank = (each: Drawing): number => {
    if (isSoup(each)) return 2
    return isRice(each) ? 1 : 0
  }
  return [...drawings].sort((a, b) => rank(a) - rank(b))
}

function place<Bowl extends Drawing>(drawings: readonly Bowl[], places: readonly Place[]): Placed<Bowl>[] {
  return drawings.flatMap((each, at) => {
    const spot = places[at]
    if (!spot) return []
    return [{ ...each, ...(isCup(each) ? within(spot, CUP_SIZE) : spot) }]
  })
}

const within = ({ x, y, width }: Place, share: number): Place => {
  const inset = Math.round(width * (1 - share) * 5) / 10
  return { x: x + inset, y: y + inset, width: width - 2 * inset }
}
