// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection } from '#src/app/connection.ts'
import { language } from '#src/app/language.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { query } from '#src/contract/query.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { today } from '#src/lib/days.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import '#src/ui/dialog/dialog-panel.tsx'
import '#src/ui/sheet/sheet-panel.tsx'
import './meal-more.tsx'
import './meal-memo-sheet.tsx'
import './meal-time-sheet.tsx'
import { mealRecordQuery } from './one-meal.queries.ts'
import { OneMealScreen } from './one-meal.screen.tsx'

const removeMeal = vi.hoisted(() => vi.fn<(datauuid: string) => Promise<boolean>>(() => Promise.resolve(true)))
vi.mock('#src/health-sync/use-health-sync.ts', () => ({ removeMeal }))

const DAY = '20261119'
const food = (hcUclSeqNo: number, menuName: string, over: object = {}) => ({
  hcUclSeqNo,
  menuMealType: '1',
  menuName,
  menuNameEng: null,
  dishTxt: null,
  kcal: '77',
  eatDt: `${DAY}074000`,
  sourceCode: 'SEARCH',
  foodId: 'F000057',
  eatQty: 1,
  unitCode: 'PIECE',
  unitNm: '개',
  unitNmEng: 'piece',
  ...over,
})
const record = {
  restaurantName: null,
  memoTxt: '회의 전에 먹었어요',
  sumCho: '1',
  sumProtein: '6.3',
  sumFat: null,
  sumNa: '62',
  foodList: [],
}

let foods: ReturnType<typeof food>[]
/** The words of the meal lie with one of its foods. */
let memo: () => string | null
let sent: { name: string; body: unknown }[]
let refuse: Map<string, number>
/** What writes wait for before they are answered. */
let held: Promise<void>

beforeEach(() => {
  foods = [food(1, '삶은 달걀'), food(2, '걸음 앱의 우유', { sourceCode: 'PHONE', foodId: null })]
  memo = () => record.memoTxt
  sent = []
  refuse = new Map()
  held = Promise.resolve()
  removeMeal.mockClear()
})
afterEach(() => {
  connection.set('online')
  language.set('ko')
  act(dismissQuestions)
  endDrafts('')
  clearToasts()
  cleanup()
})

async function draw() {
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (request.method === 'POST') {
        const body = (await request.clone().json()) as { hcUclSeqNoList?: number[] }
        sent.push({ name, body })
        const status = refuse.get(name)
        await held
        if (status !== undefined) return answer({ error: 'x', errorMessage: '' }, { status })
        foods = foods.filter(({ hcUclSeqNo }) => body.hcUclSeqNoList?.includes(hcUclSeqNo) !== true)
        if (name === 'InsertTabMealMenu') return answer(envelope({ hcUclSeqNoList: [9], mealKcal: 77, dayKcal: 77 }))
        return answer(
          envelope({ resultCnt: 1, datauuidList: body.hcUclSeqNoList?.map((each) => `phone-${String(each)}`) ?? [] }),
        )
      }
      const mealList =
        foods.length === 0
          ? []
          : [{ menuMealType: '1', menuMealTypeTxt: '아침', eatKcal: 77 * foods.length, nfYn: 'N', foodList: foods }]
      return answer(
        envelope(name === 'DayEatMealMenu' ? { baseDt: DAY, eatKcal: null, mealList } : { ...record, memoTxt: memo() }),
      )
    }),
  )
  const data = screen({ entry: { name: 'diaryDetail' }, kind: 'detail', title: { id: '식사', message: '식사' } })
  const router = testRouter([{ path: '/meal', data, component: () => <OneMealScreen day={DAY} meal="1" /> }], {
    at: '/meal',
  })
  await renderRouter(router)
  await page.findByRole('heading', { level: 1, name: '아침, 154 kcal' })
  return router
}
const cross = (name: string) => page.getByRole('button', { name: `${name} 지우기` })

test('a food goes unasked, on the phone after the server; the notice brings it back [MEA-09, HSY-74]', async () => {
  await draw()
  await userEvent.click(cross('삶은 달걀'))
  await waitFor(() => expect(page.getByRole('heading', { level: 1 }).textContent).toBe('아침, 77 kcal'))
  expect(sent).toEqual([{ name: 'removeMealDetailMealRegi', body: { hcUclSeqNoList: [1] } }])
  await waitFor(() => expect(removeMeal.mock.calls).toEqual([['phone-1']]))
  await userEvent.click(await page.findByRole('button', { name: '되돌리기' }))
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      name: 'InsertTabMealMenu',
      body: {
        baseDt: DAY,
        menuMealType: '1',
        foodList: [{ foodId: 'F000057', eatQty: 1, unitCode: 'PIECE', eatDt: `${DAY}074000` }],
      },
    }),
  )
})

