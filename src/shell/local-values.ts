import { textOrEmpty } from '#src/lib/empty.ts'

/** Texts by key. Reading never fails: what cannot be read is ''. */
export interface LocalValues {
  read(key: string): string
  write(key: string, value: string): void
  remove(key: string): void
}

/**
 * Local storage that cannot throw: where it is forbidden or full (private windows do both), values live in memory for
 * this run. Reading passes the empty check. [STO-11]
 */
export function createLocalValues(storage: () => Storage): LocalValues {
  const memory = new Map<string, string>()
  const attempt = <T>(work: () => T, otherwise: () => T): T => {
    try {
      return work()
    } catch {
      return otherwise()
    }
  }
  return {
    read: (key) =>
      textOrEmpty(
        memory.get(key) ??
          attempt(
            () => storage().getItem(key),
            () => null,
          ),
      ),
    write: (key, value) =>
      attempt(
        () => {
          storage().setItem(key, value)
          memory.delete(key)
        },
        () => {
          memory.set(key, value)
        },
      ),
    remove: (key) => {
      memory.delete(key)
      attempt(
        () => storage().removeItem(key),
        () => undefined,
      )
    },
  }
}
