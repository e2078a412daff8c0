/** How a member does in several challenges at once: the same number of statements whatever their number. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { type SeoulNow } from '#server/seoul.ts'
import { isKept } from './keep.rules.ts'
import { dayNoOf, phaseOf } from './phase.rules.ts'
import {
  type ChallengeInfo,
  type ChallengeOf,
  challengeQueries,
  type DayValue,
  type MissionDays,
  ownDays,
} from './queries.ts'
import { challengeResults, challengeTargets, memberChallenges } from './schema.ts'
import { daysRate, wayRate } from './scores.rules.ts'

export type Target = typeof challengeTargets.$inferSelect

export interface Progress {
  /** The days that count, in order. */
  days: string[]
  /** The member's own up to today, in order. */
  own: DayValue[]
  dayNo: number
  successDays: number
  achieveRate: number
  target: Target | undefined
  /** Grams of the last weight until its end; null without a record, and where weight is not what is counted. */
  nowGrams: number | null
  /** Its days are there no more: what they came to is told by the result. */
  isForgotten: boolean
}

export const isSteps = ({ kind, dayGoalSteps }: Pick<ChallengeInfo, 'kind' | 'dayGoalSteps'>): boolean =>
  kind === 'STEP' && dayGoalSteps !== null

/** Weight is what is counted where no days are. */
export const isWeight = ({ goalDays }: Pick<ChallengeInfo, 'goalDays'>): boolean => goalDays === null

export function progressQueries(db: Db, missionDays: MissionDays) {
  const queries = challengeQueries(db)
  const records = indexRecordQueries(db)

  /**
   * Grams of the last weight until the end of each challenge that goes by one, without those of days away. Where a way
   * begins that has no target yet is what was weighed last, whenever that was.
   */
  async function weighedIn(
    hcId: string,
    rows: readonly ChallengeOf[],
    targets: ReadonlyMap<string, Target>,
  ): Promise<Map<string, number>> {
    const found = await records.lastWeights(
      hcId,
      rows.map(({ chalnCode, endDt, awayDts }) => ({
        key: chalnCode,
        until: endDt,
        without: targets.has(chalnCode) ? (awayDts ?? []) : [],
      })),
    )
    return new Map([...found].map(([chalnCode, kg]) => [chalnCode, Math.round(kg * 1000)]))
  }

  return {
    of: async (hcId: string, rows: readonly ChallengeOf[], now: SeoulNow): Promise<Map<string, Progress>> => {
      const codes = rows.map(({ chalnCode }) => chalnCode)
      const live = rows.filter((row) => isSteps(row) && phaseOf(row, now) !== 'over').map(({ chalnCode }) => chalnCode)
      const [days, own, targets, results] = await Promise.all([
        queries.daysOf(codes),
        ownDays(db, hcId, { rows, live, now, missionDays }),
        targetsOf(db, hcId, codes),
        // Most asks are about challenges under way, of which nothing can be gone.
        rows.every((row) => isKept(row, now.day)) ? new Map<string, never>() : forgottenResults(db, hcId, codes),
      ])
      const weighed = await weighedIn(hcId, rows.filter(isWeight), targets)
      const ownOf = Map.groupBy(own, ({ chalnCode }) => chalnCode)
      return new Map(
        rows.map((row): [string, Progress] => {
          const counting = days.get(row.chalnCode) ?? []
          const dayNo = dayNoOf(counting, now.day)
          const result = results.get(row.chalnCode)
          if (result !== undefined)
            return [
              row.chalnCode,
              { days: counting, own: [], dayNo, ...result, target: undefined, nowGrams: null, isForgotten: true },
            ]
          const mine = ownOf.get(row.chalnCode) ?? []
          const target = targets.get(row.chalnCode)
          const nowGrams = weighed.get(row.chalnCode) ?? null
          const successDays = mine.filter(({ isSuccess }) => isSuccess).length
          const achieveRate = row.goalDays === null ? weightRate(target, nowGrams) : daysRate(successDays, row.goalDays)
          return [
            row.chalnCode,
            {
              days: counting,
              own: mine,
              dayNo,
              successDays,
              achieveRate,
              target,
              nowGrams,
              isForgotten: false,
            },
          ]
        }),
      )
    },
  }
}

const weightRate = (target: Target | undefined, nowGrams: number | null): number =>
  target === undefined || target.startVal === null || nowGrams === null
    ? 0
    : wayRate(target.startVal, nowGrams, target.goalVal)

/** What those challenges came to whose record was taken away. */
async function forgottenResults(
  db: Queryable,
  hcId: string,
  codes: readonly string[],
): Promise<Map<string, Pick<Progress, 'successDays' | 'achieveRate'>>> {
  if (codes.length === 0) return new Map()
  const { chalnCode, successDays, achieveRate } = challengeResults
  const rows = await db
    .select({ chalnCode, successDays, achieveRate })
    .from(challengeResults)
    .innerJoin(
      memberChallenges,
      and(
        eq(memberChallenges.hcId, challengeResults.hcId),
        eq(memberChallenges.chalnCode, chalnCode),
        isNotNull(memberChallenges.forgottenAt),
      ),
    )
    .where(and(eq(challengeResults.hcId, hcId), inArray(chalnCode, [...codes])))
  return new Map(rows.map(({ chalnCode: code, ...result }) => [code, result]))
}

async function targetsOf(db: Queryable, hcId: string, codes: readonly string[]): Promise<Map<string, Target>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select()
    .from(challengeTargets)
    .where(and(eq(challengeTargets.hcId, hcId), inArray(challengeTargets.chalnCode, [...codes])))
  return new Map(rows.map((row) => [row.chalnCode, row]))
}
