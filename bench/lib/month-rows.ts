/** A month of step samples, as many as a phone and a watch collect (guide/performance.md). */
export const MONTH_ROWS = 12_180

const DAYS = 30
const PER_DAY = MONTH_ROWS / DAYS
const KST_MS = 9 * 3_600_000

/** How busy each hour of a day is: nights are still, workdays have their ways and lunch, weekends start late. */
const WORKDAY = [0, 0, 0, 0, 0, 0, 2, 7, 9, 3, 2, 3, 9, 4, 2, 2, 2, 3, 9, 8, 6, 4, 2, 1]
const WEEKEND = [1, 0, 0, 0, 0, 0, 0, 1, 2, 4, 6, 8, 7, 7, 8, 8, 7, 6, 5, 4, 3, 2, 2, 1]

export interface StepSample {
  datauuid: string
  startTime: number
  endTime: number
  timeOffset: number
  count: number
  distance: number
  calorie: number
  source: string
}

/**
 * The month before `now`, oldest first, from two sources that overlap; a day in the middle is missing. Same for same
 * `now`.
 */
export function monthOfRows(now: Date): StepSample[] {
  let seed = 20_261_119
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  const rows: StepSample[] = []
  const midnight = Math.floor((now.getTime() + KST_MS) / 86_400_000) * 86_400_000 - KST_MS
  for (let day = 0; day < DAYS; day += 1) {
    // The missed day's samples come from the day after: the month stays as long as it is.
    const start = midnight - (DAYS - (day === 14 ? 15 : day)) * 86_400_000
    const weekday = new Date(start + KST_MS).getUTCDay()
    const hours = weekday === 0 || weekday === 6 ? WEEKEND : WORKDAY
    const total = hours.reduce((sum, hour) => sum + hour, 0)
    for (let index = 0; index < PER_DAY; index += 1) {
      let left = (index / PER_DAY) * total
      const hour = hours.findIndex((busy) => (left -= busy) < 0)
      const startTime = start + hour * 3_600_000 + Math.floor(random() * 59 * 60_000)
      const count = 1 + Math.floor(random() * 120)
      rows.push({
        datauuid: `${(seed >>> 0).toString(16).padStart(8, '0')}-${day}-${index}`,
        startTime,
        endTime: startTime + 60_000,
        timeOffset: KST_MS,
        count,
        distance: Math.round(count * 74) / 100,
        calorie: Math.round(count * 4) / 100,
        source: index % 5 === 0 ? '워치' : '휴대폰',
      })
    }
  }
  return rows
}
