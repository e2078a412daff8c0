/**
 * How often one member may call within a minute. Far more than any screen or sync does: it ends a loop that has gone
 * wild.
 */
export type MemberRate = {
  /** Counts a call. Seconds to wait where there were too many; 0 when it may go on. */
  take(hcId: string, nowMs: number): number
}

const WINDOW_MS = 60_000

/** Counted by each server for itself: it protects this process, not a secret. */
export function createMemberRate(perMinute: number): MemberRate {
  let since = Number.NEGATIVE_INFINITY
  let calls = new Map<string, number>()
  return {
    take: (hcId, nowMs) => {
      // Also when the clock was set back.
      if (nowMs - since >= WINDOW_MS || nowMs < since) {
        since = nowMs
        calls = new Map()
      }
      const count = (calls.get(hcId) ?? 0) + 1
      calls.set(hcId, count)
      return count <= perMinute ? 0 : Math.ceil((since + WINDOW_MS - nowMs) / 1000)
    },
  }
}
