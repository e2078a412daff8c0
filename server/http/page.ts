/** The page itself, out of memory: what everybody asks for first, and again at each start, costs no file. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** How often a compressed copy that is not there is looked for again: it may come while the server runs (npm start). */
const LOOK_MS = 1000

const ENCODINGS = [
  { encoding: 'br', extension: '.br', unpack: promisify(brotliDecompress) },
  { encoding: 'gzip', extension: '.gz', unpack: promisify(gunzip) },
] as const

/**
 * @param page what is served, as it was when the server started: its headers allow what it holds by hash
 * @param copiesIn the folder with compressed copies of that page; undefined where there are none
 */
export function servePage(scope: FastifyInstance, page: string, copiesIn?: string): void {
  const plain = Buffer.from(page)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`
  const copies =
    copiesIn === undefined
      ? []
      : ENCODINGS.map(({ encoding, extension, unpack }) => ({
          encoding,
          bytes: copyIn(join(copiesIn, `index.html${extension}`), async (copy) => plain.equals(await unpack(copy))),
        }))
  for (const url of ['/', '/index.html']) {
    scope.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async ({ headers }, reply) => {
        reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
        if (listed(headers['if-none-match']).includes(etag)) return reply.code(304).send()
        reply.type('text/html; charset=utf-8')
        const accepted = listed(headers['accept-encoding']).filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
        for (const { encoding, bytes } of copies) {
          if (!accepted.some((one) => one.split(';', 1)[0]?.trim() === encoding)) continue
          const copy = await bytes()
          if (copy !== undefined) return reply.header('content-encoding', encoding).send(copy)
        }
        return reply.send(plain)
      },
    })
  }
}

const listed = (header: string | undefined): string[] => (header ?? '').split(',').map((one) => one.trim())

/** What the file holds, once it is there and is a copy of this page, not of an earlier build's. */
function copyIn(file: string, isOfPage: (copy: Buffer) => Promise<boolean>): () => Promise<Buffer | undefined> {
  let found: Promise<Buffer | undefined> = Promise.resolve(undefined)
  let isFound = false
  let lookedMs = Number.NEGATIVE_INFINITY
  const look = async (): Promise<Buffer | undefined> => {
    const copy = await readFile(file)
    isFound = await isOfPage(copy)
    return isFound ? copy : undefined
  }
  return () => {
    const now = performance.now()
    if (!isFound && now - lookedMs >= LOOK_MS) {
      lookedMs = now
      // Not there yet, or written at this moment.
      found = look().catch(() => undefined)
    }
    return found
  }
}
