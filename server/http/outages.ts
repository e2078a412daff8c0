/**
 * What the log says of a database that does not answer: its going and its coming back, and how many were refused. A
 * line for each request would only hide the one that matters.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Reach } from '#server/db/reach.ts'

/** Of a database that answers, and once in a while too late. */
const QUIET_MS = 10_000

/** @returns is called for every request that the database could not answer */
export function logOutages(log: Pick<FastifyBaseLogger, 'warn' | 'error'>, reach: Reach): (error: unknown) => void {
  let [refused, quietUntil] = [0, 0]
  const countOf = () => {
    const count = refused
    refused = 0
    return count
  }
  reach.onChange((isAway) => {
    if (isAway) log.error('the database does not answer; requests are refused until it does')
    else log.warn({ refused: countOf() }, 'the database answers again')
  })
  return (error) => {
    refused += 1
    const now = performance.now()
    if (reach.isAway() || now < quietUntil) return
    quietUntil = now + QUIET_MS
    log.warn({ refused: countOf(), err: error }, 'the database did not answer in time')
  }
}
