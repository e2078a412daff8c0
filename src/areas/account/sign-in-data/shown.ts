const KEY = 'passwordShown'
/** As long as the server takes changes after a right password. */
const SHOWN_MS = 5 * 60_000

/**
 * Until when the server takes changes without asking for the password again, and whose password it was. Counted by this
 * phone's clock from the answer on: one that is ahead of the server's would find its time over at once, and ask for
 * ever. Kept for the tab, because a verifier's page lies between; the server keeps the time of its own, this one only
 * spares the way there.
 */
export function noteShown(hcId: string, now: Date): void {
  try {
    sessionStorage.setItem(KEY, `${hcId} ${String(now.getTime() + SHOWN_MS)}`)
  } catch {
    // A tab that keeps nothing asks again.
  }
}

export function isShown(hcId: string, now: Date): boolean {
  try {
    const [whose, until = ''] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    return whose === hcId && now.getTime() < Number(until)
  } catch {
    return false
  }
}
