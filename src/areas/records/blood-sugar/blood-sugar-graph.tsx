import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SeriesLegend } from '#src/charts/series-legend.tsx'
import { TwoLines } from '#src/charts/two-lines.tsx'
import { usualOf } from '#src/domain/index-record/level.ts'
import { formatDay } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { CourseFailed } from '../kit/course-failed.tsx'
import { CourseWaiting } from '../kit/course-waiting.tsx'
import { periodStart } from '../kit/period.ts'
import type { SlotProps } from '../kit/record-kind.ts'
import { useRecordWords } from '../kit/record-words.ts'
import { useCourse } from '../kit/use-course.ts'
import { dayPoints, meansOf } from './blood-sugar.ts'
import { earlierSugarsQuery, sugarQuery } from './blood-sugar.queries.ts'

const COLORS = { first: 'glucose-after', second: 'glucose-before' } as const

/** Before and after meals over the days, with where the usual ends after a meal. */
export function BloodSugarGraph({ period: wanted, today }: SlotProps) {
  const { t, i18n } = useLingui()
  const words = useRecordWords(today)
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(
    wanted === 'whole' ? sugarQuery(today, periodStart(wanted, today)) : sugarQuery(today),
  )
  const earlier = useQuery({ ...earlierSugarsQuery(today), enabled: wanted === 'years' })
  const { rows, period, failed, isWaiting } = useCourse(
    wanted,
    { data: data?.readings, errorUpdateCount, isFetching, refetch },
    earlier,
  )
  const from = periodStart(period, today)
  const points = dayPoints(rows, from)
  const means = meansOf(rows.filter(({ at }) => dayOf(at) >= from))
  const periodName = words.period(period)
  const limit = usualOf(data?.normals.get('ABD') ?? [])?.to
  const before = means.before === null ? t`식전 기록이 없어요` : t`식전 평균 ${means.before}`
  const after = means.after === null ? t`식후 기록이 없어요` : t`식후 평균 ${means.after}`

  if (failed) return <CourseFailed {...failed} />
  if (isWaiting) return <CourseWaiting />
  return (
    <>
      <SeriesLegend
        items={[
          { key: 'after', shape: 'dot', color: 'glucose-after', text: t({ message: '식후', context: '잰 때' }) },
          { key: 'before', shape: 'ring', color: 'glucose-before', text: t`공복·식전` },
          ...(limit === undefined ? [] : [{ key: 'usual', shape: 'dash', text: t`식후 정상 ${limit} 미만` } as const]),
        ]}
      />
      <TwoLines
        points={points}
        from={from}
        to={today}
        colors={COLORS}
        {...(limit !== undefined && { guide: { value: limit } })}
        label={t`${periodName} 혈당. ${before}, ${after}.`}
        tableCaption={t`${periodName} 혈당`}
        tableHead={[t`날짜`, t({ message: '식후', context: '잰 때' }), t`공복·식전`]}
        formatDay={words.dayOver(period)}
        formatShortDay={(day) => formatDay(day, i18n.locale, 'weekday')}
        unknownText={t`없음`}
        emptyText={t`이 기간에는 기록이 없어요`}
      />
    </>
  )
}
