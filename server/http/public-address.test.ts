import { request as rawRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { quickDatabase } from '#server/test-support/database.ts'
import { createOriginOf } from './public-address.ts'

type Asked = { host?: string; reached?: string; protocol?: 'http' | 'https' }
const originOf = (config: { publicOrigin?: string; host?: string }, { host, reached, protocol = 'http' }: Asked) =>
  createOriginOf({ publicOrigin: config.publicOrigin, host: config.host ?? 'localhost' })({
    protocol,
    headers: host === undefined ? {} : { host },
    // Of the socket only where it was reached is looked at.
    socket: { localAddress: reached ?? '127.0.0.1', localPort: 8080 } as never,
  })

describe('the address that is given out', () => {
  test('is the setting, whatever a request asks for', () => {
    const publicOrigin = 'https://hansang.example.com'
    for (const host of ['localhost:8080', 'evil.example', undefined])
      expect(originOf({ publicOrigin }, host === undefined ? {} : { host })).toBe(publicOrigin)
  })

  test.each([
    ['localhost:8080', 'http://localhost:8080'],
    // A port in front: npm run dev.
    ['localhost:5173', 'http://localhost:5173'],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['[::1]:8080', 'http://[::1]:8080'],
    ['LOCALHOST', 'http://localhost'],
  ])('is the name of this machine where a request asks for that: %s', (host, origin) => {
    expect(originOf({}, { host })).toBe(origin)
  })

  test('is where we listen, and the number that was reached', () => {
    expect(originOf({ host: 'box.lan' }, { host: 'box.lan:8080' })).toBe('http://box.lan:8080')
    const everywhere = { host: '0.0.0.0' }
    for (const reached of ['192.168.0.5', '::ffff:192.168.0.5'])
      expect(originOf(everywhere, { host: '192.168.0.5:8080', reached })).toBe('http://192.168.0.5:8080')
    expect(originOf(everywhere, { host: '[fd00::5]:8080', reached: 'fd00::5' })).toBe('http://[fd00::5]:8080')
  })

  test.each([
    'evil.example',
    'evil.example:8080',
    'localhost@evil.example',
    'localhost.evil.example',
    '192.168.0.6',
    '',
    ' ',
    'a/b',
  ])('is the number that was reached where a request asks for another: "%s"', (host) => {
    expect(originOf({ host: '0.0.0.0' }, { host, reached: '192.168.0.5' })).toBe('http://192.168.0.5:8080')
    expect(originOf({}, { host, protocol: 'https' })).toBe('https://127.0.0.1:8080')
    expect(originOf({ host: '::' }, { host, reached: 'fd00::5' })).toBe('http://[fd00::5]:8080')
  })
})

describe.each([undefined, 'https://hansang.example.com'])('a server with HANSANG_PUBLIC_URL %s', (publicUrl) => {
  let server: TestServer
  let member: TestMember
  beforeAll(async () => {
    server = await startTestServer(quickDatabase, {
      env: {
        ...(publicUrl !== undefined && { HANSANG_PUBLIC_URL: publicUrl }),
        HANSANG_TRUST_PROXY: 'loopback',
        HANSANG_SIMULATOR: 'on',
        HANSANG_DIST: 'no-app-here',
      },
    })
    member = await server.member()
    await server.http.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  /** What an answer says to somebody who asks for another host, in every way there is. */
  function askAs(method: 'GET' | 'POST', path: string, body?: object): Promise<string> {
    const { port } = server.http.server.address() as { port: number }
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      authorization: `Bearer ${member.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    return new Promise((resolve, reject) => {
      const sent = rawRequest({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve(Buffer.concat(parts).toString()))
      })
      sent.on('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  test('names itself and never the host that was asked for', async () => {
    const { port } = server.http.server.address() as { port: number }
    const own = publicUrl ?? `http://127.0.0.1:${String(port)}`
    const upload = { fileName: 'a.jpg', contentType: 'image/jpeg', fileSize: 1000, imgTyCode: 'MEAL' }
    const answers = [
      await askAs('POST', '/api/common/data/uploadUrl.do', upload),
      await askAs('GET', '/api/common/getServerUrl'),
      await askAs('GET', '/api/mypage/getWelmallUrl'),
    ]
    for (const answer of answers) {
      expect(answer).toContain(`"${own}`)
      expect(answer).not.toContain('evil.example')
    }
  })

  test('takes the app’s own picture at the address that it gave', async () => {
    const answer = await member.post('/api/common/data/uploadUrl.do', {
      fileName: 'a.jpg',
      contentType: 'image/jpeg',
      fileSize: 1000,
      imgTyCode: 'MEAL',
    })
    expect(new URL(dataOf<string>(answer)).origin).toBe(publicUrl ?? 'http://localhost')
  })
})
