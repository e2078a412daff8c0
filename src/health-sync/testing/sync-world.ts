import { createApi } from '#src/contract/client.ts'
import { fakePorts } from '#src/contract/testing.ts'
import { testShell } from '#src/shell/testing.ts'

import type { Normaliser } from '../normalise/normaliser.ts'
import type { Keep } from '../receipts.ts'
import type { FakePhone } from './fake-phone.ts'
import type { FakeServer } from './fake-server.ts'

import { createHealthSync } from '../create-health-sync.ts'
import { normalise } from '../normalise/normalise.ts'
import { fakePhone } from './fake-phone.ts'
import { fakeServer } from './fake-server.ts'

/** Thursday, 19 November 2026, 20:00 in Seoul; tests of windows bring their own day. */
export const NOW = new Date(2026, 10, 19, 20, 0)

export const androidAgent = (version: string) =>
  `Mozilla/5.0 (Linux; Android 14; SM-S928N; wv) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36 App/${version}`
export const iosAgent = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 App/${version}`

interface WorldOptions {
  agent?: string
  phone?: FakePhone
  server?: FakeServer
  kept?: Map<string, string>
  now?: () => Date
  member?: () => Promise<string>
}

/** The worker's own function, in this thread. */
export const normaliserHere: Normaliser = {
  normalise: async (job) => normalise(job),
  register: () => Promise.reject(new Error('Nothing is held here')),
  rest: () => {},
  end: () => {},
}

/** A keep in memory. Two visits of one session share one. */
export function memoryKeep(kept = new Map<string, string>()): Keep {
  return { read: async (name) => kept.get(name) ?? null, write: async (name, text) => void kept.set(name, text) }
}

/** The whole sync over the real client and the real bridge, between a phone and a server in memory. */
export function syncWorld({
  agent = androidAgent('1.01.14'),
  phone = fakePhone(),
  server = fakeServer(),
  kept = new Map(),
  now = () => NOW,
  member = async () => 'HC1',
}: WorldOptions = {}) {
  const ports = fakePorts(server.serve)
  const warnings: unknown[][] = []
  let changes = 0
  const { shell } = testShell({ host: phone.host, userAgent: agent })
  const sync = createHealthSync({
    shell,
    api: createApi(ports),
    session: ports.session,
    member,
    deviceId: () => 'device-1',
    keep: memoryKeep(kept),
    pageUrl: () => '/#/main',
    onChanged: () => (changes += 1),
    console: { warn: (...words) => void warnings.push(words) },
    now,
    normaliser: normaliserHere,
  })
  return {
    sync,
    phone,
    server,
    kept,
    warnings,
    shown: ports.log,
    changes: () => changes,
    latest: () => sync.state().receipts[0],
  }
}

export type SyncWorld = ReturnType<typeof syncWorld>

/** How each kind of the last run ended: `{ steps: 'sent', … }`. */
export const outcomes = ({ latest }: SyncWorld) =>
  Object.fromEntries((latest()?.kinds ?? []).map(({ kind, outcome }) => [kind, outcome]))
