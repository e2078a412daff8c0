/** Challenges that fit the member, each with the number that it is suggested for. */
import { and, avg, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import type { Words } from '#server/domain/member/language.rules.ts'
import { addDays, type SeoulNow } from '#server/seoul.ts'
import { joinable } from './phase.rules.ts'
import type { ChallengeOf } from './queries.ts'
import { challengeResults } from './schema.ts'

const MOST = 3
const WEEKS = 4
/** A goal far below what is walked anyway, or far above it, is no offer: a share of the mean of the last weeks. */
const [NEAR_FROM, NEAR_TO] = [0.8, 1.2]
/** A kind that was done within so many days, or is being done, is not new. */
const LATELY_DAYS = 84

export interface Recommendation {
  challenge: ChallengeOf
  reason: Words
}

export function recommendQueries(db: Db) {
  return {
    of: async (hcId: string, all: readonly ChallengeOf[], { day }: SeoulNow): Promise<Recommendation[]> => {
      const [[mean], done] = await Promise.all([
        db
          .select({ steps: avg(dailyActivity.steps).mapWith(Number) })
          .from(dailyActivity)
          .where(
            and(
              eq(dailyActivity.hcId, hcId),
              gte(dailyActivity.activityDt, addDays(day, -7 * WEEKS)),
              lt(dailyActivity.activityDt, day),
            ),
          ),
        db
          .select({ chalnCode: challengeResults.chalnCode })
          .from(challengeResults)
          .where(eq(challengeResults.hcId, hcId)),
      ])
      const steps = mean?.steps ?? 0
      const past = new Set(done.map(({ chalnCode }) => chalnCode))
      const since = addDays(day, -LATELY_DAYS)
      const lately = new Set(
        all
          .filter(({ chalnCode, memberKey, endDt }) => endDt >= since && (memberKey !== null || past.has(chalnCode)))
          .map(({ kind }) => kind),
      )
      return all
        .filter((row) => row.memberKey === null && joinable(row, row.joinCnt, day))
        .map((challenge) => ({ challenge, ...worth(challenge, steps, lately) }))
        .toSorted((one, other) => other.value - one.value)
        .slice(0, MOST)
        .map(({ challenge, reason }) => ({ challenge, reason }))
    },
  }
}

/**
 * A goal about as far as the member walks comes first, then what the own employer holds, then a kind that is new to
 * them.
 */
function worth(
  row: ChallengeOf,
  steps: number,
  lately: ReadonlySet<ChallengeOf['kind']>,
): { value: number; reason: Words } {
  // Steps within a time of day are not what the mean of whole days is about.
  const goal = row.windowFrom === null ? row.dayGoalSteps : null
  const isNear = goal !== null && goal >= steps * NEAR_FROM && goal <= steps * NEAR_TO
  const isOwn = row.bizCode !== null
  const value = Number(isNear) * 4 + Number(isOwn) * 2 + Number(!lately.has(row.kind))
  const walked = Math.round(steps).toLocaleString('en')
  if (isNear)
    return {
      value,
      reason: {
        ko: `지난 4주 동안 하루 ${walked}보를 걸으셨어요.`,
        en: `You walked ${walked} steps a day over the last 4 weeks.`,
      },
    }
  const people = String(row.joinCnt)
  const taking = row.joinCnt === 1 ? '1 person is' : `${people} people are`
  const reason = isOwn
    ? { ko: `우리 회사에서 ${people}명이 함께해요.`, en: `${taking} taking part at your company.` }
    : { ko: `지금 ${people}명이 함께해요.`, en: `${taking} taking part.` }
  return { value, reason }
}
