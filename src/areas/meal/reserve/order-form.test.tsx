// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts, packDrafts, unpackDrafts } from '#src/patterns/form/drafts.ts'
import { OrderForm } from './order-form.tsx'

const allergen = { allergyCode: '05', allergyNm: '대두', allergyNmEng: 'Soy', myAllergyYn: 'N' }
let item: Record<string, unknown>
let times: { pickupDt: string; pickupTm: string; remainCnt: number; closedYn: string }[]
let refusal: (() => Response) | undefined
let sent: unknown[]
let isUnread: boolean

const time = (pickupTm: string, remainCnt: number) => ({
  pickupDt: '20261119',
  pickupTm,
  remainCnt,
  closedYn: remainCnt === 0 ? 'Y' : 'N',
})

beforeEach(() => {
  item = {
    smartMenuSeq: '2611191',
    prodSeq: 2611191,
    restaurantCode: 'REST000311',
    restaurantName: '한빛타워점',
    restaurantNameEng: null,
    menuDt: '20261119',
    menuMealType: '3',
    menuName: '소고기미역국 밀키트',
    menuNameEng: null,
    pickupPlace: '지하 1층 테이크아웃 코너',
    price: 8900,
    supportAmt: 0,
    coupon: null,
    remainCnt: 9,
    orderEndDtm: '202611191500',
    orderYn: 'Y',
    smartOrderSeq: null,
    allergyKnownYn: 'Y',
    allergyList: [allergen],
  }
  times = [time('1700', 0), time('1720', 3), time('1740', 8)]
  refusal = undefined
  sent = []
  isUnread = false
  connectApi(
    fakePorts(async (request) => {
      const { pathname } = new URL(request.url)
      if (isUnread && request.method === 'GET')
        return answer({ error: 'serverError', errorMessage: '' }, { status: 500 })
      if (pathname.includes('getReserveItem')) return answer(envelope(item))
      if (pathname.includes('getPickupTime')) return answer(envelope(times))
      sent.push(await request.json())
      return refusal ? refusal() : answer(envelope({ smartOrderSeq: '7' }))
    }),
  )
  i18n.load('ko', {})
  i18n.activate('ko')
})
afterEach(() => {
  cleanup()
  endDrafts('')
})

async function open(until = () => screen.findByRole('radiogroup', { name: '받는 시각' })) {
  const onDone = vi.fn()
  const elsewhere = vi.fn()
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  })
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <Suspense>
          <OrderForm id="2611191" onDone={onDone} elsewhere={elsewhere} />
        </Suspense>
      </QueryClientProvider>
    </I18nProvider>,
  )
  await until()
  return { onDone, elsewhere }
}
const cell = (name: RegExp) => screen.getByRole<HTMLButtonElement>('radio', { name })
const more = () => fireEvent.click(screen.getByRole('button', { name: '수량 늘리기' }))
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const conflict = (errorMessage: string) => () => answer({ error: 'conflict', errorMessage }, { status: 409 })

test('a time and an amount are reserved for what they cost; a full time cannot be chosen', async () => {
  const { onDone } = await open()
  expect([cell(/17:00/).disabled, cell(/17:00/).textContent, cell(/17:20/).textContent]).toEqual([
    true,
    '17:00마감',
    '17:203자리',
  ])
  fireEvent.click(cell(/17:40/))
  more()
  await press('17,800원 예약하기')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent).toEqual([{ smartMenuSeq: '2611191', orderQty: 2, pickupTm: '1740' }])
})

test('a coupon is laid on it by the member alone: the bill says what it takes off, and it is sent', async () => {
  item = {
    ...item,
    price: 7000,
    supportAmt: 5000,
    coupon: { couponNo: 'CP1', couponNm: '점심 한 끼 쿠폰', endDt: '20261210', couponAmt: 7000 },
  }
  const { onDone } = await open()
  const bill = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  fireEvent.click(cell(/17:40/))
  expect(bill()).toEqual(['식사 값7,000원', '회사 지원−5,000원', '내가 낼 돈2,000원'])
  fireEvent.click(screen.getByRole('switch', { name: '쿠폰 쓰기' }))
  expect(bill()).toEqual(['식사 값7,000원', '회사 지원−5,000원', '쿠폰 할인−2,000원', '내가 낼 돈0원'])
  more()
  expect(bill()).toEqual(['식사 값14,000원', '회사 지원−5,000원', '쿠폰 할인−7,000원', '내가 낼 돈2,000원'])
  await press('2,000원 예약하기')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent).toEqual([{ smartMenuSeq: '2611191', orderQty: 2, pickupTm: '1740', couponNo: 'CP1' }])
})

test('a coupon that was taken meanwhile is gone from the form, and another is not laid unasked', async () => {
  const coupon = { couponNo: 'CP1', couponNm: '점심 한 끼 쿠폰', endDt: '20261210', couponAmt: 8900 }
  item = { ...item, coupon }
  await open()
  fireEvent.click(cell(/17:40/))
  fireEvent.click(screen.getByRole('switch', { name: '쿠폰 쓰기' }))
  item = { ...item, coupon: { ...coupon, couponNo: 'CP2' } }
  refusal = conflict('다른 예약에 쓰기로 한 쿠폰이에요.')
  await press('0원 예약하기')
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('다른 예약'))
  expect(screen.getByRole<HTMLInputElement>('switch', { name: '쿠폰 쓰기' }).checked).toBe(false)
  expect(screen.getByRole('button', { name: '8,900원 예약하기' })).toBeTruthy()
})

