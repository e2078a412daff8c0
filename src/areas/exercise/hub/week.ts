import type { Schemas } from '#src/contract/schemas.ts'
import { weekOf, type Day } from '#src/lib/days.ts'
import { clockOf, dayOf } from '#src/lib/wire-time.ts'

/** An exercise as a row shows it. */
export interface Workout {
  sn: number
  from: Schemas['WrkotOriCode']
  name: string
  day: Day
  /** `07:30–08:05` */
  span: string
  minutes: number
  kcal: number | null
  metres: number | null
}

export const toWorkout = ({
  wrkotSn,
  wrkotOriCode,
  wrkotNm,
  startDt,
  endDt,
  wrkotMin,
  useKcal,
  distance,
}: Schemas['Wrkot']): Workout => ({
  sn: wrkotSn,
  from: wrkotOriCode,
  name: wrkotNm,
  day: dayOf(startDt),
  span: `${clockOf(startDt)}–${clockOf(endDt)}`,
  minutes: wrkotMin,
  kcal: useKcal,
  metres: distance,
})

export interface DayBar {
  day: Day
  minutes: number
  /** Of the longest day. */
  percent: number
  isAhead: boolean
  withProgramme: boolean
}

/** Monday to Sunday of the week that holds `today`, as high as their minutes. */
export function barsOf(
  parts: readonly Pick<Schemas['WrkotAvgPart'], 'startDt' | 'wrkotMin'>[],
  programmeDays: readonly Day[],
  today: Day,
): DayBar[] {
  const most = Math.max(1, ...parts.map(({ wrkotMin }) => wrkotMin))
  return weekOf(today).map((day) => {
    const minutes = parts.find(({ startDt }) => startDt === day)?.wrkotMin ?? 0
    return {
      day,
      minutes,
      percent: (minutes / most) * 100,
      isAhead: day > today,
      withProgramme: programmeDays.includes(day),
    }
  })
}
