import { afterEach, describe, expect, test, vi } from 'vitest'

import type { SessionPort } from './session-port.ts'

import { ApiError } from './api-error.ts'
import { lendSession } from './lent-session.ts'
import { answer, BASE_URL, duplicateLogin, envelope, failureOf, fakePorts, tokenExpired } from './testing.ts'
import { createWorkerCalls } from './worker-calls.ts'

/** A worker's calls over a real port, in this thread: `answers` come one by one, then all is well. */
async function worker(answers: (Response | Error)[], session?: (port: SessionPort) => Partial<SessionPort>) {
  const ports = fakePorts(() => answer(envelope('not asked')))
  const seen: string[] = []
  vi.stubGlobal('location', { origin: BASE_URL })
  vi.stubGlobal('fetch', (request: Request) => {
    seen.push(request.headers.get('authorization') ?? '')
    const next = answers.shift() ?? answer(envelope(1))
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
  })
  const lending = { ...ports.session, ...session?.(ports.session) }
  const { lent, close } = await lendSession(lending, new AbortController().signal)
  closes.push(close)
  return { ports, seen, post: createWorkerCalls(lent), lent }
}

const closes: (() => void)[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const close of closes.splice(0)) close()
})

const PATH = '/api/common/regHealthData'
/** A message to the page has been heard. */
const heard = (log: string[], line: string) => vi.waitFor(() => expect(log).toContain(line))

describe('a call in a lent session', () => {
  test('is sent from the worker, with the session’s headers [HTP-02]', async () => {
    const { ports, seen, post } = await worker([])
    expect((await post(PATH, '{}')).response.status).toBe(200)
    expect([seen, ports.sent]).toEqual([['Bearer t0'], []])
  })

  test('meets an expired token with one refresh on the page, and is sent from there again [SES-20]', async () => {
    const { ports, seen, post } = await worker([tokenExpired()])
    expect((await post(PATH, '{}')).response.status).toBe(200)
    expect((await post(PATH, '{}')).response.status).toBe(200)
    expect([seen, ports.sent, ports.log]).toEqual([['Bearer t0', 'Bearer t0+', 'Bearer t0+'], [], ['renew t0']])
  })

  test('meets an ended session with the remembered sign-in on the page', async () => {
    const ended = answer({ error: 'login' }, { status: 401, headers: { 'wp-error': 'login' } })
    const { ports, seen, post } = await worker([ended])
    expect((await post(PATH, '{}')).response.status).toBe(200)
    expect([seen, ports.log]).toEqual([['Bearer t0', 'Bearer t0+'], ['renew t0 login']])
  })

  test('refused after the refresh and after the remembered sign-in, ends the session [SES-23]', async () => {
    const { ports, post } = await worker([tokenExpired(), tokenExpired(), tokenExpired()])
    expect(await failureOf(post(PATH, '{}'))).toMatchObject({ kind: 'session' })
    await heard(ports.log, 'end expired')
    expect(ports.log).toEqual(['renew t0', 'renew t0+ login', 'end expired'])
  })

  test('refused again with a token that was replaced meanwhile, ends nothing [SES-23]', async () => {
    const { ports, post } = await worker(
      [tokenExpired(), tokenExpired(), tokenExpired(), duplicateLogin()],
      (port) => ({ credentials: () => ({ ...port.credentials(), token: 't9' }) }),
    )
    await failureOf(post(PATH, '{}'))
    await failureOf(post(PATH, '{}'))
    await heard(ports.log, 'end duplicate')
    expect(ports.log).toEqual(['renew t0', 'renew t0+ login', 'end duplicate'])
  })

  test('that meets another login, ends the session on the page [ERR-01]', async () => {
    const { ports, post } = await worker([duplicateLogin()])
    expect(await failureOf(post(PATH, '{}'))).toMatchObject({ kind: 'session' })
    await heard(ports.log, 'end duplicate')
  })

  test.each(['session', 'network'] as const)('whose refresh fails for %s, fails so too', async (kind) => {
    const { seen, post } = await worker([tokenExpired()], () => ({ renew: () => Promise.reject(new ApiError(kind)) }))
    expect(await failureOf(post(PATH, '{}'))).toMatchObject({ kind })
    expect(seen).toEqual(['Bearer t0'])
  })

  test('that nobody answers is a failed call like any other', async () => {
    const { post } = await worker([new TypeError('gone')])
    expect(await failureOf(post(PATH, '{}'))).toMatchObject({ kind: 'network' })
  })

  test('with an error status leads nowhere and says nothing [ERR-18]', async () => {
    const { ports, post } = await worker([answer({ error: 'no', errorMessage: 'no' }, { status: 500 })])
    expect((await post(PATH, '{}')).response.status).toBe(500)
    expect(ports.log).toEqual([])
  })
})

test('a session that is over is not lent', async () => {
  const { session } = fakePorts(() => answer(envelope(1)))
  const over = { ...session, ready: () => Promise.reject(new ApiError('session')) }
  await expect(lendSession(over, new AbortController().signal)).rejects.toMatchObject({ kind: 'session' })
})
