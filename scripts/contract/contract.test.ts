// Over 300 lines: every case of a run is one small change of the same toy target.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { NO_FIXTURE } from './fixture.ts'
import { exampleRequest, NoExampleError } from './inputs.ts'
import type { Row } from './ledger.ts'
import { proposalFor } from './proposals.ts'
import { summarise } from './report/build.ts'
import { textReport } from './report/text.ts'
import { toContract } from './model.ts'
import { runContract } from './run.ts'
import type { RunOptions } from './run-parts.ts'
import { Session } from './session.ts'
import { ContractSources } from './sources.ts'
import { manyReads, MORE, toyContract, toyDocument, toyServer, type ToyAnswer, type ToySeen } from './toy.ts'

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
const SIGN_IN: ToyAnswer = {
  body: {},
  headers: { authorization: 'Bearer one', 'set-cookie': 'remember-me=m1m1m1; HttpOnly' },
}

type Answers = Record<string, ToyAnswer | ((seen: ToySeen) => ToyAnswer | Promise<ToyAnswer>)>
const knows = ({ authorization }: ToySeen) => authorization !== undefined && !authorization.includes('garbage')
const signedIn = (answer: ToyAnswer) => (seen: ToySeen) => (knows(seen) ? answer : REFUSED)
const GOOD: Answers = {
  '/login': ({ body }) => (body.includes('username=haneul') ? SIGN_IN : REFUSED),
  '/logout': {},
  '/dishes/E%201': (seen) =>
    knows(seen)
      ? seen.url.includes('menuDt=20')
        ? { body: [DISH] }
        : { status: 400, body: { error: 'badRequest' } }
      : REFUSED,
  '/guess': signedIn({ body: { a: 1 } }),
  '/save': signedIn({ body: {} }),
}

const documented = (source: string) => ({ 'x-provenance': { level: 'documented', source } })

let closing: (() => Promise<unknown>) | undefined
afterEach(() => closing?.())

async function play(
  answers: Answers = {},
  { timeoutMs = 3000, ...options }: Partial<RunOptions> & { timeoutMs?: number } = {},
  contract = toyContract(),
) {
  const server = await toyServer({ ...GOOD, ...answers })
  closing = server.close
  const credentials = { username: 'haneul', password: 'hansang-demo!1' }
  const all: RunOptions = {
    areas: [],
    write: false,
    disposable: true,
    prefix: '한상점검',
    calls: true,
    recordings: [],
    credentials,
    concurrency: 2,
    fixture: NO_FIXTURE,
    probes: { invalid: 2, valid: 1 },
    ...options,
  }
  const { rows, evidence, halt, signedInAgain } = await runContract(
    contract,
    new Session(server.origin, timeoutMs),
    all,
  )
  const row = (id: string): Row => {
    const found = rows.find(({ operationId }) => operationId === id)
    if (!found) throw new Error(`no row for ${id}`)
    return found
  }
  return { rows, row, evidence, halt, signedInAgain, seen: server.seen }
}

describe('requests made from examples', () => {
  const contract = toyContract()
  const operation = (id: string) => contract.operations.filter((one) => one.id === id)

  test('path, query and cookie are filled in, an optional parameter without example is left out', () => {
    const [dishes] = operation('dishes').map((one) => exampleRequest(contract.document, one))
    expect(dishes).toEqual({
      path: '/dishes/E%201?menuDt=20261119',
      headers: { cookie: 'active=REST000711' },
      body: undefined,
    })
  })

  test('the default example is the body', () => {
    const [save] = operation('save').map((one) => exampleRequest(contract.document, one))
    expect(save).toMatchObject({ path: '/save', body: '[{"id":1}]', headers: { 'content-type': 'application/json' } })
  })

  test('a form with files is sent in parts', () => {
    const [save] = operation('save')
    const content = {
      'multipart/form-data': { examples: { default: { value: { title: '문의', files: ['a', 'b'] } } } },
    }
    const request =
      save &&
      exampleRequest(contract.document, {
        ...save,
        body: { required: true, content, pointer: '', provenance: save.provenance },
      })
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(request?.body?.match(/name="files"/g)).toHaveLength(2)
  })

  test('something required without an example is named', () => {
    const [bare] = operation('bare')
    expect(() => bare && exampleRequest(contract.document, bare)).toThrow(NoExampleError)
    expect(() => bare && exampleRequest(contract.document, bare)).toThrow('query word')
  })
})

