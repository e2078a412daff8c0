import { Agent, createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from '../gen/green-only.ts'
import { HOST } from '../lib/prism.ts'

export type Gateway = Running & {
  port: number
  /** New requests go to this port from now on; those under way end where they are. */
  leadTo: (port: number) => void
  /** Nobody is there: requests wait for whoever is led to next. */
  hold: () => void
  /** Nobody is there, and nobody will be soon: requests are refused with this sentence, also those that wait. */
  refuse: (sentence: string) => void
  /** Resolves when no request is under way at this port any more, or after `PATIENCE_MS`. */
  left: (port: number) => Promise<void>
  /** The requests that got no answer at this port, as `POST /api/…`: one of them may be what ended it. Told once. */
  cutOff: (port: number) => string[]
}

/** How long an answer that is under way may take. */
const PATIENCE_MS = 2000
/** How long a request waits for somebody to be there again. */
const WAIT_MS = 20_000
/** How long one who has cut a request off is given to be known as ended, before others are led there again. */
const DOUBT_MS = 1000
/** A request without a body that found nobody is led there again, so often. */
const TRIES = 10

/**
 * One address in front of servers that take turns: whoever calls while they change meets the old one or the new one,
 * never nobody. A server that ends over a request is told by it, and so is the caller (docs/decisions/382).
 */
export async function openGateway({ waitMs = WAIT_MS }: { waitMs?: number } = {}): Promise<Gateway> {
  const now: { target?: number | undefined; refusal?: string | undefined } = {
    refusal: 'Prism is not there yet. See the console of npm run mock.',
  }
  let doubt: { port: number; until: number } | undefined
  let change = Promise.withResolvers<void>()
  const underWay = new Map<IncomingMessage, number>()
  const cut = new Map<number, string[]>()
  // A connection of its own for every request: what cuts one says which it was.
  const agent = new Agent({ keepAlive: false })
  const changed = () => {
    change.resolve()
    change = Promise.withResolvers()
  }

  const changeWithin = (ms: number) => Promise.race([change.promise, sleep(ms, undefined, { ref: false })])

  /** Whom to ask, or why nobody. */
  async function whom(): Promise<number | string> {
    if (doubt !== undefined && doubt.port === now.target) await changeWithin(doubt.until - Date.now())
    const end = Date.now() + waitMs
    while (now.target === undefined && now.refusal === undefined && Date.now() < end)
      await changeWithin(end - Date.now())
    const lost = `Prism was not there again within ${waitMs / 1000} s. See the console of npm run mock.`
    return now.target ?? now.refusal ?? lost
  }

  async function pass(asked: IncomingMessage, reply: ServerResponse, tries = TRIES): Promise<void> {
    const port = await whom()
    if (typeof port === 'string') return fail(reply, 503, port)
    const what = `${asked.method ?? 'GET'} ${asked.url ?? '/'}`
    underWay.set(asked, port)
    const over = () => void underWay.delete(asked)
    const callee = call({
      host: HOST,
      port,
      agent,
      method: asked.method,
      path: asked.url,
      headers: { ...asked.headers, connection: 'close' },
    })
    callee.once('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutConnection(answer.rawHeaders))
      answer.once('error', () => reply.destroy())
      answer.once('close', over)
      answer.pipe(reply)
    })
    callee.once('error', (error: NodeJS.ErrnoException) => {
      over()
      if (reply.destroyed) return
      // Who was not let in any more is not what ended it.
      doubt = { port, until: Date.now() + DOUBT_MS }
      if (error.code === 'ECONNREFUSED') {
        if (tries > 1 && isBare(asked)) return void pass(asked, reply, tries - 1)
        return fail(reply, 503, 'Prism has just ended. Ask again in a moment.')
      }
      cut.set(port, [...(cut.get(port) ?? []), what])
      if (reply.headersSent) return void reply.destroy()
      fail(
        reply,
        502,
        `Prism gave no answer to ${what}: it ended over it, or over a request beside it, and is started again. ` +
          'The console of npm run mock says more.',
      )
    })
    // Whoever asked has gone: that is nobody's fault.
    reply.once('close', () => {
      if (!reply.writableFinished) callee.destroy()
    })
    asked.pipe(callee)
  }

  const server = createServer((asked, reply) => void pass(asked, reply))
  await new Promise<void>((done) => void server.listen(0, HOST, done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mock has no port.')
  return {
    port: address.port,
    leadTo: (port) => {
      Object.assign(now, { target: port, refusal: undefined })
      changed()
    },
    hold: () => {
      Object.assign(now, { target: undefined, refusal: undefined })
      changed()
    },
    refuse: (sentence) => {
      Object.assign(now, { target: undefined, refusal: sentence })
      changed()
    },
    left: async (port) => {
      const started = Date.now()
      while ([...underWay.values()].includes(port) && Date.now() - started < PATIENCE_MS) await sleep(20)
    },
    cutOff: (port) => {
      const requests = cut.get(port) ?? []
      cut.delete(port)
      return requests
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Nothing of it has been read away. */
const isBare = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) === 0 && headers['transfer-encoding'] === undefined

/** What belongs to the connection to Prism says nothing about the one to the caller. */
const withoutConnection = (raw: readonly string[]) =>
  raw.filter((_, index) => !/^(?:connection|keep-alive)$/i.test(raw[index - (index % 2)] ?? ''))

/** Said as the backend says it: the app shows `errorMessage`, and a person reads it in the browser's tools. */
function fail(reply: ServerResponse, status: 502 | 503, sentence: string): void {
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  reply.end(JSON.stringify({ error: 'mockEnded', errorMessage: sentence }))
}
