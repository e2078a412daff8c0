import type { Schemas } from '#src/contract/schemas.ts'
import { allergyNotice, declaredOf, isFlagged, listOf } from '#src/domain/meal/allergens.ts'
import { nameIn } from '#src/domain/meal/course.ts'
import { MEALS, type MealType } from '#src/domain/meal/meals-of-day.ts'
import type { Day } from '#src/lib/days.ts'

type Language = 'ko' | 'en'

/** A meal of a usual day of the report. */
export interface UsualMeal {
  code: MealType
  days: number
  /** Percent of the energy. */
  rate: number
  /** `HH:mm`; null where too few records tell it, or they lie too far apart. */
  time: string | null
  /** Korean name of what was eaten most often; null where the report does not know it. */
  dish: string | null
  /** Eaten on fewer than half of the recorded days. */
  rare: boolean
}

/** The meals of the report in order of time. */
export const usualMeals = ({
  mealList,
  recordDayCnt,
}: Pick<Schemas['PatternData'], 'mealList' | 'recordDayCnt'>): UsualMeal[] =>
  MEALS.flatMap((code) => mealList.find((meal) => meal.menuMealType === code) ?? []).map(
    ({ menuMealType, recordCnt, kcalRate, avgTm, dishNm }) => ({
      code: menuMealType,
      days: recordCnt,
      rate: kcalRate,
      time: avgTm === null ? null : `${avgTm.slice(0, 2)}:${avgTm.slice(2)}`,
      dish: dishNm,
      rare: recordCnt * 2 < recordDayCnt,
    }),
  )

/** Points and energy are no better for being more; of the others it is known which way is good. */
const BETTER = { VEG: 'more', NA: 'less', BREAKFAST: 'more', NIGHT: 'less' } as const
type Compared = keyof typeof BETTER

export interface Change {
  code: Compared
  name: string
  unit: string
  before: number
  now: number
  /** It went the good way; one that did not is said, not scolded. */
  isBetter: boolean
}

/** How this report differs from the one before it; none where there is none before. */
export const changesOf = (items: readonly Schemas['PatternCompItem'][]): Change[] =>
  (Object.keys(BETTER) as Compared[]) // the keys of the object just above
    .flatMap((code) => {
      const item = items.find(({ itemCode }) => itemCode === code)
      if (!item || item.myVal === null || item.beforeVal === null) return []
      // What there was none of, twice, is no news.
      if (item.myVal === 0 && item.beforeVal === 0) return []
      const isBetter = BETTER[code] === 'more' ? item.myVal > item.beforeVal : item.myVal < item.beforeVal
      // Late meals come as those of a week. Half a meal is none, and the report itself counts them over its two weeks.
      const weeks = code === 'NIGHT' ? 2 : 1
      return [
        {
          code,
          name: item.itemNm,
          unit: item.unitNm,
          before: item.beforeVal * weeks,
          now: item.myVal * weeks,
          isBetter,
        },
      ]
    })

/** On how many days the others had breakfast; null where they are too few to tell. */
export const peersBreakfast = (items: readonly Schemas['PatternCompItem'][]): number | null =>
  items.find(({ itemCode }) => itemCode === 'BREAKFAST')?.peerVal ?? null

/** A meal that the kitchen serves on the next day, with what to look forward to. */
export interface ServedMeal {
  meal: MealType
  day: Day
  /** `HHmm`; null where the service is not timed. */
  opensAt: string | null
  /** Two dishes of a course that holds nothing the member avoids. */
  dishes: string[]
  bowl: string
  /** Why the menu recommends it. */
  reason: string | null
}

/**
 * A meal of that day with the course that the menu recommends for it (docs/decisions/392), where it is safe to name:
 * all of its dishes declared and none avoided. Null where the kitchen serves no such meal.
 */
export function mealToTry(
  menu: Schemas['TodayMenu'] | undefined,
  meal: MealType,
  language: Language,
): ServedMeal | null {
  const course = menu?.menuList.find(
    (row) =>
      row.menuMealType === meal &&
      row.choochunGubun !== null &&
      allergyNotice(
        listOf(row.dishList).map((dish) => declaredOf(dish, language)),
        isFlagged(row),
      ).kind === 'clear',
  )
  const [first] = course?.dishList ?? []
  if (!menu || !course || !first) return null
  return {
    meal,
    day: menu.menuDt,
    opensAt: menu.mealTimeList.find(({ menuMealType }) => menuMealType === meal)?.startTm ?? null,
    dishes: course.dishList.slice(0, 2).map((dish) => nameIn(language, dish)),
    bowl: first.menuName,
    reason: course.rcmdReasonTxt,
  }
}

/** How far the first report is. Its two weeks begin with a Monday, which may be to come. */
export type Waiting = { is: 'days'; missing: number; from: Day; until: Day } | { is: 'over'; until: Day }

export const waitingOf = ({
  recordDayCnt,
  needDayCnt,
  nextStartDt,
  nextEndDt,
}: Pick<Schemas['PatternPage'], 'recordDayCnt' | 'needDayCnt' | 'nextStartDt' | 'nextEndDt'>): Waiting =>
  recordDayCnt < needDayCnt
    ? { is: 'days', missing: needDayCnt - recordDayCnt, from: nextStartDt, until: nextEndDt }
    : { is: 'over', until: nextEndDt }
