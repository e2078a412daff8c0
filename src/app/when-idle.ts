/** Runs `work` once the browser has nothing better to do; browsers without that measure get it after a while. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 2000)
}

/**
 * Runs the works in this order, each in an idle moment of its own after the one before it has ended: all in one moment
 * would keep a finger waiting. One that fails does not keep the next from its turn.
 */
export function inIdleMoments([work, ...rest]: readonly (() => unknown)[]): void {
  if (!work) return
  whenIdle(() => {
    const next = () => inIdleMoments(rest)
    void Promise.resolve().then(work).then(next, next)
  })
}
