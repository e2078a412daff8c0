import { useLingui } from '@lingui/react/macro'
import { formatHour } from '#src/lib/clock-words.ts'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { clockOfDtm, dayOf } from './reservation.ts'

/** How days and times of a reservation are said. */
export function useWhen(today: Day) {
  const { t, i18n } = useLingui()
  /** 오늘, 내일, then the date. */
  const dayName = (day: Day): string =>
    day === today
      ? t({ message: '오늘', context: '문장' })
      : day === addDays(today, 1)
        ? t({ message: '내일', context: '문장' })
        : formatDay(day, i18n.locale, 'long')
  return {
    dayName,
    /** 내일 3시 */
    spoken: (dtm: string): string => {
      const [day, hour] = [dayName(dayOf(dtm)), formatHour(dtm.slice(8), i18n.locale)]
      return t`${day} ${hour}`
    },
    /** 오늘 15:00 */
    exact: (dtm: string): string => `${dayName(dayOf(dtm))} ${clockOfDtm(dtm)}`,
  }
}
