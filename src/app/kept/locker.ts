import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { whenEnded } from '#src/patterns/form/drafts.ts'
import { hasDatabase, LOCKER_DATABASE } from './database.ts'
import { createVault, type Vault } from './vault.ts'

/** So long after the key did not come nobody asks for it again to write. */
const AGAIN_MS = 30_000

/** What is the member's in the locker: what opens it is in memory, and nowhere on the phone. */
interface Compartment {
  vault: Vault
  /** Begins all names of this member; says to nobody else whose they are. */
  mark: string
  nameOf: (name: string) => Promise<string>
}

/** From one member's first question to the end of their session. */
interface Stay {
  compartment: Promise<Compartment> | undefined
  isOver: boolean
  failedMs: number
  /** What is to be written, the last of each name. */
  waiting: Map<string, string>
  written: Promise<void>
}

const newStay = (): Stay => ({
  compartment: undefined,
  isOver: false,
  failedMs: Number.NEGATIVE_INFINITY,
  waiting: new Map(),
  written: Promise.resolve(),
})

/**
 * Texts that outlive a sign-out, for the same member alone: sealed under a key that the server tells nobody else and no
 * phone keeps, under names that are made of it too (docs/decisions/352). Nothing here rejects: without the key it is as
 * if there were no locker.
 */
export function createLocker(
  askKey: () => Promise<string>,
  databases: IDBFactory | undefined = globalThis.indexedDB,
  now: () => number = Date.now,
) {
  let stay = newStay()
  const isThere = () => hasDatabase(LOCKER_DATABASE, databases)
  const vaultOf = (key: CryptoKey | null) => createVault(databases, undefined, now, LOCKER_DATABASE, undefined, key)

  /** Of two sessions one after the other neither opens what is the other's: an answer that comes later is nobody's. */
  async function unlock(of: Stay): Promise<Compartment> {
    const bytes = of.isOver ? null : bytesOf(await askKey())
    if (!bytes || of.isOver) throw new Error('The session of this key has ended')
    const [key, namer] = await Promise.all([
      crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']),
      crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
    ])
    const blind = async (text: string) =>
      btoa(
        String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', namer, new TextEncoder().encode(text)))),
      )
    const mark = await blind('')
    return { vault: vaultOf(key), mark, nameOf: async (name) => mark + (await blind(name)) }
  }

  function open(of: Stay): Promise<Compartment> {
    of.compartment ??= unlock(of).catch((error: unknown) => {
      of.compartment = undefined
      of.failedMs = now()
      throw error
    })
    return of.compartment
  }

  async function put(of: Stay, name: string): Promise<void> {
    const text = of.waiting.get(name)
    of.waiting.delete(name)
    if (text === undefined || (!of.compartment && now() - of.failedMs < AGAIN_MS)) return
    try {
      if (text === '' && !(await isThere())) return
      const { vault, nameOf } = await open(of)
      const blind = await nameOf(name)
      await (text === '' ? vault.forget((each) => each === blind) : vault.write(blind, text))
    } catch {
      // What is kept for this session is kept all the same (kept.ts).
    }
  }

  return {
    /** Null where nothing lies there; undefined where nobody can tell, for want of the key. */
    async read(name: string): Promise<string | null | undefined> {
      const of = stay
      await of.written
      if (!(await isThere())) return null
      try {
        const { vault, nameOf } = await open(of)
        return await vault.read(await nameOf(name))
      } catch {
        return undefined
      }
    },

    /** For what the member of now has written, whenever it is given to be locked: an empty text takes away. */
    writer(): (name: string, text: string) => Promise<void> {
      const of = stay
      return (name, text) => {
        of.waiting.set(name, text)
        of.written = of.written.then(() => put(of, name))
        return of.written
      }
    },

    /** Whether anything of the member's lies here; undefined where nobody can tell. */
    async has(): Promise<boolean | undefined> {
      const of = stay
      await of.written
      if (!(await isThere())) return false
      try {
        const { vault, mark } = await open(of)
        let isMine = false
        await vault.forget((name) => {
          isMine ||= name.startsWith(mark)
          return false
        })
        return isMine
      } catch {
        return undefined
      }
    },

    /**
     * Opens what is the member's while the key can still be asked for; what it resolves with takes it away. Null where
     * nothing can be opened.
     */
    async emptying(): Promise<(() => Promise<void>) | null> {
      const mine = (await isThere()) ? await open(stay).catch(() => null) : null
      return mine && (() => mine.vault.forget((name) => name.startsWith(mine.mark)))
    },

    /** Takes away whatever has had its seven days, whoever's it is. */
    sweep: (): Promise<void> => vaultOf(null).forget(() => false),

    /** The session is over: its key is forgotten. What it was still writing is written. */
    end(): void {
      stay.isOver = true
      stay = newStay()
    },
  }
}

export const locker = createLocker(
  async () => (await unwrap(api.GET('/api/customer/qna/draft-key', { background: true }))).draftKey,
)

whenEnded(locker.end)

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
