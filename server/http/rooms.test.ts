import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { phonePhoto } from '#server/test-support/pictures.ts'
import { createRooms } from './rooms.ts'

describe('room for bodies', () => {
  test('is bounded for each and for all, in number and in bytes', () => {
    const rooms = createRooms({ each: { requests: 2, bytes: 10 }, all: { requests: 3, bytes: 100 } })
    expect(rooms.enter('a', 11)).toBeUndefined()
    const first = rooms.enter('a', 6)
    expect(rooms.enter('a', 5)).toBeUndefined()
    const second = rooms.enter('a', 4)
    expect([rooms.enter('a', 0), rooms.enter('b', 1)]).toEqual([undefined, expect.anything()])
    expect(rooms.enter('c', 1)).toBeUndefined()
    second?.leave()
    expect(rooms.enter('c', 1)).toBeDefined()
    // Left twice it is free once.
    first?.leave()
    first?.leave()
    expect([rooms.enter('a', 10), rooms.enter('d', 1)]).toEqual([expect.anything(), undefined])
  })

  test('of all together is counted in bytes, too', () => {
    const rooms = createRooms({ each: { requests: 9, bytes: 10 }, all: { requests: 9, bytes: 15 } })
    expect([rooms.enter('a', 10), rooms.enter('b', 10), rooms.enter('b', 5)]).toEqual([
      expect.anything(),
      undefined,
      expect.anything(),
    ])
  })
})

describe('a body that brings pictures', () => {
  let server: TestServer
  let port = 0
  let photo: Buffer
  beforeAll(async () => {
    server = await startTestServer('embedded')
    photo = await phonePhoto()
    await server.http.listen({ port: 0, host: '127.0.0.1' })
    // Listening on an address of IP.
    port = (server.http.server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  /** Sends the head of a request and no body, and waits for whatever is answered. */
  function head(method: string, path: string, headers: Record<string, string | number>) {
    const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
    const socket = connect(port, '127.0.0.1', () =>
      socket.write([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')),
    )
    socket.on('error', () => {})
    const status = new Promise<number>((resolve) =>
      socket.once('data', (answer: Buffer) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1]))),
    )
    return { socket, status }
  }
  const gone = async (sent: ReturnType<typeof head>) => {
    const { status } = sent
    const code = await status
    sent.socket.destroy()
    return code
  }
  async function addressFor(member: TestMember, fileSize = photo.length): Promise<string> {
    const address = new URL(
      dataOf<string>(
        await member.post('/api/common/data/uploadUrl.do', {
          fileName: 'a.jpg',
          contentType: 'image/jpeg',
          fileSize,
          imgTyCode: 'MEAL',
        }),
      ),
    )
    return address.pathname + address.search
  }
  const put = (url: string, payload: Buffer) =>
    server.request({ method: 'PUT', url, headers: { 'content-type': 'image/jpeg' }, payload })
  const MOST = 10_485_760
  const form = ({ token }: TestMember, bytes: number) =>
    head('POST', '/api/customer/app-qna/save', {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': bytes,
    })

  test('is refused by its head where nobody gave a ticket for it, or one for less [UPL-01] [UPL-04]', async () => {
    const address = await addressFor(await server.member())
    const headers = { 'content-type': 'image/jpeg', 'content-length': MOST }
    expect(await gone(head('PUT', '/_uploads/MEAL/IMGnobody?ticket=guessed', headers))).toBe(403)
    expect(await gone(head('PUT', address, headers))).toBe(413)
    expect((await put(address, photo)).statusCode).toBe(204)
  })

  test('of one member is refused by its head while too many are on their way, not when those are gone', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const held = []
    for (let count = 0; count < 3; count += 1) {
      held.push(head('PUT', await addressFor(member, MOST), { 'content-type': 'image/jpeg', 'content-length': MOST }))
    }
    const address = await addressFor(member)
    // Their heads come over connections of their own; each is refused or held when it has come.
    await expect.poll(async () => gone(form(member, 3 * MOST))).toBe(429)
    const refused = await server.request({
      method: 'PUT',
      url: address,
      headers: { 'content-type': 'image/jpeg', 'content-length': String(MOST) },
      payload: photo,
    })
    expect(refused.statusCode).toBe(413)
    expect((await put(await addressFor(other), photo)).statusCode).toBe(204)
    for (const { socket } of held) socket.destroy()
    await expect.poll(async () => (await put(address, photo)).statusCode).toBe(204)
  })

  test('is told in a sentence, in the sender’s language, and the ticket stays good', async () => {
    const member = await server.member()
    const held = []
    for (let count = 0; count < 6; count += 1)
      held.push(head('PUT', await addressFor(member), { 'content-type': 'image/jpeg', 'content-length': photo.length }))
    const address = await addressFor(member)
    const trial = (language: string) =>
      server.request({
        method: 'PUT',
        url: address,
        headers: { 'content-type': 'image/jpeg', 'accept-language': language },
        payload: Buffer.from('no picture'),
      })
    await expect.poll(async () => (await trial('ko')).statusCode).toBe(429)
    const [korean, english] = [await trial('ko'), await trial('en')]
    expect([korean.json(), english.json()]).toEqual([
      { error: 'tooManyRequests', errorMessage: expect.stringMatching(/잠시 뒤에 다시/) },
      { error: 'tooManyRequests', errorMessage: expect.stringMatching(/again in a moment/) },
    ])
    expect(Number(korean.headers['retry-after'])).toBeGreaterThan(0)
    for (const { socket } of held) socket.destroy()
    await expect.poll(async () => (await put(address, photo)).statusCode).toBe(204)
  })

  test('of a form is held once for each member, and given back with the answer', async () => {
    const member = await server.member()
    const held = form(member, 3 * MOST)
    await expect.poll(async () => gone(form(member, 3 * MOST))).toBe(429)
    held.socket.destroy()
    const words = { type: 'appqna', qnaTypeCode: 'A02', title: '제목', contents: '내용' }
    const send = async () => {
      const body = new FormData()
      for (const [name, value] of Object.entries(words)) body.set(name, value)
      body.append('files', new Blob([new Uint8Array(photo)]), 'a.jpg')
      const answer = new Response(body)
      return server.request({
        method: 'POST',
        url: '/api/customer/app-qna/save',
        headers: { authorization: `Bearer ${member.token}`, 'content-type': answer.headers.get('content-type') ?? '' },
        payload: Buffer.from(await answer.arrayBuffer()),
      })
    }
    await expect.poll(async () => (await send()).statusCode).toBe(200)
    // More often than a member has room.
    for (let count = 0; count < 10; count += 1) expect((await send()).statusCode).toBe(200)
  })
})
