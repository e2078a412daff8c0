import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { connection } from '#src/app/connection.ts'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import type { Day } from '#src/lib/days.ts'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { restorationOf, type EatenFood } from './one-meal.ts'
import { mealRecordQuery, readCourse, REMOVE, useRemoveMealFoods, useRestoreMealFoods } from './one-meal.queries.ts'

/**
 * Removing what was not eaten. One food goes at once, and the notice brings it back; what no call of ours could bring
 * back (it came from the phone, or its course is off the menu) is asked about first, and so are all of them together.
 * Without a connection nothing is asked: it could not go (docs/decisions/172).
 */
export function useRemoval(day: Day, meal: MealType) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { remove } = useRemoveMealFoods(day)
  const restore = useRestoreMealFoods(day, meal)
  const going = useRef(new Set<number>())

  const sayOffline = () => void toast({ kind: 'bad', text: t`연결되면 지울 수 있어요`, about: REMOVE })

  const removeOne = async (food: EatenFood) => {
    // The second of two taps in a hurry: the first is still asking what brings it back.
    if (going.current.has(food.number)) return
    going.current.add(food.number)
    await removeKnown(food).finally(() => going.current.delete(food.number))
  }

  const removeKnown = async (food: EatenFood) => {
    // What brings it back has to be known before its record is gone.
    const course = food.source === 'COURSE' ? await readCourse(queryClient, food.number).catch(() => undefined) : null
    if (course === undefined) return sayOffline()
    const restoration = restorationOf(food, day, meal, course)
    if (restoration === null) {
      if (connection.get() === 'offline') return sayOffline()
      const agreed = await confirm({
        title: t`이 음식을 지울까요?`,
        text:
          food.source === 'PHONE' ? t`휴대폰에서 온 기록이에요. 지우면 되돌릴 수 없어요.` : t`지우면 되돌릴 수 없어요.`,
        confirm: t`지울게요`,
        cancel: t`그대로 둘게요`,
        danger: true,
      })
      if (!agreed) return
    }
    const memo = queryClient.getQueryData(mealRecordQuery(day, meal).queryKey)?.memoTxt ?? null
    remove([food.number], () => {
      // What failed has been said.
      const undo = restoration && {
        action: { label: t`되돌리기`, onPress: () => void restore(restoration, memo).catch(() => undefined) },
      }
      toast({ kind: 'removed', text: t`${food.name}, 지웠어요`, ...undo })
    })
  }

  const removeAll = async (foods: readonly EatenFood[], name: string) => {
    if (connection.get() === 'offline') return sayOffline()
    const agreed = await confirm({
      title: t`${name} 기록을 모두 지울까요?`,
      text: t`음식 ${foods.length}가지가 지워지고, 되돌릴 수 없어요.`,
      confirm: t`지울게요`,
      cancel: t`그대로 둘게요`,
      danger: true,
    })
    if (agreed)
      remove(
        foods.map(({ number }) => number),
        () => void toast({ kind: 'removed', text: t`기록을 지웠어요` }),
      )
  }

  return { removeOne, removeAll }
}
