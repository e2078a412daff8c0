import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { addDays, daysBetween, formatDay, type Day } from '#src/lib/days.ts'
import { Bowls } from '#src/ui/basket-bar/basket-bar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { diaryBeforeQuery, mealFoodsQuery } from './add-foods.queries.ts'
import { sumOf } from './basket.ts'
import { foodsOfMeal, lastDayOf, mealAgain } from './food.ts'
import { useFoodWords } from './food-words.ts'
import type { AddFoods } from './use-add-foods.ts'
import css from './add-foods.module.css'

interface Props {
  flow: Pick<AddFoods, 'basket' | 'send'>
  day: Day
  meal: string
}

/**
 * "화요일 저녁 그대로": the last meal of the same kind as one tap. Only where all of it can be chosen again: a part of it was
 * not eaten.
 */
export function SameAgain({ flow, day, meal }: Props) {
  const { t, i18n } = useLingui()
  const { kcal, line, language } = useFoodWords()
  const name = useMealTimeName()(meal)
  const mealName = language === 'en' ? name.toLowerCase() : name
  const { data: diary } = useQuery(diaryBeforeQuery(day))
  const last = diary ? lastDayOf(diary, meal, day) : null
  const { data: eaten } = useQuery({ ...mealFoodsQuery(last ?? day, meal), enabled: last !== null })
  const foods = last !== null && eaten ? mealAgain(foodsOfMeal(eaten, meal)) : null
  if (last === null || foods === null) return null

  const isIn = foods.every(({ foodId }) => flow.basket.some((chosen) => chosen.foodId === foodId))
  const when =
    last === addDays(day, -1)
      ? t({ message: '전날', context: 'in a sentence' })
      : daysBetween(last, day) < 7
        ? formatDay(last, i18n.locale, 'dayName')
        : formatDay(last, i18n.locale, 'short')
  const count = foods.length
  return (
    <Card tone="linen" className={css.again} label={t`지난번 그대로`}>
      <Bowls names={foods.slice(0, 3).map((food) => food.name)} size={34} />
      <p>
        <b>{t`${when} ${mealName} 그대로`}</b>
        <span>{line(t`${count}가지`, kcal(sumOf(foods).known ? sumOf(foods).kcal : null))}</span>
      </p>
      <Button
        size="s"
        kind="neutral"
        className={css.take}
        aria-disabled={isIn}
        onClick={() => isIn || flow.send({ type: 'meal.put', foods })}
      >
        {isIn ? t`담았어요` : t`담기`}
      </Button>
    </Card>
  )
}
