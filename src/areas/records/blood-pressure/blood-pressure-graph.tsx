import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RangeChart } from '#src/charts/range-chart.tsx'
import { SeriesLegend } from '#src/charts/series-legend.tsx'
import { usualOf } from '#src/domain/index-record/level.ts'
import { formatDay } from '#src/lib/days.ts'
import { CourseFailed } from '../kit/course-failed.tsx'
import { CourseWaiting } from '../kit/course-waiting.tsx'
import { periodStart } from '../kit/period.ts'
import type { SlotProps } from '../kit/record-kind.ts'
import { useRecordWords } from '../kit/record-words.ts'
import { dayMeans, meansOf, pressureText } from './blood-pressure.ts'
import { summaryQuery, usePressureCourse } from './blood-pressure.queries.ts'

const COLORS = { high: 'systolic', low: 'diastolic', lane: 'pulse' } as const

/** The days of the period, each the mean of its readings, with the lines under which a pressure is usual. */
export function BloodPressureGraph({ period: wanted, today }: SlotProps) {
  const { t, i18n } = useLingui()
  const words = useRecordWords(today)
  const { rows: readings, period, failed, isWaiting } = usePressureCourse(wanted, today)
  const { data } = useSuspenseQuery(summaryQuery())
  const points = useMemo(() => dayMeans(readings), [readings])
  const guides = useMemo(
    () => [usualOf(data.zones.systolic), usualOf(data.zones.diastolic)].filter((guide) => guide !== null),
    [data.zones],
  )
  const periodName = words.period(period)
  const dayName = words.dayOver(period)
  const average = pressureText(meansOf(readings))
  const highest = points.reduce<(typeof points)[number] | undefined>(
    (most, point) => ((point.high ?? 0) > (most?.high ?? 0) ? point : most),
    undefined,
  )
  const peak = highest
    ? t`가장 높은 날은 ${dayName(highest.day)} ${pressureText({ systolic: highest.high, diastolic: highest.low })}.`
    : ''

  if (failed) return <CourseFailed {...failed} />
  if (isWaiting) return <CourseWaiting />
  return (
    <>
      <RangeChart
        points={points}
        from={periodStart(period, today)}
        to={today}
        guides={guides}
        colors={COLORS}
        label={
          readings.length === 0
            ? t`${periodName} 혈압. 기록이 없어요.`
            : t`${periodName} 혈압. 평균 ${average}. ${peak}`
        }
        tableCaption={t`${periodName} 혈압`}
        tableHead={[t`날짜`, t`수축기`, t`이완기`]}
        formatDay={dayName}
        formatShortDay={(day) => formatDay(day, i18n.locale, 'weekday')}
        markerLabel={t`날짜 고르기`}
        unknownText={t`없음`}
        emptyText={t`이 기간에는 기록이 없어요`}
      />
      <SeriesLegend
        items={[
          { key: 'high', shape: 'dot', color: 'systolic', text: t`수축기` },
          { key: 'low', shape: 'ring', color: 'diastolic', text: t`이완기` },
          ...(guides.length > 0 ? [{ key: 'usual', shape: 'dash', text: t`정상은 점선 아래` } as const] : []),
        ]}
      />
    </>
  )
}
