import { useLingui } from '@lingui/react/macro'
import type { RangeRow } from '#src/charts/range-rows.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
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

const KINDS = { NORMAL: 'positive', CAUTION: 'caution', DANGER: 'caution', LACK: 'info' } as const

/** Nutrients as rows of a band and a mark. Those of which nothing is advised have no band, and so no row. */
export function useRangeRows(): (nutrients: readonly Nutrient[]) => RangeRow[] {
  const { t } = useLingui()
  const words = { NORMAL: t`정상`, CAUTION: t`주의`, DANGER: t`위험`, LACK: t`부족` }
  const advised = ({ min, max, unit }: Nutrient) => {
    const least = min === null ? '' : formatAmount(min, unit)
    const most = max === null ? '' : formatAmount(max, unit)
    if (max === null) return t`${least} ${unit} 이상`
    return min === null ? t`${most} ${unit} 이하` : t`${least}–${most} ${unit}`
  }
  const word = ({ value, status }: Nutrient): RangeRow['word'] => {
    if (value === null) return undefined
    // What is short of its band while the day goes on.
    return status === null ? { text: t`여유`, kind: 'info' } : { text: words[status], kind: KINDS[status] }
  }
  return (nutrients) =>
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
          word: word(nutrient),
        }
      })
}

/** A list of nothing but unknown values says less than a sentence. */
export const isKnown = (rows: readonly RangeRow[]): boolean => rows.some(({ value }) => value !== null)
