import { useLingui } from '@lingui/react/macro'
import { formatNumber, roundTo } from '#src/lib/numbers.ts'
import { formatAmount, formatQuantity, hoursAndMinutes } from '#src/lib/units.ts'
import { toCalendarDate, type Day } from '#src/lib/days.ts'
import { bestOf, isAlike, type Strand, type Thread } from './week.ts'

/** What the week is told in. */
export function useWeekWords() {
  const { t, i18n } = useLingui()
  const names: Readonly<Record<Thread, string>> = {
    BW: t`체중`,
    SLP: t`수면`,
    BP: t({ message: '혈압', context: '한 주' }),
    STEP: t`걸음`,
    KCAL: t`섭취`,
  }
  const duration = (minutes: number) => {
    const { hours, minutes: rest } = hoursAndMinutes(minutes)
    if (hours === 0) return t`${rest}분`
    return rest === 0 ? t`${hours}시간` : t`${hours}시간 ${rest}분`
  }
  const value = (thread: Thread, amount: number, lower?: number | null) => {
    switch (thread) {
      case 'BW':
        return formatQuantity(amount, 'kg')
      case 'SLP':
        return duration(amount)
      case 'BP':
        return `${formatAmount(amount, 'mmHg')}/${lower == null ? '–' : formatAmount(lower, 'mmHg')}`
      case 'STEP':
        return t`${formatNumber(amount)}보`
      case 'KCAL':
        return formatQuantity(amount, 'kcal')
    }
  }
  const signed = (amount: number, decimals = 0) => formatNumber(amount, { decimals, sign: 'always' })
  const change = ({ thread, change: by, lower }: Strand): string | undefined => {
    if (by === null) return undefined
    if (thread === 'BP') return lower?.change == null ? signed(by) : `${signed(by)}/${signed(lower.change)}`
    if (thread === 'SLP') return t`${signed(by)}분`
    return signed(by, thread === 'BW' ? 1 : 0)
  }
  /** 잠은 22분 늘고, and as the end of the sentence 체중은 0.5 kg 줄었어요. */
  const gain = ({ thread, change: by }: Strand & { change: number }, isEnd: boolean): string => {
    const size = Math.abs(by)
    switch (thread) {
      case 'SLP':
        if (by > 0) return isEnd ? t`잠은 ${duration(size)} 늘었어요` : t`잠은 ${duration(size)} 늘고`
        return isEnd ? t`잠은 ${duration(size)} 줄었어요` : t`잠은 ${duration(size)} 줄고`
      case 'BW':
        if (by > 0)
          return isEnd ? t`체중은 ${formatQuantity(size, 'kg')} 늘었어요` : t`체중은 ${formatQuantity(size, 'kg')} 늘고`
        return isEnd ? t`체중은 ${formatQuantity(size, 'kg')} 줄었어요` : t`체중은 ${formatQuantity(size, 'kg')} 줄고`
      case 'STEP':
        return isEnd ? t`하루 ${formatNumber(size)}보 더 걸었어요` : t`하루 ${formatNumber(size)}보 더 걷고`
      case 'BP':
        return isEnd
          ? t`혈압은 ${formatNumber(roundTo(size, 0))} 낮아졌어요`
          : t`혈압은 ${formatNumber(roundTo(size, 0))} 낮아지고`
      case 'KCAL':
        return ''
    }
  }
  return {
    names,
    value,
    change,
    mean: ({ thread, mean, lower }: Strand) => (mean === null ? t`기록 없음` : value(thread, mean, lower?.mean)),
    /** The first line of the report. */
    lead: (strands: readonly Strand[]) => {
      const [first, second] = bestOf(strands)
      if (first === undefined) return isAlike(strands) ? t`지난주와 비슷했어요` : t`한 주를 돌아봐요`
      return second === undefined ? gain(first, true) : `${gain(first, false)}\n${gain(second, true)}`
    },
    /** 11월 9일–15일 */
    range: (from: Day, to: Day) =>
      new Intl.DateTimeFormat(i18n.locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
        .formatRange(toCalendarDate(from), toCalendarDate(to))
        .replace(/\s*[~–]\s*/, '–'),
  }
}
