import type { Schemas } from '#src/contract/schemas.ts'

type Language = 'ko' | 'en'

/** `name`: '' where nobody has named it, and a screen says so. `avoided`: the member told us not to be served it. */
export interface Allergen {
  code: string
  name: string
  avoided: boolean
}

/**
 * What a kitchen declares of a dish. Not complete: something is missing in it, and what does not stand there never
 * reads as absent.
 */
export interface Declared {
  allergens: readonly Allergen[]
  complete: boolean
}

/** What the member is told. `mine` are the declared allergens the member avoids, `rest` the others. */
export type AllergyNotice =
  | { kind: 'avoid'; mine: Allergen[]; rest: Allergen[]; complete: boolean }
  | { kind: 'unknown'; rest: Allergen[] }
  | { kind: 'clear'; rest: Allergen[] }

/** What the contract promises of a declaration; what of it does not come is missing, and nothing else. */
type Sent<T> = { [Key in keyof T]?: T[Key] | null | undefined }
type SentDeclaration = {
  allergyKnownYn?: string | null
  allergyList?: readonly (Sent<Schemas['DishAllergy']> | null)[] | null
}

/** The name in the member's language, else the other one, else ''. */
export function allergenName(
  { allergyNm, allergyNmEng }: Sent<Pick<Schemas['Allergy'], 'allergyNm' | 'allergyNmEng'>>,
  language: Language,
): string {
  const korean = allergyNm?.trim() ?? ''
  const english = allergyNmEng?.trim() ?? ''
  return language === 'en' ? english || korean : korean || english
}

/**
 * What a dish, course or product declares. Of a declaration with a gap (no list, a row without its flag) what stands
 * there is kept, so that a warning in it is not lost, and the rest is unknown.
 */
export function declaredOf({ allergyKnownYn, allergyList }: SentDeclaration, language: Language): Declared {
  const rows = (allergyList ?? []).filter((row) => row !== null)
  const hasGap =
    !allergyList ||
    rows.length < allergyList.length ||
    rows.some(({ myAllergyYn }) => myAllergyYn !== 'Y' && myAllergyYn !== 'N')
  return {
    allergens: rows.map((row) => ({
      code: row.allergyCode ?? '',
      name: allergenName(row, language),
      avoided: row.myAllergyYn === 'Y',
    })),
    complete: allergyKnownYn === 'Y' && !hasGap,
  }
}

/** Whether a course itself says that it holds something the member avoids: by its flag, or in the sum of its dishes. */
export const isFlagged = (course: SentDeclaration & { alYn?: string | null }): boolean =>
  course.alYn === 'Y' || declaredOf(course, 'ko').allergens.some(({ avoided }) => avoided)

/** A list that came, or nothing in its place: a list that is missing takes no screen along. */
export const listOf = <T>(list: readonly T[] | null | undefined): readonly T[] => list ?? []

const UNNAMED: Allergen = { code: '', name: '', avoided: true }

/**
 * Sums up the declarations of one or more dishes. A single undeclared dish makes the sum unknown, unless an allergen to
 * avoid is already among the others: a certain warning outranks a doubt, and `complete` keeps the doubt.
 *
 * @param flagged the course itself says that it holds something the member avoids; it does so also where no dish names
 *   it
 */
export function allergyNotice(dishes: readonly Declared[], flagged = false): AllergyNotice {
  const byCode = new Map<string, Allergen>()
  for (const { allergens } of dishes) {
    for (const allergen of allergens) {
      const key = allergen.code || allergen.name
      const known = byCode.get(key)
      byCode.set(key, {
        ...allergen,
        name: known?.name || allergen.name,
        avoided: allergen.avoided || known?.avoided === true,
      })
    }
  }
  const all = [...byCode.values()]
  const named = all.filter((allergen) => allergen.avoided)
  const mine = named.length === 0 && flagged ? [UNNAMED] : named
  const rest = all.filter((allergen) => !allergen.avoided)
  const complete = dishes.length > 0 && dishes.every((dish) => dish.complete)
  if (mine.length > 0) return { kind: 'avoid', mine, rest, complete }
  return complete ? { kind: 'clear', rest } : { kind: 'unknown', rest }
}

/**
 * What of a course the member avoids: the first dish that holds any of it. `dish` is '' and `allergens` empty where no
 * more is known than that there is one.
 */
export interface Avoided {
  dish: string
  /** Its Korean name, which decides the drawn bowl. */
  bowl: string
  allergens: string[]
}

/**
 * What a course with its dishes holds that the member avoids; null when none of them is known to.
 *
 * @param flagged the course itself says that it does
 */
export function avoidedIn(
  dishes: readonly (SentDeclaration & { menuName: string; menuNameEng: string | null })[],
  flagged: boolean,
  language: Language,
): Avoided | null {
  for (const dish of dishes) {
    const mine = declaredOf(dish, language).allergens.filter(({ avoided }) => avoided)
    if (mine.length > 0)
      return {
        dish: (language === 'en' && dish.menuNameEng) || dish.menuName,
        bowl: dish.menuName,
        allergens: mine.map(({ name }) => name).filter((name) => name !== ''),
      }
  }
  return flagged ? { dish: '', bowl: '', allergens: [] } : null
}
