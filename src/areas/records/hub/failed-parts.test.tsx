// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { AllValuesCard } from '../health/health-cards.tsx'
import { DaySheet } from './day-sheet.tsx'
import { EnergyCard } from './energy-card.tsx'
import { EnergySheet } from './energy-sheet.tsx'

const DAY = '20261119'
const burned = {
  baseDt: DAY,
  useKcal: 143,
  useKcalGoal: 350,
  goalRate: 41,
  stepCnt: 3412,
  wrkotCnt: 0,
  wrkotMin: 0,
  itemList: [],
}
const weight = {
  helhidxCode: 'BW',
  helhidxNm: '체중',
  helhidxUnit: 'kg',
  helhidxVal: '68.4',
  inptDt: `${DAY}071200`,
  helhidxOriCode: '2',
}

/** Draws a part over these answers; what has none fails. Returns the names of what was asked. */
async function draw(part: ReactNode, answers: Record<string, unknown> = {}) {
  const asked: string[] = []
  connectApi(
    fakePorts((request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      asked.push(name)
      return name in answers
        ? answer(envelope(answers[name]))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const data = screen({ entry: { name: 'healthlogHealthlog' }, kind: 'hub', title: { id: '기록', message: '기록' } })
  await renderRouter(testRouter([{ path: '/', data, component: () => part }]))
  return asked
}

afterEach(cleanup)

test('of energy that did not come nobody is told that there is no record; the other one stands', async () => {
  const answers: Record<string, unknown> = { useKcal: burned }
  await draw(<EnergyCard day={DAY} />, answers)
  expect(await page.findByText('먹은 것과 쓴 것을 불러오지 못했어요')).toBeTruthy()
  expect(await page.findByRole('button', { name: /^쓴 것.*143/ })).toBeTruthy()
  expect(page.queryByText('기록 없음')).toBeNull()
  answers['eatKcal'] = { baseDt: DAY, eatKcal: null, eatKcalGoal: 1900, remainKcal: 1900, goalRate: null, mealList: [] }
  await userEvent.click(page.getByRole('button', { name: '다시' }))
  expect(await page.findByText('기록 없음')).toBeTruthy()
  expect(page.queryByText('먹은 것과 쓴 것을 불러오지 못했어요')).toBeNull()
})

test('a week of energy that does not come says so, and is asked for again', async () => {
  const answers: Record<string, unknown> = {}
  await draw(<EnergySheet of="burned" day={DAY} onClose={() => undefined} />, answers)
  expect(await page.findByText('먹은 것과 쓴 것을 불러오지 못했어요')).toBeTruthy()
  answers['useKcalGraph'] = {
    startDt: '20261113',
    endDt: DAY,
    kcalGoal: 350,
    avgKcal: 151,
    list: [{ helhDate: '20261118', kcal: 151, stepCnt: 3600 }],
  }
  await userEvent.click(page.getByRole('button', { name: '다시' }))
  expect(await page.findByText(/^하루 평균 151/)).toBeTruthy()
})

test.each([
  [
    'the last records of a value',
    <DaySheet key="day" day={DAY} today={DAY} onClose={() => undefined} />,
    /07:12 체중/,
    'myHelhIdxDetail',
  ],
  ['all values', <AllValuesCard key="all" today={DAY} />, '모든 값 보기', 'HelhIdx'],
])('%s are asked for when they are unfolded, and say so where they do not come', async (_what, part, name, call) => {
  const asked = await draw(part, { helhIdx: [weight], todayWrkot: [], DayEatMealMenu: { mealList: [] } })
  const head = await page.findByRole('button', { name })
  expect(asked).not.toContain(call)
  await userEvent.click(head)
  expect(await page.findByText('기록을 불러오지 못했어요')).toBeTruthy()
  expect(asked).toContain(call)
})
