/**
 * What one connection may cost, and how all of them end (docs/decisions/368). Of a connection one request is answered
 * at a time, and the next is begun once that answer has left us: whoever reads nothing has one answer in memory,
 * however much they ask.
 */
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate as immediate } from 'node:timers/promises'
import { httpOptions, refuseConnection, refuseExpectation } from './early.ts'

export type Connections = {
  /** The server that `listener` answers for. */
  serve(listener: RequestListener): Server
  /**
   * Listens on the other address of `localhost` too, once that server listens on one of them: some tools take ::1 for
   * it, others 127.0.0.1.
   */
  listenBeside(): Promise<void>
  /** From now on each answer is the last of its connection. */
  drain(): void
  readonly isDraining: boolean
  /** Ends those on which nobody waits for an answer, or has asked since they were opened. */
  endIdle(): void
  /** Takes no more connections, and waits for those that are there. */
  close(): Promise<void>
}

type Limits = { requestMs: number; unreadMs?: number }

/** Browsers send none before its answer is there; clients that do send a few. Whoever exceeds it is ended. */
const WAITING = 16
/** How long an answer may lie unread. A phone that comes out of a lift still has it. */
const UNREAD_MS = 10_000
/** How long a connection is kept between two requests. Longer than proxies keep theirs: they are to end it, not we. */
const KEEP_MS = 72_000
/** Whoever has opened a connection asks at once, or keeps it for later. */
const SILENT_MS = 500
/** How long a turn without arrivals is waited for before nothing is taken any more. */
const QUIET_MS = 200

type Turn = { request: IncomingMessage; response: ServerResponse; listener: RequestListener }
/** The requests of one connection. */
type Line = { answering: ServerResponse | undefined; waiting: Turn[]; next: () => void }

export function createConnections({ requestMs, unreadMs = UNREAD_MS }: Limits): Connections {
  const lines = new WeakMap<Socket, Line>()
  const busy = new Set<Line>()
  /** Since when. */
  const silent = new Map<Socket, number>()
  const servers: Server[] = []
  let answer: RequestListener = () => {}
  let isDraining = false
  /** Connections and requests so far. */
  let arrived = 0

  const begin = (line: Line, { request, response, listener }: Turn): void => {
    line.answering = response
    busy.add(line)
    response.on('close', line.next)
    if (isDraining) endWith(line)
    listener(request, response)
  }
  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket)
    if (known !== undefined) return known
    silent.delete(socket)
    const line: Line = {
      answering: undefined,
      waiting: [],
      next: () => {
        line.answering = undefined
        busy.delete(line)
        if (socket.destroyed || socket.writableEnded) line.waiting = []
        const turn = line.waiting.shift()
        if (turn !== undefined) begin(line, turn)
      },
    }
    lines.set(socket, line)
    return line
  }
  const inLine =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      arrived += 1
      const { socket } = request
      const line = lineOf(socket)
      if (line.answering === undefined) return begin(line, { request, response, listener })
      if (line.waiting.length < WAITING) return void line.waiting.push({ request, response, listener })
      line.waiting = []
      endFlood(socket)
    }

  const open = (): Server => {
    const server = createServer(httpOptions(requestMs), inLine(answer))
    server.requestTimeout = requestMs
    server.keepAliveTimeout = KEEP_MS
    server.setTimeout(unreadMs, (socket) => {
      const line = lines.get(socket)
      const isBetweenRequests = line !== undefined && line.answering === undefined
      // Silence before an answer is the business of the limits on headers and bodies, which say so.
      if (isBetweenRequests || socket.writableLength > 0) socket.destroy()
    })
    server.on('checkExpectation', inLine(refuseExpectation))
    server.on('connection', (socket: Socket) => {
      arrived += 1
      silent.set(socket, performance.now())
      socket.once('close', () => silent.delete(socket))
    })
    servers.push(server)
    return server
  }
  /** The system resets connections that it still holds for us when we stop listening: after such a turn there are none. */
  const quietTurn = async (): Promise<void> => {
    const until = performance.now() + QUIET_MS
    let before: number
    do {
      before = arrived
      await immediate()
    } while (arrived !== before && performance.now() < until)
  }

  return {
    serve: (listener) => {
      answer = listener
      return open()
    },
    listenBeside: async () => {
      // Listening, so there is an address, and it is one of IP and not of a pipe.
      const own = servers[0]?.address() as AddressInfo
      for (const { address } of await lookup('localhost', { all: true })) {
        if (address === own.address) continue
        const other = open().on('clientError', refuseConnection)
        other.listen({ host: address, port: own.port })
        // A machine may know an address that it does not have.
        await once(other, 'listening').catch(() => {})
      }
    },
    drain: () => {
      isDraining = true
      for (const line of busy) endWith(line)
    },
    get isDraining() {
      return isDraining
    },
    endIdle: () => {
      for (const server of servers) server.closeIdleConnections()
      const before = performance.now() - SILENT_MS
      // Browsers open one to have it; Node counts it among those that have begun to ask.
      for (const [socket, since] of silent) if (socket.bytesRead === 0 && since < before) socket.destroy()
    },
    close: async () => {
      await quietTurn()
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}

/** Says that the answer is the connection's last, unless others wait behind it. */
function endWith({ answering, waiting }: Line): void {
  if (answering !== undefined && !answering.headersSent && waiting.length === 0)
    answering.setHeader('connection', 'close')
}

/**
 * Ends a connection in the midst of what it sent: 64 kB hold thousands of requests, and Node would go on to make two
 * objects of each. Taking the next one for an upgrade ends the reading; where Node reads in another way it only costs
 * more.
 */
function endFlood(socket: Socket & { parser?: { onIncoming?: (() => number) | null } | null }): void {
  const UPGRADE = 2
  if (socket.parser) socket.parser.onIncoming = () => UPGRADE
  socket.destroy()
}
