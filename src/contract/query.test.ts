import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { ApiError, backoffMs, shouldRetry } from './api-error.ts'
import { connectApi } from './api.ts'
import { keyOf, mutation, query } from './query.ts'
import { answer, envelope, fakePorts } from './testing.ts'

const DAY = { params: { query: { menuDt: '20261102' } } }

describe('declared queries', () => {
  let client: QueryClient
  beforeEach(() => {
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  })

  test('are keyed by path and by what is asked, marks left aside', () => {
    expect(query('get', '/api/menu/getTodayMenuList', { ...DAY, background: true }).queryKey).toEqual([
      '/api/menu/getTodayMenuList',
      { query: { menuDt: '20261102' } },
    ])
    expect(query('get', '/session').queryKey).toEqual(['/session', {}])
    expect(query('post', '/api/main/mainData', { body: {} }).queryKey).toEqual(['/api/main/mainData', { body: {} }])
    const path = { term: 'last', date: '20261102' } as const
    expect(query('get', '/api/goal/health-data/{term}/{date}', { params: { path } }).queryKey[1]).toEqual({ path })
  })

  test('give the payload', async () => {
    connectApi(fakePorts(() => answer(envelope({ chatYn: 'Y' }))))
    expect(await client.fetchQuery(query('get', '/api/my/chatYn'))).toEqual({ chatYn: 'Y' })
  })

  test('fail with an ApiError', async () => {
    connectApi(fakePorts(() => answer({ error: 'x', errorMessage: '' }, { status: 404 })))
    const failure = await client.fetchQuery(query('get', '/api/my/chatYn')).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
  })

  test('leave with their screen: cancelling aborts the call', async () => {
    const signals: AbortSignal[] = []
    const ports = fakePorts(() => new Promise<Response>(() => {}))
    connectApi({
      ...ports,
      fetch: (request, init) => {
        signals.push(init.signal)
        return ports.fetch(request, init)
      },
    })
    const call = client.fetchQuery(query('get', '/api/my/chatYn')).catch(() => 'cancelled')
    await vi.waitFor(() => expect(signals).toHaveLength(1))
    await client.cancelQueries()
    expect(await call).toBe('cancelled')
    expect(signals[0]?.aborted).toBe(true)
  })

  test('are asked again after a write that names them', async () => {
    connectApi(fakePorts((request) => answer(envelope(request.url.endsWith('chatYn') ? { chatYn: 'Y' } : {}))))
    const chat = query('get', '/api/my/chatYn')
    await client.fetchQuery(chat)
    const observer = new MutationObserver(client, mutation('post', '/api/main/mainData', { stale: ['/api/my/chatYn'] }))
    await observer.mutate({ body: {} })
    expect(client.getQueryState(chat.queryKey)?.isInvalidated).toBe(true)
    expect(keyOf('/api/my/chatYn')).toEqual(['/api/my/chatYn'])
  })
})

test('a server that cannot yet is asked again after the time that it says, and not for long', async () => {
  const unavailable = answer(
    { error: 'unavailable', errorMessage: '잠시 뒤에 다시 해 주세요.' },
    { status: 503, headers: { 'Retry-After': '2' } },
  )
  connectApi(fakePorts(() => unavailable))
  const failure = await new QueryClient({ defaultOptions: { queries: { retry: false } } })
    .fetchQuery(query('get', '/api/my/chatYn'))
    .catch((error: unknown) => error)
  expect([shouldRetry(0, failure), shouldRetry(4, failure), shouldRetry(5, failure)]).toEqual([true, true, false])
  expect(backoffMs(3, failure)).toBeGreaterThanOrEqual(2000)
  expect(backoffMs(3, failure)).toBeLessThan(3000)
  const refused = new ApiError('status', { status: 503, serverMessage: '지금은 문자를 보낼 수 없어요.' })
  expect(shouldRetry(0, refused)).toBe(false)
  const maintenance = new ApiError('status', { status: 503, retryAfterMs: 3_600_000 })
  expect(shouldRetry(0, maintenance)).toBe(false)
})

test('only a call that nobody answered is tried again, twice', () => {
  expect(shouldRetry(0, new ApiError('network'))).toBe(true)
  expect(shouldRetry(2, new ApiError('network'))).toBe(false)
  expect(shouldRetry(0, new ApiError('status', { status: 500 }))).toBe(false)
  expect(shouldRetry(0, new Error('other'))).toBe(false)
})
