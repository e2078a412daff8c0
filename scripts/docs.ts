// npm run docs [-- --out FILE]: the contract as readable documentation on PORT (8088), made again when openapi/ changes
// and lints clean. With --out it writes one HTML file that needs no server and no network, and ends.
import { copyFileSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { renderDocs } from './docs/render.ts'
import { generateContract } from './gen/contract.ts'
import { makeFromContract, watchContract } from './gen/watch.ts'
import { greenOnly, type Running } from './gen/green-only.ts'
import { isPortFree, parsePort } from './lib/ports.ts'
import { ROOT } from './lib/run.ts'

const PAGE = join(ROOT, '.cache', 'docs', 'index.html')

/** Redoc would fetch its maker's logo; a reader of ours asks nobody but us. */
const POLICY = "default-src 'self' 'unsafe-inline' data: blob:; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:"

/** Loads the page again when the contract changed. */
const RELOAD = '<script>new EventSource("/changes").onmessage = () => location.reload()</script>'

/** Serves what was rendered last; readers with an open page are told when there is something newer. */
function docsServer(port: number): { listen(): Promise<Running>; changed(): void } {
  const readers = new Set<ServerResponse>()
  const server = createServer((request, reply) => {
    if (request.url === '/changes') {
      reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders()
      readers.add(reply)
      request.once('close', () => readers.delete(reply))
    } else if (request.url === '/' || request.url?.startsWith('/?')) {
      reply.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
      })
      reply.end(readFileSync(PAGE, 'utf8') + RELOAD)
    } else reply.writeHead(404).end()
  })
  return {
    listen: () =>
      new Promise((done) => {
        server.listen(port, 'localhost', () =>
          done({
            close: async () => {
              server.closeAllConnections()
              server.close()
            },
          }),
        )
      }),
    changed: () => readers.forEach((reader) => reader.write('data: changed\n\n')),
  }
}

async function serve(): Promise<void> {
  const port = parsePort(process.env['PORT'], 8088)
  if (!(await isPortFree(port))) throw new Error(`Port ${port} is taken. Choose another: PORT=8090 npm run docs`)
  const server = docsServer(port)
  const docs = greenOnly({
    make: async () => (await makeFromContract()) && renderDocs(PAGE).then(() => true),
    // The server outlives its pages: only the file and the readers change.
    start: async () => {
      server.changed()
      return { close: async () => {} }
    },
    say: (event, error) => {
      if (error) console.error(error instanceof Error ? error.message : error)
      if (event === 'waits') console.log('openapi/ has the fault above. There is no documentation until it is gone.')
      else
        console.log(
          event === 'kept'
            ? 'openapi/ has the fault above. The last good documentation stays.'
            : `http://localhost:${port} shows openapi/ as it is now.`,
        )
    },
  })
  await docs.changed()
  const listening = await server.listen()
  const watcher = watchContract(() => void docs.changed())
  const close = async () => {
    await Promise.all([watcher.close(), docs.close(), listening.close()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
}

try {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  if (values.out) {
    await generateContract()
    await renderDocs(PAGE)
    copyFileSync(PAGE, resolve(values.out))
    console.log(`The documentation stands in ${values.out}.`)
  } else await serve()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
