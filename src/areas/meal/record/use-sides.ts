import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '#src/app/use-write.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { DAY_STALE } from '#src/domain/day/day-stale.ts'
import { dayFoodsQuery } from '../day/day.queries.ts'
import { removeOnPhone } from './remove-on-phone.ts'
import { SIDES } from './waiting-course.ts'

type Form = Schemas['MealFoodListForm']

/** Side dishes eaten beside a course: set and not added, so that sent twice they are eaten once. */
export function useMealSides() {
  const queryClient = useQueryClient()
  const put = useWrite('post', SIDES, { stale: DAY_STALE, done: null, failed: null })
  const takeAway = useWrite('post', '/api/diary/removeMealDetailMealRegi', {
    stale: DAY_STALE,
    done: null,
    failed: msg`지우지 못했어요. 다시 시도해 주세요.`,
    onAnswer: ({ datauuidList }) => removeOnPhone(datauuidList),
  })

  /**
   * @returns the way back to what the meal had of them before: what was new goes, what was there gets its old amount.
   *   Rejects when they were not saved.
   */
  const add = async (body: Form): Promise<() => Promise<void>> => {
    const day = dayFoodsQuery(body.baseDt)
    const known = await queryClient
      .fetchQuery({ ...day, staleTime: 0 })
      .catch(() => queryClient.getQueryData(day.queryKey))
    const had = known?.mealList.find(({ menuMealType }) => menuMealType === body.menuMealType)?.foodList ?? []
    const { hcUclSeqNoList } = await put.sendAsync({ body })
    // Nobody knows what stood there: rather nothing is taken back than what was eaten before.
    if (known === undefined) return () => Promise.reject(new Error('What the meal had is not known'))
    const fresh = hcUclSeqNoList.filter((number) => !had.some(({ hcUclSeqNo }) => hcUclSeqNo === number))
    const old = had.filter(({ hcUclSeqNo }) => hcUclSeqNoList.includes(hcUclSeqNo))
    return async () => {
      if (fresh.length > 0) await takeAway.sendAsync({ body: { hcUclSeqNoList: fresh } })
      const foodList = old.flatMap(({ foodId, eatQty, unitCode, eatDt }) =>
        foodId === null ? [] : [{ foodId, eatQty, unitCode, eatDt }],
      )
      if (foodList.length > 0) await put.sendAsync({ body: { ...body, foodList } })
    }
  }

  return { add, isPending: put.isPending || takeAway.isPending }
}
