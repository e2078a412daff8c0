import { expect, test } from 'vitest'
import { isOpen, shownReason, toMissions, toWeek } from './mission.ts'

const walk = {
  missionSeq: 3,
  missionNm: '점심 먹고 3,000보 걷기',
  descTxt: '오전 11시 30분부터 오후 2시까지의 걸음을 세요.',
  missionType: 'COUNT' as const,
  chalnCode: 'CH20261102',
  goalVal: 3000,
  unitNm: '보',
  nowVal: 1820,
  doneYn: 'N' as const,
  changeYn: 'Y' as const,
  daily: null,
  changeList: [{ missionSeq: 6, missionNm: '퇴근길 한 정거장 걷기' }],
  settledYn: 'N' as const,
}
const daily = {
  missionDailySeq: 9,
  missionSeq: 1,
  missionNm: '나물',
  missionDt: '20261119',
  doneVal: null,
  memoTxt: null,
  imgId: null,
  doneYn: 'Y' as const,
  regDtm: '202611191214',
}

test('a mission that is counted has a goal, one that is ticked has none, an entry its time of day', () => {
  const [counted, ticked] = toMissions([
    walk,
    { ...walk, missionType: 'CHECK', goalVal: null, nowVal: null, unitNm: null, doneYn: 'Y', daily, changeList: [] },
  ])
  expect(counted).toMatchObject({
    isDone: false,
    count: { now: 1820, goal: 3000, unit: '보' },
    entry: null,
    choices: [{ seq: 6 }],
  })
  expect(toMissions([walk, { ...walk, settledYn: 'Y' }]).map(({ isSettled }) => isSettled)).toEqual([false, true])
  expect(ticked).toMatchObject({
    isDone: true,
    count: null,
    entry: { seq: 9, memo: '', at: '12:14', picture: null },
    choices: [],
  })
})

test('the last seven days take an entry, tomorrow and the day before them do not', () => {
  expect(['20261112', '20261113', '20261119', '20261120'].map((day) => isOpen(day, '20261119'))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('a week marks the days on which something was done', () => {
  const dayList = ['20261116', '20261117'].map((missionDt, index) => ({ missionDt, doneCnt: index, totalCnt: 3 }))
  expect([...toWeek({ startDt: '20261116', endDt: '20261122', tryDays: 1, dayList })]).toEqual(['20261117'])
})

test('the page of reasons opens with the asked mission, else with what is left', () => {
  const each = (seq: number, isDone: boolean) => ({ seq, name: '', reason: '', isDone, doneAt: null, count: null })
  const all = [each(1, true), each(2, false)]
  expect([
    shownReason(all, 1)?.seq,
    shownReason(all, undefined)?.seq,
    shownReason(all, 9)?.seq,
    shownReason([each(1, true)], undefined)?.seq,
    shownReason([], 1),
  ]).toEqual([1, 2, 2, 1, undefined])
})
