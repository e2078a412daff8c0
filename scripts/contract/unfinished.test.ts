import { afterEach, expect, test } from 'vitest'
import { NO_FIXTURE } from './fixture.ts'
import { haltWords } from './halts.ts'
import type { RunOptions } from './run-parts.ts'
import { runContract } from './run.ts'
import { Session } from './session.ts'
import { manyReads, MORE, toyServer, type ToyAnswer } from './toy.ts'

// A run that was answered at first and did not come to its end is no green one, however much of it was read.

let closing: () => unknown = () => {}
afterEach(() => closing())

const GUESS = { body: { a: 1 } }
const DEAD: ToyAnswer = { cut: true }

/** Reads the toy's wide contract; `answer` says what its calls are answered, by how many were before. */
async function play(answer: (before: number) => ToyAnswer, options: Partial<RunOptions> = {}) {
  let [calls, isDead] = [0, false]
  const one = () => {
    const came = answer(calls)
    calls += 1
    isDead = came === DEAD
    return came
  }
  const alive = (otherwise: ToyAnswer) => () => (isDead ? DEAD : otherwise)
  const server = await toyServer({
    '/login': { headers: { authorization: 'Bearer token' }, body: {} },
    '/logout': alive({}),
    '/': alive({}),
    '/guess': one,
    ...Object.fromEntries(MORE.map((path) => [path, one])),
  })
  closing = server.close
  return runContract(manyReads(), new Session(server.origin, 500), {
    areas: ['meal', 'session'],
    write: false,
    disposable: false,
    prefix: '한상점검',
    calls: true,
    recordings: [],
    credentials: { username: 'haneul', password: 'word' },
    concurrency: 1,
    fixture: NO_FIXTURE,
    probes: { invalid: 0, valid: 0 },
    ...options,
  })
}

test('a target that comes to its end tells nothing of the kind', async () => {
  expect((await play(() => GUESS)).halt).toBeUndefined()
})

test('a target that stops answering near the end says so, in both languages, though most of it was read', async () => {
  // Each call is sent twice more, without token and with a foreign one.
  const { halt } = await play((before) => (before < 27 ? GUESS : DEAD))
  expect(halt?.code).toBe('stopped-answering')
  const { ko, en, owner } = haltWords(halt ?? { code: 'nothing-tested', detail: '' })
  expect(owner).toBe('server')
  expect(ko).toMatch(/^끝까지 점검하지 못했어요: 점검하는 도중에 서버가 답하지 않게 되어/)
  expect(en).toMatch(/^Not all was tested: the target stopped answering/)
})

test('a target that stumbles once and answers again has not stopped', async () => {
  expect((await play((before) => (before === 3 ? DEAD : GUESS))).halt).toBeUndefined()
})

test('what was left out when the time was over is told', async () => {
  const late = new AbortController()
  const { halt, rows } = await play(
    (before) => {
      if (before === 27) late.abort()
      return GUESS
    },
    { deadline: late.signal },
  )
  const left = rows.filter(({ blocked }) => blocked?.code === 'out-of-time')
  expect(left.length).toBeGreaterThan(0)
  expect(halt).toEqual({ code: 'out-of-time', detail: `${left.length}/${rows.length}` })
})
