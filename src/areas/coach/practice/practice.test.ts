import { expect, test } from 'vitest'
import type { Schemas } from '#src/contract/schemas.ts'
import { canTick, monthPoints, proposals, ticked, toPracticeDay } from './practice.ts'

const day: Schemas['DailyActDay'] = {
  baseDt: '20261119',
  doneCnt: 1,
  totalCnt: 2,
  coach: null,
  actList: [
    { actCode: 'VEGFIRST', actNm: '나물 반찬 먼저 먹기', categoryCode: 'MEAL', doneYn: 'Y', doneDt: '20261119121400' },
    { actCode: 'HALFSOUP', actNm: '국물은 반만 먹기', categoryCode: 'MEAL', doneYn: 'N', doneDt: null },
  ],
}

test('a tick shows at once, and so does taking it back [MEA-17]', () => {
  const done = ticked(day, 'HALFSOUP', true)
  expect([done.doneCnt, done.actList.map(({ doneYn }) => doneYn)]).toEqual([2, ['Y', 'Y']])
  const none = ticked(day, 'VEGFIRST', false)
  expect([none.doneCnt, none.actList[0]]).toMatchObject([0, { doneYn: 'N', doneDt: null }])
  expect(toPracticeDay(day).practices[0]).toEqual({
    code: 'VEGFIRST',
    name: '나물 반찬 먼저 먹기',
    done: true,
    doneAt: '20261119121400',
  })
})

test('only days of this week up to today can be ticked', () => {
  expect(['20261115', '20261116', '20261119', '20261120'].map((each) => canTick(each, '20261119'))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('three to begin with: something to eat, to move and to sleep', () => {
  const all = (['MEAL', 'MEAL', 'EXERCISE', 'SLEEP', 'MIND'] as const).map((categoryCode, index) => ({
    actCode: String(index),
    categoryCode,
  }))
  expect(proposals(all).map(({ actCode }) => actCode)).toEqual(['0', '2', '3'])
})

test('a month is a share a day', () => {
  const month = {
    baseMm: '202611',
    actDayCnt: 2,
    fullDayCnt: 1,
    doneCnt: 3,
    dayList: [
      { baseDt: '20261116', doneCnt: 2, totalCnt: 2 },
      { baseDt: '20261117', doneCnt: 1, totalCnt: 3 },
    ],
  }
  expect(monthPoints(month)).toEqual([
    { day: '20261116', value: 100 },
    { day: '20261117', value: 33 },
  ])
})
