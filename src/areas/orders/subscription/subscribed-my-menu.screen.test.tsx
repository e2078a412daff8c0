// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import { clearToasts } from '#src/ui/toast/toast.ts'
import '#src/ui/dialog/dialog-panel.tsx'
import { SubscribedMyMenuScreen } from './subscribed-my-menu.screen.tsx'
import type { Choice, MyOrder } from './subscription.ts'

const choice = (smartMenuSeq: string, menuName: string): Choice => ({
  smartMenuSeq,
  menuName,
  menuNameEng: '',
  smartSubMenuTxt: '',
  photoUrl: '',
  photoCd: '',
  sumKcal: '400',
  soldOutYn: null,
  alYn: 'N',
  allergyKnownYn: 'Y',
  allergyList: [],
})
const menu = [
  { menuDt: '20261201', menuList: [choice('11', '닭가슴살샐러드'), choice('12', '두부곡물샐러드')] },
  { menuDt: '20261202', menuList: [choice('21', '새우포케'), choice('22', '연어샐러드')] },
]
const item = (itemSeq: number, menuDt: string, smartMenuSeq: string): MyOrder['itemList'][number] => ({
  itemSeq,
  menuDt,
  smartMenuSeq,
  menuName: '',
  menuNameEng: null,
  sumKcal: null,
  payAmt: 2000,
  statusCode: 'RESERVED',
  modifyYn: 'Y',
  changeEndDtm: menuDt === '20261201' ? '202611301500' : '202612011500',
})

let order: MyOrder
let sent: [call: string, body: unknown][]
/** Lets the answers to writes go. */
let answerNow: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T11:24:00+09:00'), toFake: ['Date'] })
  sent = []
  answerNow = () => {}
  order = {
    subscribedOrderSeq: 7,
    subscribedSeq: 61,
    subscribedNm: '12월 샐러드 구독',
    restaurantCode: 'REST000311',
    restaurantName: '한빛타워점',
    restaurantNameEng: null,
    statusCode: 'CONFIRM',
    startDt: '20261201',
    endDt: '20261202',
    pickupTm: '1150',
    totalCnt: 2,
    cancelCnt: 0,
    pickupCnt: 0,
    payAmt: 4000,
    regDtm: '202611161320',
    confirmDtm: '202611161326',
    cancelYn: 'Y',
    itemList: [item(1, '20261201', '11'), item(2, '20261202', '21')],
  }
})
afterEach(() => {
  act(dismissQuestions)
  clearToasts()
  cleanup()
  vi.useRealTimers()
})

/** A server that keeps writes waiting until it is let. */
async function draw() {
  connectApi(
    fakePorts(async (request) => {
      const call = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (call === 'getMySubscribedOrder') return answer(envelope(order))
      if (call === 'getSubscribedMenu') return answer(envelope(menu))
      sent.push([call, await request.clone().json()])
      await new Promise<void>((resolve) => (answerNow = resolve))
      return answer(envelope(order))
    }),
  )
  const data = screen({ kind: 'detail', title: { id: '구독 식단', message: '구독 식단' } })
  await renderRouter(
    testRouter(
      [{ path: '/days', data, component: () => <SubscribedMyMenuScreen subscribedOrderSeq={7} day="20261201" /> }],
      { at: '/days' },
    ),
  )
  await page.findByRole('heading', { level: 1, name: /닭가슴살샐러드/ })
}
const radio = (name: RegExp) => page.getByRole<HTMLInputElement>('radio', { name })

test('a choice stands as soon as it is tapped; a day off tapped meanwhile waits for its answer [SMO-07]', async () => {
  await draw()
  expect(radio(/닭가슴살샐러드/).checked).toBe(true)
  await userEvent.click(radio(/두부곡물샐러드/))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(radio(/두부곡물샐러드/).checked).toBe(true)
  expect(page.getByRole('button', { name: /두부곡물샐러드/ })).toBeTruthy()
  await userEvent.click(radio(/이날은 쉬기/))
  order = { ...order, itemList: [item(1, '20261201', '12'), item(2, '20261202', '21')] }
  act(answerNow)
  await page.findByText('바꿨어요')
  expect(radio(/두부곡물샐러드/).checked).toBe(true)
  expect(sent).toEqual([
    ['updateMySubscribedOrder', { subscribedOrderSeq: 7, itemList: [{ menuDt: '20261201', smartMenuSeq: '12' }] }],
  ])
})

test('the last day is not left out without asking: the subscription would go with it [SMO-09]', async () => {
  order = {
    ...order,
    cancelCnt: 1,
    payAmt: 2000,
    itemList: [item(1, '20261201', '11'), { ...item(2, '20261202', '21'), statusCode: 'CANCEL', modifyYn: 'N' }],
  }
  await draw()
  await userEvent.click(radio(/이날은 쉬기/))
  const asked = within(await page.findByRole('alertdialog'))
  expect(asked.getByText('마지막 날이에요. 구독을 취소할까요?')).toBeTruthy()
  await userEvent.click(asked.getByRole('button', { name: '그대로 둘게요' }))
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  expect(sent).toEqual([])
  expect(radio(/닭가슴살샐러드/).checked).toBe(true)

  await userEvent.click(radio(/이날은 쉬기/))
  await userEvent.click(await page.findByRole('button', { name: '취소할게요' }))
  await waitFor(() => expect(sent).toEqual([['cancelSubscribedOrderAll', { subscribedOrderSeq: 7 }]]))
  act(answerNow)
  await page.findByText('구독을 취소했어요')
})
