export interface SteadyClock {
  /** Milliseconds, as `Date.now` has them. */
  now(): number
  /** The page comes back to the foreground: what it may have slept through has passed. */
  wake(): void
}

/**
 * A clock that begins with the phone's and goes on with the page: set ahead or back meanwhile, nothing that runs jumps.
 * The page's own time stands while a phone sleeps, so that after a time in the back the later of both is right
 * (docs/decisions/354).
 */
export function steadyClock(
  phoneMs: () => number = () => Date.now(),
  pageMs: () => number = () => performance.now(),
): SteadyClock {
  let began = { phone: phoneMs(), page: pageMs() }
  const now = () => Math.round(began.phone + pageMs() - began.page)
  return {
    now,
    wake: () => {
      if (phoneMs() > now()) began = { phone: phoneMs(), page: pageMs() }
    },
  }
}
