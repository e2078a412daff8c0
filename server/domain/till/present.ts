import { yn } from '#server/wire.ts'
import type { WellFoodDay } from './queries.ts'

/** Days so far of a challenge of meals. */
export const wellFood = (chalnCode: string, goalDays: number | null, days: readonly WellFoodDay[], today: string) => {
  const list = days
    .filter(({ menuDt }) => menuDt <= today)
    .map((day) => ({
      menuDt: day.menuDt,
      eatYn: yn(day.restaurantCode !== null),
      restaurantCode: day.restaurantCode,
      restaurantName: day.restaurantName,
      restaurantNameEng: day.restaurantNameEng,
      menuName: day.menuName,
      menuNameEng: day.menuNameEng,
      sumKcal: String(day.sumKcal),
    }))
  return { chalnCode, goalCnt: goalDays ?? 0, eatCnt: list.filter(({ eatYn }) => eatYn === 'Y').length, list }
}
