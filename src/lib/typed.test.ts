import { describe, expect, test } from 'vitest'
import { codeOf, dayOf, decimalOf, mobileOf, numberOf, numeralOf, plainOf, wordCodeOf } from './typed.ts'

// What stands around and between the figures, whatever they mean: each way of cleaning meets all of it.
const wide = (text: string) => text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
const devanagari = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
const WAYS: [how: string, write: (text: string) => string][] = [
  ['as it is', (text) => text],
  ['with blanks around it', (text) => `  ${text}\n`],
  ['with blanks that do not break', (text) => `\u00a0${text}\u202f`],
  ['in wide letters', wide],
  ['in Arabic figures', arabic],
  ['in Devanagari figures', devanagari],
  ['with zero-width letters', (text) => `\ufeff${[...text].join('\u200b')}\u200e`],
]
const FIELDS: [field: string, clean: (typed: string) => string, written: string[], meant: string][] = [
  [
    'a mobile number',
    mobileOf,
    ['01012345678', '010-1234-5678', '010 1234 5678', '+82 10-1234-5678', '+82 (0)10-1234-5678', '0082 10 1234 5678'],
    '01012345678',
  ],
  ['an older one', mobileOf, ['0111234567', '011-123-4567', '+82-11-123-4567'], '0111234567'],
  [
    'a day',
    dayOf,
    ['19900317', '1990-03-17', '1990.03.17', '1990. 3. 17.', '1990/3/17', '1990 03 17', '1990년 3월 17일', '1990 0317'],
    '19900317',
  ],
  ['a code', (typed) => codeOf(typed, 6), ['417203', '417 203', '417-203', '[한상] 인증 번호 417203'], '417203'],
  ['a weight', (typed) => decimalOf(typed, 'kg'), ['63.5', '63,5', '63.5kg', '63.5 KG', '63.5 킬로'], '63.5'],
  ['a height', (typed) => decimalOf(typed, 'cm'), ['163', '163cm', '163 센티', '163.'], '163'],
  ['an energy', (typed) => decimalOf(typed, 'kcal'), ['1500', '1,500', '1,500 kcal'], '1500'],
  ['a part', (typed) => decimalOf(typed), ['0.5', '.5', ',5'], '0.5'],
  ['a word of letters and figures', wordCodeOf, ['AB12', 'AB 12'], 'AB12'],
]

describe.each(FIELDS)('%s', (_field, clean, written, meant) => {
  test.each(WAYS)('is read %s', (_how, write) => {
    expect(written.map((text) => clean(write(text)))).toEqual(written.map(() => meant))
  })
})

test('a minus of any kind is one, and letters stay letters', () => {
  expect(plainOf('010\u20111234\u20135678')).toBe('010-1234-5678')
  expect(plainOf('  가\u3000나 ')).toBe('가 나')
  expect(plainOf('𝟘𝟙𝟚')).toBe('012')
})

test('what is none stays as it was typed, so that its field can say so', () => {
  expect(['1990', '90-03-17', '1990-3', '태어난 날', ''].map(dayOf)).toEqual([
    '1990',
    '90-03-17',
    '1990-3',
    '태어난 날',
    '',
  ])
  expect(['02-123-4567', '010-1234-567890', ''].map(mobileOf)).toEqual(['021234567', '0101234567890', ''])
  expect(['63.5 lb', '6,3,5', '-63', '예순', ''].map((typed) => numberOf(typed, 'kg'))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  expect(decimalOf('63.5 lb', 'kg')).toBe('63.5 lb')
})

test('a comma divides thousands before three figures each, and is a point otherwise', () => {
  expect(['1,500', '12,345,678', '63,5', '1,50', '0,500', '1,5000'].map((typed) => numeralOf(typed))).toEqual([
    '1500',
    '12345678',
    '63.5',
    '1.50',
    '0.500',
    '1.5000',
  ])
})

test('more figures than a code has are left out, and a number beside it is not taken for it', () => {
  expect(codeOf('4172034', 6)).toBe('417203')
  expect(codeOf('11월 30일 417203 (3분)', 6)).toBe('417203')
  expect(codeOf('417', 6)).toBe('417')
})
