import { expect, test } from 'vitest'
import { toCoaching, toWalk } from './coaching.ts'

const wire = {
  route: 'challengeAiChallenge',
  aiChalnYn: 'Y' as const,
  chalnCode: 'CH20261102',
  chalnNm: '점심 산책 챌린지',
  statusCode: 'ING',
  statusNm: '진행 중',
  startDt: '20261102',
  endDt: '20261127',
  achieveRate: 69,
  coachTitle: '점심 먹고 12분, 그거면 돼요',
  coachTxt: '오늘은 1,180보 남았어요.',
  healthScore: 76,
  healthScoreDiff: 2,
  nbtiCode: 'RMSF',
  nbtiNm: '든든한 한 상파',
  changeAiStatusYn: 'N' as const,
  taskList: [
    {
      taskSeq: 1,
      taskNm: '점심 먹고 12분 걷기',
      reasonTxt: '오늘 1,180보 남았어요',
      menu: 'challengeChallengeDetail',
      doneYn: 'N' as const,
    },
  ],
}

test('coaching in plain words; what is not known yet is none', () => {
  expect(toCoaching(wire)).toMatchObject({
    challenge: { code: 'CH20261102', percent: 69 },
    score: { points: 76, change: 2 },
    type: { code: 'RMSF' },
    tasks: [{ isDone: false }],
  })
  expect(
    toCoaching({
      ...wire,
      aiChalnYn: 'N',
      chalnCode: null,
      coachTitle: null,
      healthScore: null,
      nbtiCode: null,
      taskList: [],
    }),
  ).toMatchObject({ challenge: null, title: '', score: null, type: null, tasks: [] })
})

test('the last five days of a walk, oldest first', () => {
  const dayList = ['20261119', '20261118', '20261117', '20261116', '20261113', '20261112'].map((stepDt, index) => ({
    stepDt,
    stepCnt: index * 100,
    asideStepCnt: null,
    point: 0,
  }))
  const walk = toWalk({
    chalnCode: 'CH20261102',
    goalStepCnt: 3000,
    dayPoint: 50,
    totalPoint: 0,
    payYn: 'N',
    payDt: null,
    dayList,
  })
  expect(walk.days.map(({ day }) => day)).toEqual(['20261113', '20261116', '20261117', '20261118', '20261119'])
  expect(walk.goal).toBe(3000)
})
