import { useLingui } from '@lingui/react/macro'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { addDays, formatDay, today as dayIn, type Day } from '#src/lib/days.ts'

/** A meal of a day in words: 오늘 점심, 12월 2일 (수) 아침. */
export function useMealWhen(): (day: Day, mealCode: string) => string {
  const { t, i18n } = useLingui()
  const mealName = useMealTimeName()
  const today = dayIn(useLatestServerNow())
  return (day, mealCode) => {
    const meal = mealName(mealCode)
    if (day === today) return t`오늘 ${meal}`
    if (day === addDays(today, 1)) return t`내일 ${meal}`
    const date = formatDay(day, i18n.locale, 'medium')
    return t`${date} ${meal}`
  }
}
