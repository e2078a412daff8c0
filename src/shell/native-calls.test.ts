import { describe, expect, expectTypeOf, test, vi } from 'vitest'

import type { AppleType, SamsungType } from './native-calls.ts'

import { createBridge } from './bridge.ts'
import { PERMISSION_FLAGS } from './health-permissions.ts'
import { APPLE_TYPES, createNativeCalls, HEALTH_TIMEOUT_MS, OPEN_ROOM, SAMSUNG_TYPES } from './native-calls.ts'

const WINDOW = { startDate: '20261117000000', endDate: '20261119235959' }
const MEAL = {
  clientDataId: '41',
  startTime: 0,
  timeOffset: 32_400_000,
  mealType: '100002',
  name: '비빔밥',
  calorie: 560,
  carbohydrate: null,
  protein: null,
  totalFat: null,
  sugar: null,
  dietaryFiber: null,
  sodium: null,
}

/** The calls over a shell that answers `answer` to everything, and what it was told. */
function native(answer: unknown) {
  const told: [name: string, args: unknown][] = []
  const names = ['querySamsungHealth', 'queryAppleHealth', 'appleCallHealthAuth', 'WeChat', 'callComment']
  const WPbridge = Object.fromEntries(
    names.map((name) => [
      name,
      (args: unknown) => (told.push([name, args]), typeof answer === 'function' ? answer(args) : answer),
    ]),
  )
  return { calls: createNativeCalls(createBridge({ WPbridge })), told }
}

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => String(error),
  )

