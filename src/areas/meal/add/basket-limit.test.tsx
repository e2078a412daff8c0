// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts, keepDraft } from '#src/patterns/form/drafts.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { AddFoodsScreen } from './add-foods.screen.tsx'
import type { Chosen } from './basket.ts'
import { endFlow } from './flow.ts'

const LIMIT = '한 번에 50가지까지 담을 수 있어요'
const unit = { code: 'SERVING', name: '공기', nameEng: 'bowl', servings: 1 } as const
const chosen = (at: number): Chosen => ({
  foodId: `C${at}`,
  name: `반찬 ${at}`,
  nameEng: null,
  servingKcal: 10,
  unit,
  qty: 1,
})
const food = (foodId: string, menuName: string, rcntSeq: number) => ({
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
  kcal: '300',
  totCho: null,
  totProtein: null,
  totFat: null,
  totSugar: null,
  totFib: null,
  totNa: null,
  rcntSeq,
  eatQty: 1,
  lastEatDt: '20261118190000',
})
const answers: Record<string, unknown> = {
  RcntMealMenu: { totalCnt: 2, list: [food('F1', '현미밥', 1), food('F2', '김치찌개', 2)] },
  getDiaryMealList: [],
  DayEatMealMenu: { baseDt: '20261119', eatKcal: 0, mealList: [] },
  DayTabKcalInfo: { tabList: [] },
}

/** The page with so many foods in the basket. */
async function open(count: number) {
  keepDraft(
    'add-foods',
    Array.from({ length: count }, (_, at) => chosen(at)),
  )
  connectApi(fakePorts((request) => answer(envelope(answers[new URL(request.url).pathname.split('/').at(-1) ?? '']))))
  const data = screen({ entry: { name: 'main' }, kind: 'form', title: { id: '음식 담기', message: '음식 담기' } })
  await renderRouter(
    testRouter(
      [
        {
          path: '/healthlog/mealRecordWrite',
          data,
          component: () => <AddFoodsScreen day="20261119" meal="3" start="recent" />,
        },
      ],
      { at: '/healthlog/mealRecordWrite' },
    ),
  )
}
async function tap(name: string) {
  const button = await page.findByRole('button', { name })
  await act(async () => void fireEvent.click(button))
}
const counted = (count: number) =>
  page.queryByRole('button', { name: new RegExp(`^담은 음식 보기, .*, ${String(count)}가지, 오후 7:20$`) })

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

test('a basket says how much it holds before it is full', async () => {
  await open(44)
  await page.findByText('현미밥')
  expect(page.queryByText(LIMIT)).toBeNull()
  await tap('현미밥 담기')
  expect(page.getByText(LIMIT)).toBeTruthy()
  expect(toasts.shown()).toEqual([])
})

test('a full basket takes no more, and says why', async () => {
  await open(49)
  await tap('현미밥 담기')
  expect(counted(50)).toBeTruthy()
  expect(toasts.shown()).toEqual([])
  await tap('김치찌개 담기')
  await waitFor(() => expect(toasts.shown().map(({ text }) => text)).toEqual([LIMIT]))
  expect(counted(50)).toBeTruthy()
  expect(page.getByRole('button', { name: '김치찌개 담기' })).toBeTruthy()
})
