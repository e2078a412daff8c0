import { STORAGE_KEYS } from '#src/shell/keys.ts'
import { createStore, useStore } from './store.ts'

/**
 * Whether the energy of what was eaten is kept out of sight: trays, words and practice stay. Some people are hurt by
 * counting, and say so nowhere but here: it is this device's, like its looks, outlives the session, and no server hears
 * of it (docs/decisions/171).
 */
export const numbersOff = createStore(stored())

export function setNumbersOff(off: boolean): void {
  numbersOff.set(off)
  try {
    if (off) localStorage.setItem(STORAGE_KEYS.numbersOff, 'Y')
    else localStorage.removeItem(STORAGE_KEYS.numbersOff)
  } catch {
    // Storage is forbidden in some private windows: the choice lasts as long as the page.
  }
}

/** Every number of energy in the meal area asks this first. */
export const useNumbersOff = (): boolean => useStore(numbersOff)

function stored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.numbersOff) === 'Y'
  } catch {
    return false
  }
}
