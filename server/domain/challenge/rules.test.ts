import { expect, test } from 'vitest'
import { seoulInstant } from '#server/seoul.ts'
import {
  countDayOf,
  dayNoOf,
  daysAway,
  firstDayOf,
  isOwnDay,
  joinable,
  type Phase,
  phaseOf,
  statusOf,
} from './phase.rules.ts'
import { daysRate, earnedBadges, longestRow, pointsOf, wayRate } from './scores.rules.ts'

const dates = { startDt: '20261102', endDt: '20261127', settleDt: '20261130', applyStartDt: '20261019' }

test('a phase comes from the days alone, and is over at four on the morning of the settlement [CHA-07]', () => {
  const at = (day: string, time: string): Phase => phaseOf(dates, { day, time })
  expect([at('20261101', '2359'), at('20261102', '0000'), at('20261127', '2359')]).toEqual([
    'before',
    'running',
    'running',
  ])
  expect([at('20261128', '0000'), at('20261130', '0359'), at('20261130', '0400')]).toEqual([
    'counting',
    'counting',
    'over',
  ])
  expect([
    statusOf(dates, { day: '20261018', time: '1200' }).statusCode,
    statusOf(dates, { day: '20261019', time: '1200' }).statusCode,
  ]).toEqual(['READY', 'APPLY'])
})

test('one clock: the day of a count turns at four in Seoul', () => {
  expect([countDayOf({ day: '20261119', time: '0359' }), countDayOf({ day: '20261119', time: '0400' })]).toEqual([
    '20261118',
    '20261119',
  ])
})

test('a challenge can be joined in its days while there is a place, also under way', () => {
  const open = { applyStartDt: '20261101', applyEndDt: '20261129', maxJoin: 2 }
  expect([
    joinable(open, 1, '20261119'),
    joinable(open, 2, '20261119'),
    joinable(open, 1, '20261130'),
    joinable({ ...open, maxJoin: null }, 900, '20261129'),
  ]).toEqual([true, false, false, true])
})

test('days of joining, quitting and coming back are one’s own as a whole, those between are not [CHA-02]', () => {
  const at = (day: string, time = '2359') => seoulInstant(day, time)
  expect(daysAway(dates, at('20261104'), at('20261108', '0000'))).toEqual(['20261105', '20261106', '20261107'])
  expect(daysAway(dates, at('20261104', '0000'), at('20261105'))).toEqual([])
  expect(daysAway(dates, at('20261029'), at('20261103'))).toEqual(['20261102'])
  const days = ['20261102', '20261103', '20261104', '20261105', '20261108', '20261109', '20261110']
  const stay = { joinedAt: at('20261103'), awayDts: ['20261105', '20261106', '20261107'] }
  expect(days.filter(isOwnDay(dates, stay))).toEqual(['20261103', '20261104', '20261108', '20261109', '20261110'])
  expect(days.filter(isOwnDay(dates, { ...stay, quitAt: at('20261109', '0000') }))).toEqual([
    '20261103',
    '20261104',
    '20261108',
    '20261109',
  ])
  expect([firstDayOf(dates, stay), firstDayOf(dates, { joinedAt: at('20261020'), awayDts: ['20261102'] })]).toEqual([
    '20261103',
    '20261103',
  ])
})

test('a day off keeps the number of the day before', () => {
  const days = ['20261119', '20261120', '20261123']
  expect(['20261118', '20261119', '20261121', '20261122', '20261123'].map((day) => dayNoOf(days, day))).toEqual([
    0, 1, 2, 2, 3,
  ])
})

test('rates are those of the contract’s examples', () => {
  expect([daysRate(11, 16), daysRate(0, 16), daysRate(20, 16)]).toEqual([69, 0, 100])
  // 3 kg less were the goal; one more than at the start is nothing, not less than nothing.
  expect([
    wayRate(72_200, 70_400, 69_200),
    wayRate(69_000, 70_000, 66_000),
    wayRate(69_000, 65_000, 66_000),
    wayRate(7, 7, 7),
  ]).toEqual([60, 0, 100, 100])
  expect(pointsOf({ dayPoint: 50, rewardPoint: 1000 }, 11, 69)).toEqual({ days: 550, reward: 0 })
  expect(pointsOf({ dayPoint: 50, rewardPoint: 1000 }, 16, 100)).toEqual({ days: 800, reward: 1000 })
})

test('badges have the day that earned them; a missed day ends a row, a day off does not', () => {
  const days = ['20261102', '20261103', '20261104', '20261105', '20261106', '20261109', '20261110']
  const successes = new Set(days.filter((day) => day !== '20261103'))
  expect(longestRow(days, successes)).toBe(5)
  expect([...earnedBadges(days, successes, 6)]).toEqual([
    ['FIRST', '20261102'],
    ['FIVE', '20261110'],
    ['DONE', '20261110'],
  ])
  expect(earnedBadges(days, new Set(), 6).size).toBe(0)
})
