import { afterEach, describe, expect, test, vi } from 'vitest'

import type { WorkerAnswer, WorkerQuestion } from './normalise-worker.ts'
import type { NormaliseJob, Normalised } from './normalise.ts'

import { stepRow } from '../testing/fake-phone.ts'
import { createNormaliser } from './normaliser.ts'

const JOB: NormaliseJob = {
  plan: {
    kind: 'steps', phone: 'android', type: 'STEPCOUNT_DETAIL', register: 'regHealthStepData', healthType: 'SS', today: '20261119',
    window: { startDate: '20261119000000', endDate: '20261119235959' }, permissions: { ht: true, bw: true, pulse: true, sleep: true },
  },
  hcId: 'HC1', data: JSON.stringify([stepRow('a', '2026-11-19T07:00', 12)]), removedMeals: [],
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
    start: () => worker, heard, terminated: () => terminated,
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
    const start = way.startsWith('a web') ? () => { throw new Error('no workers') } : worker.start
    const asked = createNormaliser(start).normalise(JOB)
    worker.die()
    expect((await asked).pieces).toMatchObject([{ call: 'regHealthStepData', count: 1 }])
  })

  test('a held body is sent from there, its answer comes back as a response', async () => {
    const worker = fakeWorker()
    const normaliser = createNormaliser(worker.start)
    void normaliser.normalise(JOB)
    const request = new Request('http://app.test/api/common/regHealthStepData', { method: 'POST', headers: { 'X-Device-Id': 'd' } })
    const sent = normaliser.send({ held: 7 })(request, { signal: new AbortController().signal })
    expect(worker.heard.at(-1)).toEqual({ number: 2, held: 7, call: { url: request.url, headers: [['x-device-id', 'd']] } })
    worker.answer({ number: 2, answer: { status: 401, headers: [['wp-error', 'token']], text: '{}' } })
    const response = await sent
    expect([response.status, response.headers.get('wp-error'), await response.text()]).toEqual([401, 'token', '{}'])
  })

  test('a call that is given up is given up there too', async () => {
    const worker = fakeWorker()
    const normaliser = createNormaliser(worker.start)
    void normaliser.normalise(JOB)
    const abort = new AbortController()
    const sent = normaliser.send({ held: 0 })(new Request('http://app.test/x'), { signal: abort.signal })
    abort.abort(new Error('over'))
    await expect(sent).rejects.toThrow('over')
    expect(worker.heard.at(-1)).toEqual({ number: 2, abort: true })
  })

  test('bodies go with their worker: a call for one that is gone fails', async () => {
    const normaliser = createNormaliser(fakeWorker().start)
    await expect(normaliser.send({ held: 0 })(new Request('http://app.test/x'), { signal: new AbortController().signal })).rejects.toThrow('gone')
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
  const sent = normaliser.send({ held: 0 })(new Request('http://app.test/x'), { signal: abort.signal })
  normaliser.rest()
  abort.abort(new Error('over'))
  await expect(sent).rejects.toThrow('over')
  expect(worker.terminated()).toBe(1)
})

describe('the worker', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('normalises, keeps the bodies, and sends them word for word', async () => {
    const answers: WorkerAnswer[] = []
    let hear: (event: { data: WorkerQuestion }) => void = () => {}
    vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => (hear = listener))
    vi.stubGlobal('postMessage', (answer: WorkerAnswer) => answers.push(answer))
    const bodies: string[] = []
    vi.stubGlobal('fetch', async (_: string, { body, headers }: { body: string; headers: [string, string][] }) => {
      bodies.push(`${new Headers(headers).get('content-type') ?? ''} ${body}`)
      return new Response('{"code":0}')
    })
    await import('./normalise-worker.ts')
    hear({ data: { number: 1, job: JOB } })
    await vi.waitFor(() => expect(answers).toMatchObject([{ number: 1, normalised: { pieces: [{ count: 1, body: { held: 0 } }] } }]))
    hear({ data: { number: 2, held: 0, call: { url: '/api/x', headers: [['x-device-id', 'd']] } } })
    await vi.waitFor(() => expect(answers[1]).toMatchObject({ number: 2, answer: { status: 200, text: '{"code":0}' } }))
    expect(bodies[0]).toMatch(/^application\/json \{"hcId":"HC1".*"stepCnt":12/)
    hear({ data: { number: 3, job: { ...JOB, data: '{' } } })
    await vi.waitFor(() => expect(answers[2]).toHaveProperty('error'))
  })
})
