import { useLingui } from '@lingui/react/macro'
import type { Field } from './measure.ts'

export function useFieldNames(): Record<Field, string> {
  const { t } = useLingui()
  return {
    height: t`키`,
    weight: t`체중`,
    waist: t`허리둘레`,
    bodyFat: t`체지방률`,
    skeletalMuscle: t`골격근량`,
    systolic: t`위 혈압`,
    diastolic: t`아래 혈압`,
    bloodSugar: t`공복 혈당`,
  }
}
