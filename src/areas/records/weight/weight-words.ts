import { useLingui } from '@lingui/react/macro'
import type { Day } from '#src/lib/days.ts'
import { useRecordWords } from '../kit/record-words.ts'
import { LEAST_KG, MOST_KG, type Comparison, type WeightProblem } from './weight.ts'

/** What a weight says beside what every record says. */
export function useWeightWords(today: Day) {
  const { t } = useLingui()
  const words = useRecordWords(today)
  return {
    ahead: words.ahead,
    problem: (problem: WeightProblem) =>
      ({
        missing: t`몸무게를 숫자로 적어 주세요.`,
        range: words.between(LEAST_KG, MOST_KG, 'kg'),
      })[problem],

    comparison: ({ differenceKg, since }: Comparison) => {
      const kg = Math.abs(differenceKg).toFixed(1)
      const before = { morning: t`아침보다`, today: t`조금 전보다`, yesterday: t`어제보다`, before: t`지난번보다` }[
        since
      ]
      if (differenceKg === 0) return t`지난번과 같아요`
      return differenceKg < 0 ? t`${before} ${kg} kg 가벼워요` : t`${before} ${kg} kg 무거워요`
    },
  }
}
