/** Chance that a number repeats: what one member is depends on the seed and the member's number alone. */
export type Chance = {
  /** 0 up to 1, not included. */
  next(): number
  /** A whole number, both included. */
  whole(from: number, to: number): number
  /** True so often of one. */
  often(share: number): boolean
  of<T>(list: readonly [T, ...T[]]): T
}

/** mulberry32: 32 bits of state, good enough to mix members and small enough to read. */
export function chance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    often: (share) => next() < share,
    of: (list) => list[whole(0, list.length - 1)] ?? list[0],
  }
}
