import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { BarEnds } from '#src/charts/bar.tsx'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { addDays, type Day } from '#src/lib/days.ts'
import { withJosa } from '#src/lib/korean.ts'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { DateStepper } from '#src/ui/date-stepper/date-stepper.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import { barOf, leadOf, type Energy, type Place } from './day.ts'
import { useDayWords } from './use-day-words.ts'
import css from './day.module.css'

/** Another day of the same page: it changes in place, and is no step back. */
export function useOpenDay() {
  const navigate = useNavigate()
  return (day: Day, today: Day) =>
    void navigate({
      to: '/healthlog/mealRecord',
      search: { day: day === today ? undefined : day },
      replace: true,
      viewTransition: false,
    })
}

interface StepsProps {
  day: Day
  today: Day
  onCalendar(): void
}

/** The day, with the one before and the one after; its words open the calendar. */
export function DaySteps({ day, today, onCalendar }: StepsProps) {
  const { t } = useLingui()
  const open = useOpenDay()
  return (
    <DateStepper
      text={useDayWords(today).dated(day)}
      onText={onCalendar}
      previousLabel={t`전날`}
      nextLabel={t`다음 날`}
      nextDisabled={day >= today}
      onPrevious={() => open(addDays(day, -1), today)}
      onNext={() => open(addDays(day, 1), today)}
    />
  )
}

interface HeadProps {
  energy: Energy
  places: readonly Place[]
  isToday: boolean
}

/** The answer of the page: what may still be eaten, and how the day has come so far. Over the goal is said in ink. */
export function DayHead({ energy, places, isToday }: HeadProps) {
  const numbersOff = useNumbersOff()
  return numbersOff ? (
    <WordsHead places={places} isToday={isToday} />
  ) : (
    <NumbersHead energy={energy} places={places} isToday={isToday} />
  )
}

function NumbersHead({ energy, places, isToday }: HeadProps) {
  const { t } = useLingui()
  const lead = leadOf(energy, isToday)
  const goal = energy.eatKcalGoal === null ? null : formatQuantity(energy.eatKcalGoal, 'kcal')
  const eaten = energy.eatKcal === null ? null : formatQuantity(energy.eatKcal, 'kcal')
  if (lead.is === 'first')
    return <Lead title={t`첫 끼니를 기록해 볼까요?`} below={goal === null ? undefined : t`오늘 목표는 ${goal}예요`} />
  if (lead.is === 'nothing') return <Lead title={t`이날은 기록이 없어요`} below={t`지난 식사도 적을 수 있어요`} />
  const kcal = formatAmount(lead.kcal, 'kcal')
  return (
    <div className={css.head}>
      <Lead
        className={css.lead}
        title={
          lead.is === 'left' ? (
            <Trans>
              <b>{kcal}</b> kcal 남았어요
            </Trans>
          ) : lead.is === 'over' ? (
            <Trans>
              오늘은 <b>{kcal}</b> kcal 더 드셨어요
            </Trans>
          ) : (
            <Trans>
              <b>{kcal}</b> kcal 드셨어요
            </Trans>
          )
        }
      />
      <DayBar energy={energy} places={places} />
      {goal === null || eaten === null ? null : (
        <BarEnds
          start={
            lead.is === 'eaten' ? null : (
              <Trans>
                <b>{eaten}</b> 드셨어요
              </Trans>
            )
          }
          end={t`목표 ${goal}`}
        />
      )}
    </div>
  )
}

/** One part for each meal, and what is left of the goal; past the goal a notch says where it was. */
function DayBar({ energy, places }: Pick<HeadProps, 'energy' | 'places'>) {
  const { t } = useLingui()
  const name = useMealTimeName()
  const bar = barOf(energy, places)
  if (!bar) return null
  const meals = places
    .flatMap((place) =>
      place.is === 'eaten' && place.kcal !== null ? [`${name(place.meal)} ${formatAmount(place.kcal, 'kcal')}`] : [],
    )
    .join(', ')
  return (
    <div
      className={css.bar}
      role="img"
      aria-label={t`목표 ${formatQuantity(energy.eatKcalGoal ?? 0, 'kcal')} 가운데 ${formatQuantity(energy.eatKcal ?? 0, 'kcal')}: ${meals}`}
    >
      {bar.parts.map(({ meal, percent }) => (
        <i key={meal} style={{ '--share': percent } as CSSProperties} />
      ))}
      {bar.goalPercent < 100 ? <b style={{ '--goal': bar.goalPercent } as CSSProperties} /> : null}
    </div>
  )
}

/** Without numbers: which meals there were. */
function WordsHead({ places, isToday }: Omit<HeadProps, 'energy'>) {
  const { t, i18n } = useLingui()
  const name = useMealTimeName()
  const meals = places.flatMap((place) => (place.is === 'eaten' ? [name(place.meal)] : [])).join(', ')
  if (meals === '')
    return isToday ? (
      <Lead title={t`첫 끼니를 기록해 볼까요?`} />
    ) : (
      <Lead title={t`이날은 기록이 없어요`} below={t`지난 식사도 적을 수 있어요`} />
    )
  const list = i18n.locale === 'ko' ? withJosa(meals, '을/를') : meals
  return <Lead title={t`${list} 드셨어요`} />
}
