import { heartRateRow } from '#src/shell/health-rows.ts'

import type { Tally } from './tally.ts'

import { wallTime, wholeUpTo } from './amounts.ts'
import { withoutRepeats } from './tally.ts'

export interface HeartRate {
  inptDt: string
  heartRate: number
  stateCode: 'REST' | 'WALK' | 'WRKOT'
}

const STATES = { rest: 'REST', walk: 'WALK', exercise: 'WRKOT' } as const

/** What the contract takes; the server keeps less. */
const MAX_RATE = 300

/** Heart rates of a list, each moment once. @param allowed the permission of the phone [HSY-66] */
export function heartRatesOf(list: readonly unknown[], allowed: boolean, tally: Tally): HeartRate[] {
  const rates = tally.rowsOf(list, heartRateRow).map(({ startTime, timeOffset, rate, state }): HeartRate | null => {
    tally.read += 1
    if (!allowed) return tally.drop('notAllowed')
    const inptDt = wallTime(startTime, timeOffset)
    if (inptDt === null) return tally.drop('unreadable')
    const heartRate = wholeUpTo(rate, MAX_RATE)
    return heartRate === null ? tally.drop('notPositive') : { inptDt, heartRate, stateCode: STATES[state] }
  })
  return withoutRepeats(
    rates.filter((one) => one !== null),
    ({ inptDt }) => inptDt,
    tally,
  )
}
