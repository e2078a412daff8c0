import { STORAGE_KEYS } from '#src/shell/keys.ts'
import { createStore, useStore } from './store.ts'

const closedBanner = createStore(stored())

/**
 * Whether the member has closed a banner on this device. Only the last one closed is remembered: there is one banner at
 * a time.
 *
 * @param name of the banner and its occasion; it is all that is stored
 */
export function useClosedBanner(name: string): { closed: boolean; close(): void } {
  return {
    closed: useStore(closedBanner) === name,
    close: () => {
      closedBanner.set(name)
      try {
        localStorage.setItem(STORAGE_KEYS.closedBanner, name)
      } catch {
        // Storage is forbidden in some private windows: it stays closed as long as the page.
      }
    },
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.closedBanner)
  } catch {
    return null
  }
}
