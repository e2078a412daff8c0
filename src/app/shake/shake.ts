/**
 * When a phone is shaken, by what its sensor says of each moment: turned sharply a few times in one second. Lifting it
 * off a table is not enough.
 */

interface Moment {
  /** Acceleration with gravity, m/s². */
  x: number
  y: number
  z: number
  atMs: number
}

/** As hard as nobody moves a phone by walking or putting it down. */
const HARD = 14
const TURNS = 3
const WITHIN_MS = 1000
/** One shake opens one thing. */
const QUIET_MS = 2000

export function shakeDetector(): (moment: Moment) => boolean {
  let last: Moment | undefined
  let turns: number[] = []
  let quietUntil = -Infinity
  return (moment) => {
    const before = last
    last = moment
    if (before === undefined || moment.atMs < quietUntil) return false
    if (Math.hypot(moment.x - before.x, moment.y - before.y, moment.z - before.z) < HARD) return false
    turns = [...turns.filter((at) => moment.atMs - at < WITHIN_MS), moment.atMs]
    if (turns.length < TURNS) return false
    turns = []
    quietUntil = moment.atMs + QUIET_MS
    return true
  }
}
