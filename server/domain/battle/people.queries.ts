/**
 * Colleagues who can be asked: of the same employer, and not asleep. They are known by a key of battles, a name and a
 * picture (docs/decisions/266).
 */
import { and, asc, count, eq, exists, ilike, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { newMemberKey } from '#server/domain/challenge/member-key.rules.ts'
import { GENERAL } from '#server/domain/company/rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { isIn, isOpenOn, overlaps } from './queries.ts'
import { battleFaces, battleMembers, battles } from './schema.ts'

export type Colleague = { hcId: string; memberKey: string; nickName: string; usrImg: string; isBusy: boolean }

/** The days that somebody has to be free on; without them, all to come. */
export type Days = { startDt: string; endDt: string } | { from: string }

const busyOn = (days: Days): SQL | undefined => ('from' in days ? isOpenOn(days.from) : overlaps(days))

const columnsFor = (db: Queryable, days: Days) => ({
  hcId: members.hcId,
  nickName: members.nickName,
  usrImg: members.usrImg,
  isBusy: sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(battleMembers)
      .innerJoin(battles, eq(battles.batSeq, battleMembers.batSeq))
      .where(and(eq(battleMembers.hcId, members.hcId), isIn, busyOn(days))),
  )}`,
})

/** Members without an employer are nobody's colleagues. */
const isColleagueOf = (hcId: string, bizCode: string) =>
  and(eq(members.bizCode, bizCode), ne(members.bizCode, GENERAL), eq(members.dormantYn, 'N'), ne(members.hcId, hcId))

async function bizCodeOf(db: Queryable, hcId: string): Promise<string> {
  const [row] = await db.select({ bizCode: members.bizCode }).from(members).where(eq(members.hcId, hcId))
  return row?.bizCode ?? ''
}

/** The colleagues whose keys these are, for the member who asks; a key of nobody who can be asked is not among them. */
export async function colleagues(
  tx: Queryable,
  hcId: string,
  memberKeys: readonly string[],
  days: Days,
): Promise<Colleague[]> {
  if (memberKeys.length === 0) return []
  const bizCode = await bizCodeOf(tx, hcId)
  return tx
    .select({ ...columnsFor(tx, days), memberKey: battleFaces.memberKey })
    .from(battleFaces)
    .innerJoin(members, eq(members.hcId, battleFaces.hcId))
    .where(
      and(
        eq(battleFaces.bizCode, bizCode),
        inArray(battleFaces.memberKey, [...memberKeys]),
        isColleagueOf(hcId, bizCode),
      ),
    )
}

/** What these people are called in battles; who has no key yet gets one, and keeps it. */
export async function facesOf(tx: Queryable, bizCode: string, hcIds: readonly string[]): Promise<Map<string, string>> {
  if (hcIds.length === 0) return new Map()
  await tx
    .insert(battleFaces)
    .values(hcIds.map((hcId) => ({ bizCode, hcId, memberKey: newMemberKey() })))
    .onConflictDoNothing()
  const rows = await tx
    .select()
    .from(battleFaces)
    .where(and(eq(battleFaces.bizCode, bizCode), inArray(battleFaces.hcId, [...hcIds])))
  return new Map(rows.map(({ hcId, memberKey }) => [hcId, memberKey]))
}

/** The member's own face. */
export async function ownFace(tx: Queryable, hcId: string) {
  const [person] = await tx
    .select({ bizCode: members.bizCode, nickName: members.nickName, usrImg: members.usrImg })
    .from(members)
    .where(eq(members.hcId, hcId))
    .for('no key update')
  if (person === undefined) return undefined
  const { bizCode, ...shown } = person
  return { ...shown, hcId, memberKey: (await facesOf(tx, bizCode, [hcId])).get(hcId) ?? '' }
}

export const peopleQueries = (db: Db) => ({
  page: async (
    hcId: string,
    { searchTxt, days, offset, limit }: { searchTxt?: string | undefined; days: Days; offset: number; limit: number },
  ): Promise<{ totalCnt: number; list: Colleague[] }> => {
    const bizCode = await bizCodeOf(db, hcId)
    const where = and(
      isColleagueOf(hcId, bizCode),
      searchTxt === undefined
        ? undefined
        : ilike(members.nickName, `%${searchTxt.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`),
    )
    const [rows, [all]] = await Promise.all([
      db
        .select(columnsFor(db, days))
        .from(members)
        .where(where)
        .orderBy(asc(members.nickName), asc(members.hcId))
        .limit(limit)
        .offset(offset),
      db.select({ rows: count() }).from(members).where(where),
    ])
    const faces = await facesOf(
      db,
      bizCode,
      rows.map((row) => row.hcId),
    )
    return { totalCnt: all?.rows ?? 0, list: rows.map((row) => ({ ...row, memberKey: faces.get(row.hcId) ?? '' })) }
  },
})
