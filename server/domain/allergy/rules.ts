import { type Yn, yn } from '#server/wire.ts'
import type { Allergen } from './queries.ts'

export type AllergyRow = { allergyCode: string; allergyNm: string; allergyNmEng: string; myAllergyYn: Yn }

/** Declared allergens by their codes, each once, those that the member avoids first, then by code. */
export function allergyRows(
  codes: Iterable<string>,
  names: readonly Allergen[],
  avoided: ReadonlySet<string>,
): AllergyRow[] {
  const held = new Set(codes)
  return names
    .filter(({ allergenCode }) => held.has(allergenCode))
    .map(({ allergenCode, allergenName, allergenNameEng }) => ({
      allergyCode: allergenCode,
      allergyNm: allergenName,
      allergyNmEng: allergenNameEng,
      myAllergyYn: yn(avoided.has(allergenCode)),
    }))
    .toSorted(
      (a, b) =>
        Number(b.myAllergyYn === 'Y') - Number(a.myAllergyYn === 'Y') || a.allergyCode.localeCompare(b.allergyCode),
    )
}