describe('a run over a target', () => {
  test('a target that keeps the contract has no defects, and what was not called is blocked, not green', async () => {
    const { rows, row } = await play()
    expect(rows.flatMap(({ findings }) => findings)).toEqual([])
    expect(summarise(rows)).toMatchObject({ total: 6, passed: 4, failed: 0, byVerdict: { holds: 4, blocked: 2 } })
    expect(row('save').blocked).toMatchObject({ code: 'needs-write' })
    expect(row('bare').blocked).toMatchObject({
      code: 'no-input',
      detail: expect.stringContaining('query word') as string,
    })
  })

  test('a list that is never seen with a row is not green: it is counted apart, with what to put there', async () => {
    const empty = (seen: ToySeen) =>
      knows(seen)
        ? seen.url.includes('menuDt=20')
          ? { body: [] }
          : { status: 400, body: { error: 'badRequest' } }
        : REFUSED
    const { rows, row } = await play({ '/dishes/E%201': empty })
    expect(row('dishes')).toMatchObject({ verdict: 'seen empty', findings: [] })
    expect(row('guess').verdict).toBe('holds')
    expect(summarise(rows)).toMatchObject({
      total: 6,
      passed: 3,
      failed: 0,
      byVerdict: { holds: 3, 'seen empty': 1, blocked: 2 },
    })
    expect(textReport(rows, 'toy')).toContain(
      'list seen empty, rows not checked; put a row there for the member that was used: 1 (dishes)',
    )
  })

  test('it signs in first, signs out last, and carries token and auto-login cookie in between', async () => {
    const { seen } = await play()
    expect(seen.slice(0, 2).map(({ url }) => url)).toEqual(['/login', '/login'])
    expect(seen.at(-1)?.url).toBe('/logout')
    const dishes = seen.find(({ url }) => url.startsWith('/dishes'))
    expect(dishes).toMatchObject({ authorization: 'Bearer one', cookie: 'active=REST000711; remember-me=m1m1m1' })
  })

  test('read-only sends no write; --write does where nothing is worth keeping', async () => {
    expect((await play()).seen.some(({ url }) => url === '/save')).toBe(false)
    await closing?.()
    expect((await play({}, { write: true })).row('save').verdict).toBe('holds')
  })

  test('a run tells how far it is', async () => {
    const told: string[] = []
    await play({}, { progress: (done, total) => told.push(`${done}/${total}`) })
    expect(told).toEqual(['1/3', '2/3', '3/3'])
  })

  test('only the chosen areas are called', async () => {
    const { rows } = await play({}, { areas: ['session'] })
    expect(rows.map(({ operationId }) => operationId)).toEqual(['login', 'logout'])
  })

  test('an expired token is renewed once, however many calls meet it, without another sign-in', async () => {
    let token = 'one'
    const expiring = (answer: ToyAnswer) => (seen: ToySeen) => {
      if (!knows(seen)) return REFUSED
      return token === 'one' ? { status: 401, body: { error: 'tokenExpired' } } : answer
    }
    let logins = 0
    const { row, seen } = await play(
      {
        '/dishes/E%201': expiring({ body: [DISH] }),
        '/guess': expiring({ body: { a: 1 } }),
        '/session': (request) =>
          request.authorization === 'Bearer one'
            ? { body: { code: 0, data: (token = 'two') } }
            : { status: 401, body: { error: 'login' } },
        '/login': ({ body }) => ((logins += 1), body.includes('username=haneul') ? SIGN_IN : REFUSED),
      },
      { concurrency: 4, probes: { invalid: 0, valid: 0 } },
    )
    expect([row('guess').verdict, row('dishes').verdict]).toEqual(['holds', 'holds'])
    expect(seen.filter(({ url }) => url === '/session')).toHaveLength(1)
    // The first is a stranger's, who has to be refused.
    expect(logins).toBe(2)
  })

  test('a member who signs in elsewhere is thrown out once; who comes back is left alone', async () => {
    const elsewhere: ToyAnswer = {
      status: 401,
      body: { error: 'duplicateLogin' },
      headers: { 'wp-error': 'duplicate-login' },
    }
    const once = { first: true }
    const quiet = { concurrency: 1, probes: { invalid: 0, valid: 0 } }
    const thrownOut = await play(
      {
        '/dishes/E%201': (request) => {
          if (!knows(request)) return REFUSED
          if (!once.first) return { body: [DISH] }
          once.first = false
          return elsewhere
        },
      },
      quiet,
    )
    expect(thrownOut).toMatchObject({ signedInAgain: true, halt: undefined })
    expect([thrownOut.row('dishes').verdict, thrownOut.row('guess').verdict]).toEqual(['holds', 'holds'])
    await closing?.()
    const { row, seen, halt } = await play(
      { '/dishes/E%201': (request) => (knows(request) ? elsewhere : REFUSED) },
      quiet,
    )
    expect(row('guess').blocked?.code).toBe('session-ended')
    // A stranger's, the run's own, and the one further.
    expect(seen.filter(({ url }) => url === '/login')).toHaveLength(3)
    expect(halt).toEqual({ code: 'thrown-out', detail: '3/3' })
  })

  test('a session that ends without a word of who ended it is begun again, once', async () => {
    let logins = 0
    const { row, signedInAgain } = await play(
      {
        '/login': ({ body }) =>
          body.includes('username=haneul')
            ? { body: {}, headers: { authorization: `Bearer ${(logins += 1)}` } }
            : REFUSED,
        '/dishes/E%201': ({ authorization }) =>
          /^Bearer \d$/.test(authorization ?? '') && (logins === 1 || authorization === 'Bearer 2')
            ? { body: [DISH] }
            : REFUSED,
        '/guess': ({ authorization }) =>
          authorization === 'Bearer 1'
            ? ((logins = 1.5), REFUSED)
            : authorization === 'Bearer 2.5'
              ? { body: { a: 1 } }
              : REFUSED,
      },
      { concurrency: 1, probes: { invalid: 0, valid: 0 } },
    )
    expect([signedInAgain, row('guess').verdict]).toEqual([true, 'holds'])
  })

  test.each<[string, ToyAnswer, string]>([
    ['is cut', { cut: true }, 'fell-silent'],
    ['hangs', { hangs: true }, 'fell-silent'],
    ['is forbidden', { status: 403, body: { error: 'forbidden' } }, 'shut-out'],
    ['comes too often', { status: 429 }, 'called-too-often'],
    ['is not there', { status: 501, body: { error: 'notImplemented' } }, 'not-there'],
  ])('a target on which everything behind the sign-in %s has not been tested', async (_what, answer, code) => {
    const described = (seen: ToySeen) => (knows(seen) ? answer : REFUSED)
    const { halt, row } = await play(
      {
        '/dishes/E%201': described,
        '/guess': described,
        ...Object.fromEntries(MORE.map((path) => [path, described])),
        '/': answer,
      },
      { timeoutMs: 200, concurrency: 1, probes: { invalid: 0, valid: 0 } },
      manyReads(),
    )
    expect(halt).toMatchObject({ code, detail: expect.stringMatching(/^\d+\/12$/) as string })
    // Who has let us in and then says nothing is told of by himself.
    expect(row('dishes').findings.map(({ kind }) => kind)).toEqual(code === 'fell-silent' ? ['no-answer'] : [])
  })

  test('without a sign-in everything that needs one is blocked', async () => {
    const { rows } = await play({}, { credentials: undefined })
    expect(rows.every(({ verdict }) => verdict === 'blocked')).toBe(true)
  })

  test('an unreachable target is blocked throughout', async () => {
    const credentials = { username: 'a', password: 'b' }
    const session = new Session('http://127.0.0.1:9', 2000)
    const { rows } = await runContract(toyContract(), session, {
      areas: [],
      write: true,
      disposable: true,
      prefix: '한상점검',
      calls: true,
      recordings: [],
      credentials,
      concurrency: 4,
      fixture: NO_FIXTURE,
      probes: { invalid: 2, valid: 1 },
    })
    expect(summarise(rows)).toMatchObject({ passed: 0, failed: 0, byVerdict: { blocked: 6 } })
  })

  test('a request that the contract forbids is sent beside the example, and none without reason', async () => {
    const { seen } = await play()
    const dishes = seen.filter(({ url }) => url.startsWith('/dishes'))
    expect(
      dishes.map(({ url, authorization }) => `${url.split('menuDt=')[1] ?? 'none'} ${authorization ?? 'nobody'}`),
    ).toEqual([
      '20261119 Bearer one',
      '20261119 nobody',
      '20261119 Bearer garbage.garbage.garbage',
      '%21 Bearer one',
      'none Bearer one',
    ])
  })
})

