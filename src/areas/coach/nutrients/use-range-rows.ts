import { useLingui } from '@lingui/react/macro'
import type { RangeRow } from '#src/charts/range-rows.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { useNutrientWords } from '#src/domain/meal/use-nutrient-words.ts'
import { formatAmount, formatQuantity, type Unit } from '#src/lib/units.ts'

export interface Nutrient {
  code: string
  name: string
  unit: Unit
  /** Null: no food tells it. */
  value: number | null
  min: number | null
  max: number | null
  status: Schemas['HealthStatus'] | null
}

/**
 * Nutrients as rows of a band and a mark. Those of which nothing is advised have no band, and so no row. `goesOn`: what
 * has no word may still come with the rest of the day.
 */
export function useRangeRows(): (nutrients: readonly Nutrient[], of?: { goesOn: boolean }) => RangeRow[] {
  const { t } = useLingui()
  const words = useNutrientWords()
  const advised = ({ min, max, unit }: Nutrient) => {
    const least = min === null ? '' : formatAmount(min, unit)
    const most = max === null ? '' : formatAmount(max, unit)
    if (max === null) return t`${least} ${unit} 이상`
    return min === null ? t`${most} ${unit} 이하` : t`${least}–${most} ${unit}`
  }
  const word = ({ value, status }: Nutrient, goesOn: boolean): RangeRow['word'] => {
    if (value === null) return undefined
    if (status !== null) return words[status]
    // What is short of its band while the day goes on.
    return goesOn ? { text: t`여유`, kind: 'info' } : undefined
  }
  return (nutrients, { goesOn } = { goesOn: true }) =>
    nutrients
      .filter(({ min, max }) => min !== null || max !== null)
      .map((nutrient) => {
        const { code, name, unit, value, min, max } = nutrient
        return {
          key: code,
          name,
          value,
          valueText: value === null ? t`몰라요` : formatQuantity(value, unit),
          min,
          max,
          advised: advised(nutrient),
          word: word(nutrient, goesOn),
        }
      })
}

/** A list of nothing but unknown values says less than a sentence. */
export const isKnown = (rows: readonly RangeRow[]): boolean => rows.some(({ value }) => value !== null)
