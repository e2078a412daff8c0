// @vitest-environment happy-dom
import { screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { PickupSlip } from '../pickup/pickup-slip.tsx'
import { below } from './below.tsx'
import { toHome } from './home.ts'
import type { FailedCard } from './home.ts'

const NO = 'N' as const
const activity = {
  stepCnt: null,
  asideStepCnt: null,
  stepGoal: null,
  yesterdayStepCnt: null,
  eatKcal: null,
  eatKcalGoal: null,
  useKcal: null,
  useKcalGoal: null,
}
const quiet = {
  awayDays: 0,
  firstStep: null,
  firstDayYn: NO,
  recordedMeal: null,
  pickupCard: null,
  restYn: NO,
  restDayNm: null,
  restDayNmEng: null,
}
const none = {
  nextMeal: null,
  mealCard: null,
  challengeCard: null,
  reservationCard: null,
  bannerCard: null,
  quickMenuList: [],
  healthCardList: null,
  newAlarmCnt: 0,
}
const homeWithout = (...failedCards: FailedCard[]) =>
  toHome({ nowDt: '20261119112400', nickName: '하늘', activity, ...none, ...quiet, failedCards }, 'ko', String)

/** Draws these cards for a home in which this failed. */
async function draw(...failed: FailedCard[]) {
  const given = { home: homeWithout(...failed), now: { day: '20261119', time: '1124' }, acted: () => {} }
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  const component = () => (
    <>
      <below.challenge {...given} />
      <PickupSlip {...given} />
      <below.appointment {...given} />
      <below.banner {...given} />
    </>
  )
  return renderRouter(testRouter([{ path: '/main', data, component }], { at: '/main' }))
}

test('each card that did not come says so in its own line, with its own way on', async () => {
  await draw('challengeCard', 'pickupCard', 'reservationCard')
  for (const line of ['챌린지를 불러오지 못했어요', '예약한 주문을 불러오지 못했어요', '약속을 불러오지 못했어요'])
    expect(page.getByText(line)).toBeTruthy()
  expect(page.getAllByRole('button', { name: '다시' })).toHaveLength(3)
})

test('what is simply not there is not said to have failed, and a quiet banner is missed by nobody', async () => {
  await draw('bannerCard', 'quickMenuList')
  expect(page.queryByRole('button', { name: '다시' })).toBeNull()
})
