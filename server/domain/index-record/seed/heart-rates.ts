/** haneul's watch tells the heart rate every half hour: asleep, at the desk, on the way, at exercise. */
import { unrest } from '#server/db/seed/believable.ts'
import type { Owned, Persona } from '#server/db/seed/noun.ts'
import { addDays, seoulDay, seoulStamp, weekday } from '#server/seoul.ts'
import type { heartRates } from '../schema.ts'
import { stampAt } from './record.ts'

type RateRow = Owned<typeof heartRates.$inferInsert>

const DAYS = 7

/** Minutes of the day on foot: to work, after lunch, home. */
const WALKS = [480, 750, 780, 1110] as const

/** Exercise, as the phone and the programmes tell it: day of the week, from, to, how high. */
const EXERCISE: readonly (readonly [weekday: number, from: number, to: number, rate: number])[] = [
  [1, 1156, 1186, 126],
  [2, 1090, 1130, 108],
  [4, 450, 485, 104],
  [6, 940, 985, 99],
]

/** The mean that an iPhone keeps with an exercise: day of the week, begin, rate. */
const EMILYS: readonly (readonly [weekday: number, minute: number, rate: number])[] = [
  [3, 750, 101],
  [7, 600, 106],
]

export function ratesOf(persona: Persona, now: Date): RateRow[] {
  const [today, latest] = [seoulDay(now), seoulStamp(now)]
  const days = (count: number) => Array.from({ length: count }, (_, ago) => [addDays(today, -ago), ago] as const)
  const rates = (): RateRow[] => {
    if (persona === 'haneul') return days(DAYS).flatMap(([day, ago]) => [...halfHours(day, ago), ...exercises(day)])
    if (persona !== 'emily') return []
    return days(28).flatMap(([day]) =>
      EMILYS.filter(([on]) => on === weekday(day)).map(([, minute, rate]): RateRow => ({
        helhidxOriCode: '3',
        inptDt: stampAt(day, minute),
        rate,
        state: 'WRKOT',
      })),
    )
  }
  return rates().filter(({ inptDt }) => inptDt <= latest)
}

function halfHours(day: string, ago: number): RateRow[] {
  const isBusy = (minute: number) =>
    EXERCISE.some(([on, from, to]) => on === weekday(day) && minute >= from && minute <= to)
  return Array.from({ length: 48 }, (_, index) => index * 30)
    .filter((minute) => !isBusy(minute))
    .map((minute, index): RateRow => {
      const restless = unrest(ago * 3.1 + index * 0.7)
      const inptDt = stampAt(day, minute)
      if (weekday(day) <= 5 && WALKS.some((walk) => walk === minute))
        return { helhidxOriCode: '2', inptDt, rate: Math.round(94 + restless * 8), state: 'WALK' }
      const isAsleep = minute >= 60 && minute < 405
      return {
        helhidxOriCode: '2',
        inptDt,
        rate: Math.round(isAsleep ? 58 + restless * 2.4 : 64 + restless * 4),
        state: 'REST',
      }
    })
}

/** A rise, a plateau and a last effort. */
function effortAt(share: number): number {
  if (share < 0.2) return -16
  return share > 0.85 ? 14 : 2
}

function exercises(day: string): RateRow[] {
  return EXERCISE.filter(([on]) => on === weekday(day)).flatMap(([, from, to, rate]) => {
    const values: RateRow[] = []
    for (let minute = from; minute <= to; minute += 5) {
      const share = (minute - from) / (to - from)
      values.push({
        helhidxOriCode: '2',
        inptDt: stampAt(day, minute),
        rate: Math.round(rate + effortAt(share) + unrest(minute) * 4),
        state: 'WRKOT',
      })
    }
    return values
  })
}
