import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { toWireTime } from '#src/lib/wire-time.ts'
import { newRun, type Plan, type Run } from './run.ts'
import { saveRun } from './save-run.ts'

const plan: Plan = {
  code: 'PG0012',
  name: '퇴근 뒤 전신 근력',
  moves: [{ sn: 1, name: '스쿼트', sets: 1, reps: null, setS: 300, restS: 0, guide: null, drawing: null }],
}
const HOUR = 3_600_000
/** Of the server. */
const NOW = new Date('2026-11-19T18:45:00+09:00').getTime()
const SLACK_MS = 300_000

let calls: string[]
let starts: string[]
/** The status of home; null is nobody. */
let home: number | null

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  calls = []
  starts = []
  home = 200
})
afterEach(() => void vi.useRealTimers())

/** The phone's clock is off by so much; the server takes no end that lies ahead of its own. */
function phone(offMs: number) {
  vi.setSystemTime(NOW + offMs)
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
      calls.push(name)
      if (name === 'mainData') {
        if (home === null) throw new TypeError('Failed to fetch')
        return home === 200
          ? answer(envelope({ nowDt: toWireTime(new Date(NOW)) }))
          : answer({ error: 'x', errorMessage: '' }, { status: home })
      }
      // what saved-run.ts makes
      const { startDt, endDt } = (await request.clone().json()) as { startDt: string; endDt: string }
      if (endDt > toWireTime(new Date(NOW + SLACK_MS)))
        return answer({ error: 'badRequest', errorMessage: '' }, { status: 400 })
      starts.push(startDt)
      return answer(envelope({ wrkotSn: 7, wrkotMin: 5, useKcal: 30, doneCnt: 1 }))
    }),
  )
  const queries = new QueryClient()
  const run: Run = {
    ...newRun(plan, NOW + offMs),
    startedMs: NOW + offMs - 300_000,
    spentMs: [300_000],
    done: [[true]],
  }
  /** As the machine does: dated, it is sent with the date. */
  const save = async (aheadMs: number | null = null) => {
    const outcome = await saveRun(queries, { ...run, aheadMs }, () => Date.now())
    return outcome.is === 'dated' ? saveRun(queries, { ...run, aheadMs: outcome.aheadMs }, () => Date.now()) : outcome
  }
  return { queries, run, save }
}

describe.each([
  ['an hour ahead', HOUR],
  ['an hour back', -HOUR],
  ['a day ahead', 24 * HOUR],
  ['a day back', -24 * HOUR],
])('of a phone whose clock is %s', (_how, offMs) => {
  test('the run is taken, at the time at which it was', async () => {
    expect((await phone(offMs).save()).is).toBe('saved')
    expect([calls, starts]).toEqual([['mainData', 'saveHealthCare'], ['20261119184000']])
  })

  test('home that has told the time is not asked again', async () => {
    const { queries, run } = phone(offMs)
    // A page begins when its code is loaded, by the machine's clock.
    vi.useRealTimers()
    queries.setQueryData(['/api/main/mainData', { body: {} }], { nowDt: toWireTime(new Date(Date.now() - offMs)) })
    const outcome = await saveRun(queries, run, () => Date.now())
    expect(calls).toEqual([])
    expect(outcome).toEqual({ is: 'dated', aheadMs: expect.closeTo(-offMs, -4) as number })
  })
})

test('what a phone that is nearly right says stands: its key is the same whether home has told or not', async () => {
  expect((await phone(90_000).save()).is).toBe('saved')
  expect(starts).toEqual(['20261119184130'])
})

test('nothing is sent undated: while nobody answers it waits', async () => {
  home = null
  expect(await phone(HOUR).save()).toEqual({ is: 'lost' })
  expect(calls).toEqual(['mainData'])
})

test.each([403, 500])('a home that answers %i and cannot tell the time does not hold it up', async (status) => {
  home = status
  expect((await phone(0).save()).is).toBe('saved')
  expect(starts).toEqual(['20261119184000'])
})

test('one that was dated wrongly is refused, dated anew and taken', async () => {
  expect((await phone(HOUR).save(0)).is).toBe('saved')
  expect([calls, starts]).toEqual([['saveHealthCare', 'mainData', 'saveHealthCare'], ['20261119184000']])
})

test('one that is refused for another reason stays refused', async () => {
  const { queries, run } = phone(0)
  expect(await saveRun(queries, { ...run, spentMs: [7200_000], aheadMs: 0 }, () => Date.now())).toEqual({
    is: 'refused',
  })
  home = null
  expect(await saveRun(queries, { ...run, spentMs: [7200_000], aheadMs: 0 }, () => Date.now())).toEqual({
    is: 'refused',
  })
})