describe('what counts as a difference', () => {
  const cases: [string, ToyAnswer, string, string][] = [
    ['a missing field', { body: [{ ...DISH, kcal: undefined }] }, 'missing', '/0/kcal'],
    ['a number for a text', { body: [{ ...DISH, kcal: 188 }] }, 'number-text', '/0/kcal'],
    ['a text for a number', { body: [{ ...DISH, cnt: '3' }] }, 'number-text', '/0/cnt'],
    ['another type', { body: [{ ...DISH, rows: 'none' }] }, 'type', '/0/rows'],
    ['null where it is not allowed', { body: [{ ...DISH, menuName: null }] }, 'null', '/0/menuName'],
    ['a grown enum', { body: [{ ...DISH, typicalMenu: '메인' }] }, 'enum', '/0/typicalMenu'],
    ['another way to write a day', { body: [{ ...DISH, day: '2026-11-19' }] }, 'date', '/0/day'],
    ['a day that does not exist', { body: [{ ...DISH, day: '20260231' }] }, 'date', '/0/day'],
    ['a text outside its pattern', { body: [{ ...DISH, hallCd: '7' }] }, 'format', '/0/hallCd'],
    ['a total that does not add up', { body: [{ ...DISH, total: 4 }] }, 'sum', '/0/total'],
    ['an undescribed status', { status: 418, body: {} }, 'status', 'status'],
    ['a wrong content type', { type: 'text/html', body: '<p>' }, 'content-type', 'content-type'],
    ['a body that is not JSON', { body: '{' }, 'unreadable', 'body'],
    ['a valid request that is refused', { status: 400, body: { error: 'badRequest' } }, 'valid-refused', 'request'],
  ]
  test.each(cases)('%s in an observed answer is a defect', async (_name, answer, kind, at) => {
    const { row } = await play({ '/dishes/E%201': signedIn(answer) }, { probes: { invalid: 0, valid: 0 } })
    expect(row('dishes').findings).toMatchObject([{ verdict: 'defect', kind, at }])
    expect(textReport([row('dishes')], 'toy')).toContain(`${kind} at ${at}`)
  })

  test('a field that the contract does not know is discovered', async () => {
    const { row } = await play(
      {
        '/dishes/E%201': signedIn({
          body: [
            { ...DISH, extra: 1 },
            { ...DISH, extra: 2 },
          ],
        }),
      },
      { probes: { invalid: 0, valid: 0 } },
    )
    expect(row('dishes')).toMatchObject({
      verdict: 'discovered',
      findings: [{ kind: 'unknown', at: '/0/extra', count: 2 }],
    })
  })

  test('a call without a token that is answered is a defect', async () => {
    const { row } = await play({ '/dishes/E%201': { body: [DISH] } }, { probes: { invalid: 0, valid: 0 } })
    expect(row('dishes').findings).toMatchObject([{ kind: 'auth-ignored', exchange: { purpose: 'without token' } }])
  })

  test('a request that is not allowed and is accepted all the same is found, with what was changed', async () => {
    const { row } = await play({ '/dishes/E%201': signedIn({ body: [DISH] }) })
    expect(row('dishes').findings).toMatchObject([{ kind: 'invalid-accepted', at: 'query menuDt' }])
  })

  test('the same in an assumed answer refutes the assumption and is no defect', async () => {
    const { row, rows } = await play({ '/guess': signedIn({ body: {} }) })
    expect(row('guess').verdict).toBe('assumption refuted')
    expect(summarise(rows).failed).toBe(0)
  })

  test.each<[string, ToyAnswer, string]>([
    ['a page', { type: 'text/html', body: '<p>로그인</p>' }, 'content-type'],
    ['JSON called text', { type: 'text/plain', body: { a: 1 } }, 'content-type'],
    ['a refusal inside a 200', { body: { code: -1, message: '실패', data: null, a: 1 } }, 'false-success'],
    ['its payload with the status for a code', { body: { code: 200, data: {}, a: 1 } }, 'false-success'],
  ])(
    'what no backend may do is a defect in an assumed answer too, and nobody is told to loosen the contract: %s',
    async (_what, answer, kind) => {
      const { row } = await play({ '/guess': signedIn(answer) }, { probes: { invalid: 0, valid: 0 } })
      const found = row('guess').findings.find((one) => one.kind === kind)
      expect(found).toMatchObject({ verdict: 'defect', level: 'assumed' })
      expect(found && proposalFor(found, toyContract(), new ContractSources('/nowhere'), '2026-11-19')).toBeUndefined()
    },
  )

  test('a token that an assumed call does not ask for is a defect', async () => {
    const { row } = await play({ '/guess': { body: { a: 1 } } }, { probes: { invalid: 0, valid: 0 } })
    expect(row('guess').findings).toMatchObject([{ kind: 'auth-ignored', verdict: 'defect' }])
  })

  test('the nearest provenance counts: a field of its own origin inside an observed answer', async () => {
    const { row } = await play(
      { '/dishes/E%201': signedIn({ body: [{ ...DISH, rows: [{ n: 'x' }], total: null }] }) },
      { probes: { invalid: 0, valid: 0 } },
    )
    expect(row('dishes').findings.find(({ at }) => at === '/0/rows/0/n')).toMatchObject({
      verdict: 'assumption refuted',
      level: 'assumed',
    })
  })

  test('name and value are judged apart where the document gives the name alone', async () => {
    const named = {
      ...toyDocument.paths['/guess'].get,
      ...documented('000 section 3 (names); types and nulls are assumed'),
    }
    const contract = toContract({ ...toyDocument, paths: { ...toyDocument.paths, '/guess': { get: named } } })
    const found = async (body: object) => {
      const { row } = await play({ '/guess': signedIn({ body }) }, { probes: { invalid: 0, valid: 0 } }, contract)
      await closing?.()
      return row('guess').findings
    }
    expect(await found({ a: null })).toMatchObject([
      {
        kind: 'null',
        verdict: 'assumption refuted',
        level: 'assumed',
        source: '000 section 3 (names); types and nulls are assumed',
      },
    ])
    expect(await found({ a: 'x' })).toMatchObject([{ kind: 'type', verdict: 'assumption refuted' }])
    expect(await found({})).toMatchObject([{ kind: 'missing', verdict: 'defect', level: 'documented' }])
  })

  test('the provenance of an answer wins over its operation', async () => {
    const { row } = await play({ '/dishes/E%201': signedIn({ status: 404, body: { wrong: true } }) })
    expect(row('dishes').findings).toMatchObject([
      { verdict: 'assumption refuted', at: '/error' },
      { verdict: 'discovered', at: '/wrong' },
    ])
  })

  test('a server that breaks over a valid request is a defect even where 5xx is only assumed', async () => {
    const { row } = await play({ '/guess': signedIn({ status: 500, body: { error: 'serverError' } }) })
    expect(row('guess')).toMatchObject({
      verdict: 'defect',
      findings: [{ kind: 'failed', got: expect.stringContaining('500') as string }],
    })
  })

  test('a missing required header is a defect', async () => {
    const { row } = await play({ '/login': ({ body }) => (body.includes('username=haneul') ? { body: {} } : REFUSED) })
    expect(row('login').findings).toMatchObject([{ kind: 'header', at: 'Authorization', verdict: 'defect' }])
  })

  test('a described refusal is blocked; a gateway that stays down and a missing handler are defects', async () => {
    const judged = async (answer: ToyAnswer) => {
      const { row, seen } = await play({ '/dishes/E%201': signedIn(answer) }, { probes: { invalid: 0, valid: 0 } })
      await closing?.()
      return { ...row('dishes'), asked: seen.filter((one) => one.url.startsWith('/dishes') && knows(one)).length }
    }
    expect(await judged({ status: 404, body: { error: 'notFound' } })).toMatchObject({
      verdict: 'blocked',
      blocked: { code: 'refused', detail: '404 notFound' },
    })
    expect(await judged({ status: 503, body: 'maintenance', type: 'text/html' })).toMatchObject({
      verdict: 'defect',
      findings: [{ kind: 'failed' }],
      asked: 2,
    })
    expect(await judged({ status: 501, body: { error: 'unsupported' } })).toMatchObject({
      verdict: 'defect',
      findings: [{ kind: 'failed' }],
    })
    // Our own server's word for what it has not got yet.
    expect(await judged({ status: 501, body: { error: 'notImplemented' } })).toMatchObject({
      verdict: 'blocked',
      blocked: { code: 'not-implemented' },
    })
  })
})

