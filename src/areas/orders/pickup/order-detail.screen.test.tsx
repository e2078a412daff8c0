// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RouterContext } from '#src/app/router-context.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import { clearToasts } from '#src/ui/toast/toast.ts'
import '#src/ui/dialog/dialog-panel.tsx'
import '#src/ui/sheet/sheet-panel.tsx'
import './change-sheet.tsx'
import './hand-over.tsx'
import type { OrderDetail } from './order.ts'
import { OrderDetailScreen } from './order-detail.screen.tsx'

let order: OrderDetail
let times: () => Response

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T11:24:00+09:00'), toFake: ['Date'] })
  order = {
    smartOrderSeq: '41',
    smartMenuSeq: '21001',
    statusCode: 'RESERVED',
    menuDt: '20261119',
    menuMealType: '2',
    menuMealTypeTxt: '점심',
    restaurantCode: 'REST000311',
    restaurantName: '한빛타워점',
    restaurantNameEng: null,
    courseTxt: '포장',
    menuName: '훈제오리샐러드',
    menuNameEng: null,
    smartSubMenuTxt: '',
    photoUrl: '',
    photoCd: '',
    sumKcal: '412',
    orderQty: 1,
    payAmt: 2000,
    pickupTm: '1150',
    pickupPlace: '지하 1층 포장 코너',
    regDtm: '202611190901',
    prodSeq: null,
    diaryRegiYn: 'N',
    hallNo: 'E31T',
    menuCourseType: 'TA',
    modifyYn: 'Y',
    cancelYn: 'Y',
    changeEndDtm: '202611191130',
    pickupEndTm: '1330',
    supportAmt: 5000,
    supportMovedYn: 'N',
    supportTo: null,
    couponNo: null,
    couponNm: null,
    couponAmt: 0,
    pickupNo: 'T-17',
    pickupDtm: null,
    cancelDtm: null,
    allergyKnownYn: 'Y',
    allergyList: [],
  }
  times = () =>
    answer(
      envelope(['1150', '1200'].map((pickupTm) => ({ pickupDt: '20261119', pickupTm, remainCnt: 5, closedYn: 'N' }))),
    )
  connectApi(
    fakePorts((request) => {
      const { pathname } = new URL(request.url)
      if (pathname.includes('getPickupTime')) return times()
      if (pathname.endsWith('checkWelOrderPickedUpDuplicate')) {
        // Another phone of the member's was faster.
        order = { ...order, statusCode: 'PICKUP', pickupNo: null, pickupDtm: '202611191141' }
        return answer(envelope('Y'))
      }
      if (!pathname.endsWith('modifyMealReservation')) return answer(envelope(order))
      // Its last moment has passed meanwhile.
      order = { ...order, modifyYn: 'N', cancelYn: 'N' }
      return answer({ error: 'conflict', errorMessage: '바꿀 수 있는 시간이 지났어요.' }, { status: 409 })
    }),
  )
})
afterEach(() => {
  act(dismissQuestions)
  clearToasts()
  cleanup()
  vi.useRealTimers()
})

/** @param nowDt what time home was told, this very moment */
async function open(lead: string, nowDt?: string) {
  const data = screen({ kind: 'detail', title: { id: '예약한 식사', message: '예약한 식사' } })
  const router = testRouter([{ path: '/order', data, component: () => <OrderDetailScreen smartOrderSeq="41" /> }], {
    at: '/order',
  })
  const { queryClient } = router.options.context as RouterContext // the test router's own
  if (nowDt !== undefined) queryClient.setQueryData(['/api/main/mainData', {}], { nowDt })
  await renderRouter(router)
  await page.findByRole('heading', { level: 1, name: lead })
  return queryClient
}

test('a page older than the last moment is told so, though its sheet goes with the buttons [SMO-02]', async () => {
  await open('26분 뒤에 받으러 오세요')
  await userEvent.click(page.getByRole('button', { name: '바꾸기' }))
  await userEvent.click(await page.findByRole('radio', { name: /12:00/ }))
  await userEvent.click(page.getByRole('button', { name: '이대로 바꾸기' }))
  await waitFor(() => expect(page.queryByRole('button', { name: '이대로 바꾸기' })).toBeNull())
  expect(await page.findByText('바꿀 수 있는 시간이 지났어요.')).toBeTruthy()
  expect(page.getByText('11:30에 바꾸기가 끝났어요')).toBeTruthy()
  expect(page.queryByRole('button', { name: '예약 취소' })).toBeNull()
})

