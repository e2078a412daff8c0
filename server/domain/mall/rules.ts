import type { Words } from '#server/domain/member/language.rules.ts'
import { type Advised, isComplete } from '#server/domain/nutrition/advised.rules.ts'
import type { SeoulNow } from '#server/seoul.ts'
import type { Nutrient } from './schema.ts'

type Amounts = Record<'proteinG' | 'fibreG' | 'carbohydrateG' | 'fatG', number | null>

const MEASURED = {
  protein: ['proteinG', 'PROTEIN'],
  fibre: ['fibreG', 'FIB'],
  carbohydrate: ['carbohydrateG', 'CHO'],
  fat: ['fatG', 'FAT'],
} as const

type Eaten = Amounts & {
  day: string
  foods: readonly object[]
  meals: readonly { mealType: string }[]
  advised: Advised | null
}

const DINNER = '3'

/**
 * What a day has less of than it asks for, once it can be judged: after breakfast most of it is still to come. What is
 * not known is not lacking, and of a day without a record nothing is.
 */
export function lacking({ day, foods, meals, advised, ...amounts }: Eaten, now: SeoulNow): Nutrient[] {
  if (foods.length === 0 || advised === null) return []
  if (
    !isComplete(
      day,
      now,
      meals.some(({ mealType }) => mealType === DINNER),
    )
  )
    return []
  return (Object.keys(MEASURED) as Nutrient[]).filter((nutrient) => {
    const [amount, name] = MEASURED[nutrient]
    const [value, { min }] = [amounts[amount], advised[name]]
    return value !== null && min !== null && value < min
  })
}

/** Why an article stands where meals are told of. */
export const lackWords: Record<Nutrient, Words> = {
  protein: { ko: '모자란 단백질을 채워요', en: 'Brings the protein that is missing' },
  fibre: { ko: '모자란 식이섬유를 채워요', en: 'Brings the fibre that is missing' },
  carbohydrate: { ko: '모자란 탄수화물을 채워요', en: 'Brings the carbohydrate that is missing' },
  fat: { ko: '모자란 지방을 채워요', en: 'Brings the fat that is missing' },
}

export const mallRefusals = {
  unchecked: { ko: '본인 확인을 먼저 마쳐 주세요.', en: 'Please verify who you are first.' },
  pending: { ko: '본인 확인이 아직 끝나지 않았어요.', en: 'The verification has not ended yet.' },
  refused: { ko: '본인 확인이 되지 않았어요. 다시 해 주세요.', en: 'You could not be verified. Please try again.' },
  other: {
    ko: '이 계정의 회원이 아닌 다른 분이 확인됐어요. 회원 본인으로 다시 확인해 주세요.',
    en: 'Somebody else than the member of this account was verified. Please verify as yourself.',
  },
} satisfies Record<string, Words>
