import { and, count, eq, gte, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { phaseOf, statusOf } from '#server/domain/challenge/phase.rules.ts'
import { progressQueries } from '#server/domain/challenge/progress.queries.ts'
import { type ChallengeOf, challengeQueries } from '#server/domain/challenge/queries.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { eatingTypeQueries } from '#server/domain/eating-type/queries.ts'
import { axesOf, codeOf, spanOf } from '#server/domain/eating-type/rules.ts'
import { healthScoreQueries } from '#server/domain/health-score/queries.ts'
import { changeOf, isWhole, totalOf } from '#server/domain/health-score/score.rules.ts'
import { intakeRecords } from '#server/domain/intake/schema.ts'
import { missionDays } from '#server/domain/mission/days.queries.ts'
import { practiceQueries } from '#server/domain/practice/queries.ts'
import type { SeoulNow } from '#server/seoul.ts'
import type { CoachingFacts } from './rules.ts'

export interface Coached {
  challenge: ChallengeOf
  status: { statusCode: string; statusNm: string }
  achieveRate: number
  facts: CoachingFacts
}

export function aiCoachingQueries(db: Db) {
  const challenges = challengeQueries(db)
  const progress = progressQueries(db, missionDays)
  const practices = practiceQueries(db)
  const scores = healthScoreQueries(db)
  const types = eatingTypeQueries(db)
  const consents = consentQueries(db)

  /** The challenge under way that coaches; of several the first to have begun. */
  async function aiChallengeOf(hcId: string, now: SeoulNow, chalnCode?: string): Promise<ChallengeOf | undefined> {
    const mine = await challenges.mine(hcId)
    return mine.find(
      (row) =>
        row.aiYn === 'Y' && phaseOf(row, now) === 'running' && (chalnCode === undefined || row.chalnCode === chalnCode),
    )
  }

  return {
    aiChallengeOf,

    /** What the coaching of now rests on; undefined for who is in no such challenge. */
    coached: async (hcId: string, now: SeoulNow, chalnCode: string | undefined): Promise<Coached | undefined> => {
      const challenge = await aiChallengeOf(hcId, now, chalnCode)
      if (challenge === undefined) return undefined
      const [how, told, chosen, [breakfast]] = await Promise.all([
        progress.of(hcId, [challenge], now),
        practices.wordFacts(hcId, now.day),
        practices.onDay(hcId, now.day),
        db
          .select({ rows: count() })
          .from(intakeRecords)
          .where(
            and(
              eq(intakeRecords.hcId, hcId),
              eq(intakeRecords.mealType, '1'),
              gte(intakeRecords.eatDt, `${now.day}000000`),
              lte(intakeRecords.eatDt, `${now.day}235959`),
            ),
          ),
      ])
      const { days = [], own = [], achieveRate = 0 } = how.get(challenge.chalnCode) ?? {}
      const walk =
        challenge.dayGoalSteps === null || !days.includes(now.day)
          ? null
          : {
              goal: challenge.dayGoalSteps,
              today: own.find(({ dayDt }) => dayDt === now.day)?.dayVal ?? 0,
              before: own.findLast(({ dayDt }) => dayDt < now.day)?.dayVal ?? null,
              isOpen: challenge.windowTo === null || now.time < challenge.windowTo,
            }
      return {
        challenge,
        status: statusOf(challenge, now),
        achieveRate,
        facts: {
          walk,
          sodiumMg: told.sodiumMg,
          recordedDays: told.recordedDays,
          breakfastDays: told.breakfastDays,
          ticked: new Set(chosen.flatMap(({ actCode, doneAt }) => (doneAt === null ? [] : [actCode]))),
          hadBreakfast: (breakfast?.rows ?? 0) > 0,
        },
      }
    },

    /**
     * The health score where all of its parts are known, what it has changed by in a month, and the eating type, as
     * their own pages have them.
     */
    standing: async (
      hcId: string,
      today: string,
    ): Promise<{ isKeeping: boolean; score: number | null; change: number | null; nbtiCode: string | null }> => {
      const span = spanOf(today)
      const [isKeeping, foods, { goal }] = await Promise.all([
        consents.isKeeping(hcId),
        types.eaten(hcId, span.from, today),
        types.who(hcId),
      ])
      // The score rests on readings; the coaching itself on steps and meals.
      const scored = isKeeping ? await scores.months(hcId, today, today) : undefined
      const [before, now] = scored?.months.slice(-2) ?? []
      const axes =
        axesOf(
          foods.filter(({ day }) => day <= span.to),
          goal,
          span,
        ) ?? axesOf(foods, goal, { to: today })
      return {
        isKeeping,
        score: now && isWhole(now.points) ? totalOf(now.points) : null,
        change: now && before ? changeOf(now.points, before.points).total : null,
        nbtiCode: axes === undefined ? null : codeOf(axes),
      }
    },
  }
}
