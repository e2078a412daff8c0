import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useNow } from '#src/app/use-now.ts'
import { WithoutConsent } from '#src/domain/consent/without-consent.tsx'
import { weekReportQuery } from '#src/domain/meal/week-report.queries.ts'
import { addDays, today as dayIn, type Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { DateStepper } from '#src/ui/date-stepper/date-stepper.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ShareWeek } from './share-week.tsx'
import { useWeekWords } from './use-week-words.ts'
import { WeekCard } from './week-card.tsx'
import { WeekStep } from './week-step.tsx'
import { daysWithValues, FEWEST_DAYS, mondayOf, stepOf, strandsOf } from './week.ts'
import { aimQuery, meansQuery, pressureQuery, sleepQuery, stepsQuery, weightQuery } from './week.queries.ts'
import css from './week.module.css'

interface Props {
  monday: Day
  /** How the week was eaten, in cards of the meals. */
  meals: ReactNode
}

/** What changed last week: five values over the same seven days, and one thing to do next (docs/decisions/204). */
export function WeekScreen({ monday, meals }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const words = useWeekWords()
  const numbersOff = useNumbersOff()
  const last = mondayOf(undefined, dayIn(useNow()))
  const all = useStrands(monday)
  const { data: means } = useSuspenseQuery(meansQuery(monday))
  const isStopped = means.healthAgreeYn === 'N'
  const strands = all.filter(({ thread }) => thread !== 'KCAL' || !numbersOff)
  // Meals count as records, also where their numbers are kept out of sight.
  const told = daysWithValues(all)
  // What to do this week follows from the one before it, and from none that is long over.
  const step = monday === last ? stepOf(strands) : null
  const few = told < FEWEST_DAYS
  const range = words.range(monday, addDays(monday, 6))
  const lead = words.lead(strands)
  const open = (week: Day) =>
    void navigate({ to: '/healthlog/weeklyReport', search: { week }, replace: true, viewTransition: false })

  return (
    <DetailPage
      bar={
        <ScreenBar
          titleAs="p"
          backTo="/healthlog/healthlog"
          actions={few ? null : <ShareWeek range={range} lead={lead} strands={strands} />}
        />
      }
      picture={
        <DateStepper
          text={range}
          previousLabel={t`전주`}
          nextLabel={t`다음 주`}
          nextDisabled={monday >= last}
          onPrevious={() => open(addDays(monday, -7))}
          onNext={() => open(addDays(monday, 7))}
        />
      }
      lead={few ? undefined : { title: lead }}
    >
      {isStopped ? <WithoutConsent /> : null}
      {few ? (
        <div className={css.few}>
          <EmptyState
            level={1}
            title={told === 0 ? t`이 주에는 기록이 없어요` : t`기록이 사흘은 있어야\n비교할 수 있어요`}
            text={t`체중, 잠, 혈압, 걸음, 식사 가운데 무엇이든 좋아요.`}
            action={<Button render={<Link to="/healthlog/healthlog" />}>{t`기록하러 가기`}</Button>}
          />
        </div>
      ) : (
        <>
          <Card>
            <WeekCard monday={monday} strands={strands} range={range} />
            <p className={css.note}>{t`오른쪽은 주 평균과 그 전주와의 차이예요. 점은 기록이 없는 날이에요.`}</p>
          </Card>
          {step && <WeekStep step={step} />}
          {meals}
        </>
      )}
    </DetailPage>
  )
}

function useStrands(monday: Day) {
  const { data: means } = useSuspenseQuery(meansQuery(monday))
  // Without the consent to health data no reading is summed up: the week is of steps and meals.
  const isSummed = means.healthAgreeYn !== 'N'
  const { data: weight } = useSuspenseQuery(weightQuery(monday))
  const { data: sleep } = useSuspenseQuery(sleepQuery(monday))
  const { data: pressure } = useSuspenseQuery(pressureQuery(monday))
  const { data: steps } = useSuspenseQuery(stepsQuery(monday))
  const { data: eaten } = useSuspenseQuery(weekReportQuery(monday))
  const { data: aim } = useSuspenseQuery(aimQuery())
  const none = <Of extends { list: readonly unknown[] }>(of: Of): Of => (isSummed ? of : { ...of, list: [] })
  return strandsOf({
    means,
    weight: none(weight),
    sleep: none(sleep),
    pressure: none(pressure),
    steps,
    eaten,
    aimKg: parseWireNumber(aim.targetBw),
  })
}
