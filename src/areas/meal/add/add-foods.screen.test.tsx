// @vitest-environment happy-dom
// A few lines over 400: every case fills one basket on the same page, against the same few answers.
import { act, cleanup, fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { AddFoodsScreen, type AddFoodsProps } from './add-foods.screen.tsx'
import words from './en.po?raw'
import { endFlow } from './flow.ts'
import '#src/ui/sheet/sheet-panel.tsx'
import './again-sheet.tsx'
import './found-foods.tsx'
import './moment-sheet.tsx'
import './own-food.tsx'

const none = { totCho: null, totProtein: null, totFat: null, totSugar: null, totFib: null, totNa: null }
const food = (foodId: string, menuName: string, kcal: string) => ({
  foodId,
  menuName,
  menuNameEng: null,
  brandNm: null,
  brandNmEng: null,
  servingTxt: '',
  servingTxtEng: null,
  unitCode: 'SERVING',
  unitNm: '공기',
  unitNmEng: 'bowl',
  servingQty: 1,
  favYn: 'N',
  kcal,
  ...none,
})
const recent = {
  totalCnt: 2,
  list: [
    { ...food('F1', '현미밥', '300'), rcntSeq: 1, eatQty: 0.5, lastEatDt: '20261118190000' },
    { ...food('F2', '김치찌개', '200'), rcntSeq: 2, eatQty: 1, lastEatDt: '20261118190000' },
  ],
}
const eaten = (foodId: string | null, menuName: string) => ({
  hcUclSeqNo: 5,
  hcId: 'HC',
  datauuid: null,
  eatDt: '20261117190000',
  menuMealType: '3',
  menuName,
  menuNameEng: null,
  dishTxt: null,
  dishTxtEng: null,
  kcal: '200',
  ...none,
  sourceCode: 'SEARCH',
  foodId,
  eatQty: 1,
  unitCode: 'SERVING',
  unitNm: '접시',
  unitNmEng: 'plate',
  favYn: 'N',
})
const dayOf = (...foodList: object[]) => ({
  baseDt: '20261117',
  eatKcal: 200,
  mealList:
    foodList.length > 0 ? [{ menuMealType: '3', menuMealTypeTxt: '저녁', eatKcal: 200, nfYn: 'N', foodList }] : [],
})
const tuesday = [
  {
    baseDt: '20261117',
    eatKcal: 1,
    eatKcalGoal: null,
    drinkKcal: null,
    drinkAlcoholG: null,
    nfMealTypeList: [],
    mealList: [{ menuMealType: '3' }],
  },
]

let sent: [name: string, body: unknown][]
/**
 * A server that answers by the last part of the path; of days by their date. A number is an error status, null nobody,
 * a promise an answer that comes later.
 */
function serve(answers: Record<string, unknown>) {
  sent = []
  const all: Record<string, unknown> = {
    RcntMealMenu: recent,
    getDiaryMealList: [],
    DayEatMealMenu: dayOf(),
    DayTabKcalInfo: { tabList: [] },
    ...answers,
  }
  connectApi(
    fakePorts(async (request) => {
      const url = new URL(request.url)
      const name = url.pathname.split('/').at(-1) ?? ''
      if (request.method === 'POST') sent.push([name, await request.clone().json()])
      const one = await (all[`${name} ${url.searchParams.get('baseDt') ?? ''}`] ?? all[name])
      if (one === null) throw new TypeError('Failed to fetch')
      return typeof one === 'number' ? answer({ error: 'x', errorMessage: '' }, { status: one }) : answer(envelope(one))
    }),
  )
}

async function open(props: Partial<AddFoodsProps> = {}) {
  const data = screen({ entry: { name: 'main' }, kind: 'form', title: { id: '음식 담기', message: '음식 담기' } })
  const component = () => <AddFoodsScreen day="20261119" meal="3" start="recent" {...props} />
  const router = testRouter(
    [
      { path: '/healthlog/mealRecordWrite', data, component },
      { path: '/healthlog/mealRecordSearchDetail', data, component: () => null },
      { path: '/healthlog/mealRecord', data, component: () => null },
    ],
    { at: '/healthlog/mealRecordWrite' },
  )
  await renderRouter(router)
  return router
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T19:20:00+09:00'), toFake: ['Date'] })
})
afterEach(() => {
  endFlow()
  cleanup()
  endDrafts('')
  clearToasts()
  vi.useRealTimers()
})

