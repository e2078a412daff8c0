/** The story of the demo keeps its promises from the first day: what is half a year behind it is there no more. */
import { and, eq, inArray } from 'drizzle-orm'
import type { NounSeed } from '#server/db/seed/noun.ts'
import { forgetDayOf } from '#server/domain/challenge/keep.rules.ts'
import { challenges, memberChallenges } from '#server/domain/challenge/schema.ts'
import { seoulDay, seoulInstant } from '#server/seoul.ts'
import { forgetMembership, overdueChallenges } from './challenge.queries.ts'

export const seed: NounSeed = {
  person: async (tx, { hcId }, now) => {
    const codes = await overdueChallenges(tx, seoulDay(now))
    if (codes.length === 0) return
    const own = await tx
      .select({
        hcId: memberChallenges.hcId,
        chalnCode: memberChallenges.chalnCode,
        memberKey: memberChallenges.memberKey,
        endDt: challenges.endDt,
      })
      .from(memberChallenges)
      .innerJoin(challenges, eq(challenges.chalnCode, memberChallenges.chalnCode))
      .where(and(eq(memberChallenges.hcId, hcId), inArray(memberChallenges.chalnCode, codes)))
    for (const each of own) await forgetMembership(tx, each, seoulInstant(forgetDayOf(each), '0400'))
  },
}
