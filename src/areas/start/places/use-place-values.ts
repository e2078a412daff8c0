import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { RouteName } from '#src/app/route-map.ts'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { useLanguage } from '#src/app/use-language.ts'
import { useLatestServerNow } from '#src/app/use-latest-server-now.ts'
import { query } from '#src/contract/query.ts'
import { leftOf } from '#src/domain/day/day-energy.ts'
import { addDays, formatDay, today as dayIn, type Day } from '#src/lib/days.ts'
import { parseWireNumber } from '#src/lib/numbers.ts'
import { formatQuantity } from '#src/lib/units.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'
import { useMealWhen } from './use-meal-when.ts'

/** What a place shows of itself. */
export interface PlaceValue {
  text: string
  /** The Korean name of a dish, to be drawn beside it. */
  dish?: string
  /** From when on or since when: 어제, 11:30. */
  when?: string
}

/**
 * What is known of places without asking: home has read it when the member came by. Nothing is called for it, and
 * unknown is nothing.
 */
export function usePlaceValues(): Partial<Record<RouteName, PlaceValue>> {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const mealWhen = useMealWhen()
  const today = dayIn(useLatestServerNow())
  const numbersOff = useNumbersOff()
  const home = useQueryClient().getQueryData(query('post', '/api/main/mainData', { body: {} }).queryKey)
  if (!home) return {}

  const dayWord = (day: Day) => {
    if (day === today) return t`오늘`
    return day === addDays(today, -1) ? t`어제` : formatDay(day, i18n.locale, 'short')
  }
  const latest = (
    code: (typeof home.quickMenuList)[number]['quickMenuCd'],
    show: (value: string) => string,
  ): PlaceValue | undefined => {
    const kind = home.quickMenuList.find(({ quickMenuCd }) => quickMenuCd === code)
    return kind?.lastVal && kind.lastDt ? { text: show(kind.lastVal), when: dayWord(dayOf(kind.lastDt)) } : undefined
  }
  const quantity = (unit: 'kg' | 'mg/dL') => (text: string) => {
    const value = parseWireNumber(text)
    return value === null ? text : formatQuantity(value, unit)
  }
  const known = {
    menuTodayMenu: mealOf(home),
    healthlogMealRecord: dayOfMeals(home),
    healthlogWeightRecord: latest('BW', quantity('kg')),
    healthlogBloodpressureRecord: latest('BP', (pair) => pair),
    healthlogBloodSugarRecord: latest('BS', quantity('mg/dL')),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))

  function dayOfMeals({ activity, nowDt }: NonNullable<typeof home>): PlaceValue | undefined {
    const left = leftOf(activity)
    if (left === null || activity.eatKcal === null || numbersOff || dayOf(nowDt) !== today) return undefined
    return {
      text: left < 0 ? t`${formatQuantity(-left, 'kcal')} 더 드셨어요` : t`${formatQuantity(left, 'kcal')} 남았어요`,
      when: t`오늘`,
    }
  }

  function mealOf({ mealCard, nextMeal }: NonNullable<typeof home>): PlaceValue | undefined {
    const course = mealCard?.courseList.find(({ choochunGubun }) => choochunGubun !== null) ?? mealCard?.courseList[0]
    if (!course || !mealCard) return undefined
    const text = language === 'en' && course.menuNameEng ? course.menuNameEng : course.menuName
    const when = mealWhen(mealCard.menuDt, mealCard.menuMealType)
    return {
      text,
      dish: course.menuName,
      when: nextMeal ? `${when} ${clockOf(mealCard.menuDt + nextMeal.startTm)}` : when,
    }
  }
}
