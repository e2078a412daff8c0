import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#src/app/use-language.ts'
import { amountIn } from '../add/food-words.ts'
import type { EatenFood } from './one-meal.ts'

/**
 * How much of a food in household units, in the same words as where it was chosen: 2장, 반 공기, 100 g; a course that was
 * eaten whole says so.
 */
export function useAmountWords() {
  const { t } = useLingui()
  const { language } = useLanguage()
  // The unit's name is that of the member's language already.
  return ({ source, qty, unit, unitCode }: Pick<EatenFood, 'source' | 'qty' | 'unit' | 'unitCode'>): string =>
    source === 'COURSE' && qty === 1
      ? t`회사 밥 한 상`
      : amountIn(language, qty, { code: unitCode, name: unit, nameEng: unit })
}
