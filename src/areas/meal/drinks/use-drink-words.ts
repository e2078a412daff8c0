import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { formatPortion } from '#src/lib/portions.ts'
import { formatQuantity } from '#src/lib/units.ts'
import type { DrinkUnit, Drunk, Line } from './drinks.ts'
import { countsOf } from './drinks.ts'

/** What more than one part of the pages of drinks says. */
export function useDrinkWords() {
  const { t, i18n } = useLingui()
  const numbersOff = useNumbersOff()
  /** 잔, 병, 캔: how many of them, ½병. */
  const counted = (unit: DrinkUnit, quantity: number): string => {
    const text = formatPortion(quantity)
    const count = Math.ceil(quantity)
    return {
      GLASS: t`${plural(count, { other: `${text}잔` })}`,
      BOTTLE: t`${plural(count, { other: `${text}병` })}`,
      CAN: t`${plural(count, { other: `${text}캔` })}`,
    }[unit]
  }
  return {
    counted,
    /** A vessel by itself, with what it holds: 잔 50 mL. */
    vessel: (unit: DrinkUnit, ml: number): string => `${{ GLASS: t`잔`, BOTTLE: t`병`, CAN: t`캔` }[unit]} ${ml} mL`,
    /** 5잔; 2잔, 1병 */
    total: (drunk: readonly Line[]): string =>
      countsOf(drunk)
        .map(({ unit, count }) => counted(unit, count))
        .join(', '),
    /** 맥주 2잔, 소주 3잔 */
    each: (drunk: readonly Drunk[]): string =>
      drunk.map(({ name, unit, quantity }) => `${name} ${counted(unit, quantity)}`).join(', '),
    /** 352 kcal · 순수 알코올 33.6 g */
    sums: ({ kcal, alcoholG }: { kcal: number; alcoholG: number }): string =>
      [...(numbersOff ? [] : [formatQuantity(kcal, 'kcal')]), t`순수 알코올 ${formatQuantity(alcoholG, 'g')}`].join(
        ' · ',
      ),
    /** 오늘, 11월 13일 */
    dayWords: (day: Day, today: Day): string => {
      const date = formatDay(day, i18n.locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'dated')
      if (day === today) return t`오늘, ${date}`
      return day === addDays(today, -1) ? t`어제, ${date}` : date
    },
  }
}
