/**
 * What besides the weight shows how a coached challenge works, day by day. Values are thousandths of their unit, as
 * grams are of a kilogram.
 */
import type { Db } from '#server/db/client.ts'
import type { ChallengeInfo } from '#server/domain/challenge/queries.ts'
import { readingQueries } from '#server/domain/index-record/readings.queries.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'

/** The energy of dinners, and body fat: what a dietitian looks at beside the weight. */
export const BESIDE_WEIGHT = ['DINNERKCAL', 'BDF'] as const
export type BesideWeight = (typeof BESIDE_WEIGHT)[number]

export interface Point {
  day: string
  value: number
}

const DINNER = '3'

export function courseQueries(db: Db) {
  const readings = readingQueries(db)
  const intake = dayQueries(db)

  /** A dinner that nobody told of is none; neither is one that was skipped. */
  async function dinners(hcId: string, from: string, to: string): Promise<Point[]> {
    const { days } = await intake.days(hcId, from, to)
    return days.flatMap(({ day, meals }) =>
      meals.filter(({ mealType }) => mealType === DINNER).map(({ wholeKcal }) => ({ day, value: wholeKcal * 1000 })),
    )
  }

  async function fats(hcId: string, from: string, to: string): Promise<Point[]> {
    const found = await readings.range(hcId, ['BDF'], from, to)
    return found.flatMap(({ inptDt, values: { BDF } }) =>
      BDF === undefined ? [] : [{ day: inptDt.slice(0, 8), value: Math.round(BDF * 1000) }],
    )
  }

  return {
    /** Of the days so far, oldest first. */
    of: async (
      hcId: string,
      code: BesideWeight,
      { startDt, endDt }: Pick<ChallengeInfo, 'startDt' | 'endDt'>,
      today: string,
    ): Promise<Point[]> => {
      const until = today < endDt ? today : endDt
      if (until < startDt) return []
      return code === 'BDF' ? fats(hcId, startDt, until) : dinners(hcId, startDt, until)
    },
    /**
     * Body fat is measured now and then: the last value before a challenge is where it begins when its own days have
     * none.
     */
    fatBefore: async (hcId: string, { startDt }: Pick<ChallengeInfo, 'startDt'>): Promise<Point | undefined> => {
      const found = await readings.before(hcId, ['BDF'], `${startDt}000000`)
      return found?.values.BDF === undefined
        ? undefined
        : { day: found.inptDt.slice(0, 8), value: Math.round(found.values.BDF * 1000) }
    },
  }
}
