import type { DishName } from './dish-sprite.ts'

type Place = { x: number; y: number; width: number }
export type PlacedDish = Place & { dish: DishName }

/** What a bowl is on a tray: where it may stand. */
const soups: readonly DishName[] = ['miyeok', 'jjigae']
const staples: readonly DishName[] = ['rice', 'rice-plain', 'riceball']

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

/** Bowls with their places; the seventh dish and later are left out. Rice stands at the left of the soup, as on any table. */
export function trayLayout(dishes: readonly DishName[]): PlacedDish[] {
  const bowls = dishes.slice(0, 6)
  const [main, ...rest] = bowls
  if (!main) return [{ dish: 'empty', ...(trays[1]?.[0] ?? table.main) }]
  const rice = rest.find((dish) => staples.includes(dish))
  const soup = rest.find((dish) => soups.includes(dish))
  if (bowls.length === 5 && rice && soup) {
    const sides = without(without(rest, rice), soup)
    return [
      { dish: main, ...table.main },
      ...sides.map((dish, at) => ({ dish, ...(table.sides[at] ?? table.main) })),
      { dish: rice, ...table.rice },
      { dish: soup, ...table.soup },
    ]
  }
  if (bowls.length === 4 && soup) return place([main, ...without(rest, soup), soup], bowl)
  if (bowls.length === 5) return place([main, ...rest], [table.main, ...table.sides, table.rice, table.soup])
  if (bowls.length === 6) return place([main, ...ordered(rest)], trays[6] ?? [])
  return place(bowls, trays[bowls.length] ?? [])
}

/** Side dishes first, then rice, then soup: the last places of the tray are the big ones in front. */
function ordered(dishes: readonly DishName[]): DishName[] {
  const rank = (dish: DishName) => (soups.includes(dish) ? 2 : staples.includes(dish) ? 1 : 0)
  return [...dishes].sort((a, b) => rank(a) - rank(b))
}

function without(dishes: readonly DishName[], dish: DishName): DishName[] {
  const at = dishes.indexOf(dish)
  return dishes.filter((_, own) => own !== at)
}

function place(dishes: readonly DishName[], places: readonly Place[]): PlacedDish[] {
  return dishes.flatMap((dish, at) => {
    const spot = places[at]
    return spot ? [{ dish, ...spot }] : []
  })
}
