import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { serverOffsetMs, freshServerOffsetMs } from './server-time.queries.ts'

/** Midnight in Seoul by the phone. */
const RECEIVED_MS = new Date('2026-11-19T00:00:00+09:00').getTime()

/** By how much the server's clock is ahead after these answers: what each said, and how many milliseconds ago. */
function aheadAfter(...answers: [path: string, data: unknown, msAgo: number][]) {
  const client = new QueryClient()
  for (const [path, data, msAgo] of answers) client.setQueryData([path, {}], data, { updatedAt: RECEIVED_MS - msAgo })
  return serverOffsetMs(client)
}

test('the last that told the server’s time says how far it is from the phone’s', () => {
  expect(aheadAfter(['/api/main/mainData', { nowDt: '20261118235959' }, 0])).toBe(-1000)
  expect(
    aheadAfter(
      ['/api/menu/getTodayMenuList', { nowDt: '20261119001000' }, 0],
      ['/api/main/mainData', { nowDt: '20261118230000' }, 60_000],
    ),
  ).toBe(600_000)
  expect(
    aheadAfter(['/api/chalen/challenge/chalList', [{ nowDt: '20261118235800' }, { nowDt: '20261118235800' }], 0]),
  ).toBe(-120_000)
})

test('while nobody has told, the phone’s own clock is all there is', () => {
  expect([
    aheadAfter(),
    aheadAfter(['/api/chalen/challenge/chalList', [], 0]),
    aheadAfter(['/api/meal/like', { nowDt: '20261118235959' }, 0]),
  ]).toEqual([0, 0, 0])
})

test('what was told before this page began, or by a clock set back since, is not relied on', () => {
  const told = (msAgo: number) => {
    const client = new QueryClient()
    client.setQueryData(['/api/main/mainData', {}], { nowDt: '20261118235959' }, { updatedAt: Date.now() - msAgo })
    return freshServerOffsetMs(client)
  }
  expect([told(3_600_000), told(-3_600_000), freshServerOffsetMs(new QueryClient())]).toEqual([null, null, null])
  expect(told(0)).toBeTypeOf('number')
})
