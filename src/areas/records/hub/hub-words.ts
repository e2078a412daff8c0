import { useLingui } from '@lingui/react/macro'
import Activity from 'lucide-react/icons/activity'
import Droplet from 'lucide-react/icons/droplet'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Moon from 'lucide-react/icons/moon'
import Weight from 'lucide-react/icons/weight'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { formatAmount, formatQuantity, hoursAndMinutes } from '#src/lib/units.ts'
import { clockOf, dayOf, type WireTime } from '#src/lib/wire-time.ts'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import type { IndexCode, IndicatorCode } from './indicator.ts'

export const iconOf: Readonly<Record<IndicatorCode, LucideIcon>> = {
  BW: Weight,
  BMI: Weight,
  BP: HeartPulse,
  BS: Droplet,
  BDF: Weight,
  SKM: Weight,
  SLP: Moon,
  HR: Activity,
}

/** What the cards of the hub say in common. */
export function useHubWords(today: Day) {
  const { t, i18n } = useLingui()
  const names: Readonly<Record<IndicatorCode, string>> = {
    BW: t`체중`,
    BMI: t`체질량지수`,
    BP: t({ message: '혈압', context: '지표' }),
    BS: t({ message: '혈당', context: '지표' }),
    BDF: t`체지방률`,
    SKM: t`골격근량`,
    SLP: t`수면`,
    HR: t`심박수`,
  }
  const hours = (minutes: number) => {
    const { hours: whole, minutes: rest } = hoursAndMinutes(minutes)
    if (whole === 0) return t`${rest}분`
    return rest === 0 ? t`${whole}시간` : t`${whole}시간 ${rest}분`
  }
  /** The number and its unit apart, for a row that shows them in two sizes. */
  const parts = (code: IndicatorCode, value: number, lower: number | null): [amount: string, unit: string] => {
    switch (code) {
      case 'BP':
        return [`${formatAmount(value, 'mmHg')}/${lower === null ? '–' : formatAmount(lower, 'mmHg')}`, 'mmHg']
      case 'BS':
        return [formatAmount(value, 'mg/dL'), 'mg/dL']
      case 'SLP':
        return [hours(value), '']
      case 'HR':
        return [formatAmount(value, 'bpm'), t`회/분`]
      case 'BDF':
        return [formatAmount(value, '%'), '%']
      case 'BMI':
        return [value.toFixed(1), '']
      case 'BW':
      case 'SKM':
        return [formatAmount(value, 'kg'), 'kg']
    }
  }
  const dayWord = (day: Day) => {
    if (day === today) return t`오늘`
    return day === addDays(today, -1)
      ? t`어제`
      : formatDay(day, i18n.locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'dated')
  }
  return {
    names,
    /** On the button that leads to the entry of what is due. */
    record: { BW: t`체중 기록하기`, BP: t`혈압 기록하기`, BS: t`혈당 기록하기` },
    hours,
    parts,
    dayWord,
    /** 오늘 07:12 */
    moment: (at: WireTime) => `${dayWord(dayOf(at))} ${clockOf(at)}`,
    /** At which time of the day blood sugar was measured. */
    glucoseTime: (index: IndexCode | null) =>
      ({ NBD: t`공복`, BBD: t`식전`, ABD: t`식후`, SBD: t`취침 전` })[String(index)] ?? null,
    /** As on the ribbon: a weight and a night are known by their units, the others by their names. */
    short: (code: IndicatorCode, value: number, lower: number | null) => {
      if (code === 'BW') return formatQuantity(value, 'kg')
      return code === 'SLP' ? hours(value) : `${names[code]} ${parts(code, value, lower)[0]}`
    },
    full: (code: IndicatorCode, value: number, lower: number | null) =>
      parts(code, value, lower).filter(Boolean).join('\u00A0'),
  }
}
