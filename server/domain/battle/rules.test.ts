import { expect, test } from 'vitest'
import { cancelCodeOf, dueCountDay, faultOfDays, phaseOf, sideOf, sideSeq, winnerOf } from './rules.ts'

const days = { startDt: '20261116', endDt: '20261122' }
const now = (day: string, time = '1200') => ({ day, time })

test('a side has a number of its own, and tells its battle', () => {
  expect([sideSeq(52, 'HOME'), sideSeq(52, 'AWAY')]).toEqual([103, 104])
  expect([sideOf(103), sideOf(104)]).toEqual([
    { batSeq: 52, side: 'HOME' },
    { batSeq: 52, side: 'AWAY' },
  ])
})

test('a day is counted from four on the morning after it, the last one again until the second morning', () => {
  expect(dueCountDay({ ...days, countDt: null }, now('20261116'))).toBeUndefined()
  expect(dueCountDay({ ...days, countDt: null }, now('20261117', '0359'))).toBeUndefined()
  expect(dueCountDay({ ...days, countDt: null }, now('20261117', '0400'))).toBe('20261117')
  expect(dueCountDay({ ...days, countDt: '20261123' }, now('20261130'))).toBe('20261124')
  expect(dueCountDay({ ...days, countDt: '20261124' }, now('20261130'))).toBeUndefined()
})

test('phases follow the days and the answers', () => {
  const battle = { ...days, acceptedAt: null, cancelledAt: null, countDt: null }
  expect(phaseOf(battle, now('20261115'))).toBe('asked')
  expect(phaseOf({ ...battle, acceptedAt: new Date() }, now('20261115'))).toBe('ready')
  expect(phaseOf(battle, now('20261122'))).toBe('running')
  expect(phaseOf(battle, now('20261123'))).toBe('counting')
  expect(phaseOf({ ...battle, countDt: '20261124' }, now('20261124'))).toBe('over')
  expect(phaseOf({ ...battle, cancelledAt: new Date() }, now('20261122'))).toBe('cancelled')
})

test('a battle begins tomorrow at the earliest and takes four weeks at most', () => {
  expect(faultOfDays(days, '20261116')).toBe('startDt')
  expect(faultOfDays({ ...days, endDt: '20261115' }, '20261115')).toBe('endDt')
  expect(faultOfDays({ ...days, endDt: '20261213' }, '20261115')).toBeUndefined()
  expect(faultOfDays({ ...days, endDt: '20261214' }, '20261115')).toBe('endDt')
})

test('more steps win, and the same number is a draw', () => {
  expect([winnerOf(2, 1), winnerOf(1, 2), winnerOf(2, 2)]).toEqual(['HOME', 'AWAY', 'DRAW'])
})

test('a battle is off by hand before its first day; from its midnight on, because it could not begin', () => {
  const agreed = new Date('2026-11-14T03:00:00Z')
  const why = (cancelledAt: string | null, acceptedAt: Date | null = agreed) =>
    cancelCodeOf({ ...days, acceptedAt, cancelledAt: cancelledAt === null ? null : new Date(`${cancelledAt}+09:00`) })
  expect(why(null)).toBeNull()
  expect([why('2026-11-15T23:59:59.999'), why('2026-11-15T23:59:59.999', null)]).toEqual(['MAKER', 'MAKER'])
  expect([why('2026-11-16T00:00:00'), why('2026-11-16T00:00:00', null)]).toEqual(['UNEVEN', 'UNMATCHED'])
})
