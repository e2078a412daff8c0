// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import type { DrinkDay } from './drinks.ts'
import { drinkDayQuery, useDeleteDrinks, useSaveDrinks } from './drinks.queries.ts'

const DAY = '20261119'
let queries: QueryClient
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)

beforeEach(() => void (queries = new QueryClient()))
afterEach(cleanup)

test.each([
  [404, 'sent'],
  [503, 'failed'],
])('a day without drinks, refused with %i, is %s: what is gone already was to be taken away', async (status, end) => {
  connectApi(fakePorts(() => answer({ error: 'x', errorMessage: '' }, { status })))
  const { result } = renderHook(useSaveDrinks, { wrapper })
  let is = ''
  await act(() =>
    result.current.send(DAY, []).then(
      () => (is = 'sent'),
      () => (is = 'failed'),
    ),
  )
  expect(is).toBe(end)
})

test('an evening that came back is known to whatever opens next, before it is asked for again [MEA-16]', async () => {
  const none = {
    baseDt: DAY,
    drinkYn: 'N' as const,
    sumKcal: null,
    sumAlcoholG: null,
    weekAlcoholG: 0,
    lastWeekAlcoholG: 0,
    weekLimitG: 140,
    drinkList: [],
  }
  const row = {
    drinkSeq: 2,
    drinkCode: 'D001',
    drinkNm: '소주',
    drinkNmEng: 'Soju',
    unitCode: 'GLASS' as const,
    unitNm: '잔',
    drinkQty: 2,
    alcoholG: 12.8,
    kcal: '112',
  }
  const back = {
    ...none,
    drinkYn: 'Y' as const,
    sumKcal: '112',
    sumAlcoholG: 12.8,
    weekAlcoholG: 12.8,
    drinkList: [row],
  }
  connectApi(fakePorts(() => answer(envelope(back))))
  const { queryKey } = drinkDayQuery(DAY)
  queries.setQueryData(queryKey, none)
  const evening: DrinkDay = {
    day: DAY,
    drunk: [{ code: 'D001', unit: 'GLASS', quantity: 2, name: '소주', drawn: '소주잔', kcal: 112, alcoholG: 12.8 }],
    weekG: 12.8,
    lastWeekG: 0,
    limitG: 140,
  }
  const { result } = renderHook(useDeleteDrinks, { wrapper })
  act(() => result.current.restore(evening))
  await waitFor(() => expect(queries.getQueryData(queryKey)).toEqual(back))
})
