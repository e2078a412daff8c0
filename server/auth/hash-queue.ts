/**
 * How many password hashes run at once. They take the threads that files are read with too, four in all, and a hash
 * holds one for a tenth of a second: a flood of sign-ins would keep everybody else's page waiting (docs/decisions/133).
 */

/**
 * Everybody who would have to wait for longer than a few seconds is told so at once, before anything is counted or
 * looked up.
 */
export class HashQueueFull extends Error {}

/** Half of the threads. */
const AT_ONCE = 2
const WAITING = 40

export type HashQueue = {
  /**
   * Room for work that ends in a hash; held until the work is done.
   *
   * @throws HashQueueFull
   */
  enter<T>(work: () => Promise<T>): Promise<T>
  /** Runs a hash when its turn has come. Never refuses. */
  hash<T>(work: () => Promise<T>): Promise<T>
}

export function createHashQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): HashQueue {
  let inside = 0
  let running = 0
  const queue: (() => void)[] = []
  return {
    enter: async (work) => {
      if (inside >= atOnce + waiting) throw new HashQueueFull()
      inside += 1
      try {
        return await work()
      } finally {
        inside -= 1
      }
    },
    hash: async (work) => {
      if (running < atOnce) running += 1
      else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return await work()
      } finally {
        // Whoever comes next takes over the place.
        const next = queue.shift()
        if (next === undefined) running -= 1
        else next()
      }
    },
  }
}

/** Of this process: its threads are shared by all servers in it. */
export const hashQueue = createHashQueue({ atOnce: AT_ONCE, waiting: WAITING })
