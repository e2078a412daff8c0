/** The member information (MBR-01), read once for every call that answers it. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { memberRestaurants, members } from '#server/db/schema/member.ts'
import { companies, restaurants } from '#server/db/schema/reference.ts'

/** Finds a member's row with employer and main restaurant; undefined when the member has left. */
export function memberInfoQuery(db: Db) {
  const read = db
    .select({
      member: members,
      bizNm: companies.bizNm,
      restaurantId: restaurants.restaurantCode,
      restaurantNm: restaurants.restaurantName,
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

/** The wire's form. A password is never part of it; fields without a source here are null (MBR-01). */
export function presentMember({ member, bizNm, restaurantId, restaurantNm }: MemberRow) {
  const { joinedAt: _joined, allergyAgreeYn: _allergy, healthTermsYn: _health, heightCm, weightKg, employeeNumber, ...rest } = member
  return {
    ...rest,
    height: heightCm === null ? null : heightCm.toFixed(1),
    weight: weightKg === null ? null : weightKg.toFixed(1),
    employeeNumber: employeeNumber === '' ? null : employeeNumber,
    bizNm,
    restaurantId,
    restaurantNm,
    knoxId: null,
    authCi: null,
    epId: null,
    selectedId: null,
  }
}
