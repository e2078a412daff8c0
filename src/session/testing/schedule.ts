/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface Schedule {
  /** A point where the world may do something else first: the network, another tab, storage. */
  pause(): Promise<void>
  /** Lets everything that waits go on, one by one in an order that the seed decides, until `work` has ended. */
  run<T>(work: Promise<T>): Promise<T>
  random(): number
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** One of the many orders in which concurrent steps can happen, chosen by the seed and repeatable by it. */
export function createSchedule(seed: number): Schedule {
  const random = seeded(seed)
  const waiting: (() => void)[] = []
  return {
    random,
    pause: () => new Promise((resolve) => waiting.push(resolve)),
    async run(work) {
      const state = { isOver: false }
      const over = () => {
        state.isOver = true
      }
      work.then(over, over)
      for (let idle = 0; !state.isOver;) {
        await turn()
        const [next] = waiting.splice(Math.floor(random() * waiting.length), 1)
        next?.()
        idle = next ? 0 : idle + 1
        if (idle > 1000) throw new Error(`Nothing moves any more (seed ${seed})`)
      }
      return work
    },
  }
}
