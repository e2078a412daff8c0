import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test-support/app.ts'
import { quickDatabase } from '#server/test-support/database.ts'

describe('refusals before any route', () => {
  let server: TestServer
  let port = 0
  beforeAll(async () => {
    server = await startTestServer(quickDatabase, { env: { HANSANG_REQUEST_SECONDS: '1' } })
    await server.http.listen({ port: 0, host: '127.0.0.1' })
    // Listening on an address of IP.
    port = (server.http.server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  /** What comes back for bytes as they are, until the server ends the connection. */
  function raw(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      const parts: Buffer[] = []
      socket.on('data', (part) => parts.push(part))
      socket.on('error', reject)
      socket.on('close', () => resolve(String(Buffer.concat(parts))))
    })
  }
  const shape = (answer: string) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    return {
      status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
      head: head.toLowerCase(),
      body: JSON.parse(body) as unknown,
    }
  }
  const ended = 'connection: close\r\n'
  const host = 'host: localhost\r\n'

  test.each([
    ['an address that cannot be decoded', `GET /%zz HTTP/1.1\r\n${host}${ended}\r\n`, 400, 'badRequest'],
    ['an address that is no text', `GET /api/%c0%ae HTTP/1.1\r\n${host}${ended}\r\n`, 400, 'badRequest'],
    ['a line that is no request', 'HELLO\r\n\r\n', 400, 'badRequest'],
    ['no host', `GET /healthz HTTP/1.1\r\n${ended}\r\n`, 400, 'badRequest'],
    ['headers without end', `GET /healthz HTTP/1.1\r\n${host}x: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'headersTooLarge'],
    [
      'an expectation that nobody meets',
      `POST /login HTTP/1.1\r\n${host}${ended}expect: miracles\r\ncontent-length: 0\r\n\r\n`,
      417,
      'expectationFailed',
    ],
    ['a method that no call has', `PURGE /api/meal HTTP/1.1\r\n${host}${ended}\r\n`, 404, 'notFound'],
    [
      'a body that never comes',
      `POST /login HTTP/1.1\r\n${host}content-type: application/x-www-form-urlencoded\r\ncontent-length: 50\r\n\r\nusername=a`,
      408,
      'requestTimeout',
    ],
    ['headers that never end', `GET /healthz HTTP/1.1\r\n${host}`, 408, 'requestTimeout'],
  ])(
    '%s is refused like everything else',
    async (_name, text, status, error) => {
      const answer = shape(await raw(text))
      expect([answer.status, answer.body]).toEqual([status, { error, errorMessage: expect.any(String) }])
      for (const header of [
        "content-security-policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'x-content-type-options: nosniff',
        'cache-control: no-store',
        'content-type: application/json; charset=utf-8',
      ]) {
        expect(answer.head).toContain(header)
      }
    },
    15_000,
  )

  test('two hundred slow bodies are gone within seconds, and others are answered meanwhile', async () => {
    const slow = Array.from({ length: 200 }, () =>
      raw(
        `POST /login HTTP/1.1\r\n${host}content-type: application/x-www-form-urlencoded\r\ncontent-length: 50\r\n\r\nu`,
      ),
    )
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
    expect(answer.status).toBe(200)
    const began = Date.now()
    const answers = await Promise.all(slow)
    expect(Date.now() - began).toBeLessThan(10_000)
    expect(new Set(answers.map((one) => shape(one).status))).toEqual(new Set([408]))
  }, 20_000)
})
