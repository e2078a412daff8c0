import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { clientState, resetClientState, setClientState } from '#src/app/client-state.ts'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { loadCoaching } from './ai.queries.ts'

let asked: number
let changeAiStatusYn: 'Y' | 'N'
let client: QueryClient

beforeEach(() => {
  asked = 0
  changeAiStatusYn = 'N'
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })
  resetClientState()
  connectApi(
    fakePorts(() => {
      asked += 1
      return answer(
        envelope({
          aiChalnYn: 'N',
          chalnCode: null,
          coachTitle: null,
          coachTxt: '',
          healthScore: null,
          nbtiCode: null,
          nbtiNm: null,
          taskList: [],
          changeAiStatusYn,
        }),
      )
    }),
  )
})

test('an unchanged status: the four screens share one answer [CHA-10]', async () => {
  for (let screens = 0; screens < 4; screens += 1) await loadCoaching(client)
  expect([asked, clientState.get().changeAiStatus]).toEqual([1, false])
})

test('a changed status is set by the answer, reloads the next screen, and is reset [CHA-10] [CHA-15]', async () => {
  changeAiStatusYn = 'Y'
  await loadCoaching(client)
  expect([asked, clientState.get().changeAiStatus]).toEqual([1, true])
  changeAiStatusYn = 'N'
  await loadCoaching(client)
  await expect.poll(() => [asked, client.isFetching(), clientState.get().changeAiStatus]).toEqual([2, 0, false])
  await loadCoaching(client)
  expect(asked).toBe(2)
})

test('told before anything is asked, it costs no second call; a session end forgets it [CHA-10] [STA-04]', async () => {
  setClientState({ changeAiStatus: true })
  await loadCoaching(client)
  expect([asked, clientState.get().changeAiStatus]).toEqual([1, false])
  setClientState({ changeAiStatus: true })
  resetClientState()
  expect(clientState.get().changeAiStatus).toBe(false)
})
