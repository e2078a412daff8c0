// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { MyQrSheet } from './my-qr-sheet.tsx'

afterEach(() => void vi.useRealTimers())

test('a code whose renewal is cut fades at its end and offers a new one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let code = 'first'
  connectApi(fakePorts(async () => {
    if (code === '') throw new TypeError('cut')
    return answer(envelope({ qrCntnt: code, validSec: 180 }))
  }))
  i18n.load('ko', {})
  i18n.activate('ko')
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  render(<I18nProvider i18n={i18n}><QueryClientProvider client={queries}><MyQrSheet onClose={() => {}} /></QueryClientProvider></I18nProvider>)
  await screen.findByRole('img', { name: '식당에서 보여 줄 내 QR' })
  expect(screen.queryByText('시간이 지났어요')).toBeNull()
  code = ''
  await act(() => vi.advanceTimersByTimeAsync(181_000))
  expect(screen.getByText('시간이 지났어요')).toBeTruthy()
  expect(screen.getByText(/한 번만 쓸 수 있어요/)).toBeTruthy()
  expect(screen.queryByText(/단말기에 비춰 주세요/)).toBeNull()
  code = 'second'
  await act(async () => screen.getByRole('button', { name: '새 코드 만들기' }).click())
  await vi.waitFor(() => expect(screen.queryByText('시간이 지났어요')).toBeNull())
})