async function tap(name: string | RegExp) {
  const button = await page.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}

test('a recent food comes with the amount of last time by one tap, and the basket counts along', async () => {
  serve({})
  await open()
  expect(await page.findByText(/지난번 반 공기/)).toBeTruthy()
  expect(page.queryByRole('button', { name: /^담은 음식 보기/ })).toBeNull()
  await tap('현미밥 담기')
  await tap('김치찌개 담기')
  const bar = page.getByRole('button', { name: /^담은 음식 보기, .*2가지, 오후 7:20$/ })
  expect(bar.textContent).toContain('350')
  await tap('현미밥 줄이기')
  expect(page.getByRole('button', { name: /^담은 음식 보기, .*1가지/ })).toBeTruthy()
})

test('nothing recorded yet says how to begin', async () => {
  serve({ RcntMealMenu: { totalCnt: 0, list: [] } })
  await open()
  expect(await page.findByText('아직 기록한 음식이 없어요')).toBeTruthy()
})

test('the last meal of the same kind is offered by its day, whole', async () => {
  serve({
    getDiaryMealList: tuesday,
    'DayEatMealMenu 20261117': dayOf(eaten('F7', '두부조림'), eaten('F8', '시금치나물')),
  })
  await open()
  const again = await page.findByRole('region', { name: '지난번 그대로' })
  expect(again.textContent).toContain('화요일 저녁 그대로')
  expect(again.textContent).toContain('2가지')
  await act(async () => void fireEvent.click(within(again).getByRole('button', { name: '담기' })))
  expect(page.getByRole('button', { name: /^담은 음식 보기, .*2가지/ })).toBeTruthy()
  expect(within(again).getByRole('button', { name: '담았어요' })).toBeTruthy()
})

test('the day before has words of its own in a sentence: the stepper calls it Previous day', async () => {
  serve({
    getDiaryMealList: [{ ...tuesday[0], baseDt: '20261118' }],
    'DayEatMealMenu 20261118': dayOf(eaten('F7', '두부조림')),
  })
  await open()
  const again = await page.findByRole('region', { name: '지난번 그대로' })
  expect(again.textContent).toContain('전날 저녁 그대로')
  expect(words).toContain('msgctxt "in a sentence"\nmsgid "전날"\nmsgstr "the day before"')
})

test('a meal with a course of the restaurant is not offered as a part', async () => {
  serve({
    getDiaryMealList: tuesday,
    'DayEatMealMenu 20261117': dayOf(eaten('F7', '두부조림'), eaten(null, '고등어구이')),
  })
  await open()
  await page.findByText('현미밥')
  await waitFor(() => expect(page.queryByRole('region', { name: '지난번 그대로' })).toBeNull())
})

test('a meal that is copied stands in the basket, without what cannot be chosen', async () => {
  serve({ 'DayEatMealMenu 20261117': dayOf(eaten('F7', '두부조림'), eaten(null, '고등어구이')) })
  await open({ from: { day: '20261117', meal: '3' } })
  expect(await page.findByRole('button', { name: /^담은 음식 보기, .*1가지/ })).toBeTruthy()
  expect(toasts.shown().map(({ text }) => text)).toContain('다시 담을 수 없는 음식은 빼고 담았어요')
})

test('a food that was eaten twice is copied with all of it', async () => {
  serve({ 'DayEatMealMenu 20261117': dayOf(eaten('F7', '두부조림'), eaten('F7', '두부조림')) })
  await open({ from: { day: '20261117', meal: '3' } })
  expect((await page.findByRole('button', { name: /^담은 음식 보기, .*1가지/ })).textContent).toContain('400')
})

test('a meal to copy that could not be asked for says so', async () => {
  serve({ 'DayEatMealMenu 20261117': 400 })
  await open({ from: { day: '20261117', meal: '3' } })
  await waitFor(() =>
    expect(toasts.shown().map(({ text }) => text)).toContain('복사할 끼니를 불러오지 못했어요. 다시 시도해 주세요.'),
  )
})

test('a name that nobody has leads on to a food of one’s own', async () => {
  serve({ DiMealMenu: { totalCnt: 0, list: [] } })
  await open({ word: '마라샹궈' })
  expect(await page.findByText('‘마라샹궈’를 찾지 못했어요')).toBeTruthy()
  expect(page.getByRole('button', { name: '직접 입력' })).toBeTruthy()
})

