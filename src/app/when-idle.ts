/** Runs `work` once the browser has nothing better to do; browsers without that measure get it after a while. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 2000)
}
