/**
 * Time that only moves when nothing else is left to do, so that a schedule of seconds plays in milliseconds and always
 * alike.
 */
export type VirtualTime = {
  now: () => number
  /** Resolves once this much virtual time has gone by. */
  wait: (ms: number) => Promise<void>
  /**
   * Plays what is waited for, in order, until `all` has settled. Rejects when it has not and nothing is waited for any
   * more.
   */
  play: (all: Promise<unknown>) => Promise<void>
}

/**
 * How often to look again when nothing waits: long promise chains, reading a body for one, take more than one settling.
 */
const PATIENCE = 200

/** Long enough for what a resolved wait sets off (promise chains, bodies being read) to come to rest. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

export function createVirtualTime(): VirtualTime {
  const waiting: { at: number; order: number; go: () => void }[] = []
  let now = 0
  let order = 0
  return {
    now: () => now,
    wait: (ms) =>
      new Promise((go) => {
        waiting.push({ at: now + ms, order: (order += 1), go })
      }),
    play: async (all) => {
      const run = { ended: false }
      const note = () => {
        run.ended = true
      }
      all.then(note, note)
      for (let idle = 0; !run.ended;) {
        await settle()
        waiting.sort((a, b) => a.at - b.at || a.order - b.order)
        const next = waiting.shift()
        if (next) {
          now = next.at
          next.go()
          idle = 0
        } else if ((idle += 1) > PATIENCE)
          throw new Error(`Nothing is waited for any more at ${now} ms, yet not all is done`)
      }
    },
  }
}

/** Random numbers in [0, 1) that depend on the seed alone (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
