// @vitest-environment happy-dom
import { useSearch } from '@tanstack/react-router'
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { clearToasts } from '#src/ui/toast/toast.ts'
import { SubscribedOrderScreen } from './subscribed-order.screen.tsx'

const OFFER = {
  subscribedSeq: 61,
  subscribedNm: '12월 샐러드 구독',
  pickupTmList: ['1140', '1150', '1210'],
  mealAmt: 2000,
  supportAmt: 0,
  applyEndDtm: '202611251800',
}
const MENU = [
  {
    menuDt: '20261201',
    menuList: [
      { smartMenuSeq: '11', menuName: '닭가슴살샐러드', menuNameEng: '', alYn: 'N', allergyList: [], soldOutYn: null },
    ],
  },
]

afterEach(() => {
  act(() => endDrafts(''))
  act(clearToasts)
  cleanup()
})

/** The page as it stands under an address, and what it sends. */
async function draw(at: string) {
  const sent: unknown[] = []
  connectApi(
    fakePorts(async (request) => {
      const call = new URL(request.url).pathname.split('/').at(-1)
      if (call === 'getSubscribedList') return answer(envelope([OFFER]))
      if (call === 'getSubscribedMenu') return answer(envelope(MENU))
      sent.push(await request.clone().json())
      return answer(envelope({ subscribedOrderSeq: 7 }))
    }),
  )
  const data = screen({ kind: 'flow', title: { id: '구독 신청', message: '구독 신청' } })
  function Order() {
    const { time } = useSearch({ strict: false }) as { time?: string }
    return <SubscribedOrderScreen subscribedSeq={61} pick={undefined} time={time} />
  }
  const router = testRouter(
    [
      { path: '/mypage/wellOrder/subscribedOrder', data, component: Order },
      { path: '/mypage/wellOrder/subscribedMyMenu', data, component: () => <h1>구독</h1> },
    ],
    { at },
  )
  await renderRouter(router)
  await page.findByRole('heading', { level: 1, name: '이대로 신청할까요?' })
  return { router, sent }
}
const chosen = () =>
  page.getAllByRole('radio').find((each) => each.getAttribute('aria-checked') === 'true')?.textContent
const ADDRESS = '/mypage/wellOrder/subscribedOrder'

test('the chosen time stands in the address, is kept for coming again, and is applied for [SMO-06]', async () => {
  const { router } = await draw(ADDRESS)
  expect(chosen()).toContain('11:50')
  await userEvent.click(page.getByRole('radio', { name: /12:10/ }))
  await waitFor(() => expect(chosen()).toContain('12:10'))
  const address: string = router.state.location.href
  expect(router.state.location.search).toMatchObject({ time: '1210' })
  cleanup()

  // Back to the days, and here again: the link knows no time.
  await draw(ADDRESS)
  expect(chosen()).toContain('12:10')
  cleanup()

  // Loaded anew: nothing is left but the address.
  act(() => endDrafts(''))
  const { sent } = await draw(address)
  expect(chosen()).toContain('12:10')
  await userEvent.click(page.getByRole('button', { name: '1일, 2,000원 신청하기' }))
  expect(await page.findByRole('heading', { level: 1, name: '구독' })).toBeTruthy()
  expect(sent).toEqual([
    { subscribedSeq: 61, pickupTm: '1210', itemList: [{ menuDt: '20261201', smartMenuSeq: '11' }] },
  ])
})

test('a time that is not offered reads as none', async () => {
  await draw(`${ADDRESS}?time=1700`)
  expect(chosen()).toContain('11:50')
})
