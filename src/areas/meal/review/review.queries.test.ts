import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { prefetchReview, recentMenuQuery } from './review.queries.ts'

test('a course recorded after the list was read is among those that the page opens with [MEA-10]', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })
  const { queryKey } = recentMenuQuery()
  client.setQueryData(queryKey, [])
  await prefetchReview(client)
  expect(client.getQueryData(queryKey)).toEqual([])
  connectApi(fakePorts(() => answer(envelope([{ menuDt: '20261119' }]))))
  await client.invalidateQueries({ queryKey })
  await prefetchReview(client)
  expect(client.getQueryData(queryKey)).toEqual([{ menuDt: '20261119' }])
})

test('a list that cannot be read again does not take the page away; without one the page fails', async () => {
  const client = new QueryClient()
  const { queryKey } = recentMenuQuery()
  connectApi(fakePorts(() => answer({ error: 'x', errorMessage: '' }, { status: 503 })))
  await expect(prefetchReview(client)).rejects.toMatchObject({ status: 503 })
  client.setQueryData(queryKey, [], { updatedAt: 1 })
  await expect(prefetchReview(client)).resolves.toBeUndefined()
})
