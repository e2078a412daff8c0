import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'

/** As many stand in a row. */
const MOST = 3

/** A food that was eaten lately, with the amount of the last time. */
export interface HomeFood {
  foodId: string
  name: string
  nameEng: string | null
  qty: number
  unitCode: Schemas['RcntMealMenu']['unitCode']
  kcal: number | null
}

export const homeFoodQuery = () =>
  queryOptions({
    ...query('get', '/api/healthlog/nutrition/RcntMealMenu', {
      params: { query: { pageNo: 1, pageSize: MOST } },
      background: true,
    }),
    select: ({ list }) => list.map(toFood),
  })

export function toFood({
  foodId,
  menuName,
  menuNameEng,
  eatQty,
  unitCode,
  servingQty,
  kcal,
}: Schemas['RcntMealMenu']): HomeFood {
  const serving = parseWireNumber(kcal)
  return {
    foodId,
    name: menuName,
    nameEng: menuNameEng,
    qty: eatQty,
    unitCode,
    kcal: serving === null ? null : Math.round(serving * servingQty * eatQty),
  }
}

/** The foods are there when home is drawn; without them the card says so itself. */
export const prefetchHomeFood = (queryClient: QueryClient) =>
  queryClient.ensureQueryData(homeFoodQuery()).catch(() => undefined)

/** The meal that somebody eats at this time of a day at home, `HHmm`. */
export function mealAt(time: string): MealType {
  if (time < '1030') return '1'
  if (time < '1500') return '2'
  return time < '1700' ? '5' : '3'
}
