/**
 * Telling of a challenge that opens whoever has said yes to that in one of the same kind: the terms promise it
 * (docs/decisions/394).
 */
import { and, asc, between, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { members } from '#server/domain/member/schema.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { seoulInstant } from '#server/seoul.ts'
import { keyOfNews, NEWS_TITLE, newsWords, openedSince } from './news.rules.ts'
import type { ChallengeInfo } from './queries.ts'
import { challengeMembers, challenges, challengeTermAnswers, challengeTerms } from './schema.ts'

type Opened = Pick<ChallengeInfo, 'chalnCode' | 'chalnNm' | 'chalnNmEng' | 'kind' | 'bizCode' | 'applyStartDt'>

export function newsQueries(db: Db) {
  return {
    /** Challenges that have just opened and can be joined on this morning. */
    opened: (morning: string): Promise<Opened[]> =>
      db
        .select()
        .from(challenges)
        .where(
          and(between(challenges.applyStartDt, openedSince(morning), morning), gte(challenges.applyEndDt, morning)),
        )
        .orderBy(asc(challenges.chalnCode)),

    /** The next members who are to be told and were not, in the order of their keys. */
    owed: async (
      { chalnCode, kind, bizCode, applyStartDt }: Opened,
      after: string,
      limit: number,
    ): Promise<string[]> => {
      const rows = await db
        .selectDistinct({ hcId: challengeTermAnswers.hcId })
        .from(challengeTermAnswers)
        .innerJoin(challenges, and(eq(challenges.chalnCode, challengeTermAnswers.chalnCode), eq(challenges.kind, kind)))
        .innerJoin(
          challengeTerms,
          and(
            eq(challengeTerms.termsSet, challenges.termsSet),
            eq(challengeTerms.termsSeq, challengeTermAnswers.termsSeq),
            eq(challengeTerms.title, NEWS_TITLE),
          ),
        )
        .innerJoin(members, and(eq(members.hcId, challengeTermAnswers.hcId), eq(members.dormantYn, 'N')))
        .leftJoin(
          challengeMembers,
          and(eq(challengeMembers.chalnCode, chalnCode), eq(challengeMembers.hcId, challengeTermAnswers.hcId)),
        )
        .leftJoin(alarms, and(eq(alarms.hcId, challengeTermAnswers.hcId), eq(alarms.sourceKey, keyOfNews(chalnCode))))
        .where(
          and(
            gt(challengeTermAnswers.hcId, after),
            eq(challengeTermAnswers.agreeYn, 'Y'),
            // Whoever said yes after it had opened has seen it.
            lt(challengeTermAnswers.answeredAt, seoulInstant(applyStartDt, '0000')),
            bizCode === null ? undefined : eq(members.bizCode, bizCode),
            or(isNull(challengeMembers.memberKey), sql`${challengeMembers.quitAt} is not null`),
            isNull(alarms.alarmSeq),
          ),
        )
        .orderBy(asc(challengeTermAnswers.hcId))
        .limit(limit)
      return rows.map(({ hcId }) => hcId)
    },

    /** Tells one member, once of each challenge, whoever else is at it. */
    notify: async (hcId: string, { chalnCode, chalnNm, chalnNmEng }: Opened, now: Date): Promise<void> => {
      const notice = {
        sourceKey: keyOfNews(chalnCode),
        route: 'challengeChallengeDetail',
        params: { chalnCode },
        text: newsWords({ ko: chalnNm, en: chalnNmEng }),
      }
      await retrying(() => db.transaction((tx) => notify(tx, hcId, 'challenge', notice, now)))
    },
  }
}
