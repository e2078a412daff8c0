// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { useQuit } from './detail.queries.ts'

const CODE = 'CH20261102'

beforeEach(() => {
  i18n.load('ko', {})
  i18n.activate('ko')
})
afterEach(clearToasts)

/** Leaves a challenge, which the server answers so; hears whether the member is out. */
function leave(served: () => Response) {
  const out = vi.fn()
  connectApi(fakePorts(served))
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useQuit(), { wrapper })
  act(() => result.current.leave(CODE, out))
  return out
}

const said = () => toasts.shown().map(({ text }) => text)
const refused = (status: number, error: string) => () => answer({ error, errorMessage: '' }, { status })

test('who has left on another phone is out, and is not told that it could not be saved [CHA-02]', async () => {
  const first = leave(() =>
    answer(
      envelope({ chalnCode: CODE, joinYn: 'N', changeDtm: '202611191124', statusCode: 'ING', statusNm: '진행 중' }),
    ),
  )
  await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(1))
  const second = leave(refused(404, 'notFound'))
  await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1))
  expect(said()).toEqual([])
})

test('what could not be left is said, and the member is in it still', async () => {
  const out = leave(refused(409, 'over'))
  await vi.waitFor(() => expect(said()).toEqual(['저장하지 못했어요. 다시 시도해 주세요.']))
  expect(out).not.toHaveBeenCalled()
})
