/**
 * The browser's database of what is kept; known apart from the vault, so that it can be destroyed without the vault's
 * code.
 */
export const VAULT_DATABASE = 'hansang-kept'

/** Where a sign-out waits that the server has not heard of (left.ts). */
export const LEFT_DATABASE = 'hansang-left'

/**
 * What members of this phone have begun and not sent, each under a key of their own (locker.ts); a sign-out leaves it.
 */
export const LOCKER_DATABASE = 'hansang-locker'

/** Whether there is such a database, without making one. */
export async function hasDatabase(
  name: string,
  databases: IDBFactory | undefined = globalThis.indexedDB,
): Promise<boolean> {
  try {
    return ((await databases?.databases()) ?? []).some((each) => each.name === name)
  } catch {
    return false // nothing can be kept here
  }
}
