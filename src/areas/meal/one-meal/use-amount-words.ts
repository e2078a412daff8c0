import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#src/lib/numbers.ts'
import { formatPortion } from '#src/lib/portions.ts'
import type { EatenFood } from './one-meal.ts'

/** How much of a food in household units: 2장, ½공기, 100 g; a course that was eaten whole says so. */
export function useAmountWords() {
  const { t, i18n } = useLingui()
  return ({ source, qty, unit, unitCode }: Pick<EatenFood, 'source' | 'qty' | 'unit' | 'unitCode'>): string => {
    if (source === 'COURSE' && qty === 1) return t`회사 밥 한 상`
    if (unitCode === 'GRAM' || unitCode === 'ML') return `${formatNumber(qty, { decimals: 1 })}\u00A0${unit}`
    return i18n.locale === 'ko' ? `${formatPortion(qty)}${unit}` : `${formatPortion(qty)}\u00A0${unit}`
  }
}
