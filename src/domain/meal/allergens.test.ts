import { expect, test } from 'vitest'
import { allergyNotice } from './allergens.ts'

const shrimp = { code: '09', name: '새우', avoided: true }
const wheat = { code: '06', name: '밀', avoided: false }

test('an allergen the member avoids is named first, and the doubt about the rest stays', () => {
  expect(allergyNotice([[wheat], [shrimp], null])).toEqual({ kind: 'avoid', mine: [shrimp], rest: [wheat], complete: false })
})

test('a dish without a declaration makes the course unknown, never safe', () => {
  expect(allergyNotice([[wheat], null])).toEqual({ kind: 'unknown', rest: [wheat] })
  expect(allergyNotice([])).toEqual({ kind: 'unknown', rest: [] })
})

test('declared dishes are clear, each allergen named once', () => {
  expect(allergyNotice([[], [wheat, wheat]])).toEqual({ kind: 'clear', rest: [wheat] })
})