test('without a time nothing is sent, and the focus goes to the times', async () => {
  await open()
  await press('8,900원 예약하기')
  expect(screen.getByRole('alert').textContent).toBe('받을 시각을 골라 주세요.')
  expect(document.activeElement).toBe(cell(/17:20/))
  expect(sent).toEqual([])
})

test('a time that has filled up: the times come fresh, the amount stays, another time is asked for', async () => {
  await open()
  fireEvent.click(cell(/17:40/))
  more()
  times = [time('1700', 0), time('1720', 3), time('1740', 0)]
  refusal = conflict('그 시간은 방금 꽉 찼어요. 다른 시간을 골라 주세요.')
  await press('17,800원 예약하기')
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('꽉 찼어요'))
  expect([
    cell(/17:40/).disabled,
    screen.queryByRole('radio', { checked: true }),
    screen.getByRole('spinbutton').getAttribute('aria-valuenow'),
  ]).toEqual([true, null, '2'])
  expect(document.activeElement).toBe(cell(/17:20/))
})

test('the last one has gone: it says so, and leads to the others', async () => {
  const { elsewhere } = await open()
  fireEvent.click(cell(/17:40/))
  item = { ...item, remainCnt: 0, orderYn: 'N' }
  refusal = conflict('방금 다 나갔어요.')
  await press('8,900원 예약하기')
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('방금 다 나갔어요.'))
  await press('다른 것 보기')
  expect(elsewhere).toHaveBeenCalled()
})

test('why it was refused is said even where nothing can be read anew', async () => {
  await open()
  fireEvent.click(cell(/17:40/))
  isUnread = true
  refusal = conflict('그 시간은 방금 꽉 찼어요. 다른 시간을 골라 주세요.')
  await press('8,900원 예약하기')
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('꽉 찼어요'))
})

test('whoever has reserved it already is not asked when and how many, and is led to the order', async () => {
  item = { ...item, smartOrderSeq: '7' }
  const { onDone } = await open(() => screen.findByRole('status'))
  expect([screen.getByRole('status').textContent, screen.queryByRole('radiogroup')]).toEqual([
    '이미 예약하셨어요.',
    null,
  ])
  await press('예약 보기')
  expect(onDone).toHaveBeenCalledWith({ smartOrderSeq: '7' })
})

test('an order that stands though its answer was lost is shown as one; what was just taken is not', async () => {
  const { onDone } = await open()
  fireEvent.click(cell(/17:40/))
  item = { ...item, smartOrderSeq: '7' }
  await press('8,900원 예약하기')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(screen.queryByText('이미 예약하셨어요.')).toBeNull()
  cleanup()
  item = { ...item, smartOrderSeq: null }
  await open()
  fireEvent.click(cell(/17:40/))
  item = { ...item, smartOrderSeq: '7' }
  refusal = () => {
    throw new TypeError('cut')
  }
  await press('8,900원 예약하기')
  expect(await screen.findByText('이미 예약하셨어요.')).toBeTruthy()
})

test('what nobody answered may be sent again: the choice stands', async () => {
  const { onDone } = await open()
  fireEvent.click(cell(/17:20/))
  refusal = () => {
    throw new TypeError('cut')
  }
  await press('8,900원 예약하기')
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('한 번만 예약돼요'))
  refusal = undefined
  await press('8,900원 예약하기')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled())
})

test('what the member avoids is said before the button; what is not declared never reads as free of it', async () => {
  item = { ...item, allergyList: [{ ...allergen, myAllergyYn: 'Y' }] }
  await open()
  expect(screen.getByText('내 알레르기: 대두')).toBeTruthy()
  expect(screen.queryByText('내 알레르기 없음')).toBeNull()
  cleanup()
  item = { ...item, allergyKnownYn: 'N', allergyList: [] }
  await open()
  expect(screen.getByText('알레르기 정보를 다 알 수 없어요')).toBeTruthy()
})

test('what was chosen is there after a reload, but for a time full by then, and gone once it was ordered', async () => {
  await open()
  fireEvent.click(cell(/17:40/))
  more()
  const packed = packDrafts() ?? ''
  cleanup()
  endDrafts('')
  await open()
  act(() => unpackDrafts(packed))
  expect(cell(/17:40/).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('button', { name: '17,800원 예약하기' })).toBeTruthy()
  cleanup()
  times = [time('1700', 0), time('1720', 3), time('1740', 0)]
  await open()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  fireEvent.click(cell(/17:20/))
  await press('17,800원 예약하기')
  await vi.waitFor(() => expect(sent).toMatchObject([{ orderQty: 2, pickupTm: '1720' }]))
  cleanup()
  await open()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
})