test('the words that went with a food come back with it', async () => {
  memo = () => (foods.some(({ hcUclSeqNo }) => hcUclSeqNo === 1) ? record.memoTxt : null)
  await draw()
  await userEvent.click(cross('삶은 달걀'))
  await userEvent.click(await page.findByRole('button', { name: '되돌리기' }))
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ name: 'modifyMealDetailMealRegi', body: { hcUclSeqNo: 9, memoTxt: record.memoTxt } }),
  )
})

test('a course that is tapped away twice in a hurry goes once, and is said once', async () => {
  foods = [
    food(1, '고등어구이 & 소고기미역국', { sourceCode: 'COURSE', foodId: null, kcal: '77' }),
    food(2, '삶은 달걀'),
  ]
  await draw()
  const [course] = page.getAllByRole('button', { name: /미역국 지우기$/ })
  if (course === undefined) throw new Error('no course')
  await act(async () => {
    fireEvent.click(course)
    fireEvent.click(course)
  })
  // Nothing tells here where it stood on the menu: what could not come back is asked about, once.
  const questions = await page.findAllByRole('alertdialog')
  expect(questions).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: '지울게요' }))
  await waitFor(() => expect(sent).toEqual([{ name: 'removeMealDetailMealRegi', body: { hcUclSeqNoList: [1] } }]))
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
})

test('a time for foods that were eaten at several says that all of them get it', async () => {
  foods = [food(1, '삶은 달걀'), food(2, '식빵', { eatDt: `${DAY}091000` })]
  await draw()
  await userEvent.click(page.getByRole('button', { name: /^먹은 시간/ }))
  expect(await page.findByText('음식 2가지가 모두 이 시간으로 바뀌어요.')).toBeTruthy()
})

test('of the same food eaten twice one goes, and comes back beside the other', async () => {
  foods = [food(1, '삶은 달걀'), food(2, '삶은 달걀', { eatQty: 2 })]
  const router = await draw()
  const { queryClient } = router.options.context as { queryClient: QueryClient }
  const menu = query('get', '/api/menu/getTodayMenuList', {
    params: { query: { restaurantCode: 'REST000311' } },
  }).queryKey
  queryClient.setQueryData<unknown>(menu, [])
  const [first] = page.getAllByRole('button', { name: '삶은 달걀 지우기' })
  if (first) await userEvent.click(first)
  await userEvent.click(await page.findByRole('button', { name: '되돌리기' }))
  // The call that adds: the one that sets would give the other its amount.
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['removeMealDetailMealRegi', 'InsertTabMealMenu']))
  expect(sent.at(-1)?.body).toMatchObject({ foodList: [{ foodId: 'F000057', eatQty: 1 }] })
  // The menu says what was eaten, too.
  expect(queryClient.getQueryState(menu)?.isInvalidated).toBe(true)
})

test('a refusal brings the food back, says so, and leaves the phone alone', async () => {
  await draw()
  refuse.set('removeMealDetailMealRegi', 400)
  await userEvent.click(cross('삶은 달걀'))
  expect(await page.findByText('지우지 못했어요. 다시 시도해 주세요.')).toBeTruthy()
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('아침, 154 kcal')
  expect(removeMeal).not.toHaveBeenCalled()
})

test('what another phone has removed already is said to be gone, and goes from the page', async () => {
  await draw()
  refuse.set('removeMealDetailMealRegi', 404)
  foods = foods.filter(({ hcUclSeqNo }) => hcUclSeqNo !== 1)
  await userEvent.click(cross('삶은 달걀'))
  expect(await page.findByText('다른 기기에서 지운 기록이에요')).toBeTruthy()
  await waitFor(() => expect(page.getByRole('heading', { level: 1 }).textContent).toBe('아침, 77 kcal'))
})

test.each(['먹은 시간', '메모'])('%s of a record that another phone has removed closes and says so', async (row) => {
  await draw()
  refuse.set('modifyMealDetailMealRegi', 404)
  await userEvent.click(page.getByRole('button', { name: new RegExp(`^${row}`) }))
  await userEvent.click(within(await page.findByRole('dialog')).getByRole('button', { name: '저장하기' }))
  expect(await page.findByText('다른 기기에서 지운 기록이에요')).toBeTruthy()
  await waitFor(() => expect(page.queryByRole('button', { name: '저장하기' })).toBeNull())
})

