import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#src/lib/numbers.ts'

/** A weight that is left, as people say it: grams below a kilogram. */
export function useWeight(): (grams: number) => string {
  const { t } = useLingui()
  return (grams) => (grams < 1000 ? t`${grams} g` : t`${formatNumber(grams / 1000, { decimals: 1 })} kg`)
}
