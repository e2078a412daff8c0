import { useLingui } from '@lingui/react/macro'
import { useNow } from '#src/app/use-now.ts'
import type { Origin } from '#src/domain/index-record/index-record.ts'
import { useOriginWords } from '#src/domain/index-record/use-index-words.ts'
import { addDays, formatDay, today as dayIn, type Day } from '#src/lib/days.ts'
import { formatClock } from '#src/lib/clock-words.ts'
import { clockOf, dayOf, type WireTime } from '#src/lib/wire-time.ts'
import type { Moment } from './index-records.ts'
import type { Period } from './period.ts'

/** The sentences that every kind of record says. */
export function useRecordWords(today: Day) {
  const { t, i18n } = useLingui()
  const origins = useOriginWords()
  const now = dayIn(useNow())
  const dateOf = (day: Day) => formatDay(day, i18n.locale, day.startsWith(now.slice(0, 4)) ? 'short' : 'dated')
  const dayWord = (day: Day) => {
    if (day === today) return t`오늘`
    if (day === addDays(today, -1)) return t`어제`
    return formatDay(day, i18n.locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'dated')
  }
  const when = ({ day, clock }: Moment) => t`${dayWord(day)}, ${formatClock(clock, i18n.locale)}`
  const whole = formatDay(today, i18n.locale, today.startsWith(now.slice(0, 4)) ? 'monthName' : 'month')
  const recent: Record<Period, string> = {
    day: t`오늘`,
    week: t`최근 1주`,
    month: t`최근 1개월`,
    whole,
    quarter: t`최근 3개월`,
    year: t`최근 1년`,
    years: t`최근 3년`,
  }
  const last = dateOf(today)
  const ended: Record<Period, string> = {
    day: last,
    week: t`${last}까지 1주`,
    month: t`${last}까지 1개월`,
    whole,
    quarter: t`${last}까지 3개월`,
    year: t`${last}까지 1년`,
    years: t`${last}까지 3년`,
  }
  return {
    dayWord,
    /** 오늘 07:12, 11월 17일 07:05, 2024년 11월 17일 07:05 */
    moment: (at: WireTime) => `${dayWord(dayOf(at))} ${clockOf(at)}`,
    origin: (origin: Origin) => origins[origin],
    /** 최근 1개월, 10월; of a chart that ends with the last reading of long ago 2025년 9월 12일까지 1개월 */
    period: (period: Period) => (today === now ? recent : ended)[period],
    /** A day on a chart: with its year where there are several, or another than this one. */
    dayOver: (period: Period) => (day: Day) =>
      period === 'years' ? formatDay(day, i18n.locale, 'dated') : dateOf(day),
    when,
    /** Of a moment that has not come: the day is named, as after midnight a clock of the evening is yesterday's. */
    ahead: (moment: Moment) => t`아직 오지 않은 시각이에요: ${when(moment)}. 날짜와 시각을 다시 골라 주세요.`,
    whole: t`소수점 없이 적어 주세요.`,
    between: (min: number, max: number, unit: string) => t`${min}에서 ${max} ${unit} 사이로 적어 주세요.`,
  }
}
