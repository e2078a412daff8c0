// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import '#src/ui/dialog/dialog-panel.tsx'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import type { HomeCardProps } from '../hub/card-props.ts'
import { HomeFoodCard } from './home-food.tsx'

const rice = {
  foodId: 'F1',
  menuName: '현미밥',
  menuNameEng: null,
  unitCode: 'SERVING',
  servingQty: 1,
  eatQty: 0.5,
  kcal: '300',
}
const eaten = { hcUclSeqNo: 5, foodId: 'F1', eatQty: 2, unitCode: 'SERVING', eatDt: '20261121181000' }
const dinner = (...foodList: object[]) => ({
  baseDt: '20261121',
  eatKcal: 600,
  mealList: [{ menuMealType: '3', menuMealTypeTxt: '저녁', eatKcal: 600, nfYn: 'N', foodList }],
})

let writes: [name: string, body: object][]
/** A server by the last part of the path; a number is an error status. */
function serve(answers: Record<string, unknown>) {
  writes = []
  const all: Record<string, unknown> = {
    RcntMealMenu: { totalCnt: 1, list: [rice] },
    DeleteUserCntrlNF: {},
    ...answers,
  }
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (request.method === 'POST') writes.push([name, (await request.clone().json()) as object])
      const one = all[name]
      return typeof one === 'number' ? answer({ error: 'x', errorMessage: '' }, { status: one }) : answer(envelope(one))
    }),
  )
}

async function draw() {
  // the card reads nothing of home
  const given = { home: {}, now: { day: '20261121', time: '1905' }, acted: () => {} } as HomeCardProps
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  await renderRouter(
    testRouter([{ path: '/main', data, component: () => <HomeFoodCard {...given} /> }], { at: '/main' }),
  )
}
const tap = async (name: string | RegExp) => {
  const button = await page.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}
const said = (text: string) => waitFor(() => expect(toasts.shown().map((one) => one.text)).toContain(text))
const undo = () =>
  toasts
    .shown()
    .find(({ action }) => action)
    ?.action?.onPress()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T19:05:00+09:00'), toFake: ['Date'] })
})
afterEach(() => {
  act(dismissQuestions)
  cleanup()
  clearToasts()
  vi.useRealTimers()
})

test('one tap records the amount of last time for the meal of the hour, and takes back what it recorded', async () => {
  serve({
    DayEatMealMenu: dinner(),
    SaveMealRecordSearchDetailList: { hcUclSeqNoList: [7], mealKcal: 150, dayKcal: 150 },
  })
  await draw()
  await tap(/^현미밥/)
  await said('현미밥, 저녁으로 기록했어요')
  expect(writes).toMatchObject([
    [
      'SaveMealRecordSearchDetailList',
      { baseDt: '20261121', menuMealType: '3', foodList: [{ foodId: 'F1', eatQty: 0.5, eatDt: '20261121190500' }] },
    ],
  ])
  undo()
  await said('식사 기록을 지웠어요')
  expect(writes.at(-1)).toEqual(['DeleteUserCntrlNF', { hcUclSeqNoList: [7] }])
})

test('a food the meal has keeps its amount: eating it once more is asked about, and no changes nothing', async () => {
  serve({ DayEatMealMenu: dinner(eaten) })
  await draw()
  await tap(/^현미밥/)
  expect(await page.findByText('현미밥, 저녁에 벌써 기록했어요.')).toBeTruthy()
  await tap('아니요')
  await waitFor(() => expect(page.getByRole('button', { name: /^현미밥/ }).getAttribute('aria-disabled')).toBe('false'))
  expect(writes).toEqual([])
})

test('eaten once more it is added, and taking it back leaves what stood there', async () => {
  serve({ DayEatMealMenu: dinner(eaten), InsertTabMealMenu: { hcUclSeqNoList: [8], mealKcal: 750, dayKcal: 750 } })
  await draw()
  await tap(/^현미밥/)
  await tap('한 번 더 먹었어요')
  await said('현미밥, 저녁으로 기록했어요')
  expect(writes.map(([name]) => name)).toEqual(['InsertTabMealMenu'])
  undo()
  await said('식사 기록을 지웠어요')
  expect(writes.at(-1)).toEqual(['DeleteUserCntrlNF', { hcUclSeqNoList: [8] }])
})

test('where nobody says what the meal has, nothing is recorded, and that is said', async () => {
  serve({ DayEatMealMenu: 500 })
  await draw()
  await tap(/^현미밥/)
  await said('저장하지 못했어요. 다시 시도해 주세요.')
  expect(writes).toEqual([])
})
