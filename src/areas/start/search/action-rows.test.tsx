// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { askedAgain } from '#src/app/asked-again.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { ActionRows } from './action-rows.tsx'

afterEach(cleanup)

test.each([
  ['/main', 0],
  ['/main?show=qr', 1],
])('the code’s row leads to it from %s, and asks for it once more where it was closed', async (at, asked) => {
  const onLeave = vi.fn()
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  const router = testRouter(
    [{ path: '/main', data, component: () => <ActionRows names={['code']} onLeave={onLeave} /> }],
    { at },
  )
  await renderRouter(router)
  const before = askedAgain.get()
  await userEvent.click(await page.findByRole('link', { name: /내 QR 열기/ }))
  await waitFor(() => expect(router.history.location.href).toBe('/main?show=qr'))
  expect([askedAgain.get() - before, onLeave.mock.calls.length]).toEqual([asked, 1])
})
