import type { Schemas } from '#src/contract/schemas.ts'
import { originOf } from '#src/domain/index-record/index-record.ts'
import type { Taken } from '../kit/record-kind.ts'

export type State = Schemas['HeartRate']['stateCode']

/** One value of the watch. It is read only: there is no index code to write it with. */
export interface HeartRate extends Taken {
  rate: number
  state: State
}

export const toHeartRate = ({ inptDt, heartRate, stateCode, helhidxOriCode }: Schemas['HeartRate']): HeartRate => ({
  at: inptDt,
  origin: originOf(helhidxOriCode),
  rate: heartRate,
  state: stateCode,
})

/** Points of a chart: hours of one day as `YYYYMMDDHH`, else days. */
export function pointsOf({
  term,
  list,
}: Pick<Schemas['HeartRateGraph'], 'term' | 'list'>): { day: string; high: number; low: number; lane: null }[] {
  return list.map(({ pointDtm, minRate, maxRate }) => ({
    day: pointDtm.slice(0, term === 'DAY' ? 10 : 8),
    high: maxRate,
    low: minRate,
    lane: null,
  }))
}

const STATES: readonly State[] = ['REST', 'WALK', 'WRKOT']

/** Mean of the values of each state, in the order of effort; states without a value are left out. */
export function meansOf(readings: readonly HeartRate[]): { state: State; rate: number; count: number }[] {
  return STATES.flatMap((wanted) => {
    const rates = readings.filter(({ state }) => state === wanted).map(({ rate }) => rate)
    return rates.length === 0
      ? []
      : [
          {
            state: wanted,
            rate: Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length),
            count: rates.length,
          },
        ]
  })
}
