import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { goTo } from '#src/app/navigation.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import type { Day } from '#src/lib/days.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { mealFoodsQuery } from './add-foods.queries.ts'
import { chosenAgain, foodsOfMeal, together } from './food.ts'
import type { AddFoods } from './use-add-foods.ts'

/**
 * Puts a meal of another day into the basket, once: then the address is an ordinary one, and coming back to it changes
 * nothing.
 */
export function useCopiedMeal(
  flow: AddFoods,
  { day, meal, from }: { day: Day; meal: string; from: { day: Day; meal: string } | undefined },
): void {
  const { t } = useLingui()
  const router = useRouter()
  const { data, isError } = useQuery({
    ...mealFoodsQuery(from?.day ?? '', from?.meal ?? '1'),
    enabled: from !== undefined,
  })
  const copy = useEffectEvent((foods: readonly Schemas['MealFood'][]) => {
    const chosen = foods.map(chosenAgain)
    const able = chosen.filter((food) => food !== null)
    if (able.length > 0) flow.send({ type: 'meal.put', foods: together(able) })
    if (able.length === 0) toast({ text: t`다시 담을 수 있는 음식이 없는 끼니예요` })
    else if (able.length < chosen.length) toast({ text: t`다시 담을 수 없는 음식은 빼고 담았어요` })
    goTo(router, `${router.state.location.pathname}?day=${day}&meal=${meal}`, { replace: true })
  })
  const sayFailed = useEffectEvent(
    () => void toast({ kind: 'bad', text: t`복사할 끼니를 불러오지 못했어요. 다시 시도해 주세요.` }),
  )
  const fromMeal = from?.meal
  useEffect(() => {
    if (data && fromMeal !== undefined) copy(foodsOfMeal(data, fromMeal))
  }, [data, fromMeal])
  useEffect(() => {
    if (isError && fromMeal !== undefined) sayFailed()
  }, [isError, fromMeal])
}
