import { STORAGE_KEYS } from '#src/shell/keys.ts'

/** How long a chunk may take [ROU-20]. */
export const CHUNK_TIMEOUT_MS = 120_000

/** A path that was reloaded may be reloaded again after this time: by then it is another trouble. */
const AGAIN_AFTER_MS = 10 * 60_000

/** A screen's code that did not arrive, script or style [ROU-20, ROU-21]. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('Loading chunk failed', { cause })
    this.name = 'ChunkError'
  }
}

/** What a chunk failure needs of its surroundings; main.tsx gives the real ones. */
export interface ChunkSurroundings {
  isOnline(): boolean
  /** The address being opened, query included. */
  path(): string
  marks: Pick<Storage, 'getItem' | 'setItem'>
  now(): number
  /** Loads the page anew; on Android through the shell [NAT-27]. */
  reload(): void
  /** Offline: the screen to stay on. Throws the router's redirect when there is one, else returns [ROU-08]. */
  stay(): void
}

let surroundings: ChunkSurroundings | undefined

/** Called once at start, before any route is loaded. */
export function handleChunkFailures(given: ChunkSurroundings): void {
  surroundings = given
}

/**
 * Loads a chunk, or rejects with a `ChunkError` after 120 seconds [ROU-20].
 *
 * A failure while online loads the page anew, once for each path within ten minutes: the usual reason is a new release
 * that took the old files away, and then a second try cannot help. Nothing follows the returned promise in that case
 * [ROU-07]. A failure while offline stays on the screen that is open [ROU-08].
 */
export async function loadChunk<T>(importer: () => Promise<T>): Promise<T> {
  try {
    return await inTime(importer())
  } catch (cause) {
    if (!surroundings) throw new ChunkError(cause)
    if (!surroundings.isOnline()) {
      surroundings.stay()
      throw new ChunkError(cause)
    }
    if (!mark(surroundings)) throw new ChunkError(cause)
    surroundings.reload()
    return new Promise<never>(() => {})
  }
}

function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer in ${CHUNK_TIMEOUT_MS} ms`)), CHUNK_TIMEOUT_MS)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * Notes the reload of this path; false when it was reloaded a short time ago, or when nothing can be noted. Notes end
 * by time alone: a page has several chunks, and one that arrives says nothing about the one that does not.
 */
function mark({ marks, path, now }: ChunkSurroundings): boolean {
  try {
    const reloads = Object.entries(reloadsIn(marks)).filter(([, at]) => now() - at < AGAIN_AFTER_MS)
    if (reloads.some(([reloaded]) => reloaded === path())) return false
    marks.setItem(STORAGE_KEYS.reloadedPaths, JSON.stringify({ ...Object.fromEntries(reloads), [path()]: now() }))
    return true
  } catch {
    return false // without a mark a reload could loop
  }
}

/** Path → when it was reloaded, in milliseconds since 1970. */
function reloadsIn(marks: ChunkSurroundings['marks']): Record<string, number> {
  const kept: unknown = JSON.parse(marks.getItem(STORAGE_KEYS.reloadedPaths) ?? '{}')
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}
