import type { Schemas } from '#src/contract/schemas.ts'

/** A unit that a food is counted in. */
export interface FoodUnit {
  code: Schemas['FoodUnitCode']
  name: string
  nameEng: string | null
  /** How many servings one of it is. */
  servings: number
}

/** A food that was chosen, and how much of it. Plain data: the basket is kept as a draft is. */
export interface Chosen {
  foodId: string
  /** In Korean: it chooses the drawn bowl, too. */
  name: string
  nameEng: string | null
  /** Energy of one serving; null where nobody knows. */
  servingKcal: number | null
  unit: FoodUnit
  /** In that unit. */
  qty: number
  /** The food table has it no more: it cannot be recorded. */
  gone?: true
}

/** What is to be recorded, in the order in which it was chosen; each food once. [MEA-01] */
export type Basket = readonly Chosen[]

/** The most foods that can be recorded at once, as the server has it. */
export const MOST_FOODS = 50

/** From so many on the basket says that. */
export const MANY_FOODS = 45

/** Whether a basket has room for all of these beside what is in it: what it has already takes none. */
export function hasRoom(basket: Basket, foods: readonly Pick<Chosen, 'foodId'>[]): boolean {
  const there = new Set(basket.map(({ foodId }) => foodId))
  const fresh = new Set(foods.map(({ foodId }) => foodId).filter((foodId) => !there.has(foodId)))
  return fresh.size === 0 || basket.length + fresh.size <= MOST_FOODS
}

/**
 * A food that is chosen again takes the place of what was chosen of it before [MEA-02]; into a full basket nothing new
 * goes.
 */
export function put(basket: Basket, food: Chosen): Basket {
  if (basket.some(({ foodId }) => foodId === food.foodId))
    return basket.map((one) => (one.foodId === food.foodId ? food : one))
  return hasRoom(basket, [food]) ? [...basket, food] : basket
}

/** The given fields of a chosen food become others; one that was not chosen yet is, with them. [MEA-03] */
export function change(basket: Basket, food: Chosen, fields: Partial<Omit<Chosen, 'foodId'>>): Basket {
  const stored = basket.find(({ foodId }) => foodId === food.foodId)
  return put(basket, { ...(stored ?? food), ...fields })
}

/** Takes one food out. [MEA-04] */
export const drop = (basket: Basket, foodId: string): Basket => basket.filter((one) => one.foodId !== foodId)

/** Marks foods that the food table has no more. */
export const markGone = (basket: Basket, foodIds: readonly string[]): Basket =>
  basket.map((one) => (foodIds.includes(one.foodId) ? { ...one, gone: true } : one))

/** What can be recorded of it. */
export const recordable = (basket: Basket): Basket => basket.filter(({ gone }) => gone !== true)

/** Energy of a chosen amount; null where nobody knows that of the food. */
export const kcalOf = ({ servingKcal, unit, qty }: Pick<Chosen, 'servingKcal' | 'unit' | 'qty'>): number | null =>
  servingKcal === null ? null : Math.round(servingKcal * unit.servings * qty)

/**
 * Energy of all that can be recorded. A food whose energy nobody knows makes the sum a part of the truth: then `known`
 * is false.
 */
export function sumOf(basket: Basket): { kcal: number; known: boolean } {
  const each = recordable(basket).map(kcalOf)
  return { kcal: each.reduce<number>((sum, kcal) => sum + (kcal ?? 0), 0), known: !each.includes(null) }
}

/** The first number that something by the gram or millilitre is offered with; anything else is one. */
export const firstQty = (unit: FoodUnit): number => (isMeasured(unit) ? Math.round(1 / unit.servings) : 1)

/** How far one press goes: fifty by weight, a half of anything that is counted. */
export const stepOf = (unit: FoodUnit): number => (isMeasured(unit) ? 50 : 0.5)

/** The most that can be recorded of a food at once, as the server has it. */
export const MOST_QTY = 5000

export const isMeasured = ({ code }: Pick<FoodUnit, 'code'>): boolean => code === 'GRAM' || code === 'ML'
