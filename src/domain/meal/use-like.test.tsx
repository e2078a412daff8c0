// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { latestServerTime } from '#src/app/server-time.queries.ts'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { useLike } from './use-like.ts'

test('a heart is shown at once, and the menu does not tell its old time as if it had come just now', () => {
  connectApi(fakePorts(() => new Promise(() => {})))
  const queries = new QueryClient()
  const [key, told] = [
    ['/api/menu/getTodayMenuList', {}],
    { nowDt: '20261119112400', receivedMs: new Date('2026-11-19T11:24:00+09:00').getTime() },
  ]
  queries.setQueryData(
    key,
    { nowDt: told.nowDt, menuList: [{ menuCode: 'M1', myLikeMenuYn: 'N' }] },
    { updatedAt: told.receivedMs },
  )
  const { result } = renderHook(useLike, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  act(() => result.current('M1', true))
  expect(queries.getQueryData(key)).toMatchObject({ menuList: [{ menuCode: 'M1', myLikeMenuYn: 'Y' }] })
  expect(latestServerTime(queries)).toEqual(told)
})

test('a heart that was given or taken is found in the list of liked dishes the next time it is opened', async () => {
  connectApi(fakePorts(() => answer(envelope({ likeCnt: 1 }))))
  const queries = new QueryClient()
  const key = ['/api/mypage/favorite-list', {}]
  queries.setQueryData(key, [])
  const { result } = renderHook(useLike, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  act(() => result.current('M1', true))
  await waitFor(() => expect(queries.getQueryState(key)?.isInvalidated).toBe(true))
})
