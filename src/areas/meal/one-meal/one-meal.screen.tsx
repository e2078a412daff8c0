import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useLanguage } from '#src/app/use-language.ts'
import type { MealType } from '#src/domain/meal/meals-of-day.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatAmount } from '#src/lib/units.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { AddRow } from '#src/ui/add-row/add-row.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { dayFoodsQuery } from '../day/day.queries.ts'
import { EmptyMeal } from './empty-meal.tsx'
import { MealFoods } from './meal-foods.tsx'
import { MealNotes } from './meal-notes.tsx'
import { MealSums } from './meal-sums.tsx'
import { mealIn } from './one-meal.ts'
import { mealRecordQuery } from './one-meal.queries.ts'
import { useRemoval } from './use-removal.ts'
import css from './one-meal.module.css'

const MealMore = lazyPart(() => import('./meal-more.tsx'), 'MealMore')

/** One meal of a day: its tray, its foods, and what the member wants to say of it. */
export function OneMealScreen({ day, meal }: { day: Day; meal: MealType }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const name = useMealTimeName()(meal)
  const numbersOff = useNumbersOff()
  const { data: foodsOfDay } = useSuspenseQuery(dayFoodsQuery(day))
  const { data: record } = useSuspenseQuery(mealRecordQuery(day, meal))
  const { foods, clock, kcal, skipped } = mealIn(foodsOfDay, meal, language)
  const { removeOne, removeAll } = useRemoval(day, meal)
  const [more, setMore] = useState(false)

  const date = formatDay(day, i18n.locale, 'medium')
  // `never`: the compiler knows the queries of built screens only
  const add = { to: '/healthlog/mealRecordWrite', search: { day, meal } as never }
  if (foods.length === 0) return <EmptyMeal day={day} meal={meal} skipped={skipped} add={add} />
  return (
    <DetailPage
      bar={
        <ScreenBar
          title={t`${name} 기록`}
          titleAs="p"
          backTo={`/healthlog/mealRecord?day=${day}`}
          actions={<IconButton label={t`더 보기`} icon={Ellipsis} onClick={() => setMore(true)} />}
        />
      }
      lead={{
        above: [date, clock, record.restaurantName].filter(Boolean).join(' · '),
        title: kcal === null || numbersOff ? name : t`${name}, ${formatAmount(kcal, 'kcal')} kcal`,
      }}
    >
      <Card tone="linen" className={css.tray}>
        <DishTray dishes={foods.flatMap(({ bowls }) => bowls)} size={212} />
      </Card>
      <Card>
        <CardHead title={t`음식 ${foods.length}가지`} id="foods" />
        <MealFoods day={day} meal={meal} foods={foods} onRemove={(food) => void removeOne(food)} />
        <AddRow render={<Link {...add} />}>{t`음식 추가`}</AddRow>
      </Card>
      {numbersOff ? null : <MealSums record={record} />}
      <MealNotes foods={foods} clock={clock} memo={record.memoTxt} day={day} meal={meal} />
      {more ? (
        <Suspense fallback={null}>
          <MealMore
            day={day}
            meal={meal}
            canCopy={foods.some(({ foodId }) => foodId !== null)}
            onClose={() => setMore(false)}
            onRemoveAll={() => {
              setMore(false)
              void removeAll(foods, name)
            }}
          />
        </Suspense>
      ) : null}
    </DetailPage>
  )
}
