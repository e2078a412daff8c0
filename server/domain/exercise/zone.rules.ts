/** Minutes of an exercise by effort, from what a watch measured: never spread from a mean. */
import type { Words } from '#server/domain/member/language.rules.ts'
import { secondsBetween } from '#server/seoul.ts'

export type ZoneCode = 'WARM' | 'FAT' | 'CARDIO' | 'PEAK'

/**
 * From so many percent of the highest heart rate for the age, 220 less the years (Fox and others, 1971; the one that
 * the contract names).
 */
const ZONES: readonly { zone: ZoneCode; from: number; name: Words }[] = [
  { zone: 'WARM', from: 0, name: { ko: '가볍게', en: 'Light' } },
  { zone: 'FAT', from: 60, name: { ko: '지방 연소', en: 'Fat burning' } },
  { zone: 'CARDIO', from: 70, name: { ko: '유산소', en: 'Cardio' } },
  { zone: 'PEAK', from: 80, name: { ko: '최대', en: 'Peak' } },
]

/**
 * Each value holds until the next. The minutes add up to those of the exercise: what rounding leaves goes to the zones
 * it took most from.
 *
 * @param rates of the time of the exercise, oldest first; none gives no zones
 */
export function zonesOf(
  rates: readonly { inptDt: string; rate: number }[],
  { age, minutes, endDt }: { age: number; minutes: number; endDt: string },
): { zone: ZoneCode; name: Words; minutes: number }[] {
  const seconds = new Map<ZoneCode, number>()
  for (const [index, { inptDt, rate }] of rates.entries()) {
    const lasted = Math.max(1, secondsBetween(inptDt, rates[index + 1]?.inptDt ?? endDt))
    const percent = (rate / (220 - age)) * 100
    const zone = ZONES.findLast(({ from }) => percent >= from)?.zone ?? 'WARM'
    seconds.set(zone, (seconds.get(zone) ?? 0) + lasted)
  }
  const total = [...seconds.values()].reduce((sum, each) => sum + each, 0)
  if (total === 0) return []
  const exact = ZONES.flatMap(({ zone, name }) => {
    const share = ((seconds.get(zone) ?? 0) / total) * minutes
    return share === 0 ? [] : [{ zone, name, minutes: Math.floor(share), rest: share % 1 }]
  })
  const left = minutes - exact.reduce((sum, each) => sum + each.minutes, 0)
  const lucky = exact.toSorted((a, b) => b.rest - a.rest).slice(0, left)
  return exact.map(({ rest: _rest, ...each }) => ({
    ...each,
    minutes: each.minutes + (lucky.some(({ zone }) => zone === each.zone) ? 1 : 0),
  }))
}
