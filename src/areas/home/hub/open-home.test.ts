// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection } from '#src/app/connection.ts'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { homeQuery } from './home.queries.ts'
import { openHome } from './open-home.ts'

const NO = 'N' as const
const activity = {
  stepCnt: 3842,
  asideStepCnt: null,
  stepGoal: 8000,
  yesterdayStepCnt: null,
  eatKcal: 356,
  eatKcalGoal: 1900,
  useKcal: 148,
  useKcalGoal: 350,
}
const none = {
  nextMeal: null,
  mealCard: null,
  challengeCard: null,
  reservationCard: null,
  bannerCard: null,
  recordedMeal: null,
  pickupCard: null,
  quickMenuList: [],
  healthCardList: null,
}
const wire = {
  nowDt: '20261118183000',
  nickName: '하늘',
  activity,
  newAlarmCnt: 0,
  failedCards: [],
  awayDays: 0,
  firstStep: null,
  firstDayYn: NO,
  restYn: NO,
  restDayNm: null,
  restDayNmEng: null,
  ...none,
}

let client: QueryClient
let isCut: boolean
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T18:30:00+09:00') })
  isCut = false
  connectApi(
    fakePorts(() => {
      if (isCut) throw new TypeError('cut')
      return answer(envelope(wire))
    }),
  )
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
})
afterEach(() => {
  vi.useRealTimers()
  connection.set('online')
})

/** Opens home in the evening, then again at this moment, when all was made stale and nobody answers any more. */
async function reopenedAt(iso: string) {
  expect((await openHome(client)).offline).toBeUndefined()
  isCut = true
  connection.set('offline')
  vi.setSystemTime(new Date(iso))
  await client.invalidateQueries({ refetchType: 'none' })
  return openHome(client)
}

test('a home left open until the next morning without a connection says what is kept, nothing of today', async () => {
  const { cards, offline } = await reopenedAt('2026-11-19T07:30:00+09:00')
  expect(cards).toEqual([])
  expect(offline?.kept).toMatchObject({ menu: null, receivedMs: Date.parse('2026-11-18T18:30:00+09:00') })
})

test('on the same day it stands as it was, instead of an error in its place', async () => {
  const { cards, offline } = await reopenedAt('2026-11-18T19:10:00+09:00')
  expect(offline).toBeUndefined()
  expect(cards).toContain('activity')
})

test('a server that answers with a failure is not passed over', async () => {
  await openHome(client)
  connectApi(fakePorts(() => answer({ error: 'x', errorMessage: '' }, { status: 400 })))
  await client.invalidateQueries({ queryKey: homeQuery().queryKey, refetchType: 'none' })
  await expect(openHome(client)).rejects.toMatchObject({ status: 400 })
})
