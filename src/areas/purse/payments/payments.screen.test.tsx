// @vitest-environment happy-dom
import { cleanup, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { PaymentsScreen } from './payments.screen.tsx'

const LUNCH = {
  paySeq: 2,
  payDtm: '202611181203',
  restaurantCode: 'REST000311',
  restaurantName: '한빛타워점',
  menuMealType: '2',
  courseTxt: '포장',
  menuName: '연어샐러드',
  payTypeCode: 'DEDUCT',
  payAmt: 2000,
  supportAmt: 5000,
  cancelYn: 'N',
}
const SOUP = {
  ...LUNCH,
  paySeq: 1,
  payDtm: '202611121823',
  restaurantCode: 'REST000312',
  restaurantName: '그린캠퍼스점',
  menuName: '순두부찌개 밀키트',
  payTypeCode: 'CARD',
  payAmt: 7900,
  supportAmt: 0,
}
let asked: unknown[]

beforeEach(() => {
  asked = []
  vi.useFakeTimers({ now: new Date('2026-11-19T02:24:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function draw(list: object[]) {
  connectApi(
    fakePorts(async (request) => {
      asked.push(await request.clone().json())
      return answer(envelope({ totalCnt: list.length, totalPayAmt: 0, totalSupportAmt: 0, list }))
    }),
  )
  const data = screen({ kind: 'list', title: { id: '결제 내역', message: '결제 내역' } })
  const router = testRouter([{ path: '/customer/mealPaymentList', data, component: Shown }], {
    at: '/customer/mealPaymentList',
  })
  function Shown() {
    // The test's router knows no search schema.
    const { month, rest } = router.state.location.search as { month?: number; rest?: string }
    return <PaymentsScreen month={month === undefined ? undefined : String(month)} rest={rest} />
  }
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
  return router
}

test('a month is told by its sum, and of what the employer paid [CUS-02]', async () => {
  await draw([LUNCH, SOUP])
  expect(asked).toEqual([{ startDt: '20261101', endDt: '20261130' }])
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('11월에 9,900원을 냈어요')
  expect(page.getByRole('img', { name: '내 몫 9,900원, 회사 몫 5,000원' })).toBeTruthy()
  expect(within(page.getByRole('region', { name: '결제 내역' })).getAllByRole('listitem')).toHaveLength(2)
  expect(page.getByText('18:23 · 그린캠퍼스점 · 카드')).toBeTruthy()
})

test('one restaurant alone has its own sum; a month later than this one cannot be asked for', async () => {
  const router = await draw([LUNCH, SOUP])
  await userEvent.click(page.getByRole('button', { name: '그린캠퍼스점' }))
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('11월에 7,900원을 냈어요')
  expect(page.queryByText('연어샐러드')).toBeNull()
  const next = page.getByRole('button', { name: '다음 달' })
  expect(next.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(next)
  await userEvent.click(page.getByRole('button', { name: '전달' }))
  expect(router.state.location.search).toMatchObject({ month: '202610' })
  expect(asked.at(-1)).toEqual({ startDt: '20261001', endDt: '20261031' })
})

test('what was taken back stands beside it with its minus', async () => {
  await draw([{ ...LUNCH, paySeq: 3, payAmt: -2000, supportAmt: -5000, cancelYn: 'Y' }, LUNCH])
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('11월에 0원을 냈어요')
  expect(page.getByText('연어샐러드 취소')).toBeTruthy()
  expect(page.getByText('−2,000원')).toBeTruthy()
})

test('a month in which nothing was paid says so', async () => {
  await draw([])
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('11월에는 낸 것이 없어요')
})
