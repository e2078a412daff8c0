import { useLingui } from '@lingui/react'
import { toCalendarDate, type Day } from '#src/lib/days.ts'

/** Some days in words, the month said once: 12월 8일–28일, December 8–28. */
export function useRange(): (from: Day, to: Day) => string {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(i18n.locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  // One dash in both languages, without the narrow spaces that few fonts have.
  return (from, to) => format.formatRange(toCalendarDate(from), toCalendarDate(to)).replace(/\s*[~–]\s*/, '–')
}
