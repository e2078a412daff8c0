import { useLingui } from '@lingui/react/macro'
import type { Origin } from '#src/domain/index-record/index-record.ts'
import { useOriginWords } from '#src/domain/index-record/use-index-words.ts'
import { addDays, formatDay, type Day } from '#src/lib/days.ts'
import { clockOf, dayOf, type WireTime } from '#src/lib/wire-time.ts'
import type { Comparison, WeightProblem } from './weight.ts'
import { WEIGHT_LIMITS_KG } from './weight.ts'

/** The sentences that more than one part of the weight screen says. */
export function useWeightWords(today: Day) {
  const { t, i18n } = useLingui()
  const origins = useOriginWords()

  const dayWord = (day: Day) => {
    if (day === today) return t`오늘`
    if (day === addDays(today, -1)) return t`어제`
    return formatDay(day, i18n.locale, 'short')
  }

  return {
    dayWord,
    /** 오늘 07:12, 11월 17일 07:05 */
    moment: (at: WireTime) => `${dayWord(dayOf(at))} ${clockOf(at)}`,

    origin: (origin: Origin) => origins[origin],

    problem: (problem: WeightProblem) => {
      const { min, max } = WEIGHT_LIMITS_KG
      return {
        missing: t`몸무게를 숫자로 적어 주세요.`,
        range: t`${min}에서 ${max} kg 사이로 적어 주세요.`,
        future: t`아직 오지 않은 시각이에요. 잰 시각으로 바꿔 주세요.`,
      }[problem]
    },

    comparison: ({ differenceKg, since }: Comparison) => {
      const kg = Math.abs(differenceKg).toFixed(1)
      const before = { morning: t`아침보다`, today: t`조금 전보다`, yesterday: t`어제보다`, before: t`지난번보다` }[since]
      if (differenceKg === 0) return t`지난번과 같아요`
      return differenceKg < 0 ? t`${before} ${kg} kg 가벼워요` : t`${before} ${kg} kg 무거워요`
    },
  }
}
