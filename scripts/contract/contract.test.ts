import { afterEach, describe, expect, test } from 'vitest'
import { exampleRequest, NoExampleError } from './inputs.ts'
import { summarise, textReport } from './report.ts'
import { runContract, type Row, type RunOptions } from './run.ts'
import { Session } from './session.ts'
import { toyContract, toyServer, type ToyAnswer } from './toy.ts'

const DISH = { menuName: '소고기무국', kcal: '188', typicalMenu: 'Y' }
const SIGN_IN: ToyAnswer = { body: {}, headers: { authorization: 'Bearer one', 'set-cookie': 'remember-me=m1; HttpOnly' } }
const GOOD: Record<string, ToyAnswer | (() => ToyAnswer)> = {
  '/login': SIGN_IN,
  '/logout': {},
  '/dishes/E%201': { body: [DISH] },
  '/guess': { body: { a: 1 } },
  '/save': { body: {} },
}

let closing: (() => Promise<unknown>) | undefined
afterEach(() => closing?.())

async function play(answers: Record<string, ToyAnswer | (() => ToyAnswer)> = {}, options: Partial<RunOptions> = {}) {
  const server = await toyServer({ ...GOOD, ...answers })
  closing = server.close
  const credentials = { username: 'haneul', password: 'hansang-demo!1' }
  const all = { areas: [], write: false, credentials, concurrency: 2, ...options }
  const rows = await runContract(toyContract(), new Session(server.origin), all)
  const row = (id: string): Row => {
    const found = rows.find(({ operationId }) => operationId === id)
    if (!found) throw new Error(`no row for ${id}`)
    return found
  }
  return { rows, row, seen: server.seen }
}

describe('requests made from examples', () => {
  const contract = toyContract()
  const operation = (id: string) => contract.operations.filter((one) => one.id === id)

  test('path, query and cookie are filled in, an optional parameter without example is left out', () => {
    const [dishes] = operation('dishes').map((one) => exampleRequest(contract.document, one))
    expect(dishes).toEqual({ path: '/dishes/E%201?menuDt=20261119', headers: { cookie: 'activeId=REST000711' }, body: undefined })
  })

  test('the default example is the body', () => {
    const [save] = operation('save').map((one) => exampleRequest(contract.document, one))
    expect(save).toMatchObject({ path: '/save', body: '[{"id":1}]', headers: { 'content-type': 'application/json' } })
  })

  test('a form with files is sent in parts', () => {
    const [save] = operation('save')
    const content = { 'multipart/form-data': { examples: { default: { value: { title: '문의', files: ['a', 'b'] } } } } }
    const request = save && exampleRequest(contract.document, { ...save, body: content })
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(request?.body?.match(/name="files"/g)).toHaveLength(2)
  })

  test('something required without an example is named', () => {
    const [bare] = operation('bare')
    expect(() => bare && exampleRequest(contract.document, bare)).toThrow(NoExampleError)
    expect(() => bare && exampleRequest(contract.document, bare)).toThrow('query id')
  })
})

