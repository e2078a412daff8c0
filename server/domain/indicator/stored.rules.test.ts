import { expect, test } from 'vitest'
import { cardOf, type Newest } from './cards.rules.ts'
import { storedOnly } from './stored.rules.ts'

const record = (code: 'BW' | 'SBP', value: number) => ({ code, value, inptDt: '20261119070000', origin: '1' as const })
const newest: Newest = {
  records: new Map([
    ['BW', record('BW', 68.4)],
    ['SBP', record('SBP', 184)],
  ]),
  diastolic: 122,
  heightCm: 174,
  restingRate: null,
  gender: 'M',
}

test('of a pressure the value is left, without how it stands and what it asks for', () => {
  const card = cardOf('BP', newest)
  expect([card.status, card.care]).not.toContain(null)
  expect(storedOnly(card)).toMatchObject({
    value: '184',
    subValue: '122',
    inptDt: '20261119070000',
    status: null,
    care: null,
    ranges: [],
  })
})

test('nothing is left of body mass index', () => {
  expect(cardOf('BMI', newest).value).toBe('22.6')
  expect(storedOnly(cardOf('BMI', newest))).toMatchObject({ value: null, inptDt: null, status: null, ranges: [] })
})