describe('health queries', () => {
  test('Android knows twelve types, iOS four [NAT-20] [NAT-21]', () => {
    expect(SAMSUNG_TYPES).toHaveLength(12)
    expect(APPLE_TYPES).toHaveLength(4)
    expectTypeOf<'GETPERMISSION' | 'ALLDATA'>().toExtend<SamsungType>()
    expectTypeOf<'STEPCOUNT'>().not.toExtend<SamsungType>()
    expectTypeOf<'STEPCOUNT_DETAIL'>().not.toExtend<AppleType>()
  })

  test('carry type and window in one object, and success brings the rows unread [NAT-23]', async () => {
    const rows = '[{"count":12}]'
    const { calls, told } = native({ status: 200, data: rows })
    expect(await calls.querySamsungHealth({ type: 'STEPCOUNT_DETAIL', ...WINDOW })).toEqual({ status: 200, data: rows })
    expect(await calls.queryAppleHealth({ type: 'STEPCOUNT', ...WINDOW })).toEqual({ status: 200, data: rows })
    expect(told).toEqual([
      ['querySamsungHealth', { type: 'STEPCOUNT_DETAIL', ...WINDOW }],
      ['queryAppleHealth', { type: 'STEPCOUNT', ...WINDOW }],
    ])
  })

  test.each([401, 404, 204, '404'])('a refusal %s is an answer, not an error [NAT-24] [NAT-25]', async (status) => {
    const { calls } = native({ status, message: 'no' })
    expect(await calls.queryAppleHealth({ type: 'STEPCOUNT', ...WINDOW })).toMatchObject({
      status: Number(status),
      message: 'no',
    })
  })

  test('a refused delete brings kind and parameters [NAT-26] [HSY-41]', async () => {
    const { calls } = native({ status: 400, kind: 1, parameters: 'datauuid=u1' })
    expect(await calls.querySamsungHealth({ type: 'FOODDELETE', datauuid: 'u1' })).toMatchObject({
      status: 400,
      kind: 1,
      parameters: 'datauuid=u1',
    })
  })

  test('the fourteen permission flags come out as booleans, missing ones as off [HDT-11]', async () => {
    const { calls } = native({ status: 200, data: { step: true, stepCount: 'Y', exercise: 1, bw: 'N', unknown: true } })
    const answer = await calls.querySamsungHealth({ type: 'GETPERMISSION' })
    expect(Object.keys(answer.data ?? {})).toEqual(PERMISSION_FLAGS)
    expect(
      Object.entries(answer.data ?? {})
        .filter(([, on]) => on)
        .map(([name]) => name),
    ).toEqual(['step', 'stepCount', 'exercise'])
  })

  test('an inserted meal answers the id it got [HSY-39]', async () => {
    const { calls } = native({ status: 200, data: { datauuid: 'u7' } })
    expect(await calls.querySamsungHealth({ type: 'FOODINSERT', data: MEAL })).toEqual({
      status: 200,
      data: { datauuid: 'u7' },
    })
  })

  test.each([
    [{ status: 200, data: 7 }, 'data of another form'],
    [{ status: 200 }, 'data of another form'],
    ['nonsense', 'something unreadable'],
    [{ data: [] }, 'something unreadable'],
    [{ status: 'x', data: [] }, 'something unreadable'],
    [{ status: 500, message: 7 }, 'something unreadable'],
  ])('a malformed answer %j rejects', async (answer, words) => {
    expect(await outcome(native(answer).calls.querySamsungHealth({ type: 'EXERCISE', ...WINDOW }))).toContain(words)
  })

  test('each answer finds its own question, in whatever order they come', async () => {
    const waiting = new Map<string, (answer: unknown) => void>()
    const { calls } = native(({ type }: { type: string }) => new Promise((resolve) => waiting.set(type, resolve)))
    const exercise = calls.queryAppleHealth({ type: 'EXERCISE', ...WINDOW })
    const sleep = calls.queryAppleHealth({ type: 'SLEEP', ...WINDOW })
    waiting.get('SLEEP')?.({ status: 200, data: ['sleep'] })
    waiting.get('EXERCISE')?.({ status: 200, data: ['exercise'] })
    expect(await exercise).toEqual({ status: 200, data: ['exercise'] })
    expect(await sleep).toEqual({ status: 200, data: ['sleep'] })
  })

  test('a query that is never answered ends after the request limit [NAT-29]', async () => {
    vi.useFakeTimers()
    const { calls } = native(() => new Promise(() => {}))
    const ended = outcome(calls.querySamsungHealth({ type: 'SLEEP', ...WINDOW }))
    await vi.advanceTimersByTimeAsync(HEALTH_TIMEOUT_MS)
    expect(await ended).toContain('gave no answer')
    vi.useRealTimers()
  })

  test.each([
    [200, true],
    [401, false],
  ])('iOS authorisation %s is %s [NAT-22]', async (status, granted) => {
    expect(await native({ status }).calls.appleCallHealthAuth()).toBe(granted)
  })

  test('without a bridge every call rejects with the documented text [NAT-01]', async () => {
    const calls = createNativeCalls(createBridge({}))
    const all = [
      calls.querySamsungHealth({ type: 'GETPERMISSION' }),
      calls.queryAppleHealth({ type: 'SLEEP', ...WINDOW }),
      calls.appleCallHealthAuth(),
      calls.WeChat({ func: OPEN_ROOM, userId: '', userName: '', userHashtag: '', roomId: '' }),
      calls.callComment({ hcId: '', comment: { user_content: '' }, imageUrl: '' }),
    ]
    for (const each of all) await expect(each).rejects.toThrow(/^WPbridge is not available$/)
  })
})

describe('native chat and replies', () => {
  test('WeChat gets its five fields [NAT-17] [CHT-13]', async () => {
    const { calls, told } = native({ status: 200 })
    const room = { func: OPEN_ROOM, userId: 'u', userName: '하늘', userHashtag: '#', roomId: 'r' }
    await calls.WeChat(room)
    expect(told).toEqual([['WeChat', room]])
  })

  const reply = { hcId: 'HC20240001', comment: { user_content: '맛있어요' }, imageUrl: '' }

  test('callComment gets hcId, comment and imageUrl, and answers what was written [NAT-18] [CHT-14]', async () => {
    const { calls, told } = native({ status: 200, data: { user_content: '정말 맛있어요' } })
    expect(await calls.callComment(reply)).toEqual({ user_content: '정말 맛있어요', imageUrl: '' })
    expect(told).toEqual([['callComment', reply]])
  })

  test('a cancelled reply is no error and nothing to save [NAT-19]', async () => {
    expect(await native({ status: 204 }).calls.callComment(reply)).toBeNull()
    expect(await outcome(native({ status: 500 }).calls.callComment(reply))).toContain('answered 500')
  })
})
