/** Whether the database answers, as everybody here goes by it: requests, `/readyz` and the log. */
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Bounds } from './bounds.ts'

export type Reach = {
  /** It did not answer when it was last asked, and nobody waits for it until it does. */
  isAway(): boolean
  /** Asks it now, unless it is known to be away. */
  answers(): Promise<boolean>
  /** Tells whenever it goes away or comes back. */
  onChange(listener: (isAway: boolean) => void): void
}

type Parts = Pick<Bounds, 'pingMs' | 'patienceMs'> & {
  /** Asks for nothing; rejects where nobody answers. */
  ping: () => Promise<unknown>
  /** Ends what still waits for a database that does not answer. */
  cut: () => void
}

export type WatchedReach = Reach & {
  /** Asks it now. While it is away this goes on by itself. */
  look(): Promise<boolean>
  stop(): void
}

export function watchReach({ ping, cut, pingMs, patienceMs }: Parts): WatchedReach {
  const listeners: ((isAway: boolean) => void)[] = []
  let [isAway, isStopped] = [false, false]
  let looking: Promise<boolean> | undefined
  let next: NodeJS.Timeout | undefined

  const ask = async (): Promise<boolean> => {
    clearTimeout(next)
    const isThere = await answersIn(ping(), patienceMs)
    if (isStopped) return isThere
    const hasChanged = isAway === isThere
    isAway = !isThere
    if (hasChanged) for (const listener of listeners) listener(isAway)
    if (isAway) {
      cut()
      next = setTimeout(() => void look(), pingMs).unref()
    }
    return isThere
  }
  const look = () => (looking ??= ask().finally(() => (looking = undefined)))

  return {
    look,
    isAway: () => isAway,
    answers: () => (isAway ? Promise.resolve(false) : look()),
    onChange: (listener) => void listeners.push(listener),
    stop: () => {
      isStopped = true
      clearTimeout(next)
    },
  }
}

/** For a database in this process: it is away only with the process, and long work in it is no outage. */
export const plainReach = (ping: () => Promise<unknown>): Reach => ({
  isAway: () => false,
  answers: () => answersIn(ping(), EMBEDDED_PATIENCE_MS),
  onChange: () => {},
})

/** One that takes longer than this for nothing serves nobody. */
const EMBEDDED_PATIENCE_MS = 2000

function answersIn(ping: Promise<unknown>, patienceMs: number): Promise<boolean> {
  const answer = ping.then(
    () => true,
    () => false,
  )
  // After a process that had no time itself, an answer may have come that nobody has read yet: it is read in one turn.
  const late = wait(patienceMs, false, { ref: false }).then((gone) => nextTurn(gone))
  return Promise.race([answer, late])
}
