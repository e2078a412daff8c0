import { useLanguage } from '#src/app/use-language.ts'
import { useNumbersOff } from '#src/app/numbers-off.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { formatPortion } from '#src/lib/portions.ts'
import { formatAmount } from '#src/lib/units.ts'
import { isMeasured, type FoodUnit } from './basket.ts'

type Language = 'ko' | 'en'

/** How much of a unit, as people say it: 반 공기, 2장, 100 g; ½ bowl, 2 slices. */
export function amountIn(language: Language, qty: number, unit: Pick<FoodUnit, 'code' | 'name' | 'nameEng'>): string {
  if (isMeasured(unit)) return `${formatNumber(qty, { decimals: 1 })}\u00A0${unit.name}`
  const number = formatPortion(qty)
  if (language === 'ko') return qty === 0.5 ? `반 ${unit.name}` : `${number}${unit.name}`
  const name = unit.nameEng ?? unit.name
  return `${number} ${qty > 1 ? plural(name) : name}`
}

function plural(name: string): string {
  if (/[^a-z]/i.test(name)) return name
  return /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

interface Named {
  name: string
  nameEng: string | null
}

/**
 * What rows and pages say of a food, in the member's language. Where the member wants no numbers, energy is left out.
 */
export function useFoodWords() {
  const { language } = useLanguage()
  const numbersOff = useNumbersOff()
  const kcal = (value: number | null) => {
    if (numbersOff) return ''
    return value === null ? '– kcal' : `${formatAmount(value, 'kcal')}\u00A0kcal`
  }
  return {
    language,
    numbersOff,
    nameOf: ({ name, nameEng }: Named) => (language === 'en' && nameEng) || name,
    unitOf: ({ name, nameEng }: Pick<FoodUnit, 'name' | 'nameEng'>) => (language === 'en' && nameEng) || name,
    amount: (qty: number, unit: FoodUnit) => amountIn(language, qty, unit),
    kcal,
    /** 반 공기 · 150 kcal */
    line: (...parts: string[]) => parts.filter(Boolean).join(' · '),
  }
}
