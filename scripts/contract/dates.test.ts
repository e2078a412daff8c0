import { expect, test } from 'vitest'
import { asOn } from './dates.ts'

test('a request of another day has its days and moments moved, a week its Monday, and nothing else', () => {
  const body = (value: object) => ({ parameters: [], body: { contentType: 'application/json', value: value as never } })
  const written = {
    missionDt: '20261119',
    inptDt: '20261119072000',
    startDt: '20261116',
    chalnCode: 'CH20261102',
    doneVal: 20261119,
    openTm: '1130',
  }
  expect(asOn('20261125', body(written))).toEqual(body({ ...written, missionDt: '20261125', inptDt: '20261125072000' }))
  expect(asOn('20261203', body(written))).toEqual(
    body({ ...written, missionDt: '20261203', inptDt: '20261203072000', startDt: '20261130' }),
  )
  expect(asOn('20261119', body(written))).toEqual(body(written))
})
