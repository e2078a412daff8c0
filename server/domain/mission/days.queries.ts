/** Days of challenges whose success is that all of their missions were done. */
import type { Queryable } from '#server/db/client.ts'
import type { MissionDay } from '#server/domain/challenge/queries.ts'
import type { SeoulNow } from '#server/seoul.ts'
import { factsOf } from './queries.ts'
import { completionOn, factsIn } from './rules.ts'

/**
 * The days of several challenges up to today, in order, read from what the member entered and the phone counted. The
 * same number of statements however many challenges and days.
 *
 * @param days the days that count of each challenge, in order
 */
export async function missionDays(
  db: Queryable,
  hcId: string,
  days: ReadonlyMap<string, readonly string[]>,
  now: SeoulNow,
): Promise<MissionDay[]> {
  const past = [...days].flatMap(([chalnCode, all]) =>
    all.filter((day) => day <= now.day).map((dayDt) => ({ chalnCode, dayDt })),
  )
  const sorted = past.map(({ dayDt }) => dayDt).toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return []
  const facts = await factsOf(db, hcId, first, last, true)
  const own = new Map([...days.keys()].map((chalnCode) => [chalnCode, factsIn(facts, chalnCode)]))
  return past.map(({ chalnCode, dayDt }) => ({
    chalnCode,
    dayDt,
    ...completionOn(own.get(chalnCode) ?? facts, dayDt, now),
  }))
}
