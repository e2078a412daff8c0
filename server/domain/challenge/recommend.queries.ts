/** Challenges that fit the member, each with the number that it is suggested for. */
import { and, avg, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { addDays, type SeoulNow } from '#server/seoul.ts'
import { joinable } from './phase.rules.ts'
import type { ChallengeOf } from './queries.ts'
import { challengeResults } from './schema.ts'

const MOST = 3
const WEEKS = 4
/** A goal that is walked anyway, or out of reach, is no offer. */
const [NEAR_FROM, NEAR_TO] = [0.8, 1.2]

export interface Recommendation {
  challenge: ChallengeOf
  reasonTxt: string
}

export function recommendQueries(db: Db) {
  return {
    of: async (hcId: string, all: readonly ChallengeOf[], { day }: SeoulNow): Promise<Recommendation[]> => {
      const [[mean], done] = await Promise.all([
        db
          .select({ steps: avg(dailyActivity.steps).mapWith(Number) })
          .from(dailyActivity)
          .where(and(eq(dailyActivity.hcId, hcId), gte(dailyActivity.activityDt, addDays(day, -7 * WEEKS)), lt(dailyActivity.activityDt, day))),
        db.select({ chalnCode: challengeResults.chalnCode, successYn: challengeResults.successYn }).from(challengeResults).where(eq(challengeResults.hcId, hcId)),
      ])
      const steps = mean?.steps ?? 0
      const finished = new Set(all.filter(({ chalnCode }) => done.some((one) => one.chalnCode === chalnCode && one.successYn === 'Y')).map(({ kind }) => kind))
      return all
        .filter((row) => row.memberKey === null && joinable(row, row.joinCnt, day))
        .map((challenge) => ({ challenge, ...worth(challenge, steps, finished) }))
        .toSorted((one, other) => other.value - one.value)
        .slice(0, MOST)
        .map(({ challenge, reasonTxt }) => ({ challenge, reasonTxt }))
    },
  }
}

function worth(row: ChallengeOf, steps: number, finished: ReadonlySet<ChallengeOf['kind']>): { value: number; reasonTxt: string } {
  const goal = row.dayGoalSteps
  const own = row.bizCode === null ? 0 : 1
  if (goal !== null && steps >= goal * NEAR_FROM && steps <= goal * NEAR_TO) {
    return { value: 3 + own, reasonTxt: `지난 4주 동안 하루 ${Math.round(steps).toLocaleString('en')}보를 걸으셨어요.` }
  }
  if (finished.has(row.kind)) return { value: 2 + own, reasonTxt: `${row.chalnNm}, 지난번에 끝까지 하셨어요.` }
  return { value: 1 + own, reasonTxt: row.bizCode === null ? `지금 ${String(row.joinCnt)}명이 함께해요.` : `우리 회사에서 ${String(row.joinCnt)}명이 함께해요.` }
}
