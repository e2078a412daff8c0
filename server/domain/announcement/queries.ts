import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { members } from '#server/domain/member/schema.ts'
import { restaurants } from '#server/domain/restaurant/schema.ts'
import { type AnnouncementKind, announcementReads, announcements } from './schema.ts'

export interface Wanted {
  kind?: AnnouncementKind | undefined
  /** Words of the heading, in either language; case and blanks do not count. */
  words?: string | undefined
}

export function announcementQueries(db: Db) {
  /** Put up by today, for everybody or for the member's employer. */
  const isFor = (today: string) =>
    and(lte(announcements.regDt, today), or(isNull(announcements.bizCode), eq(announcements.bizCode, members.bizCode)))
  const isMember = (hcId: string) => eq(members.hcId, hcId)
  const isRead = (hcId: string) =>
    and(eq(announcementReads.hcId, hcId), eq(announcementReads.announceSeq, announcements.announceSeq))
  const isTop = (today: string): SQL<boolean> => sql<boolean>`coalesce(${announcements.topUntilDt} >= ${today}, false)`
  const where = ({ kind, words }: Wanted) =>
    and(kind === undefined ? undefined : eq(announcements.kind, kind), words === undefined ? undefined : holds(words))
  const neighbour = {
    announceSeq: announcements.announceSeq,
    title: announcements.title,
    titleEng: announcements.titleEng,
    regDt: announcements.regDt,
  }
  const beside = (hcId: string, today: string) =>
    db.select(neighbour).from(members).innerJoin(announcements, isFor(today)).$dynamic().where(isMember(hcId))

  return {
    /** A page, kept ones first, then the newest; pages count from 1. */
    list: (hcId: string, wanted: Wanted, today: string, pageNo: number, pageSize: number) =>
      db
        .select({
          ...getTableColumns(announcements),
          isTop: isTop(today),
          isRead: isNotNull(announcementReads.readAt).mapWith(Boolean),
        })
        .from(members)
        .innerJoin(announcements, isFor(today))
        .leftJoin(announcementReads, isRead(hcId))
        .where(and(isMember(hcId), where(wanted)))
        .orderBy(desc(isTop(today)), desc(announcements.regDt), desc(announcements.announceSeq))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize),
    /** The newest, kept ones among the others. */
    newest: (hcId: string, today: string, limit: number) =>
      beside(hcId, today).orderBy(desc(announcements.regDt), desc(announcements.announceSeq)).limit(limit),
    /** How many there are of what is wanted. */
    count: async (hcId: string, wanted: Wanted, today: string): Promise<number> => {
      const [row] = await db
        .select({ all: count() })
        .from(members)
        .innerJoin(announcements, isFor(today))
        .where(and(isMember(hcId), where(wanted)))
      return row?.all ?? 0
    },
    unreadCount: async (hcId: string, today: string): Promise<number> => {
      const [row] = await db
        .select({ all: count() })
        .from(members)
        .innerJoin(announcements, isFor(today))
        .leftJoin(announcementReads, isRead(hcId))
        .where(and(isMember(hcId), isNull(announcementReads.readAt)))
      return row?.all ?? 0
    },
    find: async (hcId: string, announceSeq: number, today: string) => {
      const [row] = await db
        .select({
          ...getTableColumns(announcements),
          restaurantName: restaurants.restaurantName,
          restaurantNameEng: restaurants.restaurantNameEng,
        })
        .from(members)
        .innerJoin(announcements, and(isFor(today), eq(announcements.announceSeq, announceSeq)))
        .leftJoin(restaurants, eq(restaurants.restaurantCode, announcements.restaurantCode))
        .where(isMember(hcId))
      return row
    },
    /** The newer and the older one beside it, by the day they were put up. */
    neighbours: async (hcId: string, { regDt, announceSeq }: { regDt: string; announceSeq: number }, today: string) => {
      const { regDt: day, announceSeq: seq } = announcements
      const [[newer], [older]] = await Promise.all([
        beside(hcId, today)
          .where(and(isMember(hcId), or(gt(day, regDt), and(eq(day, regDt), gt(seq, announceSeq)))))
          .orderBy(asc(day), asc(seq))
          .limit(1),
        beside(hcId, today)
          .where(and(isMember(hcId), or(lt(day, regDt), and(eq(day, regDt), lt(seq, announceSeq)))))
          .orderBy(desc(day), desc(seq))
          .limit(1),
      ])
      return { newer: newer ?? null, older: older ?? null }
    },
    /** What was read keeps its first time. */
    markRead: async (hcId: string, announceSeq: number, readAt: Date): Promise<void> => {
      await insertMany(db, announcementReads, [{ hcId, announceSeq, readAt }])
    },
  }
}

/** Folded as the words are; what stands for any letter in a pattern is looked for as itself. */
function holds(words: string): SQL {
  const pattern = `%${words
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[\\%_]/g, '\\$&')}%`
  return sql`lower(regexp_replace(
    ${announcements.title} || '|' || coalesce(${announcements.titleEng}, ''), '\\s', '', 'g')) like ${pattern}`
}
