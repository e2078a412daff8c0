// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { dayFoodsQuery } from '../day/day.queries.ts'
import type { Portioned } from './amount.ts'
import { endFlow } from './flow.ts'
import { FoodScreen } from './food.screen.tsx'

let sent: [name: string, body: unknown][]
/** A server that answers by the last part of the path; a number is an error status. */
function serve(answers: Record<string, unknown>) {
  sent = []
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (request.method === 'POST') sent.push([name, await request.clone().json()])
      const one = answers[name]
      return typeof one === 'number' ? answer({ error: 'x', errorMessage: '' }, { status: one }) : answer(envelope(one))
    }),
  )
}

afterEach(() => {
  endFlow()
  cleanup()
  endDrafts('')
  clearToasts()
})

test('the page of a food that is gone says so and leads to the search', async () => {
  serve({})
  const data = screen({ entry: { name: 'main' }, kind: 'form', title: { id: '먹은 양', message: '먹은 양' } })
  const component = () => <FoodScreen food={null} day="20261119" meal="3" record={undefined} />
  await renderRouter(
    testRouter(
      [
        { path: '/healthlog/mealRecordSearchDetail', data, component },
        { path: '/healthlog/mealRecordSearch', data, component: () => null },
      ],
      { at: '/healthlog/mealRecordSearchDetail' },
    ),
  )
  expect(page.getByRole('heading', { level: 1, name: '없어진 음식이에요' })).toBeTruthy()
  expect(page.getByRole('link', { name: '음식 찾기' }).getAttribute('href')).toContain('/healthlog/mealRecordSearch')
})

const serving = {
  kcal: 300,
  cho: null,
  protein: null,
  fat: null,
  sugar: null,
  fibre: null,
  sodiumMg: null,
  saturatedFat: null,
  cholesterolMg: null,
  calciumMg: null,
}
const food1: Portioned = {
  foodId: 'F1',
  name: '현미밥',
  nameEng: null,
  brand: null,
  brandEng: null,
  units: [{ code: 'SERVING', name: '공기', nameEng: 'bowl', servings: 1 }],
  serving,
  favourite: false,
  own: false,
  source: null,
  estimated: false,
}

test('the amount of a record that another phone has removed leads back, and says so', async () => {
  serve({ SaveMealRecordSearchDetail: 404, DayEatMealMenuDetail: 404 })
  const data = screen({ entry: { name: 'main' }, kind: 'form', title: { id: '먹은 양', message: '먹은 양' } })
  const record = {
    hcUclSeqNo: 5,
    menuMealType: '3',
    eatDt: '20261117190000',
    foodId: 'F1',
    eatQty: 1,
    unitCode: 'SERVING',
  } as never // the fields that the page reads
  const component = () => <FoodScreen food={food1} day="20261119" meal="3" record={record} />
  const router = testRouter(
    [
      { path: '/healthlog/mealRecordSearchDetail', data, component },
      { path: '/healthlog/mealRecord', data, component: () => null },
    ],
    { at: '/healthlog/mealRecordSearchDetail' },
  )
  await renderRouter(router)
  const change = await page.findByRole('button', { name: '고치기' })
  await act(async () => void fireEvent.click(change))
  await waitFor(() => expect(toasts.shown().map(({ text }) => text)).toEqual(['다른 기기에서 지운 기록이에요']))
  await waitFor(() => expect(router.state.location.pathname).toBe('/healthlog/mealRecord'))
})

test('a changed amount stands on its day before the answer, and goes back with a sentence if refused', async () => {
  let answerNow = () => {}
  const held = new Promise<void>((resolve) => (answerNow = resolve))
  connectApi(fakePorts(() => held.then(() => answer({ error: 'x', errorMessage: '' }, { status: 400 }))))
  const record = {
    hcUclSeqNo: 5,
    menuMealType: '3',
    eatDt: '20261119190000',
    foodId: 'F1',
    eatQty: 1,
    unitCode: 'SERVING',
    kcal: '300',
  }
  const data = screen({ entry: { name: 'main' }, kind: 'form', title: { id: '먹은 양', message: '먹은 양' } })
  // the fields that the page reads
  const component = () => <FoodScreen food={food1} day="20261119" meal="3" record={record as never} />
  const router = testRouter([{ path: '/healthlog/mealRecordSearchDetail', data, component }], {
    at: '/healthlog/mealRecordSearchDetail',
  })
  const { queryClient } = router.options.context as { queryClient: QueryClient }
  const { queryKey } = dayFoodsQuery('20261119')
  queryClient.setQueryData<unknown>(queryKey, {
    baseDt: '20261119',
    eatKcal: 300,
    mealList: [{ menuMealType: '3', menuMealTypeTxt: '저녁', eatKcal: 300, nfYn: 'N', foodList: [record] }],
  })
  const said = () => queryClient.getQueryData(queryKey)?.mealList[0]
  await renderRouter(router)
  await act(async () => void fireEvent.click(await page.findByRole('button', { name: '½' })))
  await act(async () => void fireEvent.click(page.getByRole('button', { name: '고치기' })))
  await waitFor(() =>
    expect(said()).toMatchObject({ eatKcal: 150, foodList: [{ hcUclSeqNo: 5, eatQty: 0.5, kcal: '150' }] }),
  )
  await act(async () => answerNow())
  await waitFor(() =>
    expect(toasts.shown().map(({ text }) => text)).toEqual(['저장하지 못했어요. 다시 시도해 주세요.']),
  )
  expect(said()).toMatchObject({ eatKcal: 300, foodList: [{ eatQty: 1 }] })
  expect(page.getByRole('button', { name: '½', pressed: true }), 'what was chosen stands').toBeTruthy()
})

describe('the heart of a food', () => {
  const heart = async (favourite: boolean) => {
    const data = screen({ entry: { name: 'main' }, kind: 'form', title: { id: '먹은 양', message: '먹은 양' } })
    const component = () => <FoodScreen food={{ ...food1, favourite }} day="20261119" meal="3" record={undefined} />
    await renderRouter(
      testRouter([{ path: '/healthlog/mealRecordSearchDetail', data, component }], {
        at: '/healthlog/mealRecordSearchDetail',
      }),
    )
    return page.findByRole('button', { name: '현미밥, 즐겨찾기' })
  }

  test('tapped twice in a hurry is on, as the server has it', async () => {
    serve({ FavMealMenuCount: { favCnt: 3 }, SaveMealFavMealMenu: { favCnt: 4 }, FavMealMenu: [] })
    const button = await heart(false)
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await waitFor(() => expect(toasts.shown().map(({ text }) => text)).toEqual(['즐겨찾기에 담았어요']))
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(sent.map(([name]) => name)).toEqual(['SaveMealFavMealMenu'])
  })

  test('that cannot be taken out says so and stays on', async () => {
    serve({ FavMealMenu: 500 })
    const button = await heart(true)
    await act(async () => void fireEvent.click(button))
    await waitFor(() =>
      expect(toasts.shown().map(({ text }) => text)).toContain('저장하지 못했어요. 다시 시도해 주세요.'),
    )
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
  })
})
