import { expect, test } from 'vitest'
import type { MeasuredValue } from '#src/health-sync/sync-access.ts'
import { DEVICES } from './devices.ts'
import { newMeasurements, shownOf, toKnown } from './measured.ts'

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

test('a measurement is new unless the server had it', () => {
  const values = [...pressure('20261119212800', '121'), ...pressure('20261119213000')]
  const found = (known = {}) => newMeasurements(values, DEVICES.omronPressure, known).map(({ at }) => at)
  expect(found()).toEqual(['20261119212800', '20261119213000'])
  expect(found({ SBP: '20261119212800', DBP: '20261119212800' })).toEqual(['20261119213000'])
})

test('of two new measurements both come, oldest first; half a pressure waits for its other half', () => {
  const values = [...pressure('20261119213100', '121'), ...pressure('20261119213000'), value('SBP', '119', '20261119213200'), value('BW', '68.4', '20261119213000')]
  expect(newMeasurements(values, DEVICES.omronPressure, {}).map(shownOf)).toEqual(['118/76', '121/76'])
})

test('scales tell a weight alone or with fat and muscle; glucose is one value', () => {
  const body = [value('BDF', '22.4', '20261119213000'), value('BW', '68.4', '20261119213000')]
  expect(newMeasurements(body, DEVICES.omronFat, {})).toMatchObject([{ values: [{ helhidxCode: 'BW' }, { helhidxCode: 'BDF' }] }])
  expect(newMeasurements([value('ABD', '128', '20261119213000')], DEVICES.isens, {}).map(shownOf)).toEqual(['128'])
})

test('the server is known by the newest time of each index', () => {
  const row = { helhidxCode: 'SBP' as const, helhidxNm: '', helhidxUnit: '', helhidxVal: '118', inptDt: '20261118213000', helhidxOriCode: '2' as const }
  expect(toKnown([row, { ...row, helhidxCode: 'BW', helhidxVal: null, inptDt: null, helhidxOriCode: null }])).toEqual({ SBP: '20261118213000' })
})
