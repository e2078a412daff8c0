/** How often one caller, a member or a network, may call within a minute. */
export type CallRate = {
  /** Counts a call. Seconds to wait where there were too many; 0 when it may go on. */
  take(caller: string, nowMs: number): number
}

const WINDOW_MS = 60_000

/** Counted by each server for itself: it protects this process, not a secret. */
export function createCallRate(perMinute: number): CallRate {
  let since = Number.NEGATIVE_INFINITY
  let calls = new Map<string, number>()
  return {
    take: (caller, nowMs) => {
      // Also when the clock was set back.
      if (nowMs - since >= WINDOW_MS || nowMs < since) {
        since = nowMs
        calls = new Map()
      }
      const count = (calls.get(caller) ?? 0) + 1
      calls.set(caller, count)
      return count <= perMinute ? 0 : Math.ceil((since + WINDOW_MS - nowMs) / 1000)
    },
  }
}
