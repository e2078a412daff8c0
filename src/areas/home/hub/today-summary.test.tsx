// @vitest-environment happy-dom
import { cleanup, screen as page, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { setNumbersOff } from '#src/app/numbers-off.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { Recorded } from '../hours/recorded.tsx'
import { toHome, type Home } from './home.ts'
import { useLeadWords } from './lead-words.ts'
import { usual } from './usual-cards.tsx'

afterEach(() => {
  cleanup()
  setNumbersOff(false)
})

type Wire = Parameters<typeof toHome>[0]

const now = { day: '20261119', time: '1124' }
const NO = 'N' as const
const activity = {
  stepCnt: 3842,
  asideStepCnt: null,
  stepGoal: 8000,
  yesterdayStepCnt: 3422,
  eatKcal: 356,
  eatKcalGoal: 1900,
  useKcal: 148,
  useKcalGoal: 350,
}
const quickMenuList: Wire['quickMenuList'] = [
  { quickMenuCd: 'BW', quickMenuNm: '체중', lastVal: '68.4', lastDt: '20261119071200' },
  { quickMenuCd: 'BP', quickMenuNm: '혈압', lastVal: '118/76', lastDt: '20261118213000' },
  { quickMenuCd: 'BS', quickMenuNm: '혈당', lastVal: null, lastDt: null },
  { quickMenuCd: 'SLP', quickMenuNm: '수면', lastVal: '370', lastDt: '20251119064000' },
]
const none = {
  nextMeal: null,
  mealCard: null,
  challengeCard: null,
  reservationCard: null,
  bannerCard: null,
  recordedMeal: null,
  pickupCard: null,
  firstStep: null,
}
const base: Wire = {
  nowDt: '20261119112400',
  nickName: '하늘',
  activity,
  quickMenuList,
  healthCardList: null,
  newAlarmCnt: 0,
  failedCards: [],
  awayDays: 0,
  firstDayYn: NO,
  restYn: NO,
  restDayNm: null,
  restDayNmEng: null,
  ...none,
}
const homeOf = (more: Partial<Wire>) => toHome({ ...base, ...more }, 'ko', String)

async function draw(component: () => ReactNode) {
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  await renderRouter(testRouter([{ path: '/main', data, component }], { at: '/main' }))
}
async function seen(more: Partial<Wire>) {
  await draw(() => <usual.activity home={homeOf(more)} now={now} acted={() => {}} />)
  const card = page.queryByRole('region', { name: '오늘 요약' })
  return (
    card &&
    within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  )
}

const RINGS = ['3,842걸음목표 8,000보', '356섭취목표 1,900 kcal', '148소모목표 350 kcal']

test('until a member chooses, also in an answer from before the choice, the three rings stand [MYP-03]', async () => {
  expect(await seen({})).toEqual(RINGS)
  cleanup()
  const { healthCardList: _none, ...kept } = base
  await draw(() => <usual.activity home={toHome(kept as Wire, 'ko', String)} now={now} acted={() => {}} />)
  expect(page.getAllByRole('listitem')).toHaveLength(3)
})

test('what was chosen stands in its order, a reading with its day or as none, without a ring [MYP-03]', async () => {
  expect(await seen({ healthCardList: ['BP', 'STEP', 'SUGAR', 'SLEEP', 'WEIGHT'] })).toEqual([
    '118/76혈압mmHg · 어제',
    RINGS[0],
    '–혈당기록 없음',
    '6시간 10분수면2025년 11월 19일',
    '68.4체중kg · 오늘',
  ])
  expect(page.getByRole('img', { name: '체중, 68.4, kg · 오늘' }).querySelector('svg')).toBeNull()
  expect(page.getByText('420보')).toBeTruthy()
})

test('who has put steps out of sight is not told that they walked more than yesterday either [MYP-03]', async () => {
  expect(await seen({ healthCardList: ['BURN'] })).toEqual([RINGS[2]])
  expect(page.queryByText(/어제 이 시간/)).toBeNull()
})

test('nothing is drawn where all is hidden, here or by this device [MYP-03]', async () => {
  expect(await seen({ healthCardList: [] })).toBeNull()
  cleanup()
  setNumbersOff(true)
  expect(await seen({ healthCardList: ['EAT'] })).toBeNull()
})

test('readings that did not come are not said to be none: one line asks for them, where they were wanted', async () => {
  const lost = { failedCards: ['quickMenuList' as const], quickMenuList: [] }
  expect(await seen({ ...lost, healthCardList: ['WEIGHT', 'STEP'] })).toEqual([RINGS[0]])
  expect(page.getByText('측정값을 불러오지 못했어요')).toBeTruthy()
  expect(page.getByRole('button', { name: '다시' })).toBeTruthy()
  cleanup()
  expect(await seen(lost)).toEqual(RINGS)
  expect(page.queryByRole('button', { name: '다시' })).toBeNull()
})

test('what was eaten is told by neither first line nor record where it was put out of sight [MYP-03]', async () => {
  const Line = ({ home }: { home: Home }) => <h1>{useLeadWords(home, now.day)({ kind: 'left', kcal: 1544 })}</h1>
  const recorded = {
    number: 1,
    key: { menuDt: '20261119', hallNo: 'E31A', menuCourseType: 'AA', menuMealType: '2', restaurantCode: 'REST000311' },
    mealName: '점심',
    title: '고등어구이',
    bowls: ['고등어구이'],
    kcal: 637,
  }
  const told = async (healthCardList: Wire['healthCardList']) => {
    const home = { ...homeOf({ healthCardList }), recorded }
    await draw(() => (
      <>
        <Line home={home} />
        <Recorded home={home} now={now} acted={() => {}} />
      </>
    ))
    const text = document.body.textContent ?? ''
    cleanup()
    return text
  }
  expect(await told(null)).toContain('1,544 kcal 남았어요')
  const quiet = await told(['STEP'])
  expect(quiet).not.toContain('1,544')
  expect(quiet).toContain('적어 두셨어요')
  expect(quiet).toContain('637 kcal')
})
