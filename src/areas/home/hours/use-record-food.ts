import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWrite } from '#src/app/use-write.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { DAY_STALE } from '#src/domain/day/day-stale.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { wireTimeOf } from '#src/lib/wire-time.ts'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { toast } from '#src/ui/toast/toast.ts'
import type { HomeCardProps } from '../hub/card-props.ts'
import { mealAt, type HomeFood } from './home-food.queries.ts'

const LIST = '/api/healthlog/nutrition/SaveMealRecordSearchDetailList'

const mealQuery = (baseDt: string, menuMealType: Schemas['MealType']) =>
  query('get', '/api/healthlog/nutrition/DayEatMealMenu', {
    params: { query: { baseDt, menuMealType } },
    background: true,
  })

/**
 * Records a food for the meal of this hour by one tap. What the meal has already is looked at first: the amount of such
 * a food is not touched, it is added once more when the member says so, and what is taken back is only what this tap
 * added.
 */
export function useRecordFood(now: HomeCardProps['now']) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const mealName = useMealTimeName()
  const first = useWrite('post', LIST, { stale: DAY_STALE, done: null })
  const onceMore = useWrite('post', '/api/healthlog/nutrition/InsertTabMealMenu', { stale: DAY_STALE, done: null })
  const takeBack = useWrite('post', '/api/healthlog/nutrition/DeleteUserCntrlNF', {
    stale: DAY_STALE,
    done: msg`식사 기록을 지웠어요`,
  })
  const [busy, setBusy] = useState(false)
  // Of its own: a second tap in the same moment has not seen the card drawn anew.
  const under = useRef(false)

  const eat = async ({ foodId, qty, unitCode }: HomeFood, name: string) => {
    const menuMealType = mealAt(now.time)
    const meal = mealName(menuMealType)
    const { mealList } = await queries.fetchQuery({ ...mealQuery(now.day, menuMealType), staleTime: 0 })
    const had = mealList.find((each) => each.menuMealType === menuMealType)?.foodList ?? []
    const isThere = had.some((food) => food.foodId === foodId)
    if (
      isThere &&
      !(await confirm({
        title: t`한 번 더 드셨어요?`,
        text: t`${name}, ${meal}에 벌써 기록했어요.`,
        confirm: t`한 번 더 먹었어요`,
        cancel: t`아니요`,
      }))
    )
      return
    const eatDt = wireTimeOf(now.day, now.time)
    const { send } = isThere ? onceMore : first
    send(
      { body: { baseDt: now.day, menuMealType, foodList: [{ foodId, eatQty: qty, unitCode, eatDt }] } },
      ({ hcUclSeqNoList: numbers }) => {
        const added = numbers.filter((number) => !had.some(({ hcUclSeqNo }) => hcUclSeqNo === number))
        toast({
          kind: 'good',
          text: t`${name}, ${meal}으로 기록했어요`,
          ...(added.length > 0 && {
            action: { label: t`취소`, onPress: () => takeBack.send({ body: { hcUclSeqNoList: added } }) },
          }),
        })
      },
    )
  }

  return {
    busy: busy || first.isPending || onceMore.isPending,
    eat: async (food: HomeFood, name: string) => {
      if (under.current || first.isPending || onceMore.isPending) return
      under.current = true
      setBusy(true)
      try {
        await eat(food, name)
      } catch {
        toast({ kind: 'bad', text: t`저장하지 못했어요. 다시 시도해 주세요.`, about: LIST })
      } finally {
        under.current = false
        setBusy(false)
      }
    },
  }
}
