import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDay, type Day } from '#src/lib/days.ts'
import { formatPortion } from '#src/lib/portions.ts'
import type { DoseUnit, MealRelation, Medicine, Take, Weekday } from './medicine.ts'

/** A Monday: the names of the days of the week come from its week. */
const MONDAY = 20_261_116

/** How a medicine is said, in the list and in its form. */
export function useMedicineWords() {
  const { t, i18n } = useLingui()
  const weekday = (day: Weekday): string => formatDay(String(MONDAY + Number(day) - 1), i18n.locale, 'weekday')
  const date = (day: Day): string => formatDay(day, i18n.locale, 'dated')
  const relation = (code: MealRelation): string =>
    ({
      BEFORE: t({ message: '식전', context: '약' }),
      WITH: t`식사 중`,
      AFTER: t({ message: '식후', context: '약' }),
      NONE: t`상관없음`,
    })[code]
  const take = ({ clock, relation: code }: Take): string => (code === 'NONE' ? clock : `${clock} ${relation(code)}`)
  return {
    weekday,
    date,
    relation,
    unit: (code: DoseUnit): string =>
      ({ TABLET: t`정`, CAPSULE: t`캡슐`, PACK: t`포`, ML: 'mL', DROP: t`방울`, PUFF: t`회`, UNIT: t`단위` })[code],
    /** ½정 */
    dose: ({ dose, unit }: Pick<Medicine, 'dose' | 'unit'>): string => {
      const text = formatPortion(dose)
      const count = Math.ceil(dose)
      return {
        TABLET: t`${plural(count, { other: `${text}정` })}`,
        CAPSULE: t`${plural(count, { other: `${text}캡슐` })}`,
        PACK: t`${plural(count, { other: `${text}포` })}`,
        ML: `${text} mL`,
        DROP: t`${plural(count, { other: `${text}방울` })}`,
        PUFF: t`${plural(count, { other: `${text}회` })}`,
        UNIT: t`${plural(count, { other: `${text}단위` })}`,
      }[unit]
    },
    /** 08:00 식후, 19:30 식후 */
    times: (times: readonly Take[]): string => times.map(take).join(', '),
    /** 매일; 월, 수, 금 */
    days: (days: readonly Weekday[]): string => (days.length === 7 ? t`매일` : days.map(weekday).join(', ')),
    /** From when, or until when: whichever says more. */
    span: ({ start, end }: Pick<Medicine, 'start' | 'end'>): string =>
      end === null ? t`${date(start)}부터 먹어요` : t`${date(end)}까지`,
  }
}
