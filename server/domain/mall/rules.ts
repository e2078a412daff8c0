import type { Words } from '#server/domain/member/language.rules.ts'
import type { Advised } from '#server/domain/nutrition/advised.rules.ts'
import type { Nutrient } from './schema.ts'

type Amounts = Record<'proteinG' | 'fibreG' | 'carbohydrateG' | 'fatG', number | null>

const MEASURED = { protein: ['proteinG', 'PROTEIN'], fibre: ['fibreG', 'FIB'], carbohydrate: ['carbohydrateG', 'CHO'], fat: ['fatG', 'FAT'] } as const

/** What a day has less of than it asks for; what is not known is not lacking. */
export function lacking(day: Amounts, asked: Advised): Nutrient[] {
  return (Object.keys(MEASURED) as Nutrient[]).filter((nutrient) => {
    const [amount, name] = MEASURED[nutrient]
    const [value, { min }] = [day[amount], asked[name]]
    return value !== null && min !== null && value < min
  })
}

export const mallRefusals = {
  unchecked: { ko: '본인 확인을 먼저 마쳐 주세요.', en: 'Please verify who you are first.' },
  pending: { ko: '본인 확인이 아직 끝나지 않았어요.', en: 'The verification has not ended yet.' },
  refused: { ko: '본인 확인이 되지 않았어요. 다시 해 주세요.', en: 'You could not be verified. Please try again.' },
} satisfies Record<string, Words>