test('an order that has become cheaper by another one’s end says so, with its coupon and without', async () => {
  order = { ...order, supportMovedYn: 'Y' }
  const queries = await open('26분 뒤에 받으러 오세요')
  expect(page.getByText('2,000원')).toBeTruthy()
  expect(page.getByText('먼저 한 예약을 취소해서 회사 지원 5,000원이 적용됐어요')).toBeTruthy()
  order = { ...order, payAmt: 0, couponNo: 'CP1', couponNm: '점심 한 끼 쿠폰', couponAmt: 2000 }
  await act(() => queries.invalidateQueries())
  expect(
    await page.findByText('먼저 한 예약을 취소해서 회사 지원 5,000원이 적용됐어요. 쿠폰 2,000원도 뺐어요'),
  ).toBeTruthy()
})

test('a cancelled order says which other one has its share, and of no share that it still had', async () => {
  order = { ...order, statusCode: 'CANCEL', cancelDtm: '202611191120', modifyYn: 'N', cancelYn: 'N', pickupNo: null }
  const queries = await open('취소했어요')
  expect(page.queryByText(/회사 지원/)).toBeNull()
  const supportTo = {
    smartOrderSeq: '42',
    menuName: '연어샐러드',
    menuNameEng: 'Salmon salad',
    supportAmt: 5000,
    payAmt: 2000,
  }
  order = { ...order, supportTo, couponNo: 'CP1' }
  await act(() => queries.invalidateQueries())
  expect(await page.findByText('회사 지원은 연어샐러드 예약으로 옮겼어요 · 쿠폰은 돌려드렸어요')).toBeTruthy()
})

test('times that do not come are said to be missing', async () => {
  times = () => answer({ error: 'x', errorMessage: '' }, { status: 404 })
  await open('26분 뒤에 받으러 오세요')
  await userEvent.click(page.getByRole('button', { name: '바꾸기' }))
  expect(await page.findByText('시각을 불러오지 못했어요. 다시 열어 주세요.')).toBeTruthy()
})

test('the last minute is counted by the server’s clock, on a phone that is five minutes slow', async () => {
  await open('21분 뒤에 받으러 오세요', '20261119112930')
  expect(page.getByText('30초 안에 바꿀 수 있어요')).toBeTruthy()
})

test('it can be handed over when the counter has it, on a phone that is a quarter of an hour slow', async () => {
  order = { ...order, modifyYn: 'N', cancelYn: 'N' }
  await open('지금 받을 수 있어요', '20261119114000')
  expect(await page.findByRole('button', { name: '직원이 2초 동안 눌러 주세요' })).toBeTruthy()
})

// One page says one thing of one time (docs/decisions/393).
test.each([
  ['20261119113500', '15분 뒤에 받으러 오세요', ['11:30에 바꾸기가 끝났어요', '음식을 준비하고 있어요']],
  ['20261119114000', '지금 받을 수 있어요', ['13:30까지 받을 수 있어요', '11:30에 바꾸기가 끝났어요']],
  ['20261119115100', '13:30까지 기다려요', ['13:30까지 받을 수 있어요', '11:30에 바꾸기가 끝났어요']],
  ['20261119121100', '13:30까지 기다려요', ['13:30까지 받을 수 있어요', '11:30에 바꾸기가 끝났어요']],
])('at %s the page says %s and of the same time nothing else', async (nowDt, lead, said) => {
  order = { ...order, modifyYn: 'N', cancelYn: 'N' }
  await open(lead, nowDt)
  for (const text of said) expect(page.getByText(text)).toBeTruthy()
  expect(page.queryByText('음식을 준비하고 있어요') !== null).toBe(said.includes('음식을 준비하고 있어요'))
})

test('a clock of another day is told with its day, of today alone without', async () => {
  order = { ...order, menuDt: '20261125', changeEndDtm: '202611251500' }
  const queries = await open('11월 25일 (수) 11:50에 받으러 오세요', '20261119112930')
  expect(page.getByText('11월 25일 15:00까지 바꿀 수 있어요')).toBeTruthy()
  order = { ...order, menuDt: '20261120', changeEndDtm: '202611201500' }
  await act(() => queries.invalidateQueries({ queryKey: ['/api/mypage/wellorder/reservation/detail'] }))
  expect(await page.findByText('내일 15:00까지 바꿀 수 있어요')).toBeTruthy()
})

test('what was handed over is not handed over again, and nothing goes on showing its number [SMO-05]', async () => {
  order = { ...order, modifyYn: 'N', cancelYn: 'N' }
  const queries = await open('지금 받을 수 있어요', '20261119114000')
  // Assistive technology only clicks.
  fireEvent.click(await page.findByRole('button', { name: '직원이 2초 동안 눌러 주세요' }))
  await userEvent.click(await page.findByRole('button', { name: '받았어요' }))
  await page.findByText('이미 받은 주문이에요.')
  await page.findByRole('heading', { level: 1, name: '맛있게 드세요' })
  expect(queries.getQueryState(['/api/main/mainData', {}])?.isInvalidated).toBe(true)
})
