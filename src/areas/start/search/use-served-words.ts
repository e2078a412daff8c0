import { useLingui } from '@lingui/react/macro'
import { useNow } from '#src/app/use-now.ts'
import { useMealTimeName } from '#src/domain/meal/use-meal-time-name.ts'
import { addDays, formatDay, today as dayIn } from '#src/lib/days.ts'
import type { Served } from './search.ts'

/** When and where a course is served, in words: 오늘 점심 · 한빛타워점. */
export function useServedWords() {
  const { t, i18n } = useLingui()
  const mealName = useMealTimeName()
  const today = dayIn(useNow())
  const when = ({ key }: Served) => {
    const meal = mealName(key.menuMealType)
    if (key.menuDt === today) return t`오늘 ${meal}`
    if (key.menuDt === addDays(today, 1)) return t`내일 ${meal}`
    const day = formatDay(key.menuDt, i18n.locale, 'medium')
    return t`${day} ${meal}`
  }
  return { whenAndWhere: (course: Served) => `${when(course)} · ${course.restaurant}` }
}
