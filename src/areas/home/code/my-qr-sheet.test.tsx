// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { connection } from '#src/app/connection.ts'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { MyQrSheet } from './my-qr-sheet.tsx'

afterEach(() => {
  vi.useRealTimers()
  connection.set('online')
})

test('a code whose renewal is cut fades at its end and offers a new one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let code = 'first'
  connectApi(
    fakePorts(async ({ url }) => {
      if (code === '' || !url.includes('QRCode')) throw new TypeError('cut')
      return answer(envelope({ qrCntnt: code, validSec: 180 }))
    }),
  )
  i18n.load('ko', {})
  i18n.activate('ko')
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <MyQrSheet onClose={() => {}} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  await screen.findByRole('img', { name: '식당에서 보여 줄 내 QR' })
  expect(screen.queryByText('시간이 지났어요')).toBeNull()
  code = ''
  await act(() => vi.advanceTimersByTimeAsync(181_000))
  expect(screen.getByText('시간이 지났어요')).toBeTruthy()
  expect(screen.getByText(/한 번만 쓸 수 있어요/)).toBeTruthy()
  expect(screen.queryByText(/이 코드예요/)).toBeNull()
  code = 'second'
  await act(async () => screen.getByRole('button', { name: '새 코드 만들기' }).click())
  await vi.waitFor(() => expect(screen.queryByText('시간이 지났어요')).toBeNull())
})

test('counts down by the answer, aloud at sixty and ten seconds alone; keeps the screen on while open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const release = vi.fn(async () => {})
  const request = vi.fn(async () => ({ release }))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
  let calls = 0
  connectApi(
    fakePorts(async ({ url }) => {
      if (!url.includes('QRCode')) throw new TypeError('cut')
      calls += 1
      if (calls > 1) throw new TypeError('cut')
      return answer(envelope({ qrCntnt: 'first', validSec: 180 }))
    }),
  )
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <MyQrSheet onClose={() => {}} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  const timer = await screen.findByRole('timer')
  expect(timer.textContent).toMatch(/3분|2분 5\d초/)
  const status = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
  expect(status()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(100_000))
  expect(timer.textContent).toMatch(/1분 (19|20)초/)
  expect(status()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(21_000))
  expect(status()).toContain('60초')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(status()).toBe('')
  expect(request).toHaveBeenCalledWith('screen')
  unmount()
  expect(release).toHaveBeenCalled()
  vi.unstubAllGlobals()
})

/** Draws the sheet over these answers, by the last part of their path; what is not named fails. */
function drawWith(answers: Record<string, unknown>) {
  i18n.load('ko', {})
  i18n.activate('ko')
  connectApi(
    fakePorts(async (request) => {
      const found = Object.entries(answers).find(([path]) => new URL(request.url).pathname.endsWith(path))
      if (!found) throw new TypeError('cut')
      return answer(envelope(found[1]))
    }),
  )
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  return {
    queries,
    ...render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          <MyQrSheet onClose={() => {}} />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  }
}

const lunchAtTower = { nextMeal: { menuDt: '20261119', menuMealType: '2' }, mealCard: { restaurantCode: 'REST000311' } }
const coupon = {
  couponNo: 'CP1',
  couponNm: '점심 한 끼 쿠폰',
  couponType: 'REST',
  restaurantCode: 'REST000311',
  menuMealType: '2',
  statusCode: 'ISSUED',
  startDt: '20261110',
  endDt: '20261210',
  smartOrderSeq: null,
}
const answers = {
  mainData: lunchAtTower,
  'coupon-list': [coupon],
  'coupon-detail': { ...coupon, barcodeTxt: '8801234567893', noteTxt: '한 번에 한 장만 쓸 수 있어요.' },
  getUserData: { point: 2350 },
}

test('beside the code stand the coupon that fits here and now, whose bars take its place, and the points', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-19T02:31:00Z') })
  drawWith({ ...answers, getQRCodeCreate: { qrCntnt: 'first', validSec: 180 } })
  expect(await screen.findByText('2,350P')).toBeTruthy()
  await act(async () => (await screen.findByRole('button', { name: /점심 한 끼 쿠폰/ })).click())
  expect(screen.getByRole('img', { name: '쿠폰 바코드' })).toBeTruthy()
  expect(screen.getByText('8801234567893')).toBeTruthy()
  expect(screen.queryByRole('img', { name: '식당에서 보여 줄 내 QR' })).toBeNull()
  await act(async () => screen.getByRole('button', { name: /코드로 돌아가기/ }).click())
  expect(screen.getByRole('img', { name: '식당에서 보여 줄 내 QR' })).toBeTruthy()
})

test('the bars of a coupon are kept nowhere: not on the phone, nor in memory once the sheet is closed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-19T02:31:00Z') })
  const { queries, unmount } = drawWith({ ...answers, getQRCodeCreate: { qrCntnt: 'first', validSec: 180 } })
  await screen.findByRole('button', { name: /점심 한 끼 쿠폰/ })
  const withBars = () =>
    queries
      .getQueryCache()
      .getAll()
      .filter(({ state }) => JSON.stringify(state.data ?? null).includes('8801234567893'))
  expect(withBars().map(({ queryKey, meta }) => [queryKey[0], meta?.keptOffline])).toEqual([
    ['/api/mypage/coupon-detail', undefined],
  ])
  unmount()
  await vi.advanceTimersByTimeAsync(1)
  expect(withBars()).toEqual([])
})

test.each([
  ['Y', '오늘은 사원증을 대 주세요. 똑같이 계산돼요.'],
  ['N', '연결되면 열려요.'],
])(
  'without a connection there is no code: an employee’s card pays (%s), and a coupon that stood there before',
  async (tomsYn, words) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-19T02:31:00Z') })
    connection.set('offline')
    drawWith({ ...answers, userInfo: { tomsYn } })
    expect(await screen.findByText('연결이 없으면 코드를 못 만들어요')).toBeTruthy()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(await screen.findByText('받아 둔 바코드는 보여 줄 수 있어요')).toBeTruthy()
    expect(screen.queryByRole('img', { name: '식당에서 보여 줄 내 QR' })).toBeNull()
    expect(screen.queryByText('2,350P')).toBeNull()
    expect(screen.getByRole('button', { name: '다시 연결' })).toBeTruthy()
  },
)

test('a code that another tab has made ends this one, which does not make the next by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let made = 0
  connectApi(
    fakePorts(async ({ url }) => {
      if (!url.includes('QRCode')) throw new TypeError('cut')
      made += 1
      return answer(envelope({ qrCntnt: `code ${made}`, validSec: 180 }))
    }),
  )
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <MyQrSheet onClose={() => {}} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  await screen.findByRole('img', { name: '식당에서 보여 줄 내 QR' })
  const other = new BroadcastChannel('hansang.code')
  const heard = vi.fn()
  other.addEventListener('message', heard)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is bound to its origin
  other.postMessage('made')
  expect(await screen.findByText('다른 창에서 새 코드를 열었어요')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(200_000))
  expect(made).toBe(1)
  await act(async () => screen.getByRole('button', { name: '새 코드 만들기' }).click())
  await vi.waitFor(() => expect(screen.queryByText('다른 창에서 새 코드를 열었어요')).toBeNull())
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  unmount()
  other.close()
})
