// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'

type Loader = (given: { context: { queryClient: QueryClient }; deps: { add?: 'Y' } }) => Promise<unknown>

/** What the loader of a page asks for; of nothing else than whether values may be typed does an answer come. */
async function asks(load: () => Promise<{ Route: { options: { loader?: unknown } } }>, deps: { add?: 'Y' }) {
  const asked: string[] = []
  connectApi(
    fakePorts((request) => {
      const called = new URL(request.url).pathname.split('/').at(-1) ?? ''
      asked.push(called)
      return called === 'helhidxDirectYn'
        ? answer(envelope({ helhidxDirectYn: 'N' }))
        : answer({ error: 'x', errorMessage: '' }, { status: 500 })
    }),
  )
  const { Route } = await load()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  await (Route.options.loader as Loader)({ context: { queryClient }, deps }).catch(() => undefined)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return asked
}

test.each([
  { name: 'weight', load: () => import('#src/routes/healthlog/WeightRecord.tsx') },
  { name: 'blood pressure', load: () => import('#src/routes/healthlog/BloodpressureRecord.tsx') },
  { name: 'blood sugar', load: () => import('#src/routes/healthlog/BloodSugarRecord.tsx') },
  { name: 'sleep', load: () => import('#src/routes/healthlog/sleepRecord.tsx') },
])('$name: whoever comes to record finds a page that knows whether values may be typed', async ({ load }) => {
  expect(await asks(load, { add: 'Y' })).toContain('helhidxDirectYn')
  expect(await asks(load, {})).not.toContain('helhidxDirectYn')
})
