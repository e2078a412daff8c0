import { useLingui } from '@lingui/react/macro'
import type { Schemas } from '#src/contract/schemas.ts'

type Measure = Pick<
  Schemas['HealthMaxMeasure'],
  'height' | 'weight' | 'bodyFat' | 'skeletalMuscle' | 'systolic' | 'diastolic' | 'pulse'
>

/** A value stays beside its name and its unit. */
const NO_BREAK = '\u00a0'

/**
 * All that a station measured, each value with its name: `체중 70.4 kg · 혈압 119/77`. What was not measured is not told.
 */
export function useMeasureWords() {
  const { t } = useLingui()
  return ({ height, weight, bodyFat, skeletalMuscle, systolic, diastolic, pulse }: Measure): string =>
    [
      weight && t`체중 ${weight} kg`,
      bodyFat && t`체지방률 ${bodyFat}%`,
      skeletalMuscle && t`골격근량 ${skeletalMuscle} kg`,
      systolic && diastolic && t`혈압 ${systolic}/${diastolic}`,
      pulse && t`맥박 ${pulse}`,
      height && t`키 ${height} cm`,
    ]
      .filter((part) => part !== null)
      .map((part) => part.replaceAll(' ', NO_BREAK))
      .join(`${NO_BREAK}· `)
}
