// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import '#src/ui/sheet/sheet-panel.tsx'
import { TimeSheet } from './time-sheet.tsx'

afterEach(() => cleanup())

test('another time is asked for and sent alone; refused, its reason stands above the times [SMO-07]', async () => {
  const sent: unknown[] = []
  const onClose = vi.fn<() => void>()
  connectApi(
    fakePorts(async (request) => {
      if (request.url.includes('getSubscribedList'))
        return answer(envelope([{ subscribedSeq: 60, pickupTmList: ['1150', '1200', '1210'] }]))
      sent.push(await request.clone().json())
      return sent.length === 1
        ? answer({ error: 'conflict', errorMessage: '그 시간은 꽉 찼어요.' }, { status: 409 })
        : answer(envelope({ subscribedOrderSeq: 1 }))
    }),
  )
  const data = screen({ kind: 'detail', title: { id: '구독 식단', message: '구독 식단' } })
  await renderRouter(
    testRouter(
      [
        {
          path: '/days',
          data,
          component: () => (
            <TimeSheet order={{ subscribedOrderSeq: 1, subscribedSeq: 60, pickupTm: '1150' }} onClose={onClose} />
          ),
        },
      ],
      { at: '/days' },
    ),
  )

  const save = await page.findByRole('button', { name: '이 시각으로 바꾸기' })
  expect(save.hasAttribute('disabled')).toBe(true)
  await userEvent.click(await page.findByRole('radio', { name: /12:00/ }))
  await userEvent.click(save)
  expect(await page.findByText('그 시간은 꽉 찼어요.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(await page.findByRole('radio', { name: /12:10/ }))
  await userEvent.click(save)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([
    { subscribedOrderSeq: 1, pickupTm: '1200' },
    { subscribedOrderSeq: 1, pickupTm: '1210' },
  ])
})
