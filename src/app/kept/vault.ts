import { VAULT_DATABASE } from './database.ts'

/**
 * Texts kept on this device, encrypted at rest. Nothing here rejects: what cannot be kept or read is just not there.
 */
export interface Vault {
  read(name: string): Promise<string | null>
  write(name: string, text: string): Promise<void>
  /** What lies under such names goes, also what is still being written there; everything else stays. */
  forget(isOf: (name: string) => boolean): Promise<void>
  /** Key and contents go, also without a connection; writes that are still under way leave nothing. */
  destroy(): Promise<void>
}

const STORE = 'kept'
/**
 * The key lies beside what it locks. No script can take it out of the browser; a copy of the browser's profile has
 * both, and opens all of it (docs/decisions/033): nothing stays here for longer than it is of use in a lift.
 */
const KEY = ' key'

/** How long something kept is worth reading, where nothing else is said. */
const LIFE_MS = 7 * 86_400_000

interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
  /** Not in what an earlier version kept: that counts as too old. */
  keptMs?: number
}

/**
 * A vault over IndexedDB and WebCrypto: AES-GCM with a key that cannot be extracted, made anew for every session.
 * Where either is missing (pages without TLS, some private windows) nothing is kept.
 *
 * @param givenKey a key that is not to lie beside what it locks; null: none, for forgetting alone. A database without a
 *   key in it goes with the last that was kept there
 */
export function createVault(
  databases: IDBFactory | null = globalThis.indexedDB ?? null,
  subtle: SubtleCrypto | null = globalThis.crypto?.subtle ?? null,
  now: () => number = Date.now,
  databaseName: string = VAULT_DATABASE,
  lifeMs: number = LIFE_MS,
  givenKey?: CryptoKey | null,
): Vault {
  let opened: Promise<{ database: IDBDatabase; key: CryptoKey | null }> | undefined
  let generation = 0
  /**
   * Another tab has ended the session that this vault was of; what is kept under its name from then on may be another
   * member's.
   */
  let isOthers = false
  const writing = new Set<Promise<void>>()

  function open() {
    opened ??= unlock().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  async function unlock() {
    if (!databases || !subtle || isOthers) throw new Error('This page cannot keep anything')
    const request = databases.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    const database = await settled(request)
    // Another tab signs out: let go, or its deletion waits for us.
    database.addEventListener('versionchange', () => {
      close(database)
      isOthers = databaseName === VAULT_DATABASE
    })
    await sweep(database)
    if (givenKey !== undefined) return { database, key: givenKey }
    const kept = await settled<unknown>(table(database, 'readonly').get(KEY))
    if (kept instanceof CryptoKey) return { database, key: kept }
    const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    await settled(table(database, 'readwrite').put(key, KEY))
    return { database, key }
  }

  const isOld = ({ keptMs = 0 }: Sealed) => now() - keptMs > lifeMs

  /**
   * Takes away what has had its time, whether anybody asks for it again or not; or what else is told. Resolves with how
   * many stay.
   */
  function sweep(database: IDBDatabase, isGone = (_name: string, kept: Sealed) => isOld(kept)): Promise<number> {
    let stay = 0
    return new Promise((resolve, reject) => {
      const walk = table(database, 'readwrite').openCursor()
      walk.addEventListener('error', () => reject(walk.error ?? new Error('The database refused')))
      walk.addEventListener('success', () => {
        const at = walk.result
        if (!at) return resolve(stay)
        // Under every other name lies what `write` put there.
        if (typeof at.key === 'string' && at.key !== KEY && isGone(at.key, at.value as Sealed)) at.delete()
        else stay += 1
        at.continue()
      })
    })
  }

  function close(database: IDBDatabase) {
    database.close()
    opened = undefined
    generation += 1
  }

  async function put(name: string, text: string): Promise<void> {
    const asked = generation
    try {
      const { database, key } = await open()
      if (!subtle || !key) return
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const bytes = await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
      // The session may have ended meanwhile: what it left behind is not written into the next one's vault.
      if (asked === generation)
        await settled(table(database, 'readwrite').put({ iv, bytes, keptMs: now() } satisfies Sealed, name))
    } catch {
      // Full, forbidden or closed: the page is simply not there without a connection.
    }
  }

  async function destroy(): Promise<void> {
    generation += 1
    // This tab's own session is over: the next one here begins a vault of its own.
    isOthers = false
    try {
      const holding = opened
      opened = undefined
      const held = await holding?.catch(() => undefined)
      held?.database.close()
      if (databases) await settled(databases.deleteDatabase(databaseName))
    } catch {
      // Blocked by a tab that is just closing: it holds no key any more, and the database goes when it does.
    }
  }

  return {
    async read(name) {
      try {
        const { database, key } = await open()
        const sealed = await settled<Sealed | undefined>(table(database, 'readonly').get(name))
        if (!sealed || !subtle || !key || isOld(sealed)) return null
        return new TextDecoder().decode(await subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.bytes))
      } catch {
        return null
      }
    },

    async write(name, text) {
      const work = put(name, text)
      writing.add(work)
      await work
      writing.delete(work)
    },

    async forget(isOf) {
      try {
        await Promise.all(writing)
        const { database } = await open()
        const stay = await sweep(database, isOf)
        if (givenKey !== undefined && stay === 0) await destroy()
      } catch {
        // Where nothing can be opened, nothing is read either.
      }
    },

    destroy,
  }
}

function table(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction(STORE, mode).objectStore(STORE)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database refused')))
  })
}
