/**
 * Who adds up the days of a sync. A sync registers in several calls, two of them at a time, and most of them name a day
 * that the next one names again: the last to be done of those under way does it for all, and waits a moment for the
 * next one to come. A call on its own does it for itself (docs/decisions/122).
 */
export interface SyncTurns {
  /**
   * Runs a registration and sees to its days, also when the registration fails: some of its rows may be kept.
   *
   * @param keep keeps the rows
   * @param leave keeps the days for whoever comes last; awaited before the call is answered
   * @param settle adds up the days, with all that were left
   */
  take<T>(
    hcId: string,
    steps: { keep: () => Promise<T>; leave: () => Promise<void>; settle: () => Promise<void> },
  ): Promise<T>
}

/** How long the next call of a sync may take to come: its client has just been answered the one before. */
const GRACE_MS = 40

export function createSyncTurns(graceMs = GRACE_MS): SyncTurns {
  const underWay = new Map<string, number>()
  const waiting = new Map<string, () => void>()

  /** One call less; true for the last one. */
  function isLast(hcId: string): boolean {
    const others = (underWay.get(hcId) ?? 1) - 1
    if (others === 0) underWay.delete(hcId)
    else underWay.set(hcId, others)
    return others === 0
  }

  /** Until another call of the member comes, or none does. */
  async function nextCall(hcId: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, graceMs)
    waiting.set(hcId, resolve)
    await promise
    clearTimeout(timer)
    waiting.delete(hcId)
  }

  /**
   * Leaves the days or adds them up. Whoever stays may be done before the days are left: then this call is the last one
   * after all.
   */
  async function finish(hcId: string, leave: () => Promise<void>, settle: () => Promise<void>): Promise<void> {
    const isAlone = () => underWay.get(hcId) === 1
    if (isAlone()) await nextCall(hcId)
    const leaving = isAlone() ? undefined : leave()
    const [left] = await Promise.allSettled([leaving])
    if (isLast(hcId)) await settle()
    else if (left.status === 'rejected') throw left.reason
  }

  return {
    async take(hcId, { keep, leave, settle }) {
      underWay.set(hcId, (underWay.get(hcId) ?? 0) + 1)
      waiting.get(hcId)?.()
      const [kept] = await Promise.allSettled([keep()])
      const finished = finish(hcId, leave, settle)
      if (kept.status === 'fulfilled') return finished.then(() => kept.value)
      // The first reason is the one to be told.
      await finished.catch(() => {})
      throw kept.reason
    },
  }
}
