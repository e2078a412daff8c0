/** Reading battles as one member meets them: those they are in, and those they were asked to. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import type { SeoulNow } from '#server/seoul.ts'
import { battleDays, battleMembers, battles, battleScores, type Side } from './schema.ts'

/** A battle with how its sides stand and what the member is in it. */
export type BattleOf = typeof battles.$inferSelect & {
  mine: Pick<
    typeof battleMembers.$inferSelect,
    'memberKey' | 'side' | 'leaderYn' | 'askedBy' | 'msgTxt' | 'askedAt' | 'answer'
  >
  homeLeader: string
  awayLeader: string
  homeCnt: number
  awayCnt: number
  homeSteps: number
  awaySteps: number
  dayCnt: number
}

export type Person = Pick<
  typeof battleMembers.$inferSelect,
  'memberKey' | 'hcId' | 'side' | 'leaderYn' | 'nickName' | 'usrImg' | 'answer'
> & { steps: number }

export type BattleDay = typeof battleDays.$inferSelect

/** Whoever gathered a side or said yes. */
export const isIn = eq(battleMembers.answer, 'ACCEPT')

/** Open or under way: not called off, and its days are not over. */
export const isOpenOn = (day: string) => and(isNull(battles.cancelledAt), gte(battles.endDt, day))

export const countOf = (side: Side): SQL<number> =>
  one(sql`
    select count(*) from ${battleMembers} p
    where p.bat_seq = ${battles.batSeq} and p.side = ${side} and p.answer = 'ACCEPT'`)

export function battleQueries(db: Db) {
  const leader = (side: Side) => sql<string>`coalesce((
    select p.nick_name from ${battleMembers} p
    where p.bat_seq = ${battles.batSeq} and p.side = ${side} and p.leader_yn = 'Y' and p.answer = 'ACCEPT'
    limit 1), '')`
  const days = (what: SQL) => one(sql`select ${what} from ${battleDays} d where d.bat_seq = ${battles.batSeq}`)
  const { memberKey, side, leaderYn, askedBy, msgTxt, askedAt, answer } = getTableColumns(battleMembers)

  const from = (hcId: string, ...where: (SQL | undefined)[]) =>
    db
      .select({
        ...getTableColumns(battles),
        mine: { memberKey, side, leaderYn, askedBy, msgTxt, askedAt, answer },
        homeLeader: leader('HOME'),
        awayLeader: leader('AWAY'),
        homeCnt: countOf('HOME'),
        awayCnt: countOf('AWAY'),
        homeSteps: days(sql`coalesce(sum(d.home_steps), 0)`),
        awaySteps: days(sql`coalesce(sum(d.away_steps), 0)`),
        dayCnt: days(sql`count(*)`),
      })
      .from(battleMembers)
      .innerJoin(battles, eq(battles.batSeq, battleMembers.batSeq))
      .where(and(eq(battleMembers.hcId, hcId), ...where))
      .$dynamic()

  /** What a list shows: what the member is or was in, and what waits for an answer. */
  const listed = (day: string) =>
    or(isIn, and(isNull(battleMembers.answer), isNull(battles.cancelledAt), sql`${battles.startDt} > ${day}`))

  return {
    /** A battle that the member is in or was asked to; undefined for everybody else. */
    find: async (hcId: string, batSeq: number): Promise<BattleOf | undefined> =>
      (await from(hcId, eq(battles.batSeq, batSeq)))[0],

    /** The one that is open, under way or still counted: the earliest of them. */
    current: async (hcId: string): Promise<BattleOf | undefined> => {
      const isCounted = sql`coalesce(${battles.countDt}, '')
        >= to_char(to_date(${battles.endDt}, 'YYYYMMDD') + 2, 'YYYYMMDD')`
      const [row] = await from(hcId, isIn, isNull(battles.cancelledAt), sql`not ${isCounted}`)
        .orderBy(asc(battles.startDt), asc(battles.batSeq))
        .limit(1)
      return row
    },

    /** Whether the member leads or is in one whose days are not over: nobody makes a second one. */
    hasOpen: (hcId: string, now: SeoulNow): Promise<boolean> => isBusy(db, hcId, [isOpenOn(now.day)]),

    page: async (
      hcId: string,
      now: SeoulNow,
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ totalCnt: number; list: BattleOf[] }> => {
      const [list, [all]] = await Promise.all([
        from(hcId, listed(now.day)).orderBy(desc(battles.startDt), desc(battles.batSeq)).limit(limit).offset(offset),
        db
          .select({ rows: count() })
          .from(battleMembers)
          .innerJoin(battles, eq(battles.batSeq, battleMembers.batSeq))
          .where(and(eq(battleMembers.hcId, hcId), listed(now.day))),
      ])
      return { totalCnt: all?.rows ?? 0, list }
    },

    /** The days that are over, in order. */
    daysOf: (batSeq: number): Promise<BattleDay[]> =>
      db.select().from(battleDays).where(eq(battleDays.batSeq, batSeq)).orderBy(asc(battleDays.dayDt)),

    /** Everybody of both sides, who said no as well: home first, leaders first. */
    people: (batSeq: number): Promise<Person[]> =>
      db
        .select({
          memberKey,
          hcId: battleMembers.hcId,
          side,
          leaderYn,
          nickName: battleMembers.nickName,
          usrImg: battleMembers.usrImg,
          answer,
          steps: one(sql`
            select coalesce(sum(s.steps), 0) from ${battleScores} s
            where s.bat_seq = ${battles.batSeq} and s.member_key = ${battleMembers.memberKey}
              and s.day_dt < ${battles.countDt}`),
        })
        .from(battleMembers)
        .innerJoin(battles, eq(battles.batSeq, battleMembers.batSeq))
        .where(eq(battleMembers.batSeq, batSeq))
        .orderBy(
          desc(battleMembers.side),
          desc(battleMembers.leaderYn),
          asc(battleMembers.answer),
          asc(battleMembers.askedAt),
          asc(battleMembers.nickName),
        ),
  }
}

