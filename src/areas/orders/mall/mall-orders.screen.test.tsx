// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { MallOrdersScreen } from './mall-orders.screen.tsx'

const leave = vi.hoisted(() => ({ openMall: vi.fn<(url: string) => void>() }))
vi.mock('#src/domain/mall/open-mall.ts', () => leave)

const FISH = {
  orderNo: 'WM1',
  orderDtm: '202611182104',
  goodNm: '순살 고등어 10팩',
  goodCnt: 3,
  payAmt: 25_300,
  statusCode: 'SHIPPING',
  imgUrl: null,
}
const MILK = {
  ...FISH,
  orderNo: 'WM2',
  orderDtm: '202610141932',
  goodNm: '무가당 두유 24팩',
  goodCnt: 1,
  payAmt: 18_900,
  statusCode: 'DONE',
}

beforeEach(() => vi.clearAllMocks())
afterEach(() => cleanup())

async function draw(list: object[], agreeYn = 'Y') {
  connectApi(
    fakePorts((request) =>
      answer(
        envelope(
          request.url.includes('getWelmallUrl')
            ? { url: 'https://mall.example.com/enter?ticket=t1', agreeYn, agreeDtm: null }
            : { totalCnt: list.length, list },
        ),
      ),
    ),
  )
  const data = screen({ kind: 'list', title: { id: '상품 주문', message: '상품 주문' } })
  const router = testRouter(
    [
      { path: '/orders', data, component: () => <MallOrdersScreen /> },
      { path: '/meal/welmallAgree', data, component: () => <h1>동의</h1> },
    ],
    { at: '/orders' },
  )
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
}

test('what is on its way is told first; each order by its month, with its state', async () => {
  await draw([FISH, MILK])
  expect(page.getByRole('heading', { level: 1 }).textContent).toContain('상품 주문 1건이')
  expect(page.getByRole('heading', { name: '2026년 10월' })).toBeTruthy()
  expect(page.getByText('순살 고등어 10팩 밖에 2개')).toBeTruthy()
  expect(page.getByText('11월 18일 · 오고 있어요')).toBeTruthy()
  expect(page.getByText('10월 14일 · 도착했어요')).toBeTruthy()
})

test('a name that the mall has in Korean alone says so in English', async () => {
  await draw([MILK])
  expect(page.getByText('무가당 두유 24팩').lang).toBe('')
  act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
  expect((await page.findByText('무가당 두유 24팩')).lang).toBe('ko')
})

test('the mall is entered by a ticket fetched on the way, or asks first whether it may know one [MEA-13]', async () => {
  await draw([FISH])
  await userEvent.click(page.getByRole('button', { name: '쇼핑몰 가기' }))
  await waitFor(() => expect(leave.openMall).toHaveBeenCalledWith('https://mall.example.com/enter?ticket=t1'))
  cleanup()
  await draw([], 'N')
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('주문한 상품이 없어요')
  await userEvent.click(page.getByRole('button', { name: '쇼핑몰 가기' }))
  expect((await page.findByRole('heading', { level: 1, name: '동의' })).textContent).toBe('동의')
  expect(leave.openMall).toHaveBeenCalledTimes(1)
})
