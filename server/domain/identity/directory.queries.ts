/** Whose a name, a number or a person is. */
import { and, eq, ne } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { members } from '#server/domain/member/schema.ts'
import { ciHashOf, foldedName, foldedUsername, isOwnPerson } from './rules.ts'
import { signInNames } from '#server/domain/session/schema.ts'
import { departures, employeeNumbers, identityKeys, mobileNumbers, nicknames, type Person } from './schema.ts'

export function directoryQueries(db: Db) {
  return {
    /** Whether a sign-in name is somebody's. */
    isUsernameTaken: async (usrId: string): Promise<boolean> =>
      (
        await db
          .select({ hcId: signInNames.hcId })
          .from(signInNames)
          .where(eq(signInNames.username, foldedUsername(usrId)))
      ).length > 0,

    /** Whose a nickname is. */
    nicknameOwner: async (nickName: string): Promise<string | undefined> => {
      const [row] = await db
        .select({ hcId: nicknames.hcId })
        .from(nicknames)
        .where(eq(nicknames.folded, foldedName(nickName)))
      return row?.hcId
    },

    /** The account of a person. */
    ofPerson: async (ci: string): Promise<string | undefined> => {
      const [row] = await db
        .select({ hcId: identityKeys.hcId })
        .from(identityKeys)
        .where(eq(identityKeys.ciHash, ciHashOf(ci)))
      return row?.hcId
    },

    /** Whether a verified person is the member of an account. */
    isMember: async (hcId: string, person: Person): Promise<boolean> => {
      const { realName, birthdayYear, birthdayMonth, birthdayDay, mobileNo } = members
      const rows = await db
        .select({ realName, birthdayYear, birthdayMonth, birthdayDay, mobileNo, ciHash: identityKeys.ciHash })
        .from(members)
        .leftJoin(identityKeys, eq(identityKeys.hcId, members.hcId))
        .where(eq(members.hcId, hcId))
      return rows.some((account) => isOwnPerson(account, person))
    },

    /** The account of one of an employer's staff. */
    ofColleague: async (bizCode: string, employeeNumber: string): Promise<string | undefined> => {
      const [row] = await db
        .select({ hcId: employeeNumbers.hcId })
        .from(employeeNumbers)
        .where(and(eq(employeeNumbers.bizCode, bizCode), eq(employeeNumbers.employeeNumber, employeeNumber)))
      return row?.hcId
    },

    /** The day from which somebody who left may join again; undefined for whoever did not. */
    rejoinDt: async (ci: string): Promise<string | undefined> => {
      const [row] = await db
        .select({ rejoinDt: departures.rejoinDt })
        .from(departures)
        .where(eq(departures.ciHash, ciHashOf(ci)))
      return row?.rejoinDt
    },
  }
}

/** Takes a nickname, in the caller's transaction; the one before is free. @returns false when it is another's */
export async function takeNickname(tx: Queryable, hcId: string, nickName: string): Promise<boolean> {
  const folded = foldedName(nickName)
  const taken = await tx
    .insert(nicknames)
    .values({ folded, hcId })
    .onConflictDoNothing()
    .returning({ hcId: nicknames.hcId })
  if (taken.length === 0) {
    const [owner] = await tx.select({ hcId: nicknames.hcId }).from(nicknames).where(eq(nicknames.folded, folded))
    if (owner?.hcId !== hcId) return false
  }
  await tx.delete(nicknames).where(and(eq(nicknames.hcId, hcId), ne(nicknames.folded, folded)))
  return true
}

type Staff = { bizCode: string; employeeNumber: string; knoxId?: string | null; epId?: string | null }

/**
 * Takes an employee number, in the caller's transaction; the one before is free. @returns false when it is another's
 */
export async function takeEmployeeNumber(tx: Queryable, hcId: string, staff: Staff | null): Promise<boolean> {
  await tx.delete(employeeNumbers).where(eq(employeeNumbers.hcId, hcId))
  if (staff === null) return true
  const taken = await tx
    .insert(employeeNumbers)
    .values({ ...staff, hcId })
    .onConflictDoNothing()
    .returning({ hcId: employeeNumbers.hcId })
  return taken.length > 0
}

/** Notes the number that a member can be found by. */
export async function setMobile(tx: Queryable, hcId: string, mobileNo: string): Promise<void> {
  await tx.delete(mobileNumbers).where(eq(mobileNumbers.hcId, hcId))
  await tx.insert(mobileNumbers).values({ mobileNo, hcId })
}
