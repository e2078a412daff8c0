import { useLingui } from '@lingui/react/macro'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'

/** A day as it is spoken of: 오늘, 어제, 11월 17일 (화). */
export function useDayWords(today: Day) {
  const { t, i18n } = useLingui()
  const date = (day: Day) => formatDay(day, i18n.locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'dated')
  return {
    /** With its date: 오늘, 11월 19일. */
    dated: (day: Day): string => {
      if (day === today) return t`오늘, ${date(day)}`
      if (day === addDays(today, -1)) return t`어제, ${date(day)}`
      return formatDay(day, i18n.locale, day.slice(0, 4) === today.slice(0, 4) ? 'medium' : 'dated')
    },
  }
}
