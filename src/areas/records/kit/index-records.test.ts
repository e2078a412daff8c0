import { expect, test } from 'vitest'
import { indexRecord } from '#src/domain/index-record/index-record.ts'
import { apartFrom, changed, isAhead, isOfPhone, keyOf, momentNow, putBack, removed } from './index-records.ts'

const now = new Date('2026-11-19T21:38:20+09:00')
const pair = (at: string, systolic: string, diastolic: string) => [
  indexRecord('SBP', at, systolic),
  indexRecord('DBP', at, diastolic),
]
const said = (records: ReturnType<typeof changed>) =>
  records.map(({ helhidxCode, inptDt, helhidxVal }) => [helhidxCode, inptDt, helhidxVal])

test('a new reading is one of the current minute in Seoul', () => {
  expect(momentNow(now)).toEqual({ day: '20261119', clock: '21:38' })
  expect(isAhead({ day: '20261119', clock: '21:39' }, now)).toBe(true)
  expect(isAhead({ day: '20261119', clock: '21:38' }, now)).toBe(false)
})

test('a key keeps its seconds while its minute is the same', () => {
  expect(keyOf({ day: '20261119', clock: '07:12' }, { at: '20261119071203' })).toBe('20261119071203')
  expect(keyOf({ day: '20261118', clock: '07:12' }, { at: '20261119071203' })).toBe('20261118071200')
  expect(keyOf({ day: '20261119', clock: '07:12' })).toBe('20261119071200')
})

test('several codes at one time are written, moved and removed together [HLG-01]', () => {
  const [before, after] = [pair('20261119071203', '118', '76'), pair('20261118071200', '117', '75')]
  expect(said(changed(after))).toEqual(said(after))
  expect(said(changed(after, before))).toEqual([
    ...said(after),
    ['SBP', '20261119071203', ''],
    ['DBP', '20261119071203', ''],
  ])
  expect(said(removed(before))).toEqual([
    ['SBP', '20261119071203', ''],
    ['DBP', '20261119071203', ''],
  ])
})

test('what keeps its key is written over, not removed, also where the other half was missing', () => {
  const [full, half] = [pair('20261119071203', '118', '76'), [indexRecord('SBP', '20261119071203', '118')]]
  expect(said(changed(full, half))).toEqual(said(full))
  expect(said(changed(half, full))).toEqual([...said(half), ['DBP', '20261119071203', '']])
})

test('a code that changes at the same time leaves nothing behind', () => {
  const [before, after] = [[indexRecord('ABD', '20261119133400', '128')], [indexRecord('BBD', '20261119133400', '128')]]
  expect(said(changed(after, before))).toEqual([
    ['BBD', '20261119133400', '128'],
    ['ABD', '20261119133400', ''],
  ])
})

test('what a platform of phones told stands on a phone as well', () => {
  expect((['manual', 'samsung', 'apple', 'inbody'] as const).filter(isOfPhone)).toEqual(['samsung', 'apple'])
})

test('a phone’s reading that is put back says so, a typed one is sent as it was', () => {
  const [phone, typed] = [
    indexRecord('BW', '20261119070000', '70.1', 'samsung'),
    indexRecord('BW', '20261119070000', '70.1', 'manual'),
  ]
  expect(putBack([phone, typed])).toEqual([{ ...phone, restoreYn: 'Y' }, typed])
})

test('a second reading of the same minute is another one, from this phone and from another', () => {
  const opened = (second: string, taken: string[] = []) =>
    apartFrom(
      taken.map((at) => ({ at })),
      new Date(`2026-11-19T21:38:${second}+09:00`),
    )
  const typed = pair('20261119213800', '118', '76')
  const keys = (apart: ReturnType<typeof opened>, replaced?: typeof typed) => [
    ...new Set(
      changed(typed, replaced, apart).map(
        ({ inptDt, helhidxVal }) => `${inptDt.slice(8)}${helhidxVal === '' ? ' removed' : ''}`,
      ),
    ),
  ]
  expect([keys(opened('20')), keys(opened('41'))]).toEqual([['213820'], ['213841']])
  expect(keys(opened('20', ['20261119213820', '20261119213821']))).toEqual(['213822'])
  expect(keys(opened('59', ['20261119213859']))).toEqual(['213800'])
  // Sent again with what stood when the sheet was opened, it is the same record.
  const apart = opened('20')
  expect(keys(apart)).toEqual(keys(apart))
  // A correction keeps its key, and one that is moved into a taken minute replaces nobody there.
  expect(keys(opened('20', ['20261119213800']), typed)).toEqual(['213800'])
  expect(keys(opened('20', ['20261119213820']), pair('20261119071203', '118', '76'))).toEqual([
    '213821',
    '071203 removed',
  ])
})
