import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '#src/app/use-now.ts'
import { LineChart } from '#src/charts/line-chart.tsx'
import { formatDay, today as dayIn } from '#src/lib/days.ts'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { isByWeeks, periodStart, type Period } from '../kit/period.ts'
import type { SlotProps } from '../kit/record-kind.ts'
import { useRecordWords } from '../kit/record-words.ts'
import { courseOf, weeksOf, type WeightCourse, type WeightPoint } from './weight.ts'
import { weightGraphQuery, weightSummaryQuery } from './weight.queries.ts'
import css from '../kit/kit.module.css'

const NO_POINTS: readonly WeightPoint[] = []

/**
 * What became of the weight over the period in one sentence, and its course with the goal as a line: day by day up to a month, then as means of
 * weeks in the band that the days lay in.
 */
export function WeightGraph({ period, today }: SlotProps) {
  const { t, i18n } = useLingui()
  const words = useRecordWords(today)
  const { data: points = NO_POINTS } = useQuery({ ...weightGraphQuery(period, today), placeholderData: keepPreviousData })
  const { targetKg } = useSuspenseQuery(weightSummaryQuery()).data
  const from = periodStart(period, today)
  const thisYear = dayIn(useNow()).slice(0, 4)
  const dateOf = (day: string) => formatDay(day, i18n.locale, day.startsWith(thisYear) ? 'short' : 'dated')
  const periodName = words.period(period)
  const weeks = useMemo(() => (isByWeeks(period) ? weeksOf(points, from, today) : null), [period, points, from, today])
  const line = useMemo(
    () => (weeks ? weeks.map(({ day, meanKg }) => ({ day, value: meanKg })) : points.map(({ day, weightKg }) => ({ day, value: weightKg }))),
    [weeks, points],
  )
  const range = useMemo(() => weeks?.map(({ day, lowKg, highKg }) => ({ day, low: lowKg, high: highKg })), [weeks])
  const sentence = useSentence(period, courseOf(points, from, today))
  const last = points.at(-1)
  const latest = last ? t`${dateOf(last.day)}에 ${formatQuantity(last.weightKg, 'kg')}.` : t`기록이 없어요.`
  const goal = targetKg === null ? '' : t`목표는 ${formatQuantity(targetKg, 'kg')}이에요.`

  return (
    <>
      {sentence === '' ? null : <p className={css.course}>{sentence}</p>}
      <LineChart
        points={line}
        {...(range && range.length > FEWEST_FOR_RANGE && { range })}
        from={from}
        to={today}
        color="weight"
        {...(targetKg === null
          ? {}
          : { goal: { value: targetKg, label: t`목표 ${formatQuantity(targetKg, 'kg')}` } })}
        label={[t`${periodName} 체중.`, sentence, latest, goal].filter(Boolean).join(' ')}
        tableCaption={weeks ? t`${periodName} 주 평균 체중` : t`${periodName} 체중`}
        tableHead={weeks ? [t`주`, t`평균 체중`] : [t`날짜`, t`체중`]}
        formatDay={dateOf}
        // The same day a year apart would stand at both ends.
        {...(period === 'year' && { formatEnd: (day: string) => formatDay(day, i18n.locale, 'month') })}
        formatValue={(kg) => formatQuantity(kg, 'kg')}
        formatAxis={(kg) => formatAmount(kg, 'kg').replace(/\.0$/, '')}
        markerLabel={t`날짜 고르기`}
        emptyText={t`이 기간에는 기록이 없어요`}
      />
    </>
  )
}

/** A band needs a course to lie around. */
const FEWEST_FOR_RANGE = 3

function useSentence(longer: Period, course: WeightCourse | null): string {
  const { t } = useLingui()
  if (course === null) return ''
  // the page offers no day
  const period = longer === 'day' ? 'week' : longer
  const kg = formatQuantity(course.kg, 'kg')
  if (course.is === 'once') return t`${kg}, 한 번 쟀어요.`
  if (course.is === 'mean') return t`이 주 평균은 ${kg}이에요.`
  if (course.is === 'steady') return { week: t`한 주 동안 거의 그대로예요, 주 평균 ${kg}.`, month: t`한 달 동안 거의 그대로예요, 주 평균 ${kg}.`, quarter: t`석 달 동안 거의 그대로예요, 주 평균 ${kg}.`, year: t`한 해 동안 거의 그대로예요, 주 평균 ${kg}.` }[period]
  const by = formatQuantity(course.byKg, 'kg')
  if (course.is === 'less') return { week: t`한 주 사이 ${by} 줄었어요, 주 평균 ${kg}.`, month: t`한 달 사이 ${by} 줄었어요, 주 평균 ${kg}.`, quarter: t`석 달 사이 ${by} 줄었어요, 주 평균 ${kg}.`, year: t`한 해 사이 ${by} 줄었어요, 주 평균 ${kg}.` }[period]
  return { week: t`한 주 사이 ${by} 늘었어요, 주 평균 ${kg}.`, month: t`한 달 사이 ${by} 늘었어요, 주 평균 ${kg}.`, quarter: t`석 달 사이 ${by} 늘었어요, 주 평균 ${kg}.`, year: t`한 해 사이 ${by} 늘었어요, 주 평균 ${kg}.` }[period]
}
