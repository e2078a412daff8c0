import { afterEach, expect, test } from 'vitest'
import { NO_FIXTURE } from './fixture.ts'
import { runContract } from './run.ts'
import { Session } from './session.ts'
import { toyContract, toyServer, type ToyAnswer, type ToySeen } from './toy.ts'

const DISH = {
  menuName: '소고기무국',
  kcal: '188',
  typicalMenu: 'Y',
  hallCd: 'H7',
  day: '20261119',
  cnt: 3,
  rows: [{ n: 1 }, { n: 2 }],
  total: 3,
}
const REFUSED: ToyAnswer = { status: 401, body: { error: 'login' } }
const CALLED = new Set(['dishes', 'guess'])
const knows = ({ authorization }: ToySeen) => authorization === 'Bearer one'

let closing: (() => Promise<unknown>) | undefined
afterEach(() => closing?.())

/**
 * What a run that looks twice finds at a toy that ends its session with the sign-out, unless `guess` or `staysIn` say
 * otherwise.
 */
async function play(guess: (seen: ToySeen) => ToyAnswer = () => ({ body: { a: 1 } }), staysIn = false) {
  const session = { isOver: false }
  const inside = (answer: (seen: ToySeen) => ToyAnswer) => (seen: ToySeen) =>
    knows(seen) && !session.isOver ? answer(seen) : REFUSED
  const server = await toyServer({
    '/login': ({ body }) =>
      body.includes('username=haneul')
        ? { body: {}, headers: { authorization: 'Bearer one', 'set-cookie': 'remember-me=m1m1m1; HttpOnly' } }
        : REFUSED,
    '/logout': () => ((session.isOver = !staysIn), {}),
    '/dishes/E%201': inside(() => ({ body: [DISH] })),
    '/guess': inside(guess),
  })
  closing = server.close
  const { rows, halt } = await runContract(toyContract(), new Session(server.origin), {
    areas: [],
    write: false,
    disposable: true,
    prefix: '한상점검',
    calls: true,
    recordings: [],
    credentials: { username: 'haneul', password: 'hansang-demo!1' },
    concurrency: 1,
    fixture: NO_FIXTURE,
    probes: { invalid: 0, valid: 0, further: true },
  })
  const told = rows.flatMap(({ operationId, findings, blocked }) => [
    ...findings.map(({ kind, at, got }) => `${operationId} ${kind} ${at}: ${got}`),
    ...(blocked && CALLED.has(operationId) ? [`${operationId} blocked: ${blocked.code}`] : []),
  ])
  return { told, halt }
}

test('a server that says the same twice and forgets the token at the sign-out has nothing against it', async () => {
  expect(await play()).toEqual({ told: [], halt: undefined })
})

test('every call that still takes the token after the sign-out is told', async () => {
  const { told } = await play(undefined, true)
  expect(told).toEqual([
    'dishes auth-ignored Authorization: 200 with an answer',
    'guess auth-ignored Authorization: 200 with an answer',
  ])
})

test('two answers in turn are told, a value that is new each time is none of that', async () => {
  let calls = 0
  expect((await play(() => ({ body: { a: (calls += 1) % 2 } }))).told).toEqual([
    'guess unstable answer: two answers in turn',
  ])
  await closing?.()
  expect((await play(() => ({ body: { a: (calls += 1) } }))).told).toEqual([])
})

test('one that fails again and again is told, one that stumbled once is not', async () => {
  let calls = 0
  const every = (nth: number) => () => ((calls += 1) % nth === 0 ? { status: 503 } : { body: { a: 1 } })
  expect((await play(every(2))).told).toEqual(['guess unstable answer: 3 of 5 further calls failed'])
  await closing?.()
  calls = 0
  expect((await play(() => ((calls += 1) === 2 ? { status: 503 } : { body: { a: 1 } }))).told).toEqual([])
})

test('one that had answered is not out of reach for one cut answer; cut again and again, it is told', async () => {
  let calls = 0
  const cutAt =
    (...nth: number[]) =>
    () =>
      nth.includes((calls += 1)) ? { cut: true } : { body: { a: 1 } }
  expect((await play(cutAt(2))).told).toEqual([])
  await closing?.()
  calls = 0
  expect((await play(cutAt(2, 4))).told).toEqual(['guess unstable answer: 2 of 5 further calls failed'])
})

test('an answer that signs the member out, while others are answered, is its own fault and ends no run', async () => {
  const { told, halt } = await play(() => ({ body: { a: 1 }, headers: { 'wp-error': 'duplicate-login' } }))
  expect(halt).toBeUndefined()
  expect(told).toEqual(['guess false-success wp-error: duplicate-login'])
})
