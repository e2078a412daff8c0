import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { LineChart } from '#src/charts/line-chart.tsx'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { CourseFailed } from '../kit/course-failed.tsx'
import { CourseWaiting } from '../kit/course-waiting.tsx'
import { isByWeeks, periodStart, type Period } from '../kit/period.ts'
import type { SlotProps } from '../kit/record-kind.ts'
import { useRecordWords } from '../kit/record-words.ts'
import { standIn, useCourse } from '../kit/use-course.ts'
import { courseOf, weeksOf, type WeightCourse } from './weight.ts'
import { earlierWeightsQuery, weightGraphQuery, weightSummaryQuery } from './weight.queries.ts'
import css from '../kit/kit.module.css'

/**
 * What became of the weight over the period in one sentence, and its course with the goal as a line: day by day up to a
 * month, then as means of weeks in the band that the days lay in.
 */
export function WeightGraph({ period: wanted, today }: SlotProps) {
  const { t, i18n } = useLingui()
  const words = useRecordWords(today)
  const recent = useQuery({ ...weightGraphQuery(wanted, today), placeholderData: standIn(wanted) })
  const earlier = useQuery({ ...earlierWeightsQuery(today), enabled: wanted === 'years' })
  const { rows: points, period, failed, isWaiting } = useCourse(wanted, recent, earlier)
  const { targetKg } = useSuspenseQuery(weightSummaryQuery()).data
  const from = periodStart(period, today)
  const periodName = words.period(period)
  const weeks = useMemo(() => (isByWeeks(period) ? weeksOf(points, from, today) : null), [period, points, from, today])
  const line = useMemo(
    () =>
      weeks
        ? weeks.map(({ day, meanKg }) => ({ day, value: meanKg }))
        : points.map(({ day, weightKg }) => ({ day, value: weightKg })),
    [weeks, points],
  )
  const range = useMemo(() => weeks?.map(({ day, lowKg, highKg }) => ({ day, low: lowKg, high: highKg })), [weeks])
  const sentence = useSentence(period, courseOf(points, from, today))
  const last = points.at(-1)
  const dayName = words.dayOver(period)
  const latest = last ? t`${dayName(last.day)}에 ${formatQuantity(last.weightKg, 'kg')}.` : t`기록이 없어요.`
  const goal = targetKg === null ? '' : t`목표는 ${formatQuantity(targetKg, 'kg')}이에요.`

  if (failed) return <CourseFailed {...failed} />
  if (isWaiting) return <CourseWaiting />
  return (
    <>
      {sentence === '' ? null : <p className={css.course}>{sentence}</p>}
      <LineChart
        points={line}
        {...(range && range.length > FEWEST_FOR_RANGE && { range })}
        from={from}
        to={today}
        color="weight"
        {...(targetKg === null ? {} : { goal: { value: targetKg, label: t`목표 ${formatQuantity(targetKg, 'kg')}` } })}
        label={[t`${periodName} 체중.`, sentence, latest, goal].filter(Boolean).join(' ')}
        tableCaption={weeks ? t`${periodName} 주 평균 체중` : t`${periodName} 체중`}
        tableHead={weeks ? [t`주`, t`평균 체중`] : [t`날짜`, t`체중`]}
        formatDay={dayName}
        // The same day a year apart would stand at both ends.
        {...((period === 'year' || period === 'years') && {
          formatEnd: (day: Day) => formatDay(day, i18n.locale, 'month'),
        })}
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

/** The period that is named: the page offers no day, and the whole is told like a month. */
function namedPeriod(period: Period): Exclude<Period, 'day' | 'whole'> {
  if (period === 'day') return 'week'
  return period === 'whole' ? 'month' : period
}

function useSentence(longer: Period, course: WeightCourse | null): string {
  const { t } = useLingui()
  if (course === null) return ''
  const period = namedPeriod(longer)
  const kg = formatQuantity(course.kg, 'kg')
  if (course.is === 'once') return t`${kg}, 한 번 쟀어요.`
  if (course.is === 'mean') return t`주 평균은 ${kg}이에요.`
  if (course.is === 'steady')
    return {
      week: t`한 주 동안 거의 그대로예요, 주 평균 ${kg}.`,
      month: t`한 달 동안 거의 그대로예요, 주 평균 ${kg}.`,
      quarter: t`석 달 동안 거의 그대로예요, 주 평균 ${kg}.`,
      year: t`한 해 동안 거의 그대로예요, 주 평균 ${kg}.`,
      years: t`3년 동안 거의 그대로예요, 주 평균 ${kg}.`,
    }[period]
  const by = formatQuantity(course.byKg, 'kg')
  if (course.is === 'less')
    return {
      week: t`한 주 사이 ${by} 줄었어요, 주 평균 ${kg}.`,
      month: t`한 달 사이 ${by} 줄었어요, 주 평균 ${kg}.`,
      quarter: t`석 달 사이 ${by} 줄었어요, 주 평균 ${kg}.`,
      year: t`한 해 사이 ${by} 줄었어요, 주 평균 ${kg}.`,
      years: t`3년 사이 ${by} 줄었어요, 주 평균 ${kg}.`,
    }[period]
  return {
    week: t`한 주 사이 ${by} 늘었어요, 주 평균 ${kg}.`,
    month: t`한 달 사이 ${by} 늘었어요, 주 평균 ${kg}.`,
    quarter: t`석 달 사이 ${by} 늘었어요, 주 평균 ${kg}.`,
    year: t`한 해 사이 ${by} 늘었어요, 주 평균 ${kg}.`,
    years: t`3년 사이 ${by} 늘었어요, 주 평균 ${kg}.`,
  }[period]
}
