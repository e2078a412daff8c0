import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RangeChart } from '#src/charts/range-chart.tsx'
import { careOf } from '#src/domain/index-record/extremes.ts'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { CareLine } from '../kit/care-line.tsx'
import { CourseFailed } from '../kit/course-failed.tsx'
import { RecordHead } from '../kit/record-head.tsx'
import type { SlotProps } from '../kit/record-kind.ts'
import { useRecordWords } from '../kit/record-words.ts'
import { meansOf, pointsOf, type HeartRate, type State } from './heart-rate.ts'
import { FIRST_PERIOD, graphQuery, PAGE_SIZE } from './heart-rate.queries.ts'
import css from '../kit/kit.module.css'

const COLORS = { high: 'pulse', low: 'pulse', lane: 'pulse' } as const

/** What the member was doing, in words. */
export function useStateWords(): Readonly<Record<State, string>> {
  const { t } = useLingui()
  return { REST: t({ message: '쉴 때', context: '심박수' }), WALK: t`걸을 때`, WRKOT: t`운동할 때` }
}

/**
 * The rate at rest, which is the one that says something: of today, else the newest since yesterday, as on the hub; the
 * last value where nobody has rested.
 */
export function HeartRateHead({
  last,
  readings,
  today,
}: {
  last: HeartRate
  readings: readonly HeartRate[]
  today: Day
}) {
  const { t } = useLingui()
  const words = useRecordWords(today)
  const states = useStateWords()
  const { data } = useQuery(graphQuery(FIRST_PERIOD, today))
  const [restRate, minRate, maxRate] = [data?.restRate ?? null, data?.minRate ?? null, data?.maxRate ?? null]
  const rest = readings.find(({ state, at }) => state === 'REST' && dayOf(at) >= addDays(today, -1))
  const shown = rest ?? last
  const care = careOf({ HR: restRate ?? rest?.rate ?? null })
  return (
    <RecordHead
      label={t`심박수`}
      when={restRate === null ? `${words.moment(shown.at)} · ${states[shown.state]}` : t`오늘 쉴 때`}
      notes={minRate === null || maxRate === null ? null : <p>{t`오늘 ${minRate}–${maxRate}`}</p>}
      care={care ? <CareLine code={care} at={shown.at} /> : null}
    >
      {restRate ?? shown.rate}
      <small>{t`회/분`}</small>
    </RecordHead>
  )
}

/** From lowest to highest, by the hours of a day or by days. */
export function HeartRateGraph({ period, today }: SlotProps) {
  const { t, i18n } = useLingui()
  const words = useRecordWords(today)
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    ...graphQuery(period, today),
    placeholderData: keepPreviousData,
  })
  const byHours = data?.term === 'DAY'
  const [from, to] = [data?.startDt ?? today, data?.endDt ?? today]
  const clock = (at: string) => `${at.slice(8)}:00`
  const span =
    data?.minRate === null || data?.maxRate === null || !data
      ? t`기록이 없어요.`
      : t`${data.minRate}에서 ${data.maxRate} 사이.`
  const name = words.period(period)
  const dayName = words.dayOver(period)
  if (!data && errorUpdateCount > 0) return <CourseFailed again={() => void refetch()} isAsking={isFetching} />
  return (
    <RangeChart
      points={data ? pointsOf(data) : []}
      from={byHours ? `${from}00` : from}
      to={byHours ? `${to}23` : to}
      colors={COLORS}
      label={t`${name} 심박수. ${span}`}
      tableCaption={t`${name} 심박수`}
      tableHead={[byHours ? t`시각` : t`날짜`, t`가장 높을 때`, t`가장 낮을 때`]}
      formatDay={(at) => (byHours ? clock(at) : dayName(at))}
      formatShortDay={(at) => (byHours ? clock(at) : formatDay(at, i18n.locale, 'weekday'))}
      markerLabel={byHours ? t`시각 고르기` : t`날짜 고르기`}
      unknownText={t`없음`}
      emptyText={t`이 기간에는 기록이 없어요`}
    />
  )
}

/**
 * At rest, walking, exercising: the same heart in three states. Of the newest values, however many the list has loaded,
 * and it says of which.
 */
export function HeartRateInsight({ readings, today }: { readings: readonly HeartRate[]; today: Day }) {
  const { t } = useLingui()
  const states = useStateWords()
  const { moment } = useRecordWords(today)
  const newest = readings.slice(0, PAGE_SIZE)
  const oldest = newest.at(-1)
  const [count, from] = [newest.length, oldest && moment(oldest.at)]
  const means = meansOf(newest)
  const rest = means.find(({ state }) => state === 'REST')?.rate
  return (
    <Card>
      <CardHead title={rest === undefined ? t`움직임에 따라` : t`쉴 때 평균 ${rest}회예요`} />
      <div className={means.length === 3 ? css.thirds : css.halves}>
        {means.map(({ state, rate, count: times }) => (
          <div key={state} className={css.half}>
            <p>{states[state]}</p>
            <b>{rate}</b>
            <span>{t`${times}번 평균`}</span>
          </div>
        ))}
      </div>
      {from ? <p className={css.note}>{t`${from}부터 잰 ${count}번의 평균이에요.`}</p> : null}
    </Card>
  )
}
