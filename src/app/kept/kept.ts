import type { QueryPersister } from '@tanstack/react-query'
import { VAULT_DATABASE } from './database.ts'
import type { Vault } from './vault.ts'

// What is kept for reading without a connection, as far as the first load needs to know of it.

interface Kept {
  vault: Vault
  persister: QueryPersister
}

let kept: Promise<Kept> | undefined

/** Opens the vault with the first query that keeps something; its code loads then. */
async function open(): Promise<Kept> {
  const [{ createVault }, { keepOffline }] = await Promise.all([import('./vault.ts'), import('./kept-queries.ts')])
  const vault = createVault()
  return { vault, persister: keepOffline(vault) }
}

/** The vault and what stands on it; code that did not come is asked for again next time. */
function opening(): Promise<Kept> {
  kept ??= open().catch((error: unknown) => {
    kept = undefined
    throw error
  })
  return kept
}

/** Texts about the member that live no longer than the session, for others than queries. */
export const keptTexts = {
  /** Null where nothing was kept, or nothing can be. */
  read: (name: string): Promise<string | null> =>
    opening().then(
      ({ vault }) => vault.read(name),
      () => null,
    ),
  write: (name: string, text: string): Promise<void> =>
    opening().then(
      ({ vault }) => vault.write(name, text),
      () => {},
    ),
}

/**
 * The query client's persister: lets queries without the mark `keptOffline` pass, and hands the others to
 * kept-queries.ts.
 */
export const persister: QueryPersister = async (queryFn, context, query) => {
  if (query.meta?.keptOffline !== true) return queryFn(context)
  // Without the vault's code the answer is simply not kept.
  const opened = await opening().catch(() => null)
  return opened ? opened.persister(queryFn, context, query) : queryFn(context)
}

/** Takes away the answers that were kept of calls under these paths; drafts, and what waits to be sent, stay. */
export async function forgetAnswers(paths: readonly string[]): Promise<void> {
  // Kept under the hash of their query, which begins with its path, or under a name that does.
  const isOf = (name: string) => paths.some((path) => name.startsWith(path) || name.startsWith(`["${path}`))
  await opening().then(
    ({ vault }) => vault.forget(isOf),
    () => {},
  )
}

/**
 * Destroys everything kept, also without a connection and also when only an earlier visit kept something: that needs no
 * code of the vault's.
 */
export async function forgetKept(databases: IDBFactory | undefined = globalThis.indexedDB): Promise<void> {
  const opened = await kept?.catch(() => undefined)
  if (opened) await opened.vault.destroy()
  else databases?.deleteDatabase(VAULT_DATABASE)
}
