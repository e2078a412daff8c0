import type { PermissionFlag, Permissions } from '#src/shell/health-permissions.ts'
import type { HealthWindow } from '#src/shell/native-calls.ts'

import type { IndexRecord } from './normalise/index-records.ts'
import type { FinalResult, SyncKind, SyncReceipt } from './sync-types.ts'

/** What a device sends into the phone's health store: pressure has a query of its own. [NAT-20] */
export type MeasuredQuery = 'BLOODPRESSURE' | 'HEALTHDATA'

/**
 * Why the phone cannot be asked: no phone, an iPhone (steps, sleep and exercise only), a shell that is too old, a
 * permission that is off.
 */
export type Readiness = 'ready' | 'desktop' | 'ios' | 'oldShell' | 'noPermission'

/** One value in the form of an index record, its value as text. [HDT-01] */
export type MeasuredValue = Omit<IndexRecord, 'helhidxVal'> & { helhidxVal: string }

/** A value as the phone tells it: without a code where it is a glucose of which the phone does not say when. */
export type FoundValue = Omit<MeasuredValue, 'helhidxCode'> & { helhidxCode: MeasuredValue['helhidxCode'] | null }

export interface SyncState {
  isRunning: boolean
  /** Kinds done of all kinds of this run, and the one in hand; null when nothing runs. */
  progress: { kind: SyncKind | null; done: number; total: number } | null
  /** The last 30 runs, newest first; the first one is the run under way, as far as it has come. */
  receipts: readonly SyncReceipt[]
}

/** The health sync, for the app and for screens. Nothing here rejects. [HSY-13] */
export interface HealthSync {
  /**
   * Runs a sync, unless one runs already. 'Y' is the member's own start: it looks back six days, may open the
   * permission page, and gets the final success object at the end, which an ignored start gets too. [HSY-08, HSY-15,
   * HSY-65]
   */
  start(mode?: 'Y'): Promise<FinalResult | undefined>
  /** Registers 31 days of steps for a challenge: 1 done, 0 not, 2 when Apple's store is shut. [HSY-20 … HSY-22] */
  monthSteps(chalnCode: string): Promise<0 | 1 | 2>
  monthWindow(): HealthWindow
  /** Takes a meal that the member deleted off the phone's store (Android); true when it is gone there. [HSY-74] */
  removeMeal(datauuid: string): Promise<boolean>
  /** Opens the phone's own permission page, for a member who links the phone. [NAT-22, HSY-35] */
  askPermissions(): Promise<Permissions | 'fail'>
  /**
   * Whether the phone's health store can be asked for what a device measured; nothing is asked of the member. [HSY-66,
   * NAT-21]
   */
  readiness(flag: PermissionFlag | null): Promise<Readiness>
  /** Values that the store holds since a moment, as the server takes them. Rejects when the phone cannot be asked. */
  measuredSince(query: MeasuredQuery, since: Date): Promise<readonly FoundValue[]>
  state(): SyncState
  subscribe(changed: () => void): () => void
  /** The session is over: a run under way stops, and nothing of it is left. */
  end(): void
}

let load: (() => Promise<HealthSync>) | null = null
let opened: Promise<HealthSync> | null = null
let loaded: HealthSync | null = null

/** Tells how the sync's code is fetched and wired. Called once at start; nothing is loaded yet. */
export function provideHealthSync(provide: () => Promise<HealthSync>): void {
  load = provide
  opened = null
  loaded = null
}

/** The sync, loaded with the first use. Rejects when its code does not come; the next use tries again. */
export function openHealthSync(): Promise<HealthSync> {
  if (!load) return Promise.reject(new Error('provideHealthSync has not been called'))
  opened ??= load().then(
    (sync) => (loaded = sync),
    (error: unknown) => {
      opened = null
      throw error
    },
  )
  return opened
}

/** The sync where it is loaded already. */
export const loadedHealthSync = (): HealthSync | null => loaded
