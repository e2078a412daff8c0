import { expect, test } from 'vitest'
import { dueMedicines } from './due.rules.ts'
import type { Medicine } from './queries.ts'

const vitamin: Medicine = {
  medicineSeq: 101,
  name: '비타민 D',
  purpose: null,
  doseMilli: 1000,
  doseUnit: 'TABLET',
  weekdays: '1234567',
  startDt: '20261001',
  endDt: null,
  alarmYn: 'Y',
  memo: null,
  times: [{ takeTm: '0800', mealRel: 'AFTER' }],
}
const names = (time: string, medicine = vitamin) =>
  dueMedicines([medicine], { day: '20261119', time }).map(({ name, at }) => `${name} ${at}`)

test('a medicine is due from an hour before its time until half an hour after', () => {
  expect(['0659', '0700', '0830', '0831'].map((time) => names(time))).toEqual([
    [],
    ['비타민 D 202611190800'],
    ['비타민 D 202611190800'],
    [],
  ])
})

test('one that is over, not begun, or of other days of the week is not', () => {
  expect(names('0800', { ...vitamin, endDt: '20261118' })).toEqual([])
  expect(names('0800', { ...vitamin, startDt: '20261120' })).toEqual([])
  // 19 November 2026 is a Thursday.
  expect(names('0800', { ...vitamin, weekdays: '123567' })).toEqual([])
})

test('around midnight a time of the day before or after is due too, by that day and its day of the week', () => {
  const at = (takeTm: string, change: Partial<Medicine> = {}): Medicine => ({
    ...vitamin,
    times: [{ takeTm, mealRel: 'AFTER' }],
    ...change,
  })
  expect(names('2330', at('0015'))).toEqual(['비타민 D 202611200015'])
  expect(names('0010', at('2350'))).toEqual(['비타민 D 202611182350'])
  // Friday's 00:15 is told on Thursday evening, Wednesday's 23:50 on Thursday just after midnight; and Thursday's own
  // are not.
  expect([names('2330', at('0015', { weekdays: '5' })), names('2330', at('0015', { weekdays: '4' }))]).toEqual([
    ['비타민 D 202611200015'],
    [],
  ])
  expect([names('0010', at('2350', { weekdays: '3' })), names('0010', at('2350', { weekdays: '4' }))]).toEqual([
    ['비타민 D 202611182350'],
    [],
  ])
  expect(names('2330', at('0015', { startDt: '20261120' }))).toEqual(['비타민 D 202611200015'])
  expect(names('2330', at('0015', { endDt: '20261119' }))).toEqual([])
})
