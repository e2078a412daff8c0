import type { Platform, PlatformKind } from './platform.ts'

import { isEmpty } from '#src/lib/empty.ts'

interface Gate {
  version: string
  /** The version itself does not pass; only the documents' "above" is meant so. [VER-10] */
  strict?: true
  /** The gate belongs to one platform and stays shut on the other. [VER-17] */
  on?: PlatformKind
}

/** What each shell version can do: every documented threshold, once. [CON-10, CON-17] */
export const GATES = {
  foodUpload: { version: '1.00.13', on: 'android' },
  healthPermissions: { version: '1.00.17', on: 'android' },
  pulse: { version: '1.00.21', strict: true },
  appleHealth: { version: '1.01.00', on: 'ios' },
  appleSteps: { version: '1.01.01', on: 'ios' },
  androidSteps: { version: '1.01.05', on: 'android' },
  encryptedStorage: { version: '1.01.06' },
  chatPush: { version: '1.01.06' },
  monthSteps: { version: '1.01.07' },
  secondDeviceId: { version: '1.01.10' },
  exceptionMessage: { version: '1.01.11' },
  sleep: { version: '1.01.14' },
  allData: { version: '1.01.14' },
} as const satisfies Record<string, Gate>

export type GateName = keyof typeof GATES

/**
 * Whether the shell's version opens a gate. Versions are compared as texts, as documented: '1.01.9' therefore counts as
 * later than '1.01.10', and the shell is expected to pad with zeros. [VER-01] No version opens nothing [VER-02], nor
 * does a shell whose storage failed and which therefore counts as a desktop browser. [PLT-04]
 */
export function passesGate(name: GateName, platform: Pick<Platform, 'app_version' | 'kind'>): boolean {
  const gate: Gate = GATES[name]
  if (isEmpty(platform.app_version) || platform.kind === 'desktop') return false
  if (gate.on && gate.on !== platform.kind) return false
  return gate.strict ? platform.app_version > gate.version : platform.app_version >= gate.version
}

/** All named gates must be open: Apple month steps need both 'appleHealth' and 'monthSteps'. [VER-16] */
export function passesGates(names: readonly GateName[], platform: Pick<Platform, 'app_version' | 'kind'>): boolean {
  return names.every((name) => passesGate(name, platform))
}
