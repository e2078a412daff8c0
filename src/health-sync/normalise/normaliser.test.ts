import { afterEach, describe, expect, test, vi } from 'vitest'

import type { WorkerAnswer, WorkerQuestion } from './normalise-worker.ts'
import type { NormaliseJob, Normalised } from './normalise.ts'

import { lendSession } from '#src/contract/lent-session.ts'
import { answer, BASE_URL, envelope, fakePorts } from '#src/contract/testing.ts'

import { stepRow } from '../testing/fake-phone.ts'
import { createNormaliser } from './normaliser.ts'

const JOB: NormaliseJob = {
  plan: {
    kind: 'steps',
    phone: 'android',
    type: 'STEPCOUNT_DETAIL',
    register: 'regHealthStepData',
    healthType: 'SS',
    today: '20261119',
    window: { startDate: '20261119000000', endDate: '20261119235959' },
    permissions: { ht: true, bw: true, pulse: true, sleep: true, heartRate: true },
  },
  hcId: 'HC1',
  data: JSON.stringify([stepRow('a', '2026-11-19T07:00', 12)]),
  removedMeals: [],
}
const normalised = (read: number): Normalised => ({ pieces: [], rowCnt: read, read, dropped: {}, ours: {} })

/** A worker that answers when it is told to. */
function fakeWorker() {
  const target = new EventTarget()
  const heard: WorkerQuestion[] = []
  let terminated = 0
  const worker = {
    addEventListener: target.addEventListener.bind(target) as Worker['addEventListener'],
    postMessage: (question: WorkerQuestion) => void heard.push(question),
    terminate: () => void (terminated += 1),
  }
  return {
    start: () => worker,
    heard,
    terminated: () => terminated,
    answer: (data: WorkerAnswer) => target.dispatchEvent(new MessageEvent('message', { data })),
    die: () => target.dispatchEvent(new Event('error')),
  }
}

describe('the way to the worker', () => {
  test('each answer finds its own question', async () => {
    const worker = fakeWorker()
    const { normalise } = createNormaliser(worker.start)
    const [first, second] = [normalise(JOB), normalise(JOB)]
    worker.answer({ number: 2, normalised: normalised(2) })
    worker.answer({ number: 1, normalised: normalised(1) })
    expect([(await first).read, (await second).read]).toEqual([1, 2])
  })

  test('an answer that cannot be read is an error, not an empty day', async () => {
    const worker = fakeWorker()
    const asked = createNormaliser(worker.start).normalise(JOB)
    worker.answer({ number: 1, error: 'no list' })
    await expect(asked).rejects.toThrow('no list')
  })

  test.each(['a web view without workers', 'a worker that dies'])('%s: the same work is done here', async (way) => {
    const worker = fakeWorker()
    const start = way.startsWith('a web')
      ? () => {
          throw new Error('no workers')
        }
      : worker.start
    const asked = createNormaliser(start).normalise(JOB)
    worker.die()
    expect((await asked).pieces).toMatchObject([{ call: 'regHealthStepData', count: 1 }])
  })

  const PIECES = [{ call: 'regHealthStepData' as const, body: { held: 7 }, count: 3 }]
  const options = (signal = new AbortController().signal) => ({
    signal,
    onProgress: (sent: number) => void told.push(sent),
  })
  const told: number[] = []

  test('held pieces are registered from there, in a lent session', async () => {
    const worker = fakeWorker()
    const normaliser = createNormaliser(worker.start)
    void normaliser.normalise(JOB)
    const { session, credentials } = fakePorts(() => answer(envelope('not asked')))
    const registered = normaliser.register(PIECES, session, options())
    await vi.waitFor(() =>
      expect(worker.heard.at(-1)).toMatchObject({ number: 2, register: PIECES, session: { credentials } }),
    )
    worker.answer({ number: 2, progress: 2 })
    expect(told).toEqual([2])
    worker.answer({ number: 2, registered: { sent: 3, known: 0, left: {}, gone: 0, changed: true, failed: false } })
    expect(await registered).toEqual({ sent: 3, known: 0, left: {}, gone: 0, changed: true, failed: false })
  })

  test('what is given up is given up there too', async () => {
    const worker = fakeWorker()
    const normaliser = createNormaliser(worker.start)
    void normaliser.normalise(JOB)
    const abort = new AbortController()
    const registered = normaliser.register(PIECES, fakePorts(() => answer(envelope(1))).session, options(abort.signal))
    await vi.waitFor(() => expect(worker.heard).toHaveLength(2))
    abort.abort(new Error('over'))
    await expect(registered).rejects.toThrow('over')
    expect(worker.heard.at(-1)).toEqual({ number: 2, abort: true })
  })

  test('bodies go with their worker: pieces of one that is gone fail', async () => {
    const normaliser = createNormaliser(fakeWorker().start)
    await expect(normaliser.register(PIECES, fakePorts(() => answer(envelope(1))).session, options())).rejects.toThrow(
      'gone',
    )
  })

  test('the end of the session ends the worker at once, and nothing is done here in its place', async () => {
    const worker = fakeWorker()
    const normaliser = createNormaliser(worker.start)
    const asked = normaliser.normalise(JOB)
    const registered = normaliser.register(PIECES, fakePorts(() => answer(envelope(1))).session, options())
    await vi.waitFor(() => expect(worker.heard).toHaveLength(2))
    normaliser.end()
    await expect(asked).rejects.toMatchObject({ kind: 'session' })
    await expect(registered).rejects.toMatchObject({ kind: 'session' })
    expect(worker.terminated()).toBe(1)
  })

  test('rest waits for what is under way', async () => {
    const worker = fakeWorker()
    const normaliser = createNormaliser(worker.start)
    const asked = normaliser.normalise(JOB)
    normaliser.rest()
    expect(worker.terminated()).toBe(0)
    worker.answer({ number: 1, normalised: normalised(1) })
    await asked
    expect(worker.terminated()).toBe(1)
  })
})

