import { clockOf, toWireTime } from '#src/lib/wire-time.ts'
import { wantedPath } from '#src/app/wanted-path.ts'
import { LATE_KEYS } from '#src/shell/late-keys.ts'

/**
 * When the session ended here, `HH:mm`: noted as its notice is first drawn, so that loading the page anew says the
 * same. Null for a link from outside.
 */
export function endedAt(): string | null {
  try {
    const left = wantedPath()
    if (left === null) return null
    // One end has one minute: where one was tells them apart well enough.
    const [noted, at] = (sessionStorage.getItem(LATE_KEYS.endedAt) ?? '').split(' ')
    if (noted === left && at) return at
    const now = clockOf(toWireTime(new Date()))
    sessionStorage.setItem(LATE_KEYS.endedAt, `${left} ${now}`)
    return now
  } catch {
    return null // storage is forbidden in some private windows
  }
}
