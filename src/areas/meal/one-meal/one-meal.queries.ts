import { msg } from '@lingui/core/macro'
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import { DAY_STALE } from '#src/domain/day/day-stale.ts'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import { removeMeal } from '#src/health-sync/use-health-sync.ts'
import type { Day } from '#src/lib/days.ts'
import { showDay, withoutFoods } from '../day/day-ahead.ts'
import { dayFoodsQuery } from '../day/day.queries.ts'
import { type EatenCourse, type Restoration } from './one-meal.ts'

/** Words, place and sums of a meal; kept with its day. */
export const mealRecordQuery = (baseDt: Day, menuMealType: MealType) =>
  queryOptions({ ...query('get', '/api/diary/getMealDetailMealRegi', { params: { query: { baseDt, menuMealType } } }), meta: { keptOffline: true } })

/** Everything that brings a recorded course back; null where it is not known any more. */
export async function readCourse(queryClient: QueryClient, hcUclSeqNo: number): Promise<EatenCourse | null> {
  try {
    const { course: place } = await queryClient.fetchQuery(query('get', '/api/healthlog/nutrition/DayEatMealMenuDetail', { params: { query: { hcUclSeqNo } }, background: true }))
    if (!place) return null
    const { menuDt, hallNo, menuCourseType, menuMealType, restaurantCode } = place
    const key = { menuDt, hallNo, menuCourseType, menuMealType, restaurantCode }
    const record = await queryClient.fetchQuery(query('get', '/api/meal/detail/eatNutrient', { params: { query: key }, background: true }))
    return record.hcUclSeqNo === hcUclSeqNo ? { place, left: record.exceptMenuCodeList, memo: record.memoTxt } : null
  } catch {
    return null
  }
}

/** The meal's foods are those of its day: whoever comes from the day has them. */
export const prefetchMeal = (queryClient: QueryClient, day: Day, meal: MealType) =>
  Promise.all([queryClient.ensureQueryData(dayFoodsQuery(day)), queryClient.ensureQueryData(mealRecordQuery(day, meal))])

/** Removes foods of a day: at once for the eye, then on the server, then on the phone those that stood there too. [MEA-09, HSY-74] */
export function useRemoveFoods(day: Day) {
  const queryClient = useQueryClient()
  const { send, isPending } = useWrite('post', '/api/diary/removeMealDetailMealRegi', {
    stale: DAY_STALE,
    done: null,
    failed: msg`지우지 못했어요. 다시 시도해 주세요.`,
    ahead: ({ body: { hcUclSeqNoList } }) => showDay(queryClient, day, (foods) => withoutFoods(foods, new Set(hcUclSeqNoList))),
  })
  return {
    isPending,
    remove: (numbers: readonly number[], then: () => void) =>
      send({ body: { hcUclSeqNoList: [...numbers] } }, ({ datauuidList }) => {
        // The phone is asked after the server's yes; what it does not do now, the next sync does.
        for (const datauuid of datauuidList) void removeMeal(datauuid)
        then()
      }),
  }
}

/** Puts back what was removed, by the calls that record. A food is added: the same one may still be eaten, and stays as it is. */
export function useRestoreFoods() {
  const done = msg`되돌렸어요`
  const course = useWrite('post', '/api/meal/detail/mealRegi', { stale: DAY_STALE, done })
  const food = useWrite('post', '/api/healthlog/nutrition/InsertTabMealMenu', { stale: DAY_STALE, done })
  return (restoration: Restoration) => (restoration.by === 'course' ? course.send({ body: restoration.body }) : food.send({ body: restoration.body }))
}

/** Changes a record: its time, its words. */
export const useChangeRecord = () => useWrite('post', '/api/diary/modifyMealDetailMealRegi', { stale: DAY_STALE, failed: null })

/** Says that a meal was skipped, and takes it back. */
export const useSkippedMeal = () => ({
  skip: useWrite('post', '/api/healthlog/nutrition/SaveMealNf', { stale: DAY_STALE, done: null }),
  takeBack: useWrite('post', '/api/healthlog/nutrition/DeleteUserCntrlNF', { stale: DAY_STALE, done: msg`되돌렸어요` }),
})
