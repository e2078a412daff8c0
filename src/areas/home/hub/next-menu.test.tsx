// @vitest-environment happy-dom
import { screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { toHome } from './home.ts'
import { NextMenu } from './next-menu.tsx'

test('a menu that did not come keeps the place of the code that hangs on it', async () => {
  const no = 'N' as const
  const quiet = { awayDays: 0, firstStep: null, firstDayYn: no, recordedMeal: null, pickupCard: null, restYn: no, restDayNm: null, restDayNmEng: null }
  const activity = { stepCnt: null, stepGoal: null, yesterdayStepCnt: null, eatKcal: null, eatKcalGoal: null, useKcal: null, useKcalGoal: null }
  const cards = { mealCard: null, challengeCard: null, reservationCard: null, bannerCard: null, failedCards: ['mealCard' as const] }
  const home = toHome({ nowDt: '20261119112400', nickName: '하늘', nextMeal: null, activity, quickMenuList: [], newAlarmCnt: 0, ...quiet, ...cards }, 'ko', String)
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  const component = () => <NextMenu home={home} today="20261119" />
  await renderRouter(testRouter([{ path: '/main', data, component }], { at: '/main' }))
  expect(page.getByText('식단을 불러오지 못했어요')).toBeTruthy()
  expect(page.getByRole('button', { name: '내 QR 열기' })).toBeTruthy()
})
