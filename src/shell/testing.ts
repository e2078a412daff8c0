import type { ShellOptions } from './shell.ts'

import { createShell } from './shell.ts'

/** A `Storage` in memory. Two tabs of one browser share one. */
export function memoryStorage(start: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(start))
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

export interface FakeBridge {
  /** Names of the calls made, in order, with their arguments. */
  calls: [name: string, args: unknown][]
  /** What the encrypted storage holds. */
  stored: Map<string, string>
  WPbridge: Record<string, (args?: Record<string, string>) => Promise<unknown>>
}

/** A shell in memory that answers every session call. Replace single functions to make them fail. */
export function fakeBridge(stored: Record<string, string> = {}): FakeBridge {
  const values = new Map(Object.entries(stored))
  const calls: FakeBridge['calls'] = []
  const answer =
    (name: string, data: (args: Record<string, string>) => unknown) =>
    (args: Record<string, string> = {}) => {
      calls.push([name, args])
      return Promise.resolve({ status: 200, data: data(args) })
    }
  const device = { deviceId: 'SHELL-DEVICE', pushToken: 'push-1', exceptionMessage: 'note' }
  return {
    calls,
    stored: values,
    WPbridge: {
      getEncStorage: answer('getEncStorage', ({ key = '' }) => values.get(key) ?? null),
      setEncStorage: answer('setEncStorage', ({ key = '', value = '' }) => void values.set(key, value)),
      queryDeviceId: answer('queryDeviceId', () => ({ deviceId: 'SHELL-DEVICE' })),
      queryDeviceId2: answer('queryDeviceId2', () => device),
      login: answer('login', () => null),
      queryLogout: answer('queryLogout', () => null),
    },
  }
}

export const shellAgent = (version: string): string =>
  `Mozilla/5.0 (Linux; Android 14; SM-S928N; wv) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36 App/${version}`

export const BROWSER_AGENT =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

/** A shell for tests, with what it wrote to the console. */
export function testShell({
  storage = memoryStorage(),
  ...options
}: Partial<Omit<ShellOptions, 'storage'>> & { storage?: Storage } = {}) {
  const messages: string[] = []
  const note = (message: unknown) => void messages.push(String(message))
  const shell = createShell({
    host: {},
    userAgent: BROWSER_AGENT,
    console: { warn: note, info: note },
    ...options,
    storage: () => storage,
  })
  return { shell, storage, messages }
}
