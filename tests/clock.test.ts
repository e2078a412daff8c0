import { afterEach, describe, expect, test, vi } from 'vitest'
import { seoulDay, seoulTime } from './support/clock.ts'

test('a wall time stands on the day of the test, also where midnight in Seoul has passed since it began', () => {
  const justBefore = new Date('2026-11-22T14:59:58Z')
  const start = seoulTime('11:24', justBefore)
  expect(start.toISOString()).toBe('2026-11-22T02:24:00.000Z')
  // What the test goes on from is its own beginning, not the moment at which it asks: the next day's 15:30 is past
  // every session's end.
  expect(seoulTime('15:30', start).getTime() - start.getTime()).toBe((4 * 60 + 6) * 60_000)
  expect(seoulDay(seoulTime('15:30', start))).toBe('20261122')
})

describe('the day that tests play on', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  async function onDay(day: string) {
    vi.useFakeTimers({ now: new Date('2026-11-26T05:12:00Z'), toFake: ['Date'] })
    vi.stubEnv('HANSANG_TEST_DAY', day)
    vi.resetModules()
    return { ...(await import('./support/clock.ts')), ...(await import('./screens/examples.ts')) }
  }

  test('is today for journeys, for screens and for where a clock rests', async () => {
    const { seoulToday, present, restingTime, examples } = await onDay('2028-02-29')
    expect(seoulToday('11:24').toISOString()).toBe('2028-02-29T02:24:00.000Z')
    expect(present().toISOString()).toBe('2028-02-29T05:12:00.000Z')
    expect(restingTime()).toEqual(present())
    expect(examples['/meal/reserve']).toEqual({ at: ['/meal/reserve?smartMenuSeq=2802291'] })
    expect(examples['/meal/detail/update']).toEqual({ at: [expect.stringContaining('menuDt=20280229&')] })
  })

  test('is the day that it is where none is named', async () => {
    const { seoulToday, restingTime, examples } = await onDay('')
    expect(seoulToday('11:24').toISOString()).toBe('2026-11-26T02:24:00.000Z')
    expect(restingTime()).toBeNull()
    expect(examples['/meal/reserve']).toEqual({ at: ['/meal/reserve?smartMenuSeq=2611261'] })
  })

  test('is the day of what runs in the unit tests, whose time goes on', async () => {
    const RealDate = Date
    vi.stubEnv('HANSANG_TEST_DAY', '2028-02-29')
    await import('./support/on-test-day.ts')
    try {
      expect(seoulDay(new Date())).toBe('20280229')
      expect(Date.now() - Date.parse('2028-02-29T00:00:00+09:00')).toBeLessThan(86_400_000)
      expect(new Date('2026-11-26T05:12:00Z')).toBeInstanceOf(RealDate)
      expect(new Date('2026-11-26T05:12:00Z').getTime()).toBe(RealDate.parse('2026-11-26T05:12:00Z'))
    } finally {
      globalThis.Date = RealDate
    }
  })

  test('a day that no calendar has ends every test that would play on it', async () => {
    await expect(onDay('2027-02-29')).rejects.toThrow('"2027-02-29" is no day')
  })
})