test('a cut connection leaves the basket, says so, and the button sends it again', async () => {
  serve({ SaveMealRecordSearchDetailList: null })
  await open()
  await tap('현미밥 담기')
  await tap('기록하기')
  expect(await page.findByText('저장하지 못했어요. 담은 것은 그대로예요.')).toBeTruthy()
  expect(page.getByRole('button', { name: '다시 보내기' })).toBeTruthy()
  expect(page.getByRole('button', { name: /^담은 음식 보기, .*1가지/ })).toBeTruthy()
})

test('what is sent again after a lost answer is taken back whole: it stood there only by that', async () => {
  serve({ SaveMealRecordSearchDetailList: null })
  await open()
  await tap('현미밥 담기')
  await tap('기록하기')
  await page.findByRole('button', { name: '다시 보내기' })
  serve({
    DayEatMealMenu: dayOf(eaten('F1', '현미밥')),
    SaveMealRecordSearchDetailList: { hcUclSeqNoList: [5], mealKcal: 150, dayKcal: 150 },
    removeMealDetailMealRegi: { resultCnt: 1, datauuidList: [] },
  })
  await tap('다시 보내기')
  await waitFor(() => expect(toasts.shown().map(({ text }) => text)).toContain('기록했어요'))
  await act(async () => void toasts.shown()[0]?.action?.onPress())
  await waitFor(() => expect(sent).toContainEqual(['removeMealDetailMealRegi', { hcUclSeqNoList: [5] }]))
})

test('a food that is gone is struck out with its way out, and the others can be recorded', async () => {
  serve({ SaveMealRecordSearchDetailList: 404, NtntDetailInfo: 404 })
  await open()
  await tap('현미밥 담기')
  await tap('기록하기')
  expect(await page.findByText('없어진 음식이에요')).toBeTruthy()
  expect(page.getByText('없어진 음식이 있어요. 나머지는 그대로 기록할 수 있어요.')).toBeTruthy()
  await tap('현미밥 빼기')
  expect(page.queryByRole('button', { name: /^담은 음식 보기/ })).toBeNull()
})

test('a food that the meal has already is asked about before anything is sent', async () => {
  serve({ DayEatMealMenu: dayOf(eaten('F1', '현미밥')) })
  await open()
  await tap('현미밥 담기')
  await tap('기록하기')
  expect(await page.findByText('현미밥, 저녁에 벌써 기록했어요.')).toBeTruthy()
})

test('only the amount changes: the time that the meal has stays', async () => {
  serve({
    DayEatMealMenu: dayOf(eaten('F1', '현미밥')),
    SaveMealRecordSearchDetailList: { hcUclSeqNoList: [5], mealKcal: 150, dayKcal: 150 },
  })
  await open()
  await tap('현미밥 담기')
  await tap('기록하기')
  await tap('양만 바꿀게요')
  await waitFor(() =>
    expect(sent).toContainEqual([
      'SaveMealRecordSearchDetailList',
      { baseDt: '20261119', menuMealType: '3', foodList: [{ foodId: 'F1', eatQty: 0.5, unitCode: 'SERVING' }] },
    ]),
  )
})

test('what a meal has is waited for where nobody has told it yet: a slow answer is no empty meal', async () => {
  let answerNow = () => {}
  serve({ DayEatMealMenu: new Promise((resolve) => (answerNow = () => resolve(dayOf(eaten('F1', '현미밥'))))) })
  await open()
  await tap('현미밥 담기')
  await tap('기록하기')
  await act(() => new Promise((resolve) => setTimeout(resolve, 1100)))
  expect(sent.filter(([name]) => name.startsWith('Save'))).toEqual([])
  await act(async () => answerNow())
  expect(await page.findByText('현미밥, 저녁에 벌써 기록했어요.')).toBeTruthy()
})

test('what another phone recorded since is asked about, and by that tap alone', async () => {
  serve({})
  await open()
  await tap('현미밥 담기')
  serve({ DayEatMealMenu: dayOf(eaten('F1', '현미밥')) })
  await tap('기록하기')
  expect(await page.findByText('현미밥, 저녁에 벌써 기록했어요.')).toBeTruthy()
})

