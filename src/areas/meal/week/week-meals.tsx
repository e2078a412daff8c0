import { useLingui } from '@lingui/react/macro'
import type { DataColor } from '#src/charts/data-color.ts'
import { StackedBar } from '#src/charts/stacked-bar.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { MEALS, type MealType } from '#src/domain/meal/meals-of-day.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'

/**
 * Meals are no metric and have no colours of their own: these lie apart in both themes, beside each other as the day
 * goes.
 */
const COLORS: Readonly<Record<MealType, DataColor>> = {
  '6': 'sleep-deep',
  '1': 'carbohydrate',
  '2': 'intake',
  '5': 'weight',
  '3': 'protein',
  '4': 'sleep',
}

/** What share of the week's energy each meal has, in the order of a day; meals without any are not named. */
export function WeekMeals({ rates }: { rates: Schemas['PatternReport']['mealRateList'] }) {
  const { t } = useLingui()
  const name = useMealTimeName()
  const parts = MEALS.flatMap((meal) => {
    const rate = rates.find(({ menuMealType }) => menuMealType === meal)?.kcalRate ?? 0
    return rate === 0 ? [] : [{ key: meal, name: name(meal), amount: rate, value: `${rate}%`, color: COLORS[meal] }]
  })
  return (
    <Card>
      <CardHead title={t`끼니마다 얼마나`} />
      <StackedBar
        parts={parts}
        label={t`열량 비율: ${parts.map((part) => `${part.name} ${part.value}`).join(', ')}`}
        emptyText={t`이 주에는 기록이 없어요`}
      />
    </Card>
  )
}
