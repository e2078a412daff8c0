import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Gateway = {
  origin: string
  /** Answers 502 to everything from the next request to this path on, until `up`. */
  downFrom: (path: string) => Promise<void>
  up: () => void
  /** Answers of 502 so far, by path. */
  refused: Map<string, number>
  close: () => Promise<void>
}

/**
 * What stands before servers in production: hands each request to the next of them, to another one where nobody
 * listens, and answers 502 where none does or it is told that a release is under way.
 */
export async function openGateway(servers: readonly string[]): Promise<Gateway> {
  const refused = new Map<string, number>()
  let waitsFor: { path: string; isDown: () => void } | null = null
  let isDown = false
  let turn = 0

  function refuse(path: string, response: ServerResponse): void {
    refused.set(path, (refused.get(path) ?? 0) + 1)
    if (response.headersSent) response.destroy()
    else
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html><body><h1>502 Bad Gateway</h1></body></html>')
  }

  function forward(
    incoming: IncomingMessage,
    body: Buffer,
    path: string,
    response: ServerResponse,
    left: number,
  ): void {
    turn += 1
    const { hostname, port } = new URL(servers[turn % servers.length] ?? '')
    const outgoing = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('error', () => response.destroy())
        answer.pipe(response)
      },
    )
    // Nobody listens there: it has done nothing, so another one may. A connection that was cut may have.
    outgoing.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED' && left > 1)
        forward(incoming, body, path, response, left - 1)
      else refuse(path, response)
    })
    outgoing.end(body)
  }

  const gateway = createServer((incoming, response) => {
    const path = incoming.url?.split('?', 1)[0] ?? ''
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      if (waitsFor?.path === path) {
        isDown = true
        waitsFor.isDown()
        waitsFor = null
      }
      if (isDown) refuse(path, response)
      else forward(incoming, Buffer.concat(chunks), path, response, servers.length)
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  // It listens on a port, not on a pipe.
  const { port } = gateway.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    refused,
    downFrom: (path) => new Promise((resolve) => (waitsFor = { path, isDown: resolve })),
    up: () => {
      isDown = false
    },
    close: () =>
      new Promise((resolve) => {
        gateway.closeAllConnections()
        gateway.close(() => resolve())
      }),
  }
}
