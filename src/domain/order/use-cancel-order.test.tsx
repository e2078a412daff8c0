// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { RouterContext } from '#src/app/router-context.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { dismissQuestions } from '#src/ui/confirm/confirm-queue.ts'
import { clearToasts } from '#src/ui/toast/toast.ts'
import '#src/ui/dialog/dialog-panel.tsx'
import { useCancelOrder } from './use-cancel-order.ts'

const HOME = ['/api/main/mainData', {}]

afterEach(() => {
  act(dismissQuestions)
  clearToasts()
  cleanup()
})

function Order() {
  const { takeBack } = useCancelOrder('41', '훈제오리샐러드')
  return (
    <button type="button" onClick={() => void takeBack()}>
      예약 취소
    </button>
  )
}

test('home asks anew after an order was cancelled: its slip would show a number that is no more [SMO-03]', async () => {
  connectApi(fakePorts(() => answer(envelope({ smartOrderSeq: '41', statusCode: 'CANCEL' }))))
  const data = screen({ kind: 'detail', title: { id: '예약한 식사', message: '예약한 식사' } })
  const router = testRouter([{ path: '/order', data, component: Order }], { at: '/order' })
  const { queryClient } = router.options.context as RouterContext // the test router's own
  queryClient.setQueryData(HOME, { pickupCard: { smartOrderSeq: '41' } })
  await renderRouter(router)
  await userEvent.click(await page.findByRole('button', { name: '예약 취소' }))
  await userEvent.click(await page.findByRole('button', { name: '취소할게요' }))
  await waitFor(() => expect(queryClient.getQueryState(HOME)?.isInvalidated).toBe(true))
})

test('whoever cancels is told which other order costs less by that [SMO-03]', async () => {
  const supportTo = {
    smartOrderSeq: '42',
    menuName: '연어샐러드',
    menuNameEng: 'Salmon salad',
    supportAmt: 5000,
    payAmt: 2000,
  }
  connectApi(fakePorts(() => answer(envelope({ smartOrderSeq: '41', statusCode: 'CANCEL', supportTo }))))
  const data = screen({ kind: 'detail', title: { id: '예약한 식사', message: '예약한 식사' } })
  await renderRouter(testRouter([{ path: '/order', data, component: Order }], { at: '/order' }))
  await userEvent.click(await page.findByRole('button', { name: '예약 취소' }))
  await userEvent.click(await page.findByRole('button', { name: '취소할게요' }))
  expect(await page.findByText('회사 지원 5,000원을 연어샐러드 예약으로 옮겼어요. 이제 2,000원이에요.')).toBeTruthy()
})