describe('an operation that was expected to answer and did not', () => {
  const quiet = { probes: { invalid: 0, valid: 0 } }

  test.each([
    ['is cut', { cut: true }, 'no-answer'],
    ['says that it is compressed and is not', { headers: { 'content-encoding': 'gzip' }, body: [DISH] }, 'encoding'],
    ['sends no JSON', { body: '{' }, 'unreadable'],
    ['sends bytes of another encoding', { body: Buffer.from([0x5b, 0xb1, 0xb9, 0x5d]) }, 'encoding'],
  ] as const)('has a defect and no blocked row when it %s', async (_what, answer: ToyAnswer, kind) => {
    const { row, seen } = await play(
      { '/dishes/E%201': signedIn(answer), '/guess': signedIn({ body: { a: 1 } }) },
      quiet,
    )
    expect(row('dishes').verdict).toBe('defect')
    expect(row('dishes').findings[0]?.kind).toBe(kind)
    expect(row('dishes').blocked).toBeUndefined()
    expect(seen.filter((one) => one.url.startsWith('/dishes') && knows(one))).toHaveLength(2)
  })

  test('has none when only the first try failed', async () => {
    let tries = 0
    const { row } = await play(
      {
        '/guess': (seen) => {
          if (!knows(seen)) return REFUSED
          tries += 1
          return tries === 1 ? { status: 503 } : { body: { a: 1 } }
        },
      },
      quiet,
    )
    expect(row('guess').verdict).toBe('holds')
  })

  test('hangs: a defect too, when others are answered', async () => {
    const { row } = await play(
      { '/guess': (seen) => (knows(seen) ? { hangs: true } : REFUSED) },
      { ...quiet, timeoutMs: 200 },
    )
    expect(row('guess')).toMatchObject({ verdict: 'defect', findings: [{ kind: 'no-answer' }] })
    expect(row('dishes').verdict).toBe('holds')
  })

  test('answers late: a finding of its own kind, by a limit of its own', async () => {
    const late = async (seen: ToySeen) => (await sleep(60), knows(seen) ? { body: { a: 1 } } : REFUSED)
    expect((await play({ '/guess': late }, { ...quiet, slowMs: 30 })).row('guess')).toMatchObject({
      verdict: 'defect',
      findings: [{ kind: 'slow', expected: 'within 0.03 s' }],
    })
    await closing?.()
    expect((await play({ '/guess': late }, quiet)).row('guess').verdict).toBe('holds')
  })

  test('demands what the contract calls optional: told with the parameter, though the values may be why', async () => {
    const { row } = await play(
      {
        '/dishes/E%201': (seen) =>
          !knows(seen)
            ? REFUSED
            : seen.url.includes('sort=')
              ? { body: [DISH] }
              : { status: 400, body: { error: 'badRequest' } },
      },
      quiet,
    )
    expect(row('dishes').findings).toMatchObject([
      { kind: 'valid-refused', at: 'request', verdict: 'defect' },
      { kind: 'demanded', at: 'query sort', verdict: 'defect' },
    ])
  })

  test('does not know a member whom the others know', async () => {
    const { row } = await play({ '/guess': REFUSED }, { ...quiet, concurrency: 1 })
    expect(row('guess').findings).toMatchObject([{ kind: 'valid-refused', at: 'Authorization' }])
  })
})

