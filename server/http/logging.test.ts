import { Writable } from 'node:stream'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { logging, logRequests } from './logging.ts'

/** A server that writes its lines into a list, as `logging` shapes them. */
function logged() {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const options = logging('info')
  const http = fastify({ ...options, logger: { ...(options.logger as object), stream } })
  logRequests(http)
  return { http, lines }
}

test('a request leaves one line without query, headers, body or names', async () => {
  const { http, lines } = logged()
  http.post('/login', (request, reply) => {
    request.log.warn(
      { username: 'haneul', body: request.body, nested: { password: 'hansang-demo!1' }, err: new Error('broken') },
      'careless',
    )
    return reply.send({})
  })
  await http.inject({
    method: 'POST',
    url: '/login?username=haneul',
    headers: {
      authorization: 'Bearer secret.token.here',
      cookie: 'remember-me=secret',
      'content-type': 'application/json',
    },
    payload: { username: 'haneul', password: 'hansang-demo!1' },
  })
  const log = lines.join('')
  expect(log).toMatch(/"path":"\/login"/)
  expect(log).toMatch(/"status":200/)
  expect(log).toMatch(/"ms":\d+/)
  expect(log).not.toMatch(/haneul|hansang-demo|secret/)
})

test('who is signed in stands there as a session, and not as a member', async () => {
  const { http, lines } = logged()
  http.decorateRequest('caller', null)
  http.get('/mine', (request, reply) => {
    const client = { deviceId: 'phone', autoLogin: 'N', origin: '', language: undefined } as const
    request.caller = { ...client, hcId: 'HC0000000311', sessionId: 'one-of-many' }
    return reply.send({})
  })
  await http.inject({ method: 'GET', url: '/mine' })
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ path: '/mine', session: 'one-of-many', status: 200, time: expect.any(Number) }),
  ])
  expect(lines.join('')).not.toMatch(/HC0000000311|phone/)
})
