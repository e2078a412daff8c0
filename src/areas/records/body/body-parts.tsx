import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '#src/app/use-now.ts'
import { LineChart } from '#src/charts/line-chart.tsx'
import { today as dayIn, type Day } from '#src/lib/days.ts'
import { formatAmount, formatQuantity } from '#src/lib/units.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { CourseFailed } from '../kit/course-failed.tsx'
import { CourseWaiting } from '../kit/course-waiting.tsx'
import { periodStart } from '../kit/period.ts'
import { RecordHead } from '../kit/record-head.tsx'
import type { SlotProps } from '../kit/record-kind.ts'
import { useRecordWords } from '../kit/record-words.ts'
import { come, useCourse, type Part } from '../kit/use-course.ts'
import { pointsOf, sinceLastMonth, type BodyCode, type BodyReading } from './body.ts'
import { bodySpanQuery, earlierBodyQuery, useBodyReadings } from './body.queries.ts'
import { UNITS, useBodyName } from './body-words.ts'

/** The latest value, and how it has changed since last month. */
export function BodyHead({
  code,
  last,
  readings,
  today,
}: {
  code: BodyCode
  last: BodyReading
  readings: readonly BodyReading[]
  today: Day
}) {
  const { t } = useLingui()
  const words = useRecordWords(today)
  const name = useBodyName(code)
  const change = sinceLastMonth(readings)
  return (
    <RecordHead
      label={t`최근 ${name}`}
      when={words.moment(last.at)}
      notes={
        change === null ? null : (
          <>
            <p>{t`지난달보다`}</p>
            <Badge>{formatQuantity(change, UNITS[code], 'always')}</Badge>
          </>
        )
      }
    >
      {formatAmount(last.value, UNITS[code])}
      <small>{UNITS[code]}</small>
    </RecordHead>
  )
}

/** Its course over the period. */
export function BodyGraph({ code, period: wanted, today }: SlotProps & { code: BodyCode }) {
  const { t } = useLingui()
  const words = useRecordWords(today)
  const name = useBodyName(code)
  // What the page has asked for already: its list begins with the year that holds the last reading.
  const { readings } = useBodyReadings(code, dayIn(useNow()))
  const whole = useQuery({ ...bodySpanQuery(code, periodStart('whole', today), today), enabled: wanted === 'whole' })
  const earlier = useQuery({ ...earlierBodyQuery(code, today), enabled: wanted === 'years' })
  const year = periodStart('year', today)
  const recent: Part<BodyReading> =
    wanted === 'whole' ? whole : come(readings.filter(({ at }) => dayOf(at) >= year).toReversed())
  const { rows, period, failed, isWaiting } = useCourse(wanted, recent, earlier)
  const from = periodStart(period, today)
  const points = pointsOf(rows, from)
  const dayName = words.dayOver(period)
  const last = points.at(-1)
  const periodName = words.period(period)
  const latest = last ? t`${dayName(last.day)}에 ${formatQuantity(last.value, UNITS[code])}.` : t`기록이 없어요.`
  if (failed) return <CourseFailed {...failed} />
  if (isWaiting) return <CourseWaiting />
  return (
    <LineChart
      points={points}
      from={from}
      to={today}
      color="weight"
      label={t`${periodName} ${name}. ${latest}`}
      tableCaption={t`${periodName} ${name}`}
      tableHead={[t`날짜`, name]}
      formatDay={dayName}
      formatValue={(value) => formatQuantity(value, UNITS[code])}
      formatAxis={(value) => formatAmount(value, UNITS[code]).replace(/\.0$/, '')}
      markerLabel={t`날짜 고르기`}
      emptyText={t`이 기간에는 기록이 없어요`}
    />
  )
}
