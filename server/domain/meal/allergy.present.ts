import type { Allergen } from '#server/domain/allergy/queries.ts'
import { allergyRows, type AllergyRow } from '#server/domain/allergy/rules.ts'
import { type Yn, yn } from '#server/wire.ts'
import type { Course, Dish } from './course.rules.ts'

/** Declared allergens of some dishes, each once, those that the member avoids first, then by code. */
export function allergyList(
  dishes: readonly Pick<Dish, 'allergenCodes'>[],
  names: readonly Allergen[],
  avoided: ReadonlySet<string>,
): AllergyRow[] {
  return allergyRows(
    dishes.flatMap((dish) => dish.allergenCodes),
    names,
    avoided,
  )
}

/** Y only when every dish is declared; nothing at all is not declared either. N never reads as safe. */
export const allKnown = (dishes: readonly Pick<Dish, 'allergensKnown'>[]): Yn =>
  yn(dishes.length > 0 && dishes.every((dish) => dish.allergensKnown))

/**
 * What of a course the member avoids: the first dish that is known to hold any of it, and which. All null when no dish
 * is known to.
 */
export function avoidedIn({ dishes }: Course, names: readonly Allergen[], avoided: ReadonlySet<string>) {
  const allergyKnownYn = allKnown(dishes)
  const dish = dishes.find(({ allergenCodes }) => allergenCodes.some((code) => avoided.has(code)))
  if (dish === undefined) return { alDishNm: null, alDishNmEng: null, alNm: null, alNmEng: null, allergyKnownYn }
  const mine = allergyList([dish], names, avoided).filter((row) => row.myAllergyYn === 'Y')
  return {
    alDishNm: dish.name,
    alDishNmEng: dish.nameEng,
    alNm: mine.map((row) => row.allergyNm).join(','),
    alNmEng: mine.map((row) => row.allergyNmEng || row.allergyNm).join(','),
    allergyKnownYn,
  }
}