describe('the sign-in', () => {
  test('lets nobody in whom it does not know, and no token that nobody has given out', async () => {
    const open = await play(
      { '/login': { ...SIGN_IN }, '/guess': (seen) => (seen.authorization ? { body: { a: 1 } } : REFUSED) },
      { probes: { invalid: 0, valid: 0 } },
    )
    expect(open.row('login').findings).toMatchObject([{ kind: 'auth-ignored', at: 'password', verdict: 'defect' }])
    expect(open.row('guess').findings).toMatchObject([{ kind: 'auth-ignored', exchange: { purpose: 'foreign token' } }])
    // One try, by a name that nobody has.
    expect(
      open.seen.filter(({ url }) => url === '/login').map(({ body }) => /username=([\w-]+)/.exec(body)?.[1]),
    ).toEqual([expect.stringMatching(/^hansang-check-/), 'haneul'])
  })

  test('refuses somebody who has not signed in with 401 where that is described, not with 403', async () => {
    const { row } = await play(
      { '/dishes/E%201': (seen) => (knows(seen) ? { body: [DISH] } : { status: 403, body: { error: 'forbidden' } }) },
      { probes: { invalid: 0, valid: 0 } },
    )
    expect(row('dishes').findings).toMatchObject([{ kind: 'status', at: 'status', expected: '401' }])
  })

  test('that fails ends the run: nothing else would say anything', async () => {
    const { seen, halt } = await play({ '/login': { status: 401, body: { error: 'invalidCredentials' } } })
    expect(halt).toEqual({ code: 'wrong-password', detail: '401' })
    expect(seen.map(({ url }) => url)).toEqual(['/login', '/login'])
  })
})
