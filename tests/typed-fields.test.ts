import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ownValue } from '#src/areas/challenge/target/target.ts'
import { emptyDraft, FIELDS, isRight, toForm as measured } from '#src/areas/goal/measure/measure.ts'
import { bodyOf } from '#src/areas/goal/set/goal-form.ts'
import { NO_FOOD, ownFoodForm, toForm as foodOf } from '#src/areas/meal/add/own-food.ts'
import { tableCodeOf } from '#src/areas/meal/around/table-code.ts'
import { gateDigits, gateForm } from '#src/areas/meal/gate/gate.ts'
import { doseOf } from '#src/areas/records/medicine/medicine.ts'
import { weightOf } from '#src/areas/records/weight/weight.ts'
import { decimalOf } from '#src/lib/typed.ts'
import { numberText } from '#src/ui/number-entry/number-text.ts'

// Every field of a number meets the same ways of writing one (docs/decisions/384): it takes them all, for the same
// value. How days, phones and codes are read stands in src/lib/typed.test.ts.

const wide = (text: string) => text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
/** The ways to write a number of two places and a part. */
const WAYS: [how: string, write: (text: string, unit: string) => string][] = [
  ['plain', (text) => text],
  ['blanks', (text) => ` \u00a0${text}\u3000`],
  ['wide figures', (text) => wide(text)],
  ['a comma for the point', (text) => text.replace('.', ',')],
  ['zero-width letters', (text) => `\u200b${[...text].join('\u2060')}`],
  ['its unit', (text, unit) => `${text}${unit}`],
  ['its unit, apart', (text, unit) => `${text} ${unit}`],
]

const gates = { minVal: '40.0', maxVal: '90.0' }
const noBody = { heightCm: null, kg: null, gender: null }
const food = (typed: string, unit: 'kcal' | 'g') => {
  const draft = { ...NO_FOOD, name: '김밥', kcal: '1', [unit === 'kcal' ? 'kcal' : 'cho']: typed }
  const read = v.safeParse(ownFoodForm({ name: '', kcal: '', number: '' }), draft)
  if (!read.success) return null
  const form = foodOf(read.output, {})
  return unit === 'kcal' ? form.kcal : form.totCho
}

/** What a field makes of a text that means 63.5; the unit that may stand behind it, '' for none. */
const FIELDS_OF_63_5: [field: string, unit: string, read: (typed: string) => unknown, meant: unknown][] = [
  ['an own target', 'kg', (typed) => ownValue(typed, gates), '63.5'],
  ['a measured weight', 'kg', (typed) => measured({ ...emptyDraft('20261119'), weight: typed }).weight, '63.5'],
  ['a measured waist', 'cm', (typed) => measured({ ...emptyDraft('20261119'), waist: typed }).waist, '63.5'],
  ['a weight before a goal', 'kg', (typed) => bodyOf(noBody, { kind: null, height: '163', weight: typed })?.kg, 63.5],
  ['a dose', '', doseOf, 63.5],
  ['a recorded weight', '', weightOf, 63.5],
  ['an energy of a food', 'kcal', (typed) => food(typed, 'kcal'), 63.5],
  ['a nutrient of a food', 'g', (typed) => food(typed, 'g'), 63.5],
  ['a weight of the own information', 'kg', (typed) => decimalOf(typed, 'kg'), '63.5'],
  ['a big number over the keypad', 'kg', (typed) => numberText(typed, { integers: 3, decimals: 1 }, 'kg'), '63.5'],
]

describe.each(FIELDS_OF_63_5)('%s', (_field, unit, read, meant) => {
  test.each(WAYS)('is read with %s', (_how, write) => {
    expect(read(write('63.5', unit))).toEqual(meant)
  })
})

test('a value that was measured is judged as it is sent, whatever its unit', () => {
  expect(FIELDS.map((field) => isRight(field, '６０'))).toEqual(FIELDS.map((field) => isRight(field, '60')))
  // A comma is a point, and makes no other number of it: 9,5 is not 95.
  expect([isRight('bloodSugar', '9,5'), isRight('bloodSugar', '95mg/dL'), isRight('weight', '63.5 lb')]).toEqual([
    isRight('bloodSugar', '9.5'),
    true,
    false,
  ])
})

test('the digits of a gate come out of what was pasted, and are never cut before', () => {
  const words = { number: 'number', digits: 'digits' }
  const read = (authNo: string) =>
    v.safeParse(gateForm(true, words), { employeeNumber: ' ２０１４０３１７ ', authNo }).output
  expect(['417203', '417 203', '４１７２０３', '\u200b417-203'].map(read)).toEqual(
    Array.from({ length: 4 }, () => ({ employeeNumber: '20140317', authNo: '417203' })),
  )
  expect(gateDigits('417 203')).toBe('417203')
  expect(tableCodeOf('ＲＥＳＴ000311：E31A')).toBe('hansang:REST000311:E31A')
})
