// @vitest-environment happy-dom
import { act, cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { goTo } from '#src/app/navigation.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, fakePorts } from '#src/contract/testing.ts'
import { AskedQr } from './my-qr.tsx'
import '#src/ui/sheet/sheet-panel.tsx'
import './my-qr-sheet.tsx'

afterEach(cleanup)

test('whoever has closed the code and shakes again, or presses its key, has it again', async () => {
  connectApi(fakePorts(() => answer({ error: 'x', errorMessage: '' }, { status: 500 })))
  const data = screen({ entry: { name: 'main' }, kind: 'hub', title: { id: '홈', message: '홈' } })
  const router = testRouter([{ path: '/main', data, component: AskedQr }], { at: '/main?show=qr' })
  await renderRouter(router)
  await userEvent.click(await page.findByRole('button', { name: '닫기' }))
  await waitFor(() => expect(page.queryByRole('dialog', { name: '내 QR' })).toBeNull())
  act(() => goTo(router, '/main?show=qr'))
  expect(await page.findByRole('dialog', { name: '내 QR' })).toBeTruthy()
})
