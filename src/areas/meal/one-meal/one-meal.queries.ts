import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { query } from '#src/contract/query.ts'
import { DAY_STALE } from '#src/domain/day/day-stale.ts'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import type { Day } from '#src/lib/days.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { showDay, withoutFoods, withTime } from '../day/optimistic-day.ts'
import { dayFoodsQuery } from '../day/day.queries.ts'
import { removeOnPhone } from '../record/remove-on-phone.ts'
import { isGone, sayGone } from '../record/say-gone.ts'
import { type EatenCourse, type Restoration } from './one-meal.ts'

export const REMOVE = '/api/diary/removeMealDetailMealRegi'
/** The most that one call removes. */
const MOST_AT_ONCE = 50
export const CHANGE = '/api/diary/modifyMealDetailMealRegi'

/** Words, place and sums of a meal; kept with its day. */
export const mealRecordQuery = (baseDt: Day, menuMealType: MealType) =>
  queryOptions({
    ...query('get', '/api/diary/getMealDetailMealRegi', { params: { query: { baseDt, menuMealType } } }),
    meta: { keptOffline: true },
  })

/**
 * Everything that brings a recorded course back; null where it is not known any more. Rejects where nobody answers:
 * that is not known either.
 */
export async function readCourse(queryClient: QueryClient, hcUclSeqNo: number): Promise<EatenCourse | null> {
  try {
    const { course: place } = await queryClient.fetchQuery(
      query('get', '/api/healthlog/nutrition/DayEatMealMenuDetail', {
        params: { query: { hcUclSeqNo } },
        background: true,
      }),
    )
    if (!place) return null
    const { menuDt, hallNo, menuCourseType, menuMealType, restaurantCode } = place
    const key = { menuDt, hallNo, menuCourseType, menuMealType, restaurantCode }
    const record = await queryClient.fetchQuery(
      query('get', '/api/meal/detail/eatNutrient', { params: { query: key }, background: true }),
    )
    return record.hcUclSeqNo === hcUclSeqNo ? { place, left: record.exceptMenuCodeList, memo: record.memoTxt } : null
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'network') throw error
    return null
  }
}

/** The meal's foods are those of its day: whoever comes from the day has them. */
export const prefetchMeal = (queryClient: QueryClient, day: Day, meal: MealType) =>
  Promise.all([
    queryClient.ensureQueryData(dayFoodsQuery(day)),
    queryClient.ensureQueryData(mealRecordQuery(day, meal)),
  ])

/**
 * Removes foods of a day: at once for the eye, then on the server, then on the phone those that stood there too; many
 * in several calls. [MEA-09, HSY-74]
 */
export function useRemoveMealFoods(day: Day) {
  const queryClient = useQueryClient()
  const { sendAsync, isPending } = useWrite('post', REMOVE, {
    stale: DAY_STALE,
    done: null,
    failed: null,
    optimistic: ({ body: { hcUclSeqNoList } }) =>
      showDay(queryClient, day, (foods) => withoutFoods(foods, new Set(hcUclSeqNoList))),
  })
  /** In order: what comes after a call that failed stands there anew. */
  const send = async (numbers: readonly number[]) => {
    for (let at = 0; at < numbers.length; at += MOST_AT_ONCE) {
      const { datauuidList } = await sendAsync({ body: { hcUclSeqNoList: numbers.slice(at, at + MOST_AT_ONCE) } })
      removeOnPhone(datauuidList)
    }
  }
  return {
    isPending,
    remove: (numbers: readonly number[], then: () => void) =>
      void send(numbers).then(then, (error: unknown) => {
        if (!isGone(error))
          toast({ kind: 'bad', text: i18n._(msg`지우지 못했어요. 다시 시도해 주세요.`), about: REMOVE })
        else if (numbers.length === 1) sayGone(REMOVE)
        // Of a call all go or none: those that are left stand there anew, and can be removed.
        else toast({ text: i18n._(msg`다른 기기에서 지운 음식이 있어요. 남은 것을 다시 지워 주세요.`), about: REMOVE })
      }),
  }
}

/**
 * Puts back what was removed, by the calls that record. A food is added: the same one may still be eaten, and stays as
 * it is.
 */
export function useRestoreMealFoods(day: Day, meal: MealType) {
  const queryClient = useQueryClient()
  const done = msg`되돌렸어요`
  const course = useWrite('post', '/api/meal/detail/mealRegi', { stale: DAY_STALE, done })
  const food = useWrite('post', '/api/healthlog/nutrition/InsertTabMealMenu', { stale: DAY_STALE, done })
  const note = useWrite('post', CHANGE, {
    stale: DAY_STALE,
    done: null,
    failed: msg`메모는 되돌리지 못했어요. 다시 적어 주세요.`,
  })
  /** @param memo what was said of the meal: the words lie with one of its foods, and went with that one. */
  return async (restoration: Restoration, memo: string | null): Promise<void> => {
    if (restoration.by === 'course') return course.send({ body: restoration.body })
    const {
      hcUclSeqNoList: [hcUclSeqNo],
    } = await food.sendAsync({ body: restoration.body })
    if (memo === null || hcUclSeqNo === undefined) return
    const now = await queryClient.fetchQuery({ ...mealRecordQuery(day, meal), staleTime: 0 }).catch(() => null)
    if (now?.memoTxt !== memo) note.send({ body: { hcUclSeqNo, memoTxt: memo } })
  }
}

/**
 * Changes a record: its time, its words. The meal says it before the server has; what stood there comes back when it
 * failed.
 */
export function useModifyMealRecord(day: Day, meal: MealType) {
  const queryClient = useQueryClient()
  return useWrite('post', CHANGE, {
    stale: DAY_STALE,
    failed: null,
    optimistic: ({ body: { hcUclSeqNo, eatDt, memoTxt } }) => {
      const { queryKey } = mealRecordQuery(day, meal)
      const record = queryClient.getQueryData(queryKey)
      if (memoTxt !== undefined) queryClient.setQueryData(queryKey, record && { ...record, memoTxt: memoTxt || null })
      const hide = showDay(queryClient, day, (foods) =>
        eatDt === undefined ? foods : withTime(foods, hcUclSeqNo, eatDt),
      )
      return () => {
        queryClient.setQueryData(queryKey, record)
        hide()
      }
    },
  })
}

/** Says that a meal was skipped, and takes it back. */
export const useSkippedMeal = () => ({
  skip: useWrite('post', '/api/healthlog/nutrition/SaveMealNf', { stale: DAY_STALE, done: null }),
  takeBack: useWrite('post', '/api/healthlog/nutrition/DeleteUserCntrlNF', { stale: DAY_STALE, done: msg`되돌렸어요` }),
})
