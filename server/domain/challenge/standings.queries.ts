/** Reading the newest count: pages of places, and single rows. Nothing is summed up when it is asked for. */
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { face } from './face.queries.ts'
import { challengeMembers, challengeRanks, challengeTeams } from './schema.ts'

export type RankType = 'TEAM' | 'PERSON'
export type TermType = 'WEEK' | 'ALL'

export interface Ranking {
  chalnCode: string
  countDt: string
  rankType: RankType
  termType: TermType
}

export type Place = Pick<
  typeof challengeRanks.$inferSelect,
  'subject' | 'rankNo' | 'prevRankNo' | 'rankVal' | 'upperDiffVal'
>

export function standingQueries(db: Db) {
  const of = ({ chalnCode, countDt, rankType, termType }: Ranking) =>
    and(
      eq(challengeRanks.chalnCode, chalnCode),
      eq(challengeRanks.countDt, countDt),
      eq(challengeRanks.rankType, rankType),
      eq(challengeRanks.termType, termType),
    )
  const place = {
    subject: challengeRanks.subject,
    rankNo: challengeRanks.rankNo,
    prevRankNo: challengeRanks.prevRankNo,
    rankVal: challengeRanks.rankVal,
    upperDiffVal: challengeRanks.upperDiffVal,
  }

  return {
    page: (ranking: Ranking, pageNo: number, pageSize: number) =>
      db
        .select(place)
        .from(challengeRanks)
        .where(of(ranking))
        .orderBy(asc(challengeRanks.rowNo))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),

    /** Rows of some of them, the first place first. */
    rowsOf: (ranking: Ranking, subjects: readonly string[]) =>
      subjects.length === 0
        ? Promise.resolve([])
        : db
            .select(place)
            .from(challengeRanks)
            .where(and(of(ranking), inArray(challengeRanks.subject, [...subjects])))
            .orderBy(asc(challengeRanks.rowNo)),

    /**
     * One's place of the week and since the start, as far as there is one, each with the place above it: that can be
     * shared.
     */
    ofTerms: async (
      { chalnCode, countDt, rankType }: Omit<Ranking, 'termType'>,
      subject: string,
    ): Promise<Partial<Record<TermType, Place & { upperRankNo: number | null }>>> => {
      const above = alias(challengeRanks, 'above')
      const isAbove = and(
        ...(['chalnCode', 'countDt', 'rankType', 'termType'] as const).map((name) =>
          eq(above[name], challengeRanks[name]),
        ),
        lt(above.rowNo, challengeRanks.rowNo),
        lt(above.rankNo, challengeRanks.rankNo),
      )
      // Read upwards from the own row, past those that share its place: home asks, and a ranking can be long.
      const upperRankNo = sql<
        number | null
      >`(${db.select({ rankNo: above.rankNo }).from(above).where(isAbove).orderBy(desc(above.rowNo)).limit(1)})`
      const rows = await db
        .select({ termType: challengeRanks.termType, ...place, upperRankNo })
        .from(challengeRanks)
        .where(
          and(
            eq(challengeRanks.chalnCode, chalnCode),
            eq(challengeRanks.countDt, countDt),
            eq(challengeRanks.rankType, rankType),
            eq(challengeRanks.subject, subject),
          ),
        )
      return Object.fromEntries(rows.map(({ termType, ...row }) => [termType, row]))
    },

    teamNames: async (chalnCode: string, teamSeqs: readonly number[]): Promise<Map<number, string>> => {
      const rows =
        teamSeqs.length === 0
          ? []
          : await db
              .select({ teamSeq: challengeTeams.teamSeq, name: challengeTeams.name })
              .from(challengeTeams)
              .where(and(eq(challengeTeams.chalnCode, chalnCode), inArray(challengeTeams.teamSeq, [...teamSeqs])))
      return new Map(rows.map(({ teamSeq, name }) => [teamSeq, name]))
    },

    /** Everybody of a team, as the others see them. */
    people: (chalnCode: string, teamSeq: number) =>
      db
        .select({ memberKey: challengeMembers.memberKey, ...face, hcId: challengeMembers.hcId })
        .from(challengeMembers)
        .where(and(eq(challengeMembers.chalnCode, chalnCode), eq(challengeMembers.teamSeq, teamSeq))),
  }
}
