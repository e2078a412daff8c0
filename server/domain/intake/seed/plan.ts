/**
 * A day of meals out of real foods that come to a number of kilocalories: breakfast, lunch and dinner take turns, rice
 * and what is eaten in between fill up, and the apple of the afternoon is cut so that the day comes out.
 */
import { aroundTime } from '#server/db/seed/believable.ts'
import { KITCHEN } from '#server/domain/meal/seed/dishes.ts'
import { APPLE, dish, EGG, type Food, SOY_MILK, TOAST, YOGURT } from './foods.ts'

/** A food as it was eaten: how many of its usual unit, or grams of it. */
export type Bite = { food: Food; quantity: number; grams?: number }
export type PlannedMeal = { mealType: string; time: string; bites: readonly Bite[] }
/** What a day is like: how often it begins with a breakfast, and what lunch and dinner are chosen from. */
export type Taste = {
  breakfastOn: (index: number) => boolean
  lunches: readonly Food[]
  mains: readonly Food[]
  dinnerAt: string
}

type PlannedFrom = {
  /** Counts the days: the same for the same day. */
  index: number
  taste: Taste
  /** Energy of what is eaten at the restaurant, instead of a lunch of one's own. */
  lunch?: number | undefined
  noBreakfast?: boolean
  /** A day long ago, told with few foods. */
  short?: boolean
}

const one = (food: Food, quantity = 1): Bite => ({ food, quantity })
const named = (list: readonly { menuName: string }[]) => list.map(({ menuName }) => dish(menuName))

const BREAKFASTS: readonly (readonly Bite[])[] = [
  [one(TOAST, 2), one(EGG), one(SOY_MILK)],
  [one(dish('오트밀과 그릭요거트')), one(dish('바나나'))],
  [one(dish('전복죽')), one(dish('동치미'))],
  [one(dish('에그토스트')), one(dish('우유'))],
  [one(dish('닭죽')), one(EGG)],
]

const SWEET_POTATO = one(dish('찐고구마'))
const SANDWICH = one(dish('에그샐러드샌드위치'))
const EXTRAS: readonly Bite[][] = [
  [],
  [one(YOGURT)],
  [one(SOY_MILK)],
  [SWEET_POTATO],
  [one(YOGURT), SWEET_POTATO],
  [SANDWICH],
  [SANDWICH, SWEET_POTATO],
  [SANDWICH, SWEET_POTATO, one(YOGURT)],
  [one(SANDWICH.food, 2), SWEET_POTATO],
]

const STEWS = named(KITCHEN.soups.filter(({ menuName }) => /찌개|육개장|해장국/.test(menuName)))
const [SIDES, RICE, LUNCH_SIDES, BOWLS] = [
  named(KITCHEN.sides),
  named(KITCHEN.rice),
  named(KITCHEN.noodleSides),
  named(KITCHEN.bowls),
]

/** As much of an apple as anybody eats at once, in kilocalories. */
const [LITTLE, MUCH] = [45, 190]

export const TASTES = {
  /** Good lunches, few breakfasts, and at home the dozen of dishes that are always cooked. */
  lunch: {
    breakfastOn: (index) => index % 5 === 0 || index % 5 === 2,
    lunches: named([...KITCHEN.bowls.slice(0, 14), ...KITCHEN.noodles.slice(0, 12)]),
    mains: named(KITCHEN.mains.slice(0, 13)),
    dinnerAt: '184000',
  },
  /** Always three meals, and something new each day. */
  even: {
    breakfastOn: () => true,
    lunches: named([...KITCHEN.boxes, ...KITCHEN.noodles, ...KITCHEN.bowls]),
    mains: named(KITCHEN.breakfastMains),
    dinnerAt: '190000',
  },
} as const satisfies Record<string, Taste>

function turn<Item>(list: readonly Item[], index: number): Item {
  const found = list[((index % list.length) + list.length) % list.length]
  if (found === undefined) throw new Error('Nothing to take turns')
  return found
}

export const kcalOf = (bites: readonly Bite[]): number =>
  bites.reduce((sum, bite) => sum + bite.food.kcal * bite.quantity, 0)

/** @param kcal what the day comes to */
export function plannedDay(
  kcal: number,
  { index, taste, lunch, noBreakfast = false, short = false }: PlannedFrom,
): PlannedMeal[] {
  const most = short ? 1 : undefined
  const breakfast = !noBreakfast && taste.breakfastOn(index) ? turn(BREAKFASTS, index).slice(0, most) : []
  const isHungry = breakfast.length === 0
  const portion = isHungry ? 1.5 : 1
  const midday = [
    ...(lunch === undefined ? [one(turn(taste.lunches, index), portion)] : []),
    ...(isHungry && !short ? [one(turn(LUNCH_SIDES, index))] : []),
  ]
  const rest = kcal - kcalOf(breakfast) - (lunch ?? 0) - kcalOf(midday)
  const { dinner, snack } = filled(rest, dinners(index, taste, short))
  return [
    { mealType: '1', time: aroundTime('0725', 30, index + 0.1), bites: breakfast },
    { mealType: '2', time: aroundTime('1205', 20, index + 0.2), bites: midday },
    { mealType: '5', time: aroundTime('1515', 40, index + 0.4), bites: snack },
    { mealType: '3', time: aroundTime(taste.dinnerAt, 50, index + 0.6), bites: dinner },
  ].filter(({ bites }) => bites.length > 0)
}

/** What a dinner may be, the most likely first. */
function dinners(index: number, { mains }: Taste, short: boolean): Bite[][] {
  const [main, second, side, stew] = [
    one(turn(mains, index)),
    one(turn(mains, index + 5)),
    one(turn(SIDES, index * 3)),
    one(turn(STEWS, index)),
  ]
  const rice = (bowls: number) => one(turn(RICE, index), bowls)
  const bowl = (portions: number) => one(turn(BOWLS, index + 11), portions)
  const feast = [bowl(1.5), main, second, stew]
  if (short) {
    const plates = [
      [main, rice(1)],
      [main, rice(1.5)],
      [main, rice(0.5)],
    ]
    const bowls = [[bowl(1)], [bowl(1.25)], [bowl(1.5)]]
    return [
      ...(index % 3 === 0 ? bowls : plates),
      ...bowls,
      [bowl(1.5), stew],
      [main, second, rice(1.5), stew],
      [main],
      [side],
      [],
      feast,
    ]
  }
  const amounts = [1, 0.75, 1.25, 0.5, 1.5]
  const withRice = [
    [main, side, stew],
    [main, side],
    [main, side, stew, second],
  ].flatMap((dishes) => amounts.map((bowls) => [rice(bowls), ...dishes]))
  return [...withRice, [main, side], [side], [], feast]
}

/** A dinner and something in between, so that what is left is a piece of apple. */
function filled(rest: number, choices: readonly Bite[][]): { dinner: Bite[]; snack: Bite[] } {
  for (const extras of EXTRAS) {
    for (const dinner of choices) {
      const left = rest - kcalOf(extras) - kcalOf(dinner)
      if (left < LITTLE || left > MUCH) continue
      const whole = APPLE.grams ?? 1
      const grams = Math.round((left / APPLE.kcal) * whole)
      return { dinner, snack: [...extras, { food: APPLE, quantity: grams / whole, grams }] }
    }
  }
  throw new Error(`No meals come to what is left of the day: ${rest} kcal`)
}
