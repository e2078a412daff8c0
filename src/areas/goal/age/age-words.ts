import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { AgeLevel } from '#src/charts/age-gap.ts'
import type { AgeLead, AgeType, FactorCode, Measure } from './age.ts'

/** Where a factor becomes known. */
export const SOURCE_OF = {
  WEIGHT: { to: '/healthlog/WeightRecord', search: { add: 'Y' } },
  WAIST: { to: '/goal/health-data/edit' },
  FAT: { to: '/healthlog/WeightRecord', search: { kind: 'BDF' } },
  MUSCLE: { to: '/healthlog/WeightRecord', search: { kind: 'SKM' } },
  BP: { to: '/healthlog/BloodpressureRecord', search: { add: 'Y' } },
  STEP: { to: '/healthlog/healthDataLink' },
  SALT: { to: '/healthlog/mealRecord' },
  SUGAR: { to: '/healthlog/BloodSugarRecord', search: { add: 'Y' } },
  SLEEP: { to: '/healthlog/sleepRecord' },
} as const satisfies Record<FactorCode, Pick<LinkProps, 'to' | 'search'>>

/** Names of what is counted, and how it becomes known. */
export function useAgeWords() {
  const { t } = useLingui()
  const types: Record<AgeType, string> = { total: t`전체`, body: t`체격`, heart: t`심장`, metabolism: t`대사` }
  const levels: Record<AgeLevel, string> = {
    best: t`최고`,
    good: t`좋음`,
    mid: t`양호`,
    zero: t`제 나이`,
    warning: t`주의`,
    danger: t`위험`,
    worst: t`심각`,
  }
  const names: Record<FactorCode, string> = {
    WEIGHT: t`체중`,
    WAIST: t`허리둘레`,
    FAT: t`체지방률`,
    MUSCLE: t`근육량`,
    BP: t`혈압`,
    STEP: t`걸음`,
    SALT: t`나트륨`,
    SUGAR: t`공복 혈당`,
    SLEEP: t`수면`,
  }
  const how: Record<FactorCode, string> = {
    WEIGHT: t`한 번 적으면 돼요`,
    WAIST: t`한 번 적으면 돼요`,
    FAT: t`기기로 재거나 적으면 돼요`,
    MUSCLE: t`기기로 재거나 적으면 돼요`,
    BP: t`한 번 재면 돼요`,
    STEP: t`휴대폰의 걸음을 이어요`,
    SALT: t`이레 동안 식사를 적어요`,
    SUGAR: t`공복에 한 번 재면 돼요`,
    SLEEP: t`이레 동안 잠을 적어요`,
  }
  const measures: Record<Measure, string> = {
    weight: t`체중`,
    waist: t`허리둘레`,
    bodyFat: t`체지방률`,
    skeletalMuscle: t`골격근량`,
    height: t`키`,
    bloodSugar: t`공복 혈당`,
    pressure: t`혈압`,
  }
  const lead = (found: AgeLead, type: AgeType): string => {
    const years = 'years' in found ? found.years : 0
    const only = types[type]
    switch (found.is) {
      case 'younger':
        return type === 'total' ? t`실제 나이보다\n${years}살 젊어요` : t`${only}만 보면\n${years}살 젊어요`
      case 'older':
        return type === 'total'
          ? t`실제 나이보다\n${years}살 많게 나왔어요`
          : t`${only}만 보면\n${years}살 많게 나왔어요`
      case 'same':
        return type === 'total' ? t`실제 나이와 같아요` : t`${only}만 보면\n실제 나이와 같아요`
      case 'few':
        return type === 'total' ? t`네 가지만 알면\n나이를 셀 수 있어요` : t`조금 더 알면\n나이를 셀 수 있어요`
      case 'oneKind':
        return t`다른 것을 하나만 더 알면\n나이를 셀 수 있어요`
      case 'none':
        return t`내 몸을 숫자로\n적어 볼까요?`
      case 'noBirthday':
        return t`생일을 알면\n나이를 셀 수 있어요`
    }
  }
  return { types, levels, names, how, measures, lead }
}