test('a run that is cancelled lets its worker go: what was given up keeps it no longer', async () => {
  const worker = fakeWorker()
  const normaliser = createNormaliser(worker.start)
  const asked = normaliser.normalise(JOB)
  worker.answer({ number: 1, normalised: normalised(1) })
  await asked
  const abort = new AbortController()
  const sent = normaliser.register([], fakePorts(() => answer(envelope(1))).session, {
    signal: abort.signal,
    onProgress: () => {},
  })
  await vi.waitFor(() => expect(worker.heard).toHaveLength(2))
  normaliser.rest()
  abort.abort(new Error('over'))
  await expect(sent).rejects.toThrow('over')
  expect(worker.terminated()).toBe(1)
})

describe('the worker', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('normalises, keeps the bodies, and registers them word for word, once', async () => {
    const answers: WorkerAnswer[] = []
    let hear: (event: { data: WorkerQuestion }) => void = () => {}
    vi.stubGlobal('location', { origin: BASE_URL })
    vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => (hear = listener))
    vi.stubGlobal('postMessage', (answered: WorkerAnswer) => answers.push(answered))
    const bodies: string[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      bodies.push(
        [
          request.url,
          request.headers.get('content-type'),
          request.headers.get('authorization'),
          await request.text(),
        ].join(' '),
      )
      return answer(envelope({ savedCnt: 1 }))
    })
    await import('./normalise-worker.ts')
    hear({ data: { number: 1, job: JOB } })
    await vi.waitFor(() =>
      expect(answers).toMatchObject([{ number: 1, normalised: { pieces: [{ count: 1, body: { held: 1 } }] } }]),
    )
    const lend = async () =>
      (await lendSession(fakePorts(() => answer(envelope(1))).session, new AbortController().signal)).lent
    const register = [{ call: 'regHealthStepData' as const, body: { held: 1 }, count: 1 }]
    hear({ data: { number: 2, register, session: await lend() } })
    await vi.waitFor(() =>
      expect(answers[1]).toEqual({
        number: 2,
        registered: { sent: 1, known: 0, left: {}, gone: 0, changed: true, failed: false },
      }),
    )
    expect(bodies).toHaveLength(1)
    expect(bodies[0]).toMatch(
      /^http:\/\/app\.test\/api\/common\/regHealthStepData application\/json Bearer t0 \{"hcId":"HC1".*"stepCnt":12/,
    )
    // Its body went with it: nothing is kept.
    hear({ data: { number: 3, register, session: await lend() } })
    await vi.waitFor(() => expect(answers[2]).toEqual({ number: 3, error: 'The body is gone' }))
    hear({ data: { number: 4, job: { ...JOB, data: '{' } } })
    await vi.waitFor(() => expect(answers[3]).toHaveProperty('error'))
  })
})
