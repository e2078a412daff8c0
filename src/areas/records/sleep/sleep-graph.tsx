import { useLingui } from '@lingui/react/macro'
import { NightBars } from '#src/charts/night-bars.tsx'
import { formatDay, type Day } from '#src/lib/days.ts'
import { CourseFailed } from '../kit/course-failed.tsx'
import { CourseWaiting } from '../kit/course-waiting.tsx'
import { isByWeeks, periodStart } from '../kit/period.ts'
import type { SlotProps } from '../kit/record-kind.ts'
import { useRecordWords } from '../kit/record-words.ts'
import { barsOf, weekendOf } from './sleep.ts'
import { useNightCourse } from './sleep.queries.ts'
import { useSleepWords } from './sleep-words.ts'
import css from './sleep.module.css'

const clock = (minute: number) => {
  const at = (minute + 1440) % 1440
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** When the nights began and ended: regular ones make a straight upper edge. */
export function SleepGraph({ period: wanted, today }: SlotProps) {
  const { t, i18n } = useLingui()
  const words = useRecordWords(today)
  const { length } = useSleepWords()
  const { rows, period, failed, isWaiting } = useNightCourse(wanted, today)
  const readings = rows.toReversed()
  const from = periodStart(period, today)
  const shorter = isByWeeks(period) ? 'week' : 'night'
  const barOf = period === 'years' ? 'month' : shorter
  const bars = barsOf(readings, from, barOf)
  const isVaried = bars.some(({ varied }) => varied)
  const weekend = weekendOf(readings.filter(({ at }) => at >= from))
  const sentence = useSentence(weekend)
  const periodName = words.period(period)
  const name = (day: Day) =>
    formatDay(
      day,
      i18n.locale,
      ({ night: period === 'week' ? 'weekday' : 'short', week: 'short', month: 'month' } as const)[barOf],
    )
  const caption = {
    night: t`${periodName} 잠든 시각`,
    week: t`${periodName} 잠든 시각, 주 평균`,
    month: t`${periodName} 잠든 시각, 달 평균`,
  }[barOf]
  if (failed) return <CourseFailed {...failed} />
  if (isWaiting) return <CourseWaiting />

  return (
    <>
      {sentence ? <h2 className={css.title}>{sentence}</h2> : null}
      <div>
        <NightBars
          bars={bars.map(({ day, span, varied, minutes }) => ({
            key: day,
            name: name(day),
            ...(barOf === 'month' && { short: formatDay(day, i18n.locale, 'monthShort') }),
            from: span?.from ?? null,
            to: span?.to ?? null,
            value: varied
              ? t`날마다 달라요, ${length(minutes)}`
              : span
                ? `${clock(span.from)}–${clock(span.to)}, ${length(minutes)}`
                : length(minutes),
            listed: varied,
          }))}
          {...(period === 'week' && { current: today })}
          color="sleep"
          formatHour={(hour) => t`${hour}시`}
          label={`${t`${periodName} 잠든 시각.`} ${sentence ?? ''}`}
          tableCaption={caption}
          tableHead={[{ night: t`날짜`, week: t`주`, month: t`달` }[barOf], t`잠든 시각`]}
          emptyText={
            isVaried ? t`잠든 시각이 날마다 달라서 평균을 그리지 않아요` : t`이 기간에는 잠든 시각을 아는 밤이 없어요`
          }
        />
        {isVaried ? (
          <p className={css.note}>
            {barOf === 'month'
              ? t`잠든 시각이 날마다 많이 다른 달은 평균이 없어서 비워 두었어요.`
              : t`잠든 시각이 날마다 많이 다른 주는 평균이 없어서 비워 두었어요.`}
          </p>
        ) : null}
        <p className={css.note}>{t`잠든 때부터 깬 때까지예요. 같은 시각에 눕는 날이 늘면 위쪽이 나란해져요.`}</p>
      </div>
    </>
  )
}

function useSentence(weekend: ReturnType<typeof weekendOf>): string | null {
  const { t } = useLingui()
  if (weekend === null) return null
  if (weekend.is === 'varied') return t`잠든 시각이 날마다 달라요`
  if (weekend.is === 'even') return t`잠드는 시각이 고른 편이에요`
  const { halfHours, is } = weekend
  const hours = Math.floor(halfHours / 2)
  const inWords = () => {
    if (halfHours === 1) return t`30분쯤`
    return halfHours % 2 === 0 ? t`${hours}시간쯤` : t`${hours}시간 반쯤`
  }
  const about = inWords()
  return is === 'later' ? t`주말에는 ${about} 늦게 잠들었어요` : t`주말에는 ${about} 일찍 잠들었어요`
}
