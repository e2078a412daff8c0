import type { Schemas } from '#src/contract/schemas.ts'

type Language = 'ko' | 'en'
type Named = Pick<Schemas['MemberInfo'], 'bizNm' | 'bizNmEng' | 'restaurantNm' | 'restaurantNmEng'>

/** The employer; in Korean where it has no English name. */
export const companyOf = ({ bizNm, bizNmEng }: Pick<Named, 'bizNm' | 'bizNmEng'>, language: Language): string =>
  (language === 'en' && bizNmEng) || bizNm

/** The main restaurant; null before one is chosen. */
export const mainRestaurantOf = (
  { restaurantNm, restaurantNmEng }: Pick<Named, 'restaurantNm' | 'restaurantNmEng'>,
  language: Language,
): string | null => (language === 'en' && restaurantNmEng) || restaurantNm
