import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { Suspense, useState } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyExtra, lazyPart } from '#src/app/lazy-part.ts'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useNow } from '#src/app/use-now.ts'
import { textWithoutEnergy } from '#src/domain/day/without-energy.ts'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { Coach } from '#src/ui/coach/coach.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { DayHead, DaySteps, useOpenDay } from './day-head.tsx'
import { DayRows } from './day-rows.tsx'
import { DayTable } from './day-table.tsx'
import { DayWaiting } from './day-waiting.tsx'
import { foodCountOf, placesOf } from './day.ts'
import { dayCoachQuery, dayFoodsQuery, dayMealsQuery } from './day.queries.ts'

// Below the table, with charts of its own.
const DayNutrition = lazyPart(() => import('./day-nutrition.tsx'), 'DayNutrition')
const DayCalendar = lazyPart(() => import('./day-calendar.tsx'), 'DayCalendar')
// For who took something home.
const PickedUpKit = lazyExtra(() => import('../take-home/picked-up-kit.tsx'), 'PickedUpKit')

/** About what the nutrition of a day takes: what stands below it does not jump. */
const NUTRITION_PX = 220

/** One day of meals: how much may still be eaten, and the table that it was eaten at. */
export function DayScreen({ day }: { day: Day }) {
  const { t } = useLingui()
  const today = dayIn(useNow())
  const isToday = day === today
  const numbersOff = useNumbersOff()
  const open = useOpenDay()
  const [choosing, setChoosing] = useState(false)
  const { data: energy } = useSuspenseQuery(dayMealsQuery(day))
  const { data: foods } = useSuspenseQuery(dayFoodsQuery(day))
  const { data: coach } = useQuery(dayCoachQuery(day))
  const coachWords = coach && (numbersOff ? textWithoutEnergy(coach.coachTxt) : coach.coachTxt)
  const places = placesOf(foods)
  const hasFood = places.some(({ is }) => is === 'eaten')
  const isDinnerOpen = places.some(({ is, meal }) => is === 'empty' && meal === '3')

  return (
    <DetailPage
      bar={
        <ScreenBar
          titleAs="p"
          backTo="/main"
          actions={<IconButton label={t`날짜 고르기`} icon={CalendarDays} onClick={() => setChoosing(true)} />}
        />
      }
      picture={<DaySteps day={day} today={today} onCalendar={() => setChoosing(true)} />}
    >
      <DayHead energy={energy} places={places} isToday={isToday} />
      <DayWaiting day={day} />
      <DayTable day={day} places={places} />
      {isToday && isDinnerOpen ? (
        <Suspense fallback={null}>
          <PickedUpKit today={today} />
        </Suspense>
      ) : null}
      {coachWords && hasFood ? (
        <Coach label={t`식사 코치`} note={t`적으신 기록을 정해진 기준에 견주어 골랐어요`}>
          {coachWords}
        </Coach>
      ) : null}
      {hasFood && !numbersOff && energy.eatKcal !== null ? (
        <Suspense
          fallback={
            <Card>
              <Skeleton height={NUTRITION_PX} />
            </Card>
          }
        >
          <DayNutrition day={day} isToday={isToday} kcal={energy.eatKcal} />
        </Suspense>
      ) : null}
      <DayRows day={day} today={today} foodCount={foodCountOf(foods)} hasGoal={energy.eatKcalGoal !== null} />
      {choosing ? (
        <Suspense fallback={null}>
          <DayCalendar
            day={day}
            today={today}
            onClose={() => setChoosing(false)}
            onDay={(next) => {
              setChoosing(false)
              if (next !== day) open(next, today)
            }}
          />
        </Suspense>
      ) : null}
    </DetailPage>
  )
}
