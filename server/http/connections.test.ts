import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestServer } from '#server/test-support/app.ts'
import { quickDatabase } from '#server/test-support/database.ts'
import { createConnections } from './connections.ts'

const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`
/** More than any socket holds by itself. */
const LARGE = Buffer.alloc(64 * 1_048_576)

describe('a connection', () => {
  const ends: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })

  /** What came to a server with `answer` for its listener, and a way to write to it as it is. */
  async function start(answer: RequestListener, { unreadMs }: { unreadMs?: number } = {}) {
    const connections = createConnections({ requestMs: 60_000, ...(unreadMs !== undefined && { unreadMs }) })
    const begun: string[] = []
    const server = connections.serve((asked, reply) => {
      begun.push(asked.url ?? '')
      answer(asked, reply)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    ends.push(() => new Promise((resolve) => server.close(resolve)))
    const { port } = server.address() as AddressInfo
    return { connections, begun, port, open: (text: string) => open(port, text) }
  }

  function open(port: number, text: string) {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    const parts: Buffer[] = []
    socket.on('data', (part) => parts.push(part))
    socket.on('error', () => {})
    const closed = new Promise((resolve) => socket.once('close', resolve))
    ends.push(async () => {
      socket.destroy()
      await closed
    })
    return { socket, closed, text: () => String(Buffer.concat(parts)) }
  }

  /** Bodies of answers, which hold no line of their own. */
  const bodies = (text: string) => text.split(/HTTP\/1\.1 [^]*?\r\n\r\n/).slice(1)

  test('gets its answers in the order in which it asked, one after the other', async () => {
    const late: Record<string, number> = { '/a': 60, '/b': 20, '/c': 0 }
    let [running, most] = [0, 0]
    const { open } = await start(({ url = '' }, reply) => {
      running += 1
      most = Math.max(most, running)
      setTimeout(() => {
        running -= 1
        reply.setHeader('content-length', 2).end(url)
      }, late[url])
    })
    const { closed, text } = open(request('/a') + request('/b') + request('/c', 'connection: close\r\n'))
    await closed
    expect(bodies(text())).toEqual(['/a', '/b', '/c'])
    expect(most).toBe(1)
  })

  test('gets no next answer made while one lies unread', async () => {
    const { begun, open } = await start((_asked, reply) => reply.end(LARGE))
    const { socket } = open(request('/1') + request('/2') + request('/3'))
    socket.pause()
    await expect.poll(() => begun).toEqual(['/1'])
    await wait(300)
    expect(begun).toEqual(['/1'])
  })

  test('is ended when it asks for more than a few at once, and asks nothing more', async () => {
    const { begun, open } = await start((_asked, reply) => void setTimeout(() => reply.end('late'), 100))
    const { closed, text } = open(request('/').repeat(1000))
    await closed
    expect(text()).toBe('')
    await wait(150)
    expect(begun).toEqual(['/'])
    // The reader of that connection is used again for others.
    const next = open(request('/next', 'connection: close\r\n'))
    await next.closed
    expect(bodies(next.text())[0]).toContain('late')
  })

  test('whose answer says that it is the last gets no other', async () => {
    const { begun, open } = await start((_asked, reply) => reply.setHeader('connection', 'close').end('last'))
    const { closed } = open(request('/1') + request('/2'))
    await closed
    expect(begun).toEqual(['/1'])
  })

  test('that goes away takes what it still waits for along', async () => {
    const { begun, open } = await start((_asked, reply) => void setTimeout(() => reply.end(), 100))
    const { socket, closed } = open(request('/1') + request('/2'))
    await expect.poll(() => begun).toEqual(['/1'])
    socket.destroy()
    await closed
    await wait(200)
    expect(begun).toEqual(['/1'])
  })

  test('with bodies behind each other, and heads alone, is read to its end', async () => {
    const { open } = await start(async (asked, reply) => {
      let bytes = 0
      for await (const part of asked) bytes += (part as Buffer).length
      const body = `${asked.method} ${String(bytes)}`
      reply.setHeader('content-length', body.length).end(body)
    })
    const body = 'x'.repeat(200_000)
    const post = `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${String(body.length)}\r\n\r\n${body}`
    const { closed, text } = open(
      `${post}HEAD / HTTP/1.1\r\nhost: a\r\n\r\n${post}${request('/', 'connection: close\r\n')}`,
    )
    await closed
    expect(bodies(text())).toEqual(['POST 200000', '', 'POST 200000', 'GET 0'])
  })

  test('whose answer lies unread is ended, and one that waits for its answer is not', async () => {
    const unreadMs = 400
    // Told by the server: who reads nothing learns of no end either.
    const ended = Promise.withResolvers<string>()
    const { port, open } = await start(
      ({ url }, reply) => {
        if (url === '/late') return void setTimeout(() => reply.end('late'), 3 * unreadMs)
        reply.once('close', () => ended.resolve(reply.writableFinished ? 'read' : 'ended')).end(LARGE)
      },
      { unreadMs },
    )
    open(request('/large')).socket.pause()
    const late = fetch(`http://127.0.0.1:${port}/late`, { headers: { connection: 'close' } })
    expect(await Promise.all([late.then((answer) => answer.text()), ended.promise])).toEqual(['late', 'ended'])
  })

  test('is kept for the next request while the server stays, and told to go when it is about to end', async () => {
    const held = Promise.withResolvers<undefined>()
    const { connections, begun, open } = await start(({ url }, reply) => {
      if (url === '/held') void held.promise.then(() => reply.end('held'))
      else reply.end('quick')
    })
    const running = open(request('/held'))
    const kept = open(request('/1'))
    await expect.poll(() => kept.text()).toContain('quick')
    expect(kept.text().toLowerCase()).toContain('connection: keep-alive')
    await expect.poll(() => begun).toContain('/held')
    connections.drain()
    held.resolve(undefined)
    kept.socket.write(request('/2'))
    await Promise.all([running.closed, kept.closed])
    expect(running.text().toLowerCase()).toContain('connection: close')
    expect(kept.text().toLowerCase()).toContain('connection: close')
  })

  test('on which nobody has asked anything does not keep the server from ending', async () => {
    const { connections, open } = await start((_asked, reply) => reply.end())
    const silent = open('')
    await once(silent.socket, 'connect')
    const sweep = setInterval(() => connections.endIdle(), 50)
    await silent.closed.finally(() => clearInterval(sweep))
    expect(silent.socket.bytesRead).toBe(0)
  })
})

