// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { keepOffline } from '#src/app/kept/kept-queries.ts'
import type { Vault } from '#src/app/kept/vault.ts'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { prefetchPressure } from '../blood-pressure/blood-pressure.queries.ts'
import { prefetchSugar } from '../blood-sugar/blood-sugar.queries.ts'
import { prefetchHeartRates } from '../heart-rate/heart-rate.queries.ts'
import { prefetchNights } from '../sleep/sleep.queries.ts'

const [TODAY, TOMORROW] = [new Date('2026-11-19T21:00:00+09:00'), new Date('2026-11-20T08:00:00+09:00')]
const DAY = '20261119'

const week = { startDt: DAY, endDt: DAY, recordCnt: 0, avgSbp: null, avgDbp: null }
const ranges = { sbpRangeList: [], dbpRangeList: [] }
const pressures = [{ sbpVal: '118', dbpVal: '76', inptDt: `${DAY}073000`, helhidxOriCode: '1', statusCode: 'NORMAL' }]
const ANSWERS: Record<string, unknown> = {
  MyBloodpressureRecordList: { totalCnt: 1, list: pressures },
  MyBloodpressureRecord: { lastRecord: pressures[0], thisWeek: week, lastWeek: week, ...ranges },
  BloodpressGraph: { startDt: DAY, endDt: DAY, ...ranges, list: pressures },
  BloodsugarGraph: {
    startDt: DAY,
    endDt: DAY,
    normalList: [],
    list: [{ helhidxCode: 'NBD', helhidxVal: '96', inptDt: `${DAY}072000`, helhidxOriCode: '1', statusCode: 'NORMAL' }],
  },
  helhGraph: {
    indicatorCode: 'SLP',
    unitNm: '분',
    startDt: DAY,
    endDt: DAY,
    rangeList: [],
    list: [
      { helhDate: DAY, indicatorVal: '400', subVal: null, inptDt: `${DAY}070000`, helhidxOriCode: '1', sleepDtl: null },
    ],
  },
  heartRateList: {
    totalCnt: 1,
    list: [{ inptDt: `${DAY}200000`, heartRate: 61, stateCode: 'REST', helhidxOriCode: '2' }],
  },
  heartRateGraph: {
    term: 'DAY',
    startDt: DAY,
    endDt: DAY,
    minRate: 61,
    maxRate: 61,
    avgRate: 61,
    restRate: 61,
    list: [],
  },
  getRecordDayList: [],
}

let vault: Vault

beforeEach(() => {
  const texts = new Map<string, string>()
  vault = {
    read: async (name) => texts.get(name) ?? null,
    write: async (name, text) => void texts.set(name, text),
    forget: async () => {},
    destroy: async () => texts.clear(),
  }
})

const started = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', persister: keepOffline(vault) } },
  })

test.each<{ name: string; prefetch: (client: QueryClient, now: Date) => Promise<unknown> }>([
  { name: 'blood pressure', prefetch: prefetchPressure },
  { name: 'blood sugar', prefetch: prefetchSugar },
  { name: 'sleep', prefetch: prefetchNights },
  { name: 'heart rate', prefetch: prefetchHeartRates },
])('$name that was read is the member’s on the next day too, without a connection', async ({ prefetch }) => {
  connectApi(fakePorts((request) => answer(envelope(ANSWERS[new URL(request.url).pathname.split('/').at(-1) ?? '']))))
  await prefetch(started(), TODAY)
  connectApi(fakePorts(() => Promise.reject(new TypeError('no connection'))))
  const page = await prefetch(started(), TOMORROW).then(
    () => 'opens',
    () => 'fails',
  )
  expect(page).toBe('opens')
})
