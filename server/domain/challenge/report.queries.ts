import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { challengeReports, challenges } from './schema.ts'

export function reportQueries(db: Db) {
  const name = { chalnNm: challenges.chalnNm, chalnNmEng: challenges.chalnNmEng }
  const read = () =>
    db
      .select({ report: challengeReports, challenge: name })
      .from(challengeReports)
      .innerJoin(challenges, eq(challenges.chalnCode, challengeReports.chalnCode))
      .$dynamic()
  const newestFirst = [desc(challengeReports.madeAt), desc(challengeReports.reportSeq)] as const
  return {
    ofChallenge: (hcId: string, chalnCode: string) =>
      read()
        .where(and(eq(challengeReports.hcId, hcId), eq(challengeReports.chalnCode, chalnCode)))
        .orderBy(...newestFirst),
    page: (hcId: string, pageNo: number, pageSize: number) =>
      read()
        .where(eq(challengeReports.hcId, hcId))
        .orderBy(...newestFirst)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),
    count: async (hcId: string): Promise<number> => {
      const [row] = await db.select({ all: count() }).from(challengeReports).where(eq(challengeReports.hcId, hcId))
      return row?.all ?? 0
    },
    find: async (hcId: string, reportSeq: number) => {
      const [row] = await read().where(and(eq(challengeReports.hcId, hcId), eq(challengeReports.reportSeq, reportSeq)))
      return row
    },
    /** Challenges with a report that waits unread. */
    unread: async (hcId: string): Promise<Set<string>> => {
      const rows = await db
        .selectDistinct({ chalnCode: challengeReports.chalnCode })
        .from(challengeReports)
        .where(and(eq(challengeReports.hcId, hcId), isNull(challengeReports.readAt)))
      return new Set(rows.map(({ chalnCode }) => chalnCode))
    },
    /** The first time stays. @returns how many were unread until now; undefined when there is no such report */
    markRead: async (hcId: string, reportSeq: number, now: Date): Promise<number | undefined> => {
      const changed = await db
        .update(challengeReports)
        .set({ readAt: now })
        .where(
          and(
            eq(challengeReports.hcId, hcId),
            eq(challengeReports.reportSeq, reportSeq),
            isNull(challengeReports.readAt),
          ),
        )
        .returning({ seq: challengeReports.reportSeq })
      if (changed.length > 0) return changed.length
      const [known] = await db
        .select({ seq: challengeReports.reportSeq })
        .from(challengeReports)
        .where(and(eq(challengeReports.hcId, hcId), eq(challengeReports.reportSeq, reportSeq)))
      return known === undefined ? undefined : 0
    },
  }
}
