import { useLingui } from '@lingui/react/macro'
import { toCalendarDate, type Day } from '#src/lib/days.ts'

/** Some days in words: 10월 26일–11월 8일. */
export function useRange() {
  const { i18n } = useLingui()
  return (from: Day, to: Day) =>
    new Intl.DateTimeFormat(i18n.locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
      .formatRange(toCalendarDate(from), toCalendarDate(to))
      .replace(/\s*[~–]\s*/, '–')
}
