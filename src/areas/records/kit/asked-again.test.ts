// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { fakePorts } from '#src/contract/testing.ts'
import { prefetchPressure } from '../blood-pressure/blood-pressure.queries.ts'
import { earlierSugarsQuery, prefetchSugar } from '../blood-sugar/blood-sugar.queries.ts'
import { prefetchBody } from '../body/body.queries.ts'
import { prefetchHeartRates } from '../heart-rate/heart-rate.queries.ts'
import { prefetchWeight } from '../weight/weight.queries.ts'

const NOW = new Date('2026-11-19T21:00:00+09:00')

test.each<{ name: string; prefetch: (client: QueryClient) => Promise<unknown> }>([
  { name: 'weight', prefetch: (client) => prefetchWeight(client, NOW) },
  { name: 'body fat', prefetch: (client) => prefetchBody(client, 'BDF', NOW) },
  { name: 'blood pressure', prefetch: (client) => prefetchPressure(client, NOW) },
  { name: 'blood sugar', prefetch: (client) => prefetchSugar(client, NOW) },
  { name: 'three years of blood sugar', prefetch: (client) => client.prefetchQuery(earlierSugarsQuery('20261119')) },
  { name: 'heart rate', prefetch: (client) => prefetchHeartRates(client, NOW) },
])('$name: where nobody answers each read is tried three times, and not three times three', async ({ prefetch }) => {
  const asked: string[] = []
  connectApi(
    fakePorts((request) => {
      asked.push(request.url)
      return Promise.reject(new TypeError('offline'))
    }),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: 2, retryDelay: 0, networkMode: 'always' } } })
  await prefetch(client).catch(() => undefined)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  const counts = [...Map.groupBy(asked, (url) => url).values()].map((times) => times.length)
  expect(Math.max(...counts)).toBe(3)
})
