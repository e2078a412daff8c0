/** The page itself, out of memory: what everybody asks for first, and again at each start, costs no file. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
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

/** A page in memory. `bytes` is a compressed copy of exactly this page, once there is one. */
type Held = {
  plain: Buffer
  etag: string
  copies: { encoding: string; bytes: () => Promise<Buffer | undefined> }[]
}

function held(plain: Buffer, copiesIn?: string): Held {
  const copies =
    copiesIn === undefined
      ? []
      : ENCODINGS.map(({ encoding, extension, unpack }) => ({
          encoding,
          bytes: copyIn(join(copiesIn, `index.html${extension}`), async (copy) => plain.equals(await unpack(copy))),
        }))
  return { plain, etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`, copies }
}

/** A text that stays what it is. */
export const fixedPage = (page: string): (() => Held) => {
  const one = held(Buffer.from(page))
  return () => one
}

/**
 * The index.html of a folder and its compressed copies. A release may be put there while the server runs: the file is
 * looked at with each call, and read anew where it has changed.
 */
export function pageIn(folder: string): () => Held {
  const file = join(folder, 'index.html')
  const stampOf = (): string | undefined => {
    const found = statSync(file, { throwIfNoEntry: false })
    return found && `${found.mtimeMs} ${found.size} ${found.ino}`
  }
  let stamp = stampOf()
  let page = held(readFileSync(file), folder)
  return () => {
    const now = stampOf()
    // Gone for the moment in which it is replaced: the one before still stands.
    if (now === undefined || now === stamp) return page
    stamp = now
    page = held(readFileSync(file), folder)
    return page
  }
}

/** Serves the page that `current` gives. Its headers allow, by hash, what it held when the server started. */
export function servePage(scope: FastifyInstance, current: () => Held): void {
  for (const url of ['/', '/index.html']) {
    scope.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async ({ headers }, reply) => {
        const { plain, etag, copies } = current()
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
