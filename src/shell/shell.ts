import type { Bridge, BridgeHost } from './bridge.ts'
import type { LocalValues } from './local-values.ts'
import type { Platform } from './platform.ts'
import type { ValueStore } from './value-store.ts'

import { isEmpty, textOrEmpty } from '#src/lib/empty.ts'

import { createBridge } from './bridge.ts'
import { passesGate } from './gates.ts'
import { CHAT_KEYS, SESSION_KEYS, STORAGE_KEYS } from './keys.ts'
import { createLocalValues } from './local-values.ts'
import { createNativeLog } from './native-log.ts'
import { parsePlatform } from './platform.ts'
import { createLocalStore, createNativeStore } from './value-store.ts'

export type YesNo = 'Y' | 'N'

export interface Device {
  deviceId: string
  /** From shell 1.01.10, else ''. [NAT-12, NAT-13] */
  pushToken: string
  /** From shell 1.01.11, else ''. [NAT-14] */
  exceptionMessage: string
}

/** What the app knows of the thing it runs in. Nothing here rejects, except `bridge` itself. */
export interface Shell {
  /** 'desktop' from the first failed native read on. [PLT-04] */
  platform(): Platform
  bridge: Bridge
  /** Session values: encrypted storage from 1.01.06, local storage otherwise. */
  store: ValueStore
  /** This browser's local storage, whatever the shell. */
  local: LocalValues
  /** The device's id, asked from the shell or kept by the browser; made anew when it was cleared. [PLT-03, SES-12] */
  device(): Promise<Device>
  /** Clears the three session values in the shell's storage; nothing where they live in local storage. [SES-13] */
  clearNative(): Promise<void>
  /** Clears the three session values in local storage, and the chat token with them. */
  clearLocal(): void
  login(hcId: string): Promise<void>
  logout(): Promise<void>
  /** 'Y' after a failed read, as documented; it never replaces the consent check itself. [HTM-04] */
  readHealthTerms(): Promise<YesNo>
  /** Written to local and to native storage, where there is one. [STO-05, HTM-03] */
  writeHealthTerms(value: YesNo): Promise<void>
}

export interface ShellOptions {
  host: BridgeHost
  userAgent: string
  storage: () => Storage
  console: Pick<Console, 'warn' | 'info'>
  /** Name of the user-agent token that the operator's shell appends, when it is configured. */
  appToken?: string | undefined
}

/**
 * A random version-4 identifier. [PLT-03] Browsers make one themselves on pages with TLS; the package that does so
 * everywhere is loaded only where they do not.
 */
async function newDeviceId(): Promise<string> {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const { v4 } = await import('uuid')
  return v4()
}

export function createShell({ host, userAgent, storage, console, appToken }: ShellOptions): Shell {
  const bridge = createBridge(host)
  const log = createNativeLog(console)
  const local = createLocalValues(storage)
  const platform = parsePlatform(userAgent, { appToken })

  // The choice follows the version text alone, not the presence of a bridge. [STO-12]
  const isNative = passesGate('encryptedStorage', platform)
  const usable = () => isNative && platform.kind !== 'desktop'
  const becomeDesktop = () => {
    platform.kind = 'desktop'
  }
  const store = isNative
    ? createNativeStore({ bridge, local, log, usable, onReadFailed: becomeDesktop })
    : createLocalStore(local)

  async function queryDevice(): Promise<Device> {
    if (!passesGate('secondDeviceId', platform)) {
      const { deviceId } = await bridge.queryDeviceId()
      return { deviceId, pushToken: '', exceptionMessage: '' }
    }
    const { deviceId, pushToken, exceptionMessage } = await bridge.queryDeviceId2()
    return {
      deviceId,
      pushToken: textOrEmpty(pushToken),
      exceptionMessage: passesGate('exceptionMessage', platform) ? textOrEmpty(exceptionMessage) : '',
    }
  }

  async function keptDevice(): Promise<Device> {
    const kept = await store.read(STORAGE_KEYS.deviceId)
    const deviceId = kept || (await newDeviceId())
    if (!kept) await store.write(STORAGE_KEYS.deviceId, deviceId)
    return { deviceId, pushToken: '', exceptionMessage: '' }
  }

  return {
    platform: () => platform,
    bridge,
    store,
    local,

    async device() {
      if (platform.kind === 'desktop') return keptDevice()
      try {
        const device = await queryDevice()
        if (isEmpty(device.deviceId)) return await keptDevice()
        if ((await store.read(STORAGE_KEYS.deviceId)) !== device.deviceId) {
          await store.write(STORAGE_KEYS.deviceId, device.deviceId)
        }
        return device
      } catch (error) {
        log('getDeviceIdCall error', error)
        return keptDevice()
      }
    },

    async clearNative() {
      // Also after a failed read: a value that could not be read may still be there, and would return on the next
      // start.
      if (isNative) await Promise.all(SESSION_KEYS.map((key) => store.remove(key)))
    },

    clearLocal() {
      for (const key of [...SESSION_KEYS, ...CHAT_KEYS]) local.remove(key)
    },

    async login(hcId) {
      if (platform.app_version === '' && bridge.has('login')) return
      await bridge.login(hcId).catch((error: unknown) => log('login error', error))
    },

    async logout() {
      if (platform.app_version === '' && bridge.has('queryLogout', 'logout')) return
      await bridge.logout().catch((error: unknown) => log('logout error', error))
    },

    async readHealthTerms() {
      try {
        const native = usable() ? textOrEmpty(await bridge.getEncStorage(STORAGE_KEYS.healthTermsYn)) : ''
        return (native || local.read(STORAGE_KEYS.healthTermsYn)) === 'Y' ? 'Y' : 'N'
      } catch (error) {
        log('getNativeValue error', error)
        becomeDesktop()
        return 'Y'
      }
    },

    async writeHealthTerms(value) {
      local.write(STORAGE_KEYS.healthTermsYn, value)
      if (!usable()) return
      await bridge
        .setEncStorage(STORAGE_KEYS.healthTermsYn, value)
        .catch((error: unknown) => log('setNativeValue error', error))
    },
  }
}
