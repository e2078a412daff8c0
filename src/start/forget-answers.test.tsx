// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Suspense, useReducer } from 'react'
import { expect, test, vi } from 'vitest'
import { forgetAnswers, silentOnceEnded } from './forget-answers.ts'

const ask = vi.fn(async () => '하늘')
const options = { queryKey: ['/api/oauth/userInfo'], queryFn: ask }

function Greeting() {
  const [, again] = useReducer((count: number) => count + 1, 0)
  return (
    <button type="button" onClick={again}>
      {useSuspenseQuery(options).data}
    </button>
  )
}

async function start() {
  ask.mockClear()
  const queries = new QueryClient({
    defaultOptions: { queries: { persister: silentOnceEnded((queryFn, context) => queryFn(context)) } },
  })
  queries.setQueryData(['/api/main/mainData'], { steps: 4210 })
  const page = render(
    <QueryClientProvider client={queries}>
      <Suspense fallback="…">
        <Greeting />
      </Suspense>
    </QueryClientProvider>,
  )
  await act(async () => {})
  return {
    queries,
    page,
    keys: () =>
      queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey: [path] }) => path),
  }
}

test('a screen that still stands asks nothing at its next render after the session has ended [SES-12]', async () => {
  const { queries, keys } = await start()
  expect(ask).toHaveBeenCalledTimes(1)
  forgetAnswers(queries)
  await act(async () => screen.getByRole('button', { name: '하늘' }).click())
  expect(ask).toHaveBeenCalledTimes(1)
  expect(keys()).toEqual(['/api/oauth/userInfo'])
})

test('nor when something declares everything stale meanwhile, as the end of a sync does [HSY-13]', async () => {
  const { queries, page, keys } = await start()
  forgetAnswers(queries)
  const told = queries.invalidateQueries()
  await act(async () => {})
  expect(ask).toHaveBeenCalledTimes(1)
  page.unmount()
  await told // whoever waits for the answers is let go with the screen
  expect(keys()).toEqual([])
})

test('what nobody shows goes at once, and what a screen shows goes with the screen [STA-04]', async () => {
  const { queries, page, keys } = await start()
  forgetAnswers(queries)
  expect(keys()).not.toContain('/api/main/mainData')
  page.unmount()
  expect(keys()).toEqual([])
})

test('the answers of the next member stay when their screens close', async () => {
  const { queries, page, keys } = await start()
  forgetAnswers(queries)
  page.unmount()
  const next = render(
    <QueryClientProvider client={queries}>
      <Suspense fallback="…">
        <Greeting />
      </Suspense>
    </QueryClientProvider>,
  )
  await act(async () => {})
  expect(ask).toHaveBeenCalledTimes(2)
  next.unmount()
  expect(keys()).toEqual(['/api/oauth/userInfo'])
})
