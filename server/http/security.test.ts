import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test-support/app.ts'
import { quickDatabase } from '#server/test-support/database.ts'

const PHONE = { 'x-device-id': '7f0c1a52-9d3e-4b86-a1c4-52e0c7d98b31' }
const PROXY = '10.0.0.2'

/** Behind one proxy, where TLS ends or does not. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(quickDatabase, { env: { HANSANG_TRUST_PROXY: '1' } })
  await server.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const over = (protocol: string) => ({ ...PHONE, 'x-forwarded-proto': protocol })

describe('the wish to come by https alone', () => {
  const HSTS = 'strict-transport-security'
  const wishOver = async (protocol: string, url: string, remoteAddress = PROXY) =>
    (await server.request({ method: 'GET', url, remoteAddress, headers: over(protocol) })).headers[HSTS]

  test('stands with every answer over https, refusals too, for a year and what lies below the host', async () => {
    const urls = ['/healthz', '/api/oauth/userInfo', '/api/no-such-thing', '/session']
    expect(await Promise.all(urls.map((url) => wishOver('https', url)))).toEqual(
      Array(4).fill('max-age=31536000; includeSubDomains'),
    )
  })

  test('is said neither over http nor to whoever only claims https', async () => {
    expect(await wishOver('http', '/healthz')).toBeUndefined()
    expect(await wishOver('https', '/healthz', '203.0.113.7')).toBeUndefined()
  })
})

describe('the auto-login cookie over https', () => {
  const signedIn = async (remember: string) => {
    const { username, password } = await server.member()
    const answer = await server.request({
      method: 'POST',
      url: '/login',
      remoteAddress: PROXY,
      headers: { ...over('https'), 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username, password, 'remember-me': remember }).toString(),
    })
    return String(answer.headers['set-cookie'])
  }
  const exchange = (cookie: string, protocol: string) =>
    server.request({
      method: 'POST',
      url: '/api/common/getRememberMeAccessToken',
      remoteAddress: PROXY,
      headers: { ...over(protocol), cookie },
    })

  test('has the prefix that binds it to this host, with all that the prefix asks for [SES-29]', async () => {
    expect(await signedIn('true')).toMatch(
      /^__Host-remember-me=[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(await signedIn('false')).toMatch(/^__Host-remember-me=; Max-Age=0; Path=\/; .*; Secure$/)
  })

  test('is exchanged under that name alone: one that another host could have set is none', async () => {
    const [, value = ''] = /=([^;]+);/.exec(await signedIn('true')) ?? []
    expect((await exchange(`remember-me=${value}`, 'https')).statusCode).toBe(401)
    expect((await exchange(`__Host-remember-me=${value}`, 'http')).statusCode).toBe(401)
    const known = await exchange(`remember-me=planted; __Host-remember-me=${value}`, 'https')
    expect(known.statusCode).toBe(200)
    expect(String(known.headers['set-cookie'])).toMatch(/^__Host-remember-me=/)
  })
})

describe('a request that means no good', () => {
  /** The first words of the answer to what is written to a connection as it is. */
  async function answerTo(...lines: string[]): Promise<string> {
    const socket = connect((server.http.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(lines.join('\r\n'))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    return answer.toString()
  }

  test('no other origin is let in, asked before or not', async () => {
    const origin = 'https://elsewhere.example'
    const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
    const answers = await Promise.all([
      server.request({ method: 'OPTIONS', url: '/api/oauth/userInfo', headers: asked }),
      server.request({ method: 'GET', url: '/session', headers: { origin } }),
    ])
    const allowing = answers.flatMap(({ headers }) =>
      Object.keys(headers).filter((name) => name.startsWith('access-control')),
    )
    expect(allowing).toEqual([])
  })

  test('no request is sent back as it came', async () => {
    const answer = await answerTo('TRACE /healthz HTTP/1.1', 'host: localhost', 'x-secret: told-nobody', '', '')
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer).not.toContain('told-nobody')
  })

  test('a message whose end is told twice is refused', async () => {
    const head = ['POST /login HTTP/1.1', 'host: localhost', 'content-type: application/x-www-form-urlencoded']
    const body = ['', '5', 'a=b&c', '0', '', '']
    expect(await answerTo(...head, 'content-length: 4', 'transfer-encoding: chunked', ...body)).toMatch(
      /^HTTP\/1\.1 400 /,
    )
    expect(await answerTo(...head, 'content-length: 4', 'content-length: 5', '', 'a=b&c')).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('a value that is given twice is refused', async () => {
    const member = await server.member()
    expect((await member.get('/api/mypage/rest-list?restaurantName=a&restaurantName=b')).statusCode).toBe(400)
  })
})