test('another time and other words stand there before the answer, and go again when they are refused', async () => {
  const router = await draw()
  const { queryClient } = router.options.context as { queryClient: QueryClient }
  let answerNow = () => {}
  held = new Promise<void>((resolve) => (answerNow = resolve))
  refuse.set('modifyMealDetailMealRegi', 400)
  await userEvent.click(page.getByRole('button', { name: /^메모/ }))
  const words = within(await page.findByRole('dialog')).getByRole('textbox')
  await userEvent.clear(words)
  await userEvent.type(words, '늦게 먹었어요')
  await userEvent.click(page.getByRole('button', { name: '저장하기' }))
  const memoNow = () => queryClient.getQueryData(mealRecordQuery(DAY, '1').queryKey)?.memoTxt
  await waitFor(() => expect(memoNow()).toBe('늦게 먹었어요'))
  answerNow()
  expect(await page.findByText('저장하지 못했어요. 다시 시도해 주세요.')).toBeTruthy()
  expect(memoNow()).toBe('회의 전에 먹었어요')
  expect(within(page.getByRole('dialog')).getByRole('textbox')).toHaveProperty('value', '늦게 먹었어요')
})

test('what nothing could bring back is asked about first', async () => {
  await draw()
  await userEvent.click(cross('걸음 앱의 우유'))
  const question = await page.findByRole('alertdialog')
  expect(within(question).getByText(/휴대폰에서 온 기록이에요/)).toBeTruthy()
  await userEvent.click(within(question).getByRole('button', { name: '그대로 둘게요' }))
  expect(sent).toEqual([])
})

const saysOffline = () =>
  waitFor(() => expect(toasts.shown().map(({ text }) => text)).toEqual(['연결되면 지울 수 있어요']))

test('a course nobody can be asked about says what its removal needs, and is not called gone for ever', async () => {
  foods = [food(1, '고등어구이 & 소고기미역국', { sourceCode: 'COURSE', foodId: null }), food(2, '삶은 달걀')]
  await draw()
  connectApi(fakePorts(() => Promise.reject(new TypeError('Failed to fetch'))))
  const [course] = page.getAllByRole('button', { name: /미역국 지우기$/ })
  if (course) await userEvent.click(course)
  await saysOffline()
  expect(page.queryByRole('alertdialog')).toBeNull()
})

test('without a connection nothing is asked that could not be done', async () => {
  await draw()
  act(() => connection.set('offline'))
  await userEvent.click(cross('걸음 앱의 우유'))
  await saysOffline()
  act(clearToasts)
  await userEvent.click(page.getByRole('button', { name: '더 보기' }))
  await userEvent.click(await page.findByRole('button', { name: /음식 모두 지우기/ }))
  await saysOffline()
  expect(page.queryByRole('alertdialog')).toBeNull()
  expect(sent).toEqual([])
})

test('a meal whose foods are all gone offers to add one, and to say that it was skipped', async () => {
  await draw()
  await userEvent.click(page.getByRole('button', { name: '더 보기' }))
  await userEvent.click(await page.findByRole('button', { name: /음식 모두 지우기/ }))
  await userEvent.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: '지울게요' }))
  expect(await page.findByRole('heading', { level: 1, name: '아직 적은 음식이 없어요' })).toBeTruthy()
  expect(sent).toEqual([{ name: 'removeMealDetailMealRegi', body: { hcUclSeqNoList: [1, 2] } }])
  await userEvent.click(page.getByRole('button', { name: '안 먹었어요' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'SaveMealNf', body: { baseDt: DAY, menuMealType: '1' } }))
})

test('a meal is copied to a day that is chosen: it goes along in the address of adding foods', async () => {
  const router = await draw()
  await userEvent.click(page.getByRole('button', { name: '더 보기' }))
  await userEvent.click(await page.findByRole('button', { name: /다른 날에 복사/ }))
  await userEvent.click(await within(await page.findByRole('grid')).findByRole('button', { current: 'date' }))
  await waitFor(() => expect(router.history.location.pathname).toBe('/healthlog/mealRecordWrite'))
  expect(decodeURIComponent(router.history.location.search).replaceAll('"', '')).toBe(
    `?day=${today(new Date())}&meal=1&from=${DAY}&fromMeal=1`,
  )
})

test('amounts are said as where the food was chosen, in English by number', async () => {
  foods = [
    food(1, '식빵', { eatQty: 2, unitNm: '장', unitNmEng: 'slice' }),
    food(2, '현미밥', { eatQty: 0.5, unitNm: '공기', unitNmEng: 'bowl' }),
  ]
  await draw()
  expect([page.queryByText('2장'), page.queryByText('반 공기')]).not.toContain(null)
  await act(async () => void language.set('en'))
  expect([page.queryByText('2 slices'), page.queryByText('½ bowl')]).not.toContain(null)
})
