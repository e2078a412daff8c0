import { afterEach, describe, expect, test, vi } from 'vitest'

import { ApiError } from '#src/contract/api-error.ts'
import { answer, envelope } from '#src/contract/testing.ts'

import type { Piece } from './sync-types.ts'

import { registerPieces } from './register-pieces.ts'

const pieces = (many: number): Piece<string>[] =>
  Array.from({ length: many }, (_, at) => ({ call: 'regHealthStepData', body: String(at), count: 10 }))
const good = async () => ({ data: await answer(envelope({ savedCnt: 0 })).json(), response: answer({}) })
const options = (onProgress: (sent: number) => void = () => {}) => ({
  signal: new AbortController().signal,
  onProgress,
})

describe('pieces of one kind', () => {
  test('are on their way two at a time, in order', async () => {
    const sent: string[] = []
    let under = 0
    let most = 0
    const post = async (_: string, body: string) => {
      sent.push(body)
      most = Math.max(most, (under += 1))
      await new Promise((resolve) => setTimeout(resolve, 2))
      under -= 1
      return good()
    }
    expect(await registerPieces(pieces(5), post, options())).toEqual({
      sent: 50,
      known: 0,
      left: {},
      gone: 0,
      changed: false,
      failed: false,
    })
    expect([sent, most]).toEqual([['0', '1', '2', '3', '4'], 2])
  })

  test('end with the first that fails: what was sent is counted, what follows is not sent', async () => {
    const sent: string[] = []
    const post = (_: string, body: string) => {
      sent.push(body)
      return body === '2' ? Promise.reject(new TypeError('gone')) : good()
    }
    const { sent: count, failed } = await registerPieces(pieces(9), post, options())
    expect(failed).toBe(true)
    expect(sent.length).toBeLessThan(6)
    expect(count).toBe((sent.length - 1) * 10)
  })

  test('count for what the server holds of them: what it did not take is told with its reason', async () => {
    const skippedBy = { knownCnt: 3, aheadCnt: 2, refusedCnt: 0, unreadableCnt: 1 }
    const post = async (_: string, body: string) => {
      const data =
        body === '0'
          ? { receivedCnt: 10, savedCnt: 4, skippedCnt: 6, skippedBy }
          : { receivedCnt: 10, savedCnt: 0, skippedCnt: 10, skippedBy: { ...skippedBy, knownCnt: 7 } }
      return { data: await answer(envelope(data)).json(), response: answer({}) }
    }
    expect(await registerPieces(pieces(2), post, options())).toEqual({
      sent: 14,
      known: 10,
      left: { ahead: 4, unreadable: 2 },
      gone: 0,
      changed: true,
      failed: false,
    })
  })

  test('are known of what is held alone, however many rows a server tells of, and of a second way of none', async () => {
    const skippedBy = { knownCnt: 13, aheadCnt: 0, refusedCnt: 0, unreadableCnt: 1, removedCnt: 0 }
    const post = async () => ({
      data: await answer(envelope({ receivedCnt: 14, savedCnt: 0, skippedCnt: 14, skippedBy })).json(),
      response: answer({}),
    })
    const again: Piece<string> = { call: 'syncSamsungHealthExerciseData', body: 'again', count: 0 }
    const { sent, known } = await registerPieces([...pieces(1), again], post, options())
    // Ten values, one of them unreadable: of the nine that the server holds it can have held nine before.
    expect({ sent, known }).toEqual({ sent: 9, known: 9 })
  })

  test('that are refused for a withdrawn consent are told as refused, and the rest is sent', async () => {
    const post = (_: string, body: string) =>
      body === '0' ? Promise.reject(new ApiError('status', { status: 409, code: 'healthConsentNeeded' })) : good()
    expect(await registerPieces(pieces(2), post, options())).toEqual({
      sent: 10,
      known: 0,
      left: { refused: 10 },
      gone: 0,
      changed: false,
      failed: false,
    })
  })

  test('that hold what the server cannot keep are told as unreadable, promise nothing; the rest is sent', async () => {
    const index: Piece<string> = { call: 'insertMyHelhIdx', body: 'index', count: 10 }
    const taken = { data: await answer(envelope({ saveCnt: 7, removeCnt: 1 })).json(), response: answer({}) }
    const post = (_: string, body: string) =>
      body === '0'
        ? Promise.reject(new ApiError('status', { status: 400, code: 'badRequest' }))
        : body === 'index'
          ? Promise.resolve(taken)
          : good()
    expect(await registerPieces([...pieces(2), index], post, options())).toEqual({
      sent: 18,
      known: 0,
      left: { unreadable: 12 },
      gone: 0,
      changed: true,
      failed: false,
    })
  })

  test('of index values are told with the server’s reasons: what was removed here does not come back', async () => {
    const index: Piece<string> = { call: 'insertMyHelhIdx', body: 'index', count: 10 }
    const post = async () => ({
      data: await answer(
        envelope({ saveCnt: 6, removeCnt: 0, skippedBy: { aheadCnt: 1, unreadableCnt: 0, removedCnt: 3 } }),
      ).json(),
      response: answer({}),
    })
    expect(await registerPieces([index], post, options())).toMatchObject({ sent: 6, left: { ahead: 1, removed: 3 } })
  })

  test('that find no room are told as such, promise nothing, and the rest is sent', async () => {
    const post = (_: string, body: string) =>
      body === '0' ? Promise.reject(new ApiError('status', { status: 409, code: 'recordsFull' })) : good()
    expect(await registerPieces(pieces(2), post, options())).toEqual({
      sent: 10,
      known: 0,
      left: { full: 10 },
      gone: 0,
      changed: false,
      failed: false,
    })
  })

  test('that take something away here are a change, and say how much', async () => {
    const post = async () => ({
      data: await answer(envelope({ savedCnt: 0, goneCnt: 3 })).json(),
      response: answer({}),
    })
    expect(await registerPieces(pieces(2), post, options())).toMatchObject({ sent: 20, gone: 6, changed: true })
  })

  test('that a server skips without a word why, it had before', async () => {
    const post = async () => ({
      data: await answer(envelope({ receivedCnt: 10, savedCnt: 4, skippedCnt: 6 })).json(),
      response: answer({}),
    })
    expect(await registerPieces(pieces(1), post, options())).toMatchObject({ sent: 10, known: 6, left: {} })
  })

  test('are not sent once they are given up', async () => {
    const abort = new AbortController()
    const post = vi.fn(async () => (abort.abort(), good()))
    await registerPieces(pieces(9), post, { signal: abort.signal, onProgress: () => {} })
    expect(post).toHaveBeenCalledTimes(2)
  })

  test('are told of at most once a second', async () => {
    vi.useFakeTimers()
    const told: number[] = []
    const post = async () => (vi.advanceTimersByTime(300), good())
    await registerPieces(
      pieces(9),
      post,
      options((sent) => void told.push(sent)),
    )
    expect(told.length).toBe(2)
    expect(told.toSorted((a, b) => a - b)).toEqual(told)
  })

  afterEach(() => void vi.useRealTimers())
})
