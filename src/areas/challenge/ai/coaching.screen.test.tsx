// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { CoachingScreen, type CoachingPart } from './coaching.screen.tsx'

const COACHING = {
  route: 'challengeAiChallenge',
  aiChalnYn: 'Y',
  chalnCode: 'CH20261102',
  chalnNm: '점심 산책 챌린지',
  statusCode: 'ING',
  statusNm: '진행 중',
  startDt: '20261102',
  endDt: '20261127',
  achieveRate: 69,
  coachTitle: '점심 먹고 12분, 그거면 돼요',
  coachTxt: '오늘은 1,180보 남았어요.',
  healthScore: null,
  healthScoreDiff: null,
  nbtiCode: null,
  nbtiNm: null,
  changeAiStatusYn: 'N',
  taskList: [
    {
      taskSeq: 1,
      taskNm: '점심 먹고 12분 걷기',
      reasonTxt: '오늘 1,180보 남았어요',
      menu: 'challengeChallengeDetail',
      doneYn: 'N',
    },
    {
      taskSeq: 2,
      taskNm: '국물 절반만 먹기',
      reasonTxt: '어제 나트륨이 2,240 mg이었어요',
      menu: 'diaryMission',
      doneYn: 'Y',
    },
    { taskSeq: 3, taskNm: '물 한 잔', reasonTxt: '어제 두 잔을 마셨어요', menu: null, doneYn: 'N' },
  ],
}
const WALK = {
  chalnCode: 'CH20261102',
  goalStepCnt: 3000,
  dayPoint: 50,
  totalPoint: 0,
  payYn: 'N',
  payDt: null,
  dayList: [],
}

afterEach(cleanup)

async function open(part: CoachingPart) {
  connectApi(fakePorts((request) => answer(envelope(request.url.includes('getStepPoint') ? WALK : COACHING))))
  const data = screen({
    entry: { name: 'challengeAiChallenge' },
    kind: 'detail',
    title: { id: '오늘의 코칭', message: '오늘의 코칭' },
  })
  const component = () => (
    <Suspense fallback={null}>
      <CoachingScreen part={part} />
    </Suspense>
  )
  const router = testRouter([
    { path: '/', data, component },
    { path: '/challenge/ChallengeDetail', data, component: () => <h1>챌린지</h1> },
    { path: '/diary/mission', data, component: () => <h1>실천</h1> },
  ])
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
  return router
}

test.each(['hub', 'coaching'] as const)(
  'what is chosen is said to be chosen by rules, with the sources of the rules, and by no AI: %s [CHA-15]',
  async (part) => {
    await open(part)
    await page.findByText('점심 먹고 12분 걷기')
    expect(page.getByText('최근 기록을 보고 규칙으로 골랐어요')).toBeTruthy()
    expect(page.getByText(/Tudor-Locke 등, 2018.*세계보건기구, 2012.*한국인을 위한 식생활지침, 2021/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/AI/)
  },
)

test('a task leads to where it is done; one without such a place is only read', async () => {
  const router = await open('hub')
  await page.findByText('물 한 잔')
  expect(page.queryByRole('button', { name: /물 한 잔/ })).toBeNull()
  await userEvent.click(page.getByRole('button', { name: /점심 먹고 12분 걷기/ }))
  expect(await page.findByRole('heading', { level: 1, name: '챌린지' })).toBeTruthy()
  expect(router.history.location.href).toBe('/challenge/ChallengeDetail?chalnCode=CH20261102')
  cleanup()
  await open('coaching')
  await userEvent.click(await page.findByRole('button', { name: /국물 절반만 먹기/ }))
  expect(await page.findByRole('heading', { level: 1, name: '실천' })).toBeTruthy()
})

test('the page of the eating type promises nothing that does not stand on it', async () => {
  await open('type')
  expect(page.getByRole('heading', { level: 2 }).textContent).toBe('식사 유형')
  expect(page.getByRole('link', { name: /식사 유형 알아보기/ }).getAttribute('href')).toBe('/menu/eatingType')
})