/** Whether somebody is in a battle of which `where` is true. */
export async function isBusy(db: Queryable, hcId: string, where: readonly (SQL | undefined)[]): Promise<boolean> {
  const found = await db
    .select({ batSeq: battles.batSeq })
    .from(battleMembers)
    .innerJoin(battles, eq(battles.batSeq, battleMembers.batSeq))
    .where(and(eq(battleMembers.hcId, hcId), isIn, ...where))
    .limit(1)
  return found.length > 0
}

/** Battles that share a day with these, and were not called off. */
export const overlaps = ({ startDt, endDt }: { startDt: string; endDt: string }) =>
  and(isNull(battles.cancelledAt), lte(battles.startDt, endDt), gte(battles.endDt, startDt))

/** Begun on paper, and the first morning or the newest count was not looked at. */
const isBehind = (day: string, countDay: string) =>
  and(
    isNull(battles.cancelledAt),
    lte(battles.startDt, day),
    or(
      isNull(battles.sideCnt),
      and(
        isNotNull(battles.sideCnt),
        lt(battles.startDt, countDay),
        sql`coalesce(${battles.countDt}, '')
          < least(${countDay}, to_char(to_date(${battles.endDt}, 'YYYYMMDD') + 2, 'YYYYMMDD'))`,
      ),
    ),
  )

/**
 * Battles of the member whose first morning or newest count has not been looked at. One short query when there are
 * none.
 */
export const behind = (db: Db, hcId: string, day: string, countDay: string) =>
  db
    .select({ batSeq: battles.batSeq })
    .from(battleMembers)
    .innerJoin(battles, eq(battles.batSeq, battleMembers.batSeq))
    .where(and(eq(battleMembers.hcId, hcId), isBehind(day, countDay)))

/** Everybody's battles that are behind with their count. */
export const allBehind = (db: Db, day: string, countDay: string) =>
  db.select({ batSeq: battles.batSeq }).from(battles).where(isBehind(day, countDay)).orderBy(asc(battles.batSeq))

function one(query: SQL): SQL<number> {
  return sql<number>`(${query})`.mapWith(Number)
}
