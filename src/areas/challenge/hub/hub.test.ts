import { expect, test } from 'vitest'
import type { Challenge } from '../challenge.ts'
import { leadOf, mostUrgent, type MyChallenge } from './hub.ts'

const own = (row: Partial<MyChallenge>): MyChallenge => ({
  code: 'CH1',
  name: '산책',
  kind: 'STEP',
  summary: '',
  start: '20261102',
  end: '20261127',
  applyStart: '20261019',
  applyEnd: '20261030',
  isJoined: true,
  joined: 40,
  places: 40,
  points: 1000,
  isTeam: true,
  isCoached: true,
  dayNo: 14,
  totalDays: 20,
  rate: 69,
  team: null,
  hasReport: false,
  ...row,
})
const mine = {
  joined: '20261101',
  promise: null,
  dayNo: 14,
  successDays: 11,
  today: 1820,
  todayGoal: 3000,
  rate: 69,
  teamSeq: 3,
  teamName: '산책',
}
const walk: Pick<Challenge, 'kind' | 'days' | 'goalDays' | 'mine' | 'window'> = {
  kind: 'STEP',
  window: { from: '1130', to: '1400' },
  days: ['20261118', '20261119', '20261120', '20261123', '20261124', '20261125'],
  goalDays: 16,
  mine,
}
const lead = (
  urgent: typeof walk | undefined,
  rows: MyChallenge[] = [],
  today = '20261119',
  days = 12,
  time = '1252',
) => leadOf(rows, urgent, { today, time }, () => days)

test('what a day decides comes before what is coached, and the one that ends first before the other', () => {
  const rows = [
    own({ code: 'A', kind: 'INTENSIVE' }),
    own({ code: 'B' }),
    own({ code: 'C', kind: 'WF' }),
    own({ code: 'D', end: '20261120' }),
  ]
  expect(mostUrgent(rows, '20261119')?.code).toBe('D')
  expect(mostUrgent(rows, '20261201')).toBeUndefined()
})

test('the first line is what is left today', () => {
  expect(lead(walk)).toEqual({ is: 'left', amount: 1180 })
  expect(lead({ ...walk, mine: { ...mine, today: 3000 } })).toEqual({ is: 'done' })
  expect(lead({ ...walk, mine: { ...mine, successDays: 16 } })).toEqual({ is: 'finished' })
  expect(lead(walk, [], '20261121')).toEqual({ is: 'rest' })
  expect(lead({ ...walk, kind: 'WF', goalDays: 6, mine: { ...mine, successDays: 4, today: 0, todayGoal: 1 } })).toEqual(
    { is: 'times', left: 2 },
  )
  expect(lead({ ...walk, goalDays: null })).toEqual({ is: 'coached' })
})

test('nobody is called to walk after the time that counts, nor to days that are not left', () => {
  const at = (time: string, urgent = walk) => lead(urgent, [], '20261119', 12, time).is
  expect([at('1359'), at('1400'), at('2000', { ...walk, window: null })]).toEqual(['left', 'late', 'left'])
  expect(at('1400', { ...walk, mine: { ...mine, today: 3000 } })).toBe('done')
  const lunches = (successDays: number) =>
    lead({ ...walk, kind: 'WF', goalDays: 6, mine: { ...mine, successDays, today: 0, todayGoal: 1 } }, [], '20261123')
  // Three of its days are left: three more can be done, four cannot.
  expect([lunches(3), lunches(2)]).toEqual([{ is: 'times', left: 3 }, { is: 'along' }])
})

test('without one under way it says when the next begins, or offers one', () => {
  expect(lead(undefined, [own({ start: '20261201', end: '20261221' })])).toEqual({ is: 'coming', days: 12 })
  expect(lead(undefined, [own({ start: '20261120', end: '20261221' })], '20261119', 1)).toEqual({ is: 'tomorrow' })
  expect(lead(undefined)).toEqual({ is: 'none' })
})

test('who is in one is not told that they are in none, or what begins later, while it has not been read', () => {
  expect(lead(undefined, [own({})])).toEqual({ is: 'coached' })
  expect(lead(undefined, [own({}), own({ code: 'CH2', start: '20261201', end: '20261221' })])).toEqual({
    is: 'coached',
  })
})
