import { expect, test } from 'vitest'
import { everyValue, glucoseOfDay, lastOfDay, nightOfDay, pressureOfDay } from './day-points.rules.ts'
import type { Reading } from './readings.queries.ts'

const reading = (inptDt: string, values: Reading['values'], origin: Reading['origin'] = '1'): Reading => ({
  inptDt,
  origin,
  values,
})

test('a day with several values shows its last, whatever else was measured with it', () => {
  const fat = [
    reading('20261118070000', { BDF: 22.6 }),
    reading('20261118210000', { BDF: 22.4 }),
    reading('20261119070000', { SKM: 31.6 }),
  ]
  expect(lastOfDay(fat, 'BDF')).toEqual([
    { day: '20261118', value: 22.4, second: null, inptDt: '20261118210000', origin: '1' },
  ])
})

test('a list has every value of a day, each with the key it is corrected by', () => {
  const fat = [
    reading('20261118070000', { BDF: 22.6 }, '4'),
    reading('20261118210000', { BDF: 22.4, SKM: 31.6 }),
    reading('20261119070000', { SKM: 31.6 }),
  ]
  expect(everyValue(fat, 'BDF')).toEqual([
    { day: '20261118', value: 22.6, second: null, inptDt: '20261118070000', origin: '4' },
    { day: '20261118', value: 22.4, second: null, inptDt: '20261118210000', origin: '1' },
  ])
})

test('of two sleeps of a day the longer one is the night', () => {
  const sleep = [reading('20261118064000', { SLP: 370 }, '2'), reading('20261118143000', { SLP: 40 }, '2')]
  expect(nightOfDay(sleep)).toEqual([
    { day: '20261118', value: 370, second: null, inptDt: '20261118064000', origin: '2' },
  ])
})

test('pressures of a day come as their mean, which no record stands for; a single one stands for itself', () => {
  const pressures = [
    reading('20261117073000', { SBP: 118, DBP: 76 }, '2'),
    reading('20261118073000', { SBP: 121, DBP: 79 }),
    reading('20261118073100', { SBP: 118 }),
    reading('20261119073000', { DBP: 77 }),
  ]
  expect(pressureOfDay(pressures)).toEqual([
    { day: '20261117', value: 118, second: 76, inptDt: '20261117073000', origin: '2' },
    { day: '20261118', value: 120, second: 79, inptDt: null, origin: null },
  ])
})

test('glucose before meals is not drawn through glucose after them', () => {
  const day = [reading('20261118115500', { BBD: 96 }), reading('20261118140000', { ABD: 128 })]
  expect(glucoseOfDay(day)).toMatchObject({ judged: 'NBD', points: [{ value: 96 }] })
  expect(glucoseOfDay(day.slice(1))).toMatchObject({ judged: 'ABD', points: [{ value: 128 }] })
  expect(glucoseOfDay([])).toEqual({ judged: 'ABD', points: [] })
})