test('a meal that could not be asked for offers no taking back of what it may have had', async () => {
  serve({ DayEatMealMenu: 500, SaveMealRecordSearchDetailList: { hcUclSeqNoList: [5], mealKcal: 150, dayKcal: 150 } })
  await open()
  await tap('현미밥 담기')
  await tap('기록하기')
  await waitFor(() => expect(toasts.shown().map(({ text }) => text)).toContain('기록했어요'))
  expect(toasts.shown().filter(({ action }) => action)).toEqual([])
})

describe('the meal and the time that were chosen', () => {
  const saved = { SaveMealRecordSearchDetailList: { hcUclSeqNoList: [5], mealKcal: 150, dayKcal: 150 } }
  const chooseSnack = async () => {
    await tap('끼니와 시각 바꾸기')
    await tap('간식')
    await tap('정하기')
    expect(await page.findByRole('heading', { name: '간식 기록' })).toBeTruthy()
  }
  const sentMeal = () => sent.find(([name]) => name === 'SaveMealRecordSearchDetailList')?.[1]
  const asSnack = { menuMealType: '5', foodList: [{ foodId: 'F1', eatDt: '20261119153000' }] }

  test('stand after the page of a food, and are sent', async () => {
    serve(saved)
    const router = await open()
    await chooseSnack()
    await act(() => router.navigate({ to: '/healthlog/mealRecordSearchDetail' }))
    expect(page.queryByRole('heading', { name: '간식 기록' })).toBeNull()
    await act(async () => void router.history.back())
    expect(await page.findByRole('heading', { name: '간식 기록' })).toBeTruthy()
    await tap('현미밥 담기')
    await tap('기록하기')
    await waitFor(() => expect(sentMeal()).toMatchObject(asSnack))
  })

  test('stand beside the basket when the page comes anew', async () => {
    serve(saved)
    await open()
    await tap('현미밥 담기')
    await chooseSnack()
    cleanup()
    endFlow()
    await open()
    expect(await page.findByRole('heading', { name: '간식 기록' })).toBeTruthy()
    await tap('기록하기')
    await waitFor(() => expect(sentMeal()).toMatchObject(asSnack))
  })

  test('are sent, too, where they were chosen after nobody had answered for another meal', async () => {
    serve({ SaveMealRecordSearchDetailList: null })
    await open()
    await tap('현미밥 담기')
    await tap('기록하기')
    await page.findByRole('button', { name: '다시 보내기' })
    serve(saved)
    await chooseSnack()
    await tap('기록하기')
    await waitFor(() => expect(sentMeal()).toMatchObject(asSnack))
  })

  test('are sent with a food of one’s own, too, and cannot be chosen while one is being changed', async () => {
    serve({ SaveMealDi: { foodId: 'F900001', hcUclSeqNo: 5 } })
    await open({ start: 'own' })
    await chooseSnack()
    await act(
      async () =>
        void fireEvent.change(page.getByRole('textbox', { name: '음식 이름' }), { target: { value: '팥 호빵' } }),
    )
    await act(
      async () =>
        void fireEvent.change(page.getByRole('textbox', { name: '열량 (kcal)' }), { target: { value: '220' } }),
    )
    await tap('적어 두고 기록하기')
    await waitFor(() =>
      expect(sent).toContainEqual([
        'SaveMealDi',
        {
          menuName: '팥 호빵',
          kcal: 220,
          record: { baseDt: '20261119', menuMealType: '5', eatQty: 1, eatDt: '20261119153000' },
        },
      ]),
    )
    cleanup()
    serve({
      NtntDetailInfo: {
        ...food('F900001', '팥 호빵', '220'),
        totSatFat: null,
        totTransFat: null,
        totChol: null,
        totCalcium: null,
        estimateYn: 'N',
        sourceTxt: null,
        unitList: [],
      },
    })
    await open({ start: 'own', foodId: 'F900001' })
    expect(page.queryByRole('button', { name: '끼니와 시각 바꾸기' })).toBeNull()
  })

  test('are of one visit: with an empty basket the next begins with what its address says', async () => {
    serve(saved)
    await open()
    await chooseSnack()
    cleanup()
    await open()
    expect(await page.findByRole('heading', { name: '저녁 기록' })).toBeTruthy()
    await tap('현미밥 담기')
    cleanup()
    await open()
    expect(await page.findByRole('heading', { name: '저녁 기록' })).toBeTruthy()
  })
})
