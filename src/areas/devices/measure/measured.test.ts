import { expect, test } from 'vitest'
import type { MeasuredValue } from '#src/health-sync/sync-access.ts'
import { DEVICES } from './devices.ts'
import { keyOf, newMeasurements, shownOf, withCode, withoutCodeOf } from './measured.ts'

const value = (helhidxCode: MeasuredValue['helhidxCode'], helhidxVal: string, inptDt: string): MeasuredValue => ({
  helhidxCode,
  helhidxVal,
  helhidxOriCode: '2',
  helhidxLkeqmtCode: '1',
  heldType: 'health',
  inptDt,
  helhDate: inptDt.slice(0, 8),
})
const pressure = (at: string, systolic = '118') => [value('SBP', systolic, at), value('DBP', '76', at)]

const knownOf = (...values: readonly MeasuredValue[]) => new Set(values.map(keyOf))
const NONE = knownOf()

test('a measurement is new unless the server has it by key; a later time says nothing of it [HLG-09] [HDT-01]', () => {
  const values = [...pressure('20261119212800', '121'), ...pressure('20261119213000')]
  const found = (known = NONE) => newMeasurements(values, DEVICES.omronPressure, known).map(({ at }) => at)
  expect(found()).toEqual(['20261119212800', '20261119213000'])
  expect(found(knownOf(...pressure('20261119212800')))).toEqual(['20261119213000'])
  expect(found(knownOf(...pressure('20261119213100')))).toEqual(['20261119212800', '20261119213000'])
  // The other half of one that is there already.
  expect(found(knownOf(value('SBP', '118', '20261119213000')))).toEqual(['20261119212800', '20261119213000'])
})

test('of two new measurements both come, oldest first; half a pressure waits for its other half', () => {
  const values = [
    ...pressure('20261119213100', '121'),
    ...pressure('20261119213000'),
    value('SBP', '119', '20261119213200'),
    value('BW', '68.4', '20261119213000'),
  ]
  expect(newMeasurements(values, DEVICES.omronPressure, NONE).map(shownOf)).toEqual(['118/76', '121/76'])
})

test('scales tell a weight alone or with fat and muscle; glucose is one value', () => {
  const body = [value('BDF', '22.4', '20261119213000'), value('BW', '68.4', '20261119213000')]
  expect(newMeasurements(body, DEVICES.omronFat, NONE)).toMatchObject([
    { values: [{ helhidxCode: 'BW' }, { helhidxCode: 'BDF' }] },
  ])
  expect(newMeasurements([value('ABD', '128', '20261119213000')], DEVICES.isens, NONE).map(shownOf)).toEqual(['128'])
})

test('a glucose without its time is new unless it stands there under any; the member tells it, one by one', () => {
  const untimed = (inptDt: string) => ({ ...value('ABD', '128', inptDt), helhidxCode: null })
  const values = [untimed('20261119213000'), untimed('20261119213100')]
  const found = newMeasurements(values, DEVICES.isens, NONE)
  expect(found.map(shownOf)).toEqual(['128', '128'])
  expect(
    newMeasurements(values, DEVICES.isens, knownOf(value('BBD', '128', '20261119213000'))).map(({ at }) => at),
  ).toEqual(['20261119213100'])
  expect(newMeasurements(values, DEVICES.omronFat, NONE)).toEqual([])
  const once = withCode(found, 'NBD')
  expect([withoutCodeOf(found)?.at, withoutCodeOf(once)?.at, withoutCodeOf(withCode(once, 'SBD'))]).toEqual([
    '20261119213000',
    '20261119213100',
    undefined,
  ])
  expect(withCode(once, 'SBD').flatMap(({ values: of }) => of.map(({ helhidxCode }) => helhidxCode))).toEqual([
    'NBD',
    'SBD',
  ])
})

test('fat without a weight is no weighing', () => {
  const body = [value('BW', '68.4', '20261119213000'), value('BDF', '22.4', '20261119213000')]
  expect(newMeasurements(body.slice(1), DEVICES.omronFat, NONE)).toEqual([])
  // A weight that is there already may still get its fat.
  expect(newMeasurements(body, DEVICES.omronFat, knownOf(...body.slice(0, 1)))).toMatchObject([
    { values: [{ helhidxCode: 'BW' }, { helhidxCode: 'BDF' }] },
  ])
})
