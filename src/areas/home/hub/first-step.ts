import { parsePlatform } from '#src/shell/platform.ts'
import { readCookie, setCookie } from '#src/shell/cookies.ts'
import { STORAGE_KEYS } from '#src/shell/keys.ts'
import type { FirstStep } from './home.ts'

/** Asked, put off, asked once more: a third time would be nagging. */
const MOST_TIMES = 2

/** The step that is offered here: a browser links no phone, and one that was put off waits [NAT-28] [STO-09]. */
export function firstStepHere(step: FirstStep | null): FirstStep | null {
  if (step !== 'PHONE') return step
  const links = parsePlatform(navigator.userAgent).kind !== 'desktop'
  return links && !isPutOff() ? 'PHONE' : 'LOG'
}

const isPutOff = (): boolean => readCookie(STORAGE_KEYS.phoneLater) !== '' || timesPutOff() >= MOST_TIMES

/** Not now: the phone is asked for again after seven days, once. */
export function putOffPhone(): void {
  setCookie(STORAGE_KEYS.phoneLater, 'Y')
  try {
    localStorage.setItem(STORAGE_KEYS.phoneLater, String(timesPutOff() + 1))
  } catch {
    // Storage is forbidden in some private windows: the cookie alone remembers.
  }
}

function timesPutOff(): number {
  try {
    return Number(localStorage.getItem(STORAGE_KEYS.phoneLater) ?? 0)
  } catch {
    return 0
  }
}
