// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { ReservedScreen } from './reserved.screen.tsx'

afterEach(() => {
  cleanup()
  clearToasts()
})

test('a lunch that was picked up is written down as a meal, not as dinner [DIA-02]', async () => {
  const order = {
    smartOrderSeq: '7',
    statusCode: 'PICKUP',
    menuDt: '20261119',
    menuMealType: '2',
    restaurantName: '한빛타워점',
    restaurantNameEng: null,
    menuName: '훈제오리샐러드',
    menuNameEng: null,
    orderQty: 1,
    payAmt: 2000,
    pickupTm: '1150',
    pickupPlace: '지하 1층 포장 코너',
    prodSeq: null,
    diaryRegiYn: 'N',
    cancelYn: 'N',
    changeEndDtm: '202611191130',
    couponNm: null,
    pickupNo: null,
  }
  connectApi(
    fakePorts((request) =>
      answer(
        envelope(
          request.url.includes('takeOutWrite')
            ? { hcUclSeqNo: 1, kcal: '420', baseDt: '20261119', eatKcal: 420 }
            : order,
        ),
      ),
    ),
  )
  const data = screen({ entry: { name: 'mealReserve' }, kind: 'result', title: { id: '예약', message: '예약' } })
  await renderRouter(
    testRouter([{ path: '/meal/reserve', data, component: () => <ReservedScreen smartOrderSeq="7" /> }], {
      at: '/meal/reserve',
    }),
  )
  await userEvent.click(await page.findByRole('button', { name: '식사로 적기' }))
  await vi.waitFor(() => expect(toasts.shown()).toMatchObject([{ text: '식사로 적었어요' }]))
})

test('until when an order of next week can be cancelled is told with its day [SMO-03]', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T11:24:00+09:00'), toFake: ['Date'] })
  const order = {
    smartOrderSeq: '8',
    statusCode: 'RESERVED',
    menuDt: '20261125',
    menuMealType: '3',
    restaurantName: '한빛타워점',
    restaurantNameEng: null,
    menuName: '소고기미역국 밀키트',
    menuNameEng: null,
    orderQty: 1,
    payAmt: 8900,
    pickupTm: '1730',
    pickupPlace: '지하 1층 포장 코너',
    prodSeq: 1,
    diaryRegiYn: 'N',
    cancelYn: 'Y',
    changeEndDtm: '202611251500',
    couponNm: null,
    pickupNo: 'T-17',
  }
  connectApi(fakePorts(() => answer(envelope(order))))
  const data = screen({ entry: { name: 'mealReserve' }, kind: 'result', title: { id: '예약', message: '예약' } })
  await renderRouter(
    testRouter([{ path: '/meal/reserve', data, component: () => <ReservedScreen smartOrderSeq="8" /> }], {
      at: '/meal/reserve',
    }),
  )
  expect(await page.findByText('11월 25일 15:00까지 취소할 수 있어요.')).toBeTruthy()
  vi.useRealTimers()
})
