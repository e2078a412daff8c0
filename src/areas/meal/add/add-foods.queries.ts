import { msg } from '@lingui/core/macro'
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import { ApiError } from '#src/contract/api-error.ts'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { DAY_STALE } from '#src/domain/day/day-stale.ts'
import { addDays, type Day } from '#src/lib/days.ts'
import { pagesOf } from '#src/contract/pages.ts'
import { showDay } from '../day/optimistic-day.ts'
import { firstAmount, type Portioned } from './amount.ts'
import { toFavourite, toFood, toRecent } from './food.ts'
import { withAmount } from './optimistic-foods.ts'

const FOUND = '/api/healthlog/nutrition/DiMealMenu'
const FAVOURITES = '/api/healthlog/nutrition/FavMealMenu'
const RECENT = '/api/healthlog/nutrition/RcntMealMenu'
export const CHANGE_RECORD = '/api/healthlog/nutrition/SaveMealRecordSearchDetail'
const FOOD = '/api/healthlog/nutrition/NtntDetailInfo'

/** Nobody looks further back for what they have every day. */
const RECENT_ROWS = 40
const PAGE_ROWS = 30
/** How far back the last dinner is looked for: what the diary lists at once. */
const DIARY_DAYS = 30

/** What was eaten lately, with its amounts; kept, because it is opened at the table. */
export const recentFoodsQuery = () =>
  queryOptions({
    ...query('get', RECENT, { params: { query: { pageNo: 1, pageSize: RECENT_ROWS } } }),
    select: ({ list }) => list.map(toRecent),
    meta: { keptOffline: true },
  })

/** All of them, in the member's order. */
export const favouriteFoodsQuery = () =>
  queryOptions({ ...query('get', FAVOURITES), select: (rows) => rows.map(toFavourite) })

/** Foods by their name, page by page. */
export const foundFoodsQuery = (searchWord: string) =>
  infiniteQueryOptions({
    queryKey: [FOUND, { searchWord }] as const,
    ...pagesOf({
      pageSize: PAGE_ROWS,
      read: (pageNo, { signal }) =>
        unwrap(api.GET(FOUND, { params: { query: { searchWord, pageNo, pageSize: PAGE_ROWS } }, signal })),
      keyOf: ({ foodId }) => foodId,
    }),
    select: ({ pages }) => ({ total: pages[0]?.totalCnt ?? 0, foods: pages.flatMap(({ list }) => list.map(toFood)) }),
  })

/** What a meal has already. Nobody waits for it. */
export const mealFoodsQuery = (baseDt: Day, meal: string) =>
  // the screen's search schema has checked the meal's code
  query('get', '/api/healthlog/nutrition/DayEatMealMenu', {
    params: { query: { baseDt, menuMealType: meal as Schemas['MealType'] } },
    background: true,
  })

/** The days before one, to find the last meal of the same kind. */
export const diaryBeforeQuery = (day: Day) =>
  query('post', '/api/diary/getDiaryMealList', {
    body: { startDt: addDays(day, -DIARY_DAYS), endDt: day },
    background: true,
  })

/** What the meals of a day come to. */
export const mealSumsQuery = (baseDt: Day) =>
  query('get', '/api/healthlog/nutrition/DayTabKcalInfo', { params: { query: { baseDt } }, background: true })

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** A food with all that is known of it; null where the food table has it no more. */
export const foodQuery = (foodId: string) => {
  const asked = query('get', FOOD, { params: { query: { foodId } } })
  return queryOptions({
    queryKey: asked.queryKey,
    queryFn: ({ signal }) =>
      unwrap(api.GET(FOOD, { params: { query: { foodId } }, signal })).catch((error: unknown) => {
        if (isGone(error)) return null
        throw error
      }),
  })
}

/** A food of the meal record; null where it was removed meanwhile. */
export const recordedFoodQuery = (hcUclSeqNo: number) => {
  const path = '/api/healthlog/nutrition/DayEatMealMenuDetail'
  return queryOptions({
    queryKey: [path, { query: { hcUclSeqNo } }] as const,
    queryFn: ({ signal }) =>
      unwrap(api.GET(path, { params: { query: { hcUclSeqNo } }, signal })).catch((error: unknown) => {
        if (isGone(error)) return null
        throw error
      }),
  })
}

export const countFavourites = () => ({ ...query('get', '/api/healthlog/nutrition/FavMealMenuCount'), staleTime: 0 })

/** What a heart changes. */
const HEARTS = [FAVOURITES, RECENT, FOUND, FOOD, '/api/healthlog/nutrition/FavMealMenuCount'] as const

export const useFavouriteMenus = () => ({
  add: useWrite('post', '/api/healthlog/nutrition/SaveMealFavMealMenu', { stale: HEARTS, done: null, failed: null }),
  remove: useWrite('post', '/api/healthlog/nutrition/DeleteFavMealMenu', { stale: HEARTS, done: null }),
  sort: useWrite('post', '/api/healthlog/nutrition/UpdateSortFavMealMenu', {
    stale: [FAVOURITES],
    done: null,
    failed: null,
  }),
})

export const useDeleteRecentMenu = () =>
  useWrite('post', '/api/healthlog/nutrition/DeleteRcntMealMenu', {
    stale: [RECENT],
    done: null,
    failed: msg`지우지 못했어요. 다시 시도해 주세요.`,
  })

/**
 * Changes the amount of one record of this food, and no food of the table: its day says it before the server has. The
 * page of the food says a failure.
 */
export function useSaveMealRecordDetail(food: Portioned) {
  const queryClient = useQueryClient()
  const amountOf = ({ unitCode, eatQty }: { unitCode: string; eatQty: number }) =>
    firstAmount(food, { code: unitCode, qty: eatQty })
  return useWrite('post', CHANGE_RECORD, {
    stale: DAY_STALE,
    done: msg`이 기록을 고쳤어요`,
    failed: null,
    optimistic: ({ body }) =>
      showDay(queryClient, body.baseDt, (foods) =>
        body.hcUclSeqNo === undefined ? foods : withAmount(foods, body.hcUclSeqNo, food, amountOf(body)),
      ),
  })
}

/** Keeps a food that the member typed in. Its form says a failure. */
export const useSaveOwnFood = () =>
  useWrite('post', '/api/healthlog/nutrition/SaveMealDi', {
    stale: [...DAY_STALE, FOUND, FOOD, FAVOURITES],
    done: null,
    failed: null,
  })
