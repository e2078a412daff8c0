/** The member information (MBR-01), read once for every call that answers it. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { companies } from '#server/domain/company/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { memberRestaurants, restaurants } from '#server/domain/restaurant/schema.ts'

/** Finds a member's row with employer and main restaurant; undefined when the member has left. */
export function memberInfoQuery(db: Db) {
  const read = db
    .select({
      member: members,
      bizNm: companies.bizNm,
      bizNmEng: companies.bizNmEng,
      restaurantId: restaurants.restaurantCode,
      restaurantNm: restaurants.restaurantName,
      restaurantNmEng: restaurants.restaurantNameEng,
    })
    .from(members)
    .innerJoin(companies, eq(companies.bizCode, members.bizCode))
    .leftJoin(memberRestaurants, and(eq(memberRestaurants.hcId, members.hcId), eq(memberRestaurants.mainDiv, 'Y')))
    .leftJoin(restaurants, eq(restaurants.restaurantCode, memberRestaurants.restaurantCode))
    .where(eq(members.hcId, sql.placeholder('hcId')))
    .prepare('member_info')
  return async (hcId: string) => {
    const [row] = await read.execute({ hcId })
    return row
  }
}

export type MemberRow = NonNullable<Awaited<ReturnType<ReturnType<typeof memberInfoQuery>>>>
