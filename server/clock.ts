/**
 * The server's only source of the present. Handed to everything that asks what time it is, so that tests and scenarios
 * can set it.
 */
export type Clock = {
  now(): Date
  /** Moves the present to `instant`; time goes on from there. `null` returns to `realTime`. */
  set(instant: Date | null): void
}

/** A clock that follows `realTime` until it is set. */
export function createClock(realTime: () => number = Date.now): Clock {
  let offsetMs = 0
  return {
    now: () => new Date(realTime() + offsetMs),
    set: (instant) => {
      offsetMs = instant === null ? 0 : instant.getTime() - realTime()
    },
  }
}
