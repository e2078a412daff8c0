import { useLingui } from '@lingui/react/macro'
import { formatDay, type Day } from '#src/lib/days.ts'

/** How the places of a board are said. */
export function usePlaceWords() {
  const { t, i18n } = useLingui()
  return {
    weekday: (day: Day) => formatDay(day, i18n.locale, 'weekday'),
    date: (day: Day) => {
      const date = Number(day.slice(6))
      return t`${date}일`
    },
    today: t`오늘`,
  }
}
