/** Accounts that somebody has proven to be theirs, before anybody is signed in. */
import { and, eq, inArray, max, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { GENERAL } from '#server/domain/company/rules.ts'
import { companies } from '#server/domain/company/schema.ts'
import { ciHashOf, foldedUsername, spelledName } from '#server/domain/identity/rules.ts'
import { identityKeys, mobileNumbers } from '#server/domain/identity/schema.ts'
import { isDormant } from '#server/domain/member/dormant.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { sessions, signInNames } from '#server/domain/session/schema.ts'
import { seoulDay } from '#server/seoul.ts'

/** Whom a proof speaks for: a number, and the person when a verifier has said who it is. */
export type Proven = { mobileNo: string; ci?: string | undefined }

/** More accounts of one number are nobody's list. */
const MOST = 10

export function findQueries(db: Db) {
  const fields = {
    hcId: members.hcId,
    usrId: members.usrId,
    loginType: members.loginType,
    bizCode: members.bizCode,
    bizNm: companies.bizNm,
    bizNmEng: companies.bizNmEng,
    joinedAt: members.joinedAt,
    lastLoginDt: members.lastLoginDt,
    usedAt: max(sessions.startedAt),
  }
  return {
    /**
     * Accounts of a number under that name, and the account of the person. A number alone finds nobody: it may have had
     * another owner. Those used last come first.
     */
    accounts: async ({ mobileNo, ci }: Proven, realName: string, now: Date) => {
      const [numbered, keyed] = await Promise.all([
        db
          .select({ hcId: mobileNumbers.hcId })
          .from(mobileNumbers)
          .where(eq(mobileNumbers.mobileNo, mobileNo))
          .limit(MOST * 10),
        ci === undefined
          ? []
          : db
              .select({ hcId: identityKeys.hcId })
              .from(identityKeys)
              .where(eq(identityKeys.ciHash, ciHashOf(ci))),
      ])
      const own = keyed.map(({ hcId }) => hcId)
      const candidates = [...own, ...numbered.map(({ hcId }) => hcId)]
      if (candidates.length === 0) return []
      const isNamed = or(
        eq(members.realName, realName.trim()),
        eq(sql`lower(${members.realName})`, spelledName(realName)),
      )
      const rows = await db
        .select(fields)
        .from(members)
        .innerJoin(companies, eq(companies.bizCode, members.bizCode))
        .leftJoin(sessions, eq(sessions.hcId, members.hcId))
        .where(and(inArray(members.hcId, candidates), or(isNamed, inArray(members.hcId, [...own, '']))))
        .groupBy(members.hcId, companies.bizCode)
        .orderBy(
          sql`max(${sessions.startedAt}) desc nulls last`,
          sql`${members.lastLoginDt} desc nulls last`,
          members.hcId,
        )
        .limit(MOST)
      return rows.map(({ usedAt, lastLoginDt, bizCode, ...row }) => {
        const lastUseDt = usedAt ? seoulDay(usedAt) : lastLoginDt
        return { ...row, hasEmployer: bizCode !== GENERAL, lastUseDt, isAsleep: isDormant(lastUseDt, now) }
      })
    },

    /** The account of a sign-in name, when the proof is its member's. */
    named: async (
      { mobileNo, ci }: Proven,
      usrId: string,
      realName: string | undefined,
    ): Promise<string | undefined> => {
      const [name] = await db
        .select({ hcId: signInNames.hcId })
        .from(signInNames)
        .where(eq(signInNames.username, foldedUsername(usrId)))
      const [row] = await db
        .select({
          hcId: members.hcId,
          mobileNo: members.mobileNo,
          realName: members.realName,
          ciHash: identityKeys.ciHash,
        })
        .from(members)
        .leftJoin(identityKeys, eq(identityKeys.hcId, members.hcId))
        .where(eq(members.hcId, name?.hcId ?? ''))
      if (row === undefined) return undefined
      const isPerson = ci !== undefined && row.ciHash === ciHashOf(ci)
      // A text proves the number, a verifier the name with it; who is known by another person's key is somebody else.
      const isNumber =
        row.mobileNo === mobileNo &&
        (realName === undefined || (row.realName === realName && (row.ciHash === null || isPerson)))
      return isPerson || isNumber ? row.hcId : undefined
    },
  }
}
