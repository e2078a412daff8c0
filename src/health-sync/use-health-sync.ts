import { useCallback, useSyncExternalStore } from 'react'

import type { HealthSync, SyncState } from './sync-access.ts'

import { loadedHealthSync, openHealthSync } from './sync-access.ts'

const nothingYet: SyncState = { isRunning: false, progress: null, receipts: [] }

function subscribe(changed: () => void): () => void {
  let stop: (() => void) | null = null
  let gone = false
  openHealthSync().then(
    (sync) => {
      if (gone) return
      stop = sync.subscribe(changed)
      changed()
    },
    () => {}, // without the sync's code the screen shows that nothing has run
  )
  return () => {
    gone = true
    stop?.()
  }
}

/** What screens do with the sync. Each loads it first, and resolves with nothing where it cannot be loaded. */
export interface HealthSyncVerbs {
  /** "Sync now": resolves when the run is over, or at once when one runs already. */
  syncNow(): Promise<void>
  askPermissions: HealthSync['askPermissions']
  removeMeal: HealthSync['removeMeal']
  monthSteps: HealthSync['monthSteps']
}

/**
 * The health sync's state, kept current, and its verbs: `const { isRunning, progress, receipts, syncNow } =
 * useHealthSync()`.
 */
export function useHealthSync(): SyncState & HealthSyncVerbs {
  const state = useSyncExternalStore(subscribe, () => loadedHealthSync()?.state() ?? nothingYet)
  const syncNow = useCallback(async () => {
    await openHealthSync().then(
      (sync) => sync.start('Y'),
      () => undefined,
    )
  }, [])
  return { ...state, syncNow, askPermissions, removeMeal, monthSteps }
}

const askPermissions: HealthSync['askPermissions'] = () =>
  openHealthSync().then(
    (sync) => sync.askPermissions(),
    () => 'fail' as const,
  )
/** What measuring with a device asks of the phone; rejects where the sync's code does not come. */
export const phoneStore = {
  readiness: (...asked: Parameters<HealthSync['readiness']>) =>
    openHealthSync().then((sync) => sync.readiness(...asked)),
  measuredSince: (...asked: Parameters<HealthSync['measuredSince']>) =>
    openHealthSync().then((sync) => sync.measuredSince(...asked)),
  askPermissions: () => askPermissions(),
}
/** For whoever removes a meal and shows nothing of the sync. */
export const removeMeal: HealthSync['removeMeal'] = (datauuid) =>
  openHealthSync().then(
    (sync) => sync.removeMeal(datauuid),
    () => false,
  )
/** For a challenge's page, which shows nothing of the sync. */
export const monthSteps: HealthSync['monthSteps'] = (chalnCode) =>
  openHealthSync().then(
    (sync) => sync.monthSteps(chalnCode),
    () => 0 as const,
  )
