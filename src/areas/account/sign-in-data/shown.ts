import { toWireTime } from '#src/lib/wire-time.ts'

const KEY = 'passwordShown'

/**
 * Until when the server takes changes without asking for the password again, and whose password it was. Kept for the tab, because a verifier's
 * page lies between; the server keeps the time of its own, this one only spares the way there.
 */
export function noteShown(hcId: string, until: string | null): void {
  try {
    if (until === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, `${hcId} ${until}`)
  } catch {
    // A tab that keeps nothing asks again.
  }
}

export function isShown(hcId: string, now: Date): boolean {
  try {
    const [whose, until = ''] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    return whose === hcId && toWireTime(now, 'minute') < until
  } catch {
    return false
  }
}
