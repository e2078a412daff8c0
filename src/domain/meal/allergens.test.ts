import { describe, expect, test } from 'vitest'
import { allergenName, allergyNotice, declaredOf, isFlagged, type Allergen } from './allergens.ts'

const shrimp = { code: '09', name: '새우', avoided: true }
const wheat = { code: '06', name: '밀', avoided: false }
const declared = (...allergens: Allergen[]) => ({ allergens, complete: true })
const undeclared = { allergens: [], complete: false }

test('an allergen the member avoids is named first, and the doubt about the rest stays', () => {
  expect(allergyNotice([declared(wheat), declared(shrimp), undeclared])).toEqual({
    kind: 'avoid',
    mine: [shrimp],
    rest: [wheat],
    complete: false,
  })
})

test('a dish without a declaration makes the course unknown, never safe', () => {
  expect(allergyNotice([declared(wheat), undeclared])).toEqual({ kind: 'unknown', rest: [wheat] })
  expect(allergyNotice([])).toEqual({ kind: 'unknown', rest: [] })
})

test('declared dishes are clear, each allergen named once', () => {
  expect(allergyNotice([declared(), declared(wheat, wheat)])).toEqual({ kind: 'clear', rest: [wheat] })
})

describe('what is missing in a warning is never none', () => {
  const CASHEW = { allergyCode: '23', allergyNm: '캐슈넛', allergyNmEng: '', myAllergyYn: 'N' as const }
  const mine = { ...CASHEW, myAllergyYn: 'Y' as const }

  test('a name that one language lacks is the other one; none at all stays an allergen', () => {
    expect([
      allergenName(CASHEW, 'en'),
      allergenName({ allergyNm: ' ', allergyNmEng: 'Cashew' }, 'ko'),
      allergenName({ allergyNm: null }, 'en'),
    ]).toEqual(['캐슈넛', 'Cashew', ''])
    expect(allergyNotice([declaredOf({ allergyKnownYn: 'Y', allergyList: [mine] }, 'en')])).toMatchObject({
      kind: 'avoid',
      mine: [{ name: '캐슈넛' }],
    })
    expect(
      allergyNotice([
        declaredOf({ allergyKnownYn: 'Y', allergyList: [{ allergyCode: '23', myAllergyYn: 'Y' }] }, 'en'),
      ]),
    ).toMatchObject({ kind: 'avoid', mine: [{ code: '23', name: '' }] })
  })

  test('two allergens without a code are two', () => {
    const nameless = { ...wheat, code: '' }
    expect(allergyNotice([declared({ ...shrimp, code: '' }, nameless)])).toMatchObject({
      kind: 'avoid',
      rest: [nameless],
    })
  })

  test('a list, a row or a flag that did not come makes its dish unknown', () => {
    expect(declaredOf({ allergyKnownYn: 'Y', allergyList: null }, 'ko')).toEqual({ allergens: [], complete: false })
    expect(declaredOf({ allergyKnownYn: 'Y', allergyList: [null] }, 'ko').complete).toBe(false)
    expect(declaredOf({ allergyKnownYn: 'Y', allergyList: [{ ...CASHEW, myAllergyYn: null }] }, 'ko')).toEqual({
      allergens: [{ code: '23', name: '캐슈넛', avoided: false }],
      complete: false,
    })
    expect(declaredOf({ allergyKnownYn: null, allergyList: [] }, 'ko').complete).toBe(false)
  })

  test('what a product that is not declared throughout does declare is a warning all the same', () => {
    expect(allergyNotice([declaredOf({ allergyKnownYn: 'N', allergyList: [mine] }, 'ko')])).toMatchObject({
      kind: 'avoid',
      complete: false,
      mine: [{ name: '캐슈넛' }],
    })
  })

  test('of two rows of one allergen the warning wins, in either order', () => {
    for (const rows of [
      [mine, CASHEW],
      [CASHEW, mine],
    ]) {
      expect(allergyNotice([declaredOf({ allergyKnownYn: 'Y', allergyList: rows }, 'ko')])).toMatchObject({
        kind: 'avoid',
        mine: [{ code: '23' }],
        rest: [],
      })
    }
  })

  test('a course says so by its flag or in the sum of its dishes, whichever came', () => {
    expect([
      isFlagged({ alYn: 'Y', allergyList: null }),
      isFlagged({ alYn: null, allergyList: [CASHEW, mine] }),
      isFlagged({ alYn: 'N', allergyList: [CASHEW] }),
      isFlagged({}),
    ]).toEqual([true, true, false, false])
  })

  test('a course that says it holds something warns, also where no dish names it', () => {
    expect(allergyNotice([declared(wheat)], true)).toEqual({
      kind: 'avoid',
      mine: [{ code: '', name: '', avoided: true }],
      rest: [wheat],
      complete: true,
    })
    expect(allergyNotice([declared(shrimp)], true)).toMatchObject({ mine: [shrimp] })
  })
})
