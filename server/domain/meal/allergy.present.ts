import type { Allergen } from '#server/domain/allergy/queries.ts'
import { type Yn, yn } from '#server/wire.ts'
import type { Dish } from './course.rules.ts'

export type AllergyRow = { allergyCode: string; allergyNm: string; allergyNmEng: string; myAllergyYn: Yn }

/** Declared allergens of some dishes, each once, those that the member avoids first, then by code. */
export function allergyList(
  dishes: readonly Pick<Dish, 'allergenCodes'>[],
  names: readonly Allergen[],
  avoided: ReadonlySet<string>,
): AllergyRow[] {
  const held = new Set(dishes.flatMap((dish) => dish.allergenCodes))
  return names
    .filter(({ allergenCode }) => held.has(allergenCode))
    .map(({ allergenCode, allergenName, allergenNameEng }) => ({
      allergyCode: allergenCode,
      allergyNm: allergenName,
      allergyNmEng: allergenNameEng,
      myAllergyYn: yn(avoided.has(allergenCode)),
    }))
    .toSorted((a, b) => Number(b.myAllergyYn === 'Y') - Number(a.myAllergyYn === 'Y') || a.allergyCode.localeCompare(b.allergyCode))
}

/** Y only when every dish is declared; nothing at all is not declared either. N never reads as safe. */
export const allKnown = (dishes: readonly Pick<Dish, 'allergensKnown'>[]): Yn =>
  yn(dishes.length > 0 && dishes.every((dish) => dish.allergensKnown))
