import { Writable } from 'node:stream'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { logging, logRequests } from './logging.ts'

test('a request leaves one line without query, headers, body or names', async () => {
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
