import { keptAnswer } from '#src/app/kept/kept-answer.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { todayMenuQuery } from '#src/domain/meal/menu.queries.ts'
import { addDays, type Day } from '#src/lib/days.ts'
import type { Moment } from '../hub/lead.ts'

/** Days for which the vault keeps anything. */
const DAYS_KEPT = 7

/** What this phone holds when nobody answers, each part with when it was received. */
export interface KeptHome {
  /** The courses of today's meal that is on or next; null where no menu of today is held. */
  menu: KeptMenu | null
  /** Days of which the meals can be read. */
  mealDays: number
  /** When home itself was received: what stands in it of the member is as old. */
  receivedMs: number
}

/** The courses of a meal of today, from the menu itself or from home's card of it. */
export interface KeptMenu {
  restaurant: { restaurantName: string | null; restaurantNameEng?: string | null | undefined }
  mealType: string
  rows: readonly (
    | Schemas['TodayMenuCourse']
    | (Schemas['MainMealCourse'] & Pick<Schemas['MainMealCard'], 'restaurantCode' | 'menuDt' | 'menuMealType'>)
  )[]
  receivedMs: number
}

/**
 * Looks through the vault for what home can show without a connection, beside what it was told itself at `receivedMs`.
 */
export async function readKeptHome(
  { mealCard, nextMeal }: Schemas['MainData'],
  receivedMs: number,
  now: Moment,
): Promise<KeptHome> {
  const restaurantCode = mealCard?.restaurantCode
  // The same menu may have been asked for in several ways.
  const ways = [
    todayMenuQuery(restaurantCode, now.day),
    todayMenuQuery(undefined, now.day),
    todayMenuQuery(restaurantCode, undefined),
    todayMenuQuery(undefined, undefined),
  ]
  const days = Array.from({ length: DAYS_KEPT }, (_, ago) => addDays(now.day, -ago))
  const [menus, meals] = await Promise.all([
    Promise.all(ways.map(({ queryKey }) => keptAnswer(queryKey))),
    Promise.all(
      days.map((baseDt) =>
        keptAnswer(query('get', '/api/healthlog/nutrition/DayMealInfo', { params: { query: { baseDt } } }).queryKey),
      ),
    ),
  ])
  const [menu = null] = [newestOf(menus, now), cardOf(mealCard, nextMeal, receivedMs, now)]
    .filter((each) => each !== null)
    .toSorted((a, b) => b.receivedMs - a.receivedMs)
  return { menu, mealDays: meals.filter((day) => day !== null).length, receivedMs }
}

/** The menu of today that was received last, as far as it has the meal that is on or next. */
export function newestOf(
  menus: readonly ({ data: Schemas['TodayMenu']; receivedMs: number } | null)[],
  now: Moment,
): KeptMenu | null {
  const [newest] = menus
    .filter((menu) => menu !== null && isOf(menu.data, now.day))
    .toSorted((a, b) => (b?.receivedMs ?? 0) - (a?.receivedMs ?? 0))
  if (!newest) return null
  const { data: restaurant, receivedMs } = newest
  const inOrder = restaurant.mealTimeList.toSorted((a, b) => a.startTm.localeCompare(b.startTm))
  const meal = inOrder.find(({ endTm }) => now.time < endTm) ?? inOrder.at(-1)
  const rows = restaurant.menuList.filter(({ menuMealType }) => menuMealType === meal?.menuMealType)
  return meal && rows.length > 0 ? { restaurant, rows, mealType: meal.menuMealType, receivedMs } : null
}

const isOf = ({ menuDt }: Schemas['TodayMenu'], day: Day) => menuDt === day

/** Home's own card, as long as its meal is not over. */
export function cardOf(
  card: Schemas['MainData']['mealCard'],
  meal: Schemas['MainData']['nextMeal'],
  receivedMs: number,
  now: Moment,
): KeptMenu | null {
  if (!card || !meal || card.menuDt !== now.day || now.time >= meal.endTm) return null
  const { restaurantCode, menuDt, menuMealType } = card
  return {
    restaurant: card,
    mealType: menuMealType,
    rows: card.courseList.map((row) => ({ ...row, restaurantCode, menuDt, menuMealType })),
    receivedMs,
  }
}
