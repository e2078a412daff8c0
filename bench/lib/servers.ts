import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startServer, type RunningServer, type ServerOptions } from '../../scripts/lib/server.ts'
import { buildReference, type ReferenceName } from '../reference/build.ts'
import { atEnd } from './cleanup.ts'

export type Member = { username: string; password: string; hcId: string }

let shared: Promise<RunningServer> | undefined

/** Settings of a server that is measured: quiet, and without limits that protect against a crowd of one. */
export const MEASURED: ServerOptions = {
  scenarios: true,
  env: {
    HANSANG_LOG: 'error',
    NODE_ENV: 'production',
    HANSANG_SIGNIN_PER_MINUTE: '1000000',
    HANSANG_SIGNIN_FAILURES: '1000000',
  },
}

/** Our server with the built app, one for all goals that only look at it. */
export function ourServer(): Promise<RunningServer> {
  shared ??= startServer(MEASURED).then((server) => {
    atEnd(server.close)
    return server
  })
  return shared
}

/** Makes a member of this kind on a server that plays scenarios. */
export async function makeMember(origin: string, persona: 'haneul' | 'saebyeok' | 'emily' = 'haneul'): Promise<Member> {
  const answer = await fetch(`${origin}/_scenarios/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona }),
  })
  if (!answer.ok) throw new Error(`No member was made: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Member
}

/** Signs in over HTTP and answers the headers that later calls carry. */
export async function signInOverHttp(origin: string, { username, password }: Member): Promise<Record<string, string>> {
  const device = crypto.randomUUID()
  const answer = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { 'x-device-id': device, 'x-autologin': 'N' },
    body: new URLSearchParams({ username, password, 'remember-me': 'false' }),
  })
  const token = answer.headers.get('authorization')
  if (!answer.ok || !token) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`)
  return { authorization: token, 'x-device-id': device, 'x-autologin': 'N' }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
const references = new Map<ReferenceName, Promise<string>>()

/** Origin of a reference page, built and served as well as a plain server can: compressed, cached for good. */
export function referenceServer(name: ReferenceName): Promise<string> {
  const known = references.get(name)
  if (known) return known
  const starting = buildReference(name).then(serveFolder)
  references.set(name, starting)
  return starting
}

/** Origin of a plain server of one folder: compressed, all files kept for good, the page itself asked for each time. */
export async function serveFolder(folder: string): Promise<string> {
  const compressed = new Map<string, Buffer>()
  const server = createServer((request, reply) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const file = join(folder, path === '/' ? 'index.html' : path)
    if (!existsSync(file)) return void reply.writeHead(404).end()
    const body = compressed.get(file) ?? gzipSync(readFileSync(file), { level: 9 })
    compressed.set(file, body)
    const cache = path === '/' ? 'no-cache' : 'public, max-age=31536000, immutable'
    reply.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': cache,
    })
    reply.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(
    () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  )
  const address = server.address()
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
}