describe('a run over a target', () => {
  test('a target that keeps the contract has no defects, and what was not called is blocked, not green', async () => {
    const { rows, row } = await play()
    expect(summarise(rows)).toMatchObject({ total: 6, passed: 4, failed: 0, byVerdict: { holds: 4, blocked: 2 } })
    expect(row('save').result).toMatchObject({ kind: 'blocked', why: expect.stringContaining('--write') as string })
    expect(row('bare').result).toMatchObject({ kind: 'blocked', why: expect.stringContaining('no example') as string })
  })

  test('it signs in first, signs out last, and carries token and auto-login cookie in between', async () => {
    const { seen } = await play()
    expect(seen.at(0)?.url).toBe('/login')
    expect(seen.at(-1)?.url).toBe('/logout')
    const dishes = seen.find(({ url }) => url.startsWith('/dishes'))
    expect(dishes).toMatchObject({ authorization: 'Bearer one', cookie: 'activeId=REST000711; remember-me=m1' })
  })

  test('read-only sends no write; --write does', async () => {
    expect((await play()).seen.some(({ url }) => url === '/save')).toBe(false)
    await closing?.()
    expect((await play({}, { write: true })).row('save').verdict).toBe('holds')
  })

  test('only the chosen areas are called', async () => {
    const { rows } = await play({}, { areas: ['session'] })
    expect(rows.map(({ operationId }) => operationId)).toEqual(['login', 'logout'])
  })

  test('an expired token is renewed inside the run', async () => {
    let expired = true
    const { row, seen } = await play({
      '/guess': () => {
        if (!expired) return { body: { a: 1 } }
        expired = false
        return { status: 401, body: { error: 'tokenExpired' } }
      },
      '/session': { body: { code: 0, data: 'two' } },
    })
    expect(row('guess').verdict).toBe('holds')
    expect(seen.findLast(({ url }) => url === '/guess')?.authorization).toBe('Bearer two')
  })

  test('without a sign-in everything that needs one is blocked', async () => {
    const { rows } = await play({}, { credentials: undefined })
    expect(rows.every(({ verdict }) => verdict === 'blocked')).toBe(true)
  })

  test('an unreachable target is blocked throughout', async () => {
    const session = new Session('http://127.0.0.1:9', 2000)
    const credentials = { username: 'a', password: 'b' }
    const rows = await runContract(toyContract(), session, { areas: [], write: true, credentials, concurrency: 4 })
    expect(summarise(rows)).toMatchObject({ passed: 0, failed: 0, byVerdict: { blocked: 6 } })
  })
})

describe('what counts as a difference', () => {
  const cases: [string, ToyAnswer, string, string][] = [
    ['a missing field', { body: [{ menuName: 'a', typicalMenu: 'Y' }] }, 'body', 'kcal'],
    ['a number for a text', { body: [{ ...DISH, kcal: 188 }] }, 'body', 'string'],
    ['null where it is not allowed', { body: [{ ...DISH, menuName: null }] }, 'body', 'string'],
    ['a grown enum', { body: [{ ...DISH, typicalMenu: '메인' }] }, 'body', 'allowed values'],
    ['an unknown field', { body: [{ ...DISH, extra: 1 }] }, 'body', 'not in the contract'],
    ['an undescribed status', { status: 418, body: {} }, 'status', 'not described'],
    ['a wrong content type', { type: 'text/html', body: '<p>' }, 'content-type', 'text/html'],
    ['a body that is not JSON', { body: '{' }, 'body', 'not JSON'],
  ]
  test.each(cases)('%s in an observed answer is a defect', async (_name, answer, what, message) => {
    const { row } = await play({ '/dishes/E%201': answer })
    expect(row('dishes')).toMatchObject({ verdict: 'defect', result: { kind: 'differs', what } })
    expect(textReport([row('dishes')], 'toy')).toContain(message)
  })

  test('the same in an assumed answer refutes the assumption and is no defect', async () => {
    const { row, rows } = await play({ '/guess': { body: {} } })
    expect(row('guess').verdict).toBe('assumption refuted')
    expect(summarise(rows).failed).toBe(0)
  })

  test('the provenance of an answer wins over its operation', async () => {
    const { row } = await play({ '/dishes/E%201': { status: 404, body: { wrong: true } } })
    expect(row('dishes')).toMatchObject({ provenance: 'assumed', verdict: 'assumption refuted' })
  })

  test('a server that breaks over a valid request is a defect even where 5xx and the shape are only assumed', async () => {
    const { row } = await play({ '/guess': { status: 500, body: { error: 'serverError' } } })
    expect(row('guess')).toMatchObject({ verdict: 'defect', result: { kind: 'failed' } })
    expect(textReport([row('guess')], 'toy')).toContain('500 to a valid request')
  })

  test('a missing required header is a defect', async () => {
    const { row } = await play({ '/login': { body: {} } })
    expect(row('login')).toMatchObject({ verdict: 'defect', result: { what: 'headers' } })
  })

  test('a described refusal and a missing handler are blocked', async () => {
    const { row } = await play({ '/dishes/E%201': { status: 400, body: { error: 'badRequest' } } })
    expect(row('dishes').result).toMatchObject({ kind: 'blocked', why: 'refused with 400 badRequest' })
    await closing?.()
    const second = await play({ '/dishes/E%201': { status: 501, body: { error: 'notImplemented' } } })
    expect(second.row('dishes').result).toMatchObject({ kind: 'blocked', why: 'not implemented' })
  })
})