describe('the server', () => {
  test('keeps its connections in order, refusals before any route among them', async () => {
    const server = await startTestServer(quickDatabase)
    try {
      expect(server.http.server.timeout).toBe(10_000)
      await server.http.listen({ port: 0, host: '127.0.0.1' })
      const { port } = server.http.server.address() as AddressInfo
      for (const flood of [request('/%zz'), request('/', 'expect: miracles\r\n'), request('/healthz')]) {
        const socket: Socket = connect(port, '127.0.0.1', () => socket.write(flood.repeat(500)))
        socket.on('error', () => {})
        const parts: Buffer[] = []
        socket.on('data', (part) => parts.push(part))
        await new Promise((resolve) => socket.once('close', resolve))
        expect(String(Buffer.concat(parts)).split('HTTP/1.1 ').length - 1).toBeLessThanOrEqual(1)
      }
    } finally {
      await server.close()
    }
  })

  test('answers on both addresses that localhost has', async () => {
    const connections = createConnections({ requestMs: 60_000 })
    const server = connections.serve((_asked, reply) => reply.end('here'))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await connections.listenBeside()
    for (const { address, family } of await lookup('localhost', { all: true })) {
      const host = family === 6 ? `[${address}]` : address
      const answer = await fetch(`http://${host}:${port}/`, { headers: { connection: 'close' } })
      expect(await answer.text()).toBe('here')
    }
    await Promise.all([new Promise((resolve) => server.close(resolve)), connections.close()])
  })
})
