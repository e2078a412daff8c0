/** Friends with a style that they show: whoever is in a team with the member. Invitations may bring others. */
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { face } from '#server/domain/challenge/face.queries.ts'
import { challengeMembers } from '#server/domain/challenge/schema.ts'
import { foodStyles } from './schema.ts'

export function styleFriendQueries(db: Db) {
  return {
    /**
     * As the others see them, each once, by nickname. A team is a handful of people: all of them are read, and paged
     * after that.
     */
    of: async (hcId: string) => {
      const own = alias(challengeMembers, 'own')
      const rows = await db
        .selectDistinctOn([challengeMembers.hcId], { ...face, styleCode: foodStyles.styleCode, axes: foodStyles.axes })
        .from(own)
        .innerJoin(
          challengeMembers,
          and(
            eq(challengeMembers.chalnCode, own.chalnCode),
            eq(challengeMembers.teamSeq, own.teamSeq),
            ne(challengeMembers.hcId, own.hcId),
          ),
        )
        .innerJoin(foodStyles, and(eq(foodStyles.hcId, challengeMembers.hcId), isNotNull(foodStyles.agreedAt)))
        .where(eq(own.hcId, hcId))
        .orderBy(asc(challengeMembers.hcId), asc(challengeMembers.memberKey))
      return rows.toSorted((one, other) => one.nickName.localeCompare(other.nickName, 'ko'))
    },
  }
}
