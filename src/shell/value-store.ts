import type { Bridge } from './bridge.ts'
import type { StorageKey } from './keys.ts'
import type { LocalValues } from './local-values.ts'
import type { NativeLog } from './native-log.ts'

import { textOrEmpty } from '#src/lib/empty.ts'

/** Where the session's values live between runs. No function rejects: failures are logged and read as "no value". */
export interface ValueStore {
  /** The value, or '' when there is none ('null' reads as none). [STO-04, STO-11] */
  read(key: StorageKey): Promise<string>
  write(key: StorageKey, value: string): Promise<void>
  remove(key: StorageKey): Promise<void>
}

interface NativeValuesOptions {
  bridge: Bridge
  local: LocalValues
  log: NativeLog
  /** Asked before every use: the shell's version opens encrypted storage and no native read has failed yet. */
  usable: () => boolean
  /** Told once a native read has failed; from then on this run keeps values in local storage. [PLT-04, STO-12] */
  onReadFailed: () => void
}

/** Local storage behind the store's interface: every version below 1.01.06 and every browser. [STO-01, STO-02] */
export function createLocalStore(local: LocalValues): ValueStore {
  return {
    read: (key) => Promise.resolve(local.read(key)),
    write: (key, value) => Promise.resolve(local.write(key, value)),
    remove: (key) => Promise.resolve(local.remove(key)),
  }
}

/**
 * The shell's encrypted storage [STO-03], with local storage as the way out. A value found in local storage is the
 * newer one (it was left by the version before an upgrade, or by a run whose native storage failed): it moves over
 * once.
 */
export function createNativeStore({ bridge, local, log, usable, onReadFailed }: NativeValuesOptions): ValueStore {
  async function write(key: StorageKey, value: string): Promise<void> {
    if (!usable()) return local.write(key, value)
    try {
      await bridge.setEncStorage(key, value)
      local.remove(key)
    } catch (error) {
      log('setNativeValue error', error)
      local.write(key, value)
    }
  }

  return {
    async read(key) {
      if (!usable()) return local.read(key)
      const left = local.read(key)
      if (left !== '') {
        await write(key, left)
        return left
      }
      try {
        return textOrEmpty(await bridge.getEncStorage(key))
      } catch (error) {
        log('getNativeValue error', error)
        onReadFailed()
        return local.read(key)
      }
    },
    write,
    async remove(key) {
      local.remove(key)
      // There is no delete among the bridge's calls: the text 'null' means empty. [SES-13, STO-04]
      await bridge.setEncStorage(key, 'null').catch((error: unknown) => log('setNativeValue error', error))
    },
  }
}
