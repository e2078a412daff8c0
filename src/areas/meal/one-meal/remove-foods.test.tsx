// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { clearToasts, toasts } from '#src/ui/toast/toast.ts'
import { useRemoveMealFoods } from './one-meal.queries.ts'

const removeMeal = vi.hoisted(() => vi.fn<(datauuid: string) => Promise<boolean>>(() => Promise.resolve(true)))
vi.mock('#src/health-sync/use-health-sync.ts', () => ({ removeMeal }))

const NUMBERS = Array.from({ length: 120 }, (_, at) => at + 1)
const then = vi.fn<() => void>()

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  removeMeal.mockClear()
  then.mockClear()
})
afterEach(() => {
  cleanup()
  clearToasts()
})

/**
 * Removes all of them; the calls answer with these statuses in turn, and then well. @returns how many each call named
 */
function removing(...statuses: number[]) {
  const sent: number[] = []
  connectApi(
    fakePorts(async (request) => {
      const { hcUclSeqNoList } = (await request.clone().json()) as { hcUclSeqNoList: number[] }
      sent.push(hcUclSeqNoList.length)
      const status = statuses.shift() ?? 200
      return status === 200
        ? answer(envelope({ resultCnt: hcUclSeqNoList.length, datauuidList: [`phone-${String(hcUclSeqNoList[0])}`] }))
        : answer({ error: 'x', errorMessage: '' }, { status })
    }),
  )
  const queries = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useRemoveMealFoods('20261119'), { wrapper })
  act(() => result.current.remove(NUMBERS, then))
  return sent
}

test('more foods than one call takes go in several, and are said once', async () => {
  const sent = removing()
  await waitFor(() => expect(then).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([50, 50, 20])
  expect(removeMeal.mock.calls).toEqual([['phone-1'], ['phone-51'], ['phone-101']])
})

test('after a call that failed none follows, and it is said', async () => {
  const sent = removing(200, 400)
  await waitFor(() => expect(toasts.shown().map(({ text }) => text)).toEqual(['지우지 못했어요. 다시 시도해 주세요.']))
  expect(sent).toEqual([50, 50])
  expect(removeMeal.mock.calls).toEqual([['phone-1']])
  expect(then).not.toHaveBeenCalled()
})
