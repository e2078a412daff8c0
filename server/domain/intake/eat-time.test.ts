import { expect, test } from 'vitest'
import { eatTime, isEatDay, isEatTime, isTimeTold, USUAL_TIME } from './eat-time.rules.ts'

/** Thursday, 12:40 in Seoul. */
const NOW = new Date('2026-11-19T03:40:30Z')

test.each([
  ['20261119124530', true],
  ['20261119124531', false],
  ['20261120080000', false],
  ['20251119000000', true],
  ['20251118235959', false],
  ['20261119256000', false],
  ['2026111912', false],
])('%s can be the time of something eaten: %s', (eatDt, can) => {
  expect(isEatTime(eatDt, NOW)).toBe(can)
})

test('meals are told for today and a year back', () => {
  expect(['20261119', '20251119', '20261120', '20251118', '20260231'].map((day) => isEatDay(day, NOW))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test.each([
  ['a lunch that is on', { baseDt: '20261119', mealType: '2' }, '20261119124030'],
  ['a breakfast that has been', { baseDt: '20261119', mealType: '1' }, '20261119080000'],
  ['a dinner that is written down at noon', { baseDt: '20261119', mealType: '3' }, '20261119124030'],
  ['yesterday’s dinner', { baseDt: '20261118', mealType: '3' }, '20261118183000'],
  ['a snack of yesterday at the same time', { baseDt: '20261118', mealType: '5' }, '20261118153000'],
  ['the time that is said', { baseDt: '20261118', mealType: '3', eatDt: '20261118203000' }, '20261118203000'],
  ['a time of another day', { baseDt: '20261118', mealType: '3', eatDt: '20261117203000' }, undefined],
  ['a time to come', { baseDt: '20261119', mealType: '3', eatDt: '20261119190000' }, undefined],
  ['a day to come', { baseDt: '20261120', mealType: '1' }, undefined],
  ['a day of last year', { baseDt: '20251118', mealType: '1' }, undefined],
] as const)('%s', (_name, told, time) => {
  expect(eatTime({ eatDt: undefined, ...told }, NOW)).toBe(time)
})

test('a time that the server assumed tells nothing, also of a food that was moved to another meal', () => {
  for (const mealType of ['1', '2', '3', '4', '5', '6'] as const) {
    const assumed = eatTime({ eatDt: undefined, baseDt: '20261118', mealType }, NOW) ?? ''
    expect([mealType, assumed.slice(8), isTimeTold(assumed)]).toEqual([mealType, USUAL_TIME[mealType], false])
  }
  expect(['20261119124030', '20261118121500', '20261118121001'].map(isTimeTold)).toEqual([true, true, true])
})
