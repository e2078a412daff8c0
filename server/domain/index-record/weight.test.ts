import { describe, expect, test } from 'vitest'
import { changeOf, faultOf } from './change.rules.ts'
import { movedBy } from './rules.ts'
import { halfUp } from '#server/rounding.ts'
import { bmi, lastOfDays, summarise, weekOf, withDifferences } from './weight.rules.ts'
import { oneDecimal } from '#server/rounding.ts'

const point = (inptDt: string, kg: number) => ({ inptDt, kg, origin: '1' as const })

test('a day with several weights shows its last', () => {
  const days = lastOfDays([point('20261118070000', 69), point('20261118210000', 69.4), point('20261119070000', 68.9)])
  expect(days).toEqual([
    { day: '20261118', kg: 69.4 },
    { day: '20261119', kg: 68.9 },
  ])
})

test('half goes up of the number as one would write it, wherever it is shown, and a difference is of both as shown', () => {
  // The binary fraction of each lies below its half, or its product with ten does.
  expect([42.55, 1.005 * 100, 8.35, -42.55].map((value) => halfUp(value, 1))).toEqual([42.6, 100.5, 8.4, -42.6])
  expect([halfUp(-0.04, 1), halfUp(119.5, 0)]).toEqual([0, 120])
  expect(oneDecimal(42.55)).toBe(42.6)
  expect(movedBy('BW', 42.55, 42.4)).toBe(0.2)
})

test('differences are to the record before in time, also outside the range, and null for the very first', () => {
  const points = [point('20261118070000', 69), point('20261119070000', 68.7)]
  expect(withDifferences(points, point('20261101070000', 70.1)).map((one) => one.difference)).toEqual([-0.3, -1.1])
  expect(withDifferences(points, undefined).map((one) => one.difference)).toEqual([-0.3, null])
})

test('a week goes from Monday to Sunday', () => {
  expect(weekOf('20261119')).toEqual({ from: '20261116', to: '20261122' })
  expect(weekOf('20261122')).toEqual({ from: '20261116', to: '20261122' })
})

test('a week without records has no mean, never zero', () => {
  expect(summarise([])).toEqual({ count: 0, mean: null, min: null, max: null })
  expect(summarise([point('a', 68), point('b', 69)])).toEqual({ count: 2, mean: 68.5, min: 68, max: 69 })
})

test('the body mass index needs both height and weight', () => {
  expect(bmi(68.4, 170)).toBe(23.7)
  expect([bmi(null, 170), bmi(68.4, null), bmi(68.4, 0)]).toEqual([null, null, null])
})

describe('a sent record', () => {
  const now = '20261119112400'
  const record = { helhidxCode: 'BW', helhidxVal: '68.4', inptDt: '20261119071200' } as const

  test('is taken between 20 and 300 kg, not in the future, and on its own day', () => {
    expect(faultOf(record, now)).toBeUndefined()
    expect(faultOf({ ...record, helhidxVal: '20' }, now)).toBeUndefined()
    expect(faultOf({ ...record, helhidxVal: '19.9' }, now)).toBe('helhidxVal')
    expect(faultOf({ ...record, helhidxVal: '300.1' }, now)).toBe('helhidxVal')
    expect(faultOf({ ...record, inptDt: '20261119112401' }, now)).toBe('inptDt')
    expect(faultOf({ ...record, inptDt: '20260230071200' }, now)).toBe('inptDt')
    expect(faultOf({ ...record, helhDate: '20261118' }, now)).toBe('helhDate')
    expect(faultOf({ ...record, helhidxVal: '' }, now)).toBeUndefined()
  })

  test('counts by its key: the last of several wins, and an empty value removes [HLG-01]', () => {
    const change = changeOf([
      { ...record, helhidxVal: '68.4' },
      { ...record, helhidxVal: '68.25' },
      { ...record, inptDt: '20261118071200', helhidxVal: '' },
      {
        helhidxCode: 'SBP',
        helhidxVal: '118.4',
        inptDt: '20261119071200',
        helhidxOriCode: '2',
        helhidxLkeqmtCode: '1',
      },
    ])
    expect(change.remove).toEqual([{ code: 'BW', inptDt: '20261118071200' }])
    expect(change.save).toEqual([
      {
        helhidxCode: 'BW',
        inptDt: '20261119071200',
        helhidxVal: 68.3,
        helhidxOriCode: '1',
        helhidxLkeqmtCode: null,
        helhDate: '20261119',
        sampleId: null,
      },
      {
        helhidxCode: 'SBP',
        inptDt: '20261119071200',
        helhidxVal: 118,
        helhidxOriCode: '2',
        helhidxLkeqmtCode: '1',
        helhDate: '20261119',
        sampleId: null,
      },
    ])
  })
})
