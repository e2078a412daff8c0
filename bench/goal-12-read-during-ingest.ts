import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../scripts/lib/server.ts'
import { atMost, type Goal } from './lib/goal.ts'
import { ingestOverHttp, monthOfSamples, registerSteps, stepPieces } from './lib/month.ts'
import { millis, percentile, sideBySide } from './lib/numbers.ts'
import { makeMember, MEASURED, signInOverHttp } from './lib/servers.ts'

const ROUNDS = 5
const READ_EVERY_MS = 5
const READS = 300

/** Reads at a steady pace, whatever the answers take; the 99th percentile of their times. */
async function p99OfReads(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = []
  const reads: Promise<void>[] = []
  for (let count = 0; count < READS; count += 1) {
    reads.push(
      (async () => {
        const started = performance.now()
        const answer = await fetch(url, { headers })
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
        times.push(performance.now() - started)
      })(),
    )
    await sleep(READ_EVERY_MS)
  }
  await Promise.all(reads)
  return percentile(times, 99)
}

/** More members than ingests fit into the reads of all rounds; answers one after the other, signed in. */
async function crowd(origin: string, persona: 'saebyeok' | 'haneul'): Promise<() => Record<string, string>> {
  const signedIn: Record<string, string>[] = []
  for (let count = 0; count < 4 * (ROUNDS + 1); count += 1)
    signedIn.push(await signInOverHttp(origin, await makeMember(origin, persona)))
  let next = 0
  return () => {
    const headers = signedIn[next % signedIn.length]
    next += 1
    if (!headers) throw new Error('The crowd is empty')
    return headers
  }
}

export const goal: Goal = {
  id: 12,
  title: 'reads during an ingest',
  measure: async () => {
    const server = await startServer(MEASURED)
    try {
      const reader = await signInOverHttp(server.origin, await makeMember(server.origin))
      const pieces = monthOfSamples(new Date())
      const steps = stepPieces(new Date())
      const url = `${server.origin}/api/mypage/rest-my-list`
      const idle = () => p99OfReads(url, reader)
      const readWhile = async (write: () => Promise<unknown>) => {
        const read = new AbortController()
        const writing = (async () => {
          while (!read.signal.aborted) await write()
        })()
        const p99 = await p99OfReads(url, reader)
        read.abort()
        await writing
        return p99
      }
      // A member of its own each time: the same samples again would write nothing. Made before: that writes too.
      const writers = await crowd(server.origin, 'saebyeok')
      const walkers = await crowd(server.origin, 'haneul')
      const during = () => readWhile(() => ingestOverHttp(server.origin, writers(), pieces))
      const duringSteps = () => readWhile(() => registerSteps(server.origin, walkers(), steps))
      await idle()
      await during()
      const times = await sideBySide(ROUNDS, during, idle)
      const stepTimes = await sideBySide(ROUNDS, duringSteps, idle)
      return [
        {
          quantity: 'p99 of a read during the ingest of a month',
          ours: millis(times.ours),
          reference: `p99 idle ${millis(times.reference)}`,
          ratio: times.ratio,
          gate: atMost(times.ratio, 5),
          goal: atMost(times.ratio, 2.5),
        },
        {
          quantity: 'p99 of a read while a sync registers a month of steps',
          ours: millis(stepTimes.ours),
          reference: `p99 idle ${millis(stepTimes.reference)}`,
          ratio: stepTimes.ratio,
          gate: atMost(stepTimes.ratio, 5),
          goal: atMost(stepTimes.ratio, 2.5),
        },
      ]
    } finally {
      await server.close()
    }
  },
}
