/**
 * The one quiet notice at the end of the home hub: an event that cannot wait, or the green stamps of the week
 * (docs/decisions/285).
 */
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { isForMember } from '#server/domain/event/engine.queries.ts'
import { DAILY_RULES, SURVEY_KINDS } from '#server/domain/event/rules.ts'
import { eventMembers, events, eventStamps } from '#server/domain/event/schema.ts'
import { greenStamps } from '#server/domain/green/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { addDays, seoulInstant } from '#server/seoul.ts'

/**
 * Why an event is named: its winners were drawn and the member is one, something of it ends today and can still be had,
 * a survey ends soon.
 */
export type HomeEventCode = 'WON' | 'BOARD_ENDS' | 'TURN_ENDS' | 'SURVEY_ENDS'

/** A prize nobody has looked at is told of for so long. */
const WON_DAYS = 14
/** A survey that was begun is reminded of two days before it ends. */
const SURVEY_DAYS = 2

const param = sql.placeholder

export function bannerQueries(db: Db) {
  const { eventSeq, kind, name, nameEng, endDt, stampGoal } = getTableColumns(events)
  const joinCnt = sql<number>`coalesce(${eventMembers.joinCnt}, 0)`
  const turnsLeft = sql<number>`coalesce(${eventMembers.turnsLeft}, ${events.openTurns})`
  // What needs an agreement first can be done by whoever has given it.
  const isOpen = sql`(${events.startDt} <= ${param('today')} and ${events.endDt} >= ${param('today')}
    and (${events.marketingYn} = 'N' or ${eventMembers.marketingYn} = 'Y'))`
  const isLast = sql`(${isOpen} and ${events.endDt} = ${param('today')})`
  // Seen is what was read: the notice of a prize is there until then.
  const hasUnread = sql`exists (
    select 1 from ${alarms} where ${alarms.hcId} = ${param('hcId')}
      and ${alarms.sourceKey} = 'event:' || ${events.eventSeq} || ':winner' and ${alarms.readAt} is null)`
  const isBegun = sql`(${events.stampGoal} is not null and ${joinCnt} between 1 and ${events.stampGoal} - 1)`
  // A board of one stamp a day can be filled on its last day by that day's alone: what is out of reach is not asked
  // for.
  const daily = sql.join(
    DAILY_RULES.map((one) => sql`${one}`),
    sql`, `,
  )
  const hasToday = sql`exists (
    select 1 from ${eventStamps} where ${eventStamps.hcId} = ${param('hcId')}
      and ${eventStamps.eventSeq} = ${events.eventSeq} and ${eventStamps.stampKey} = 'D' || ${param('today')}::text)`
  const isInReach = sql`(${events.stampRule} not in (${daily})
    or (${joinCnt} = ${events.stampGoal} - 1 and not ${hasToday}))`
  const asks = sql.join(
    SURVEY_KINDS.map((one) => sql`${one}`),
    sql`, `,
  )
  const code = sql<HomeEventCode | null>`case
    when ${events.announcedAt} >= ${param('wonFrom')}::timestamptz and ${hasUnread} then 'WON'
    when ${isLast} and ${isBegun} and ${isInReach} then 'BOARD_ENDS'
    when ${isLast} and ${turnsLeft} > 0 then 'TURN_ENDS'
    when ${isOpen} and ${events.kind} in (${asks}) and ${joinCnt} = 0 and ${events.endDt} <= ${param('soon')}
      then 'SURVEY_ENDS'
  end`
  const own = sql`from ${greenStamps} where ${greenStamps.hcId} = ${param('hcId')}`
  const stamps = {
    ever: sql<number>`(select count(*) ${own})`.mapWith(Number),
    emptiedThisWeek: sql<number>`(
      select count(*) ${own} and ${greenStamps.stampDt} >= ${param('monday')}
        and ${greenStamps.deedCode} = 'NOLEFT')`.mapWith(Number),
  }
  const found = {
    eventSeq,
    kind,
    name,
    nameEng,
    endDt,
    stampGoal,
    joinCnt: joinCnt.mapWith(Number),
    turnsLeft: turnsLeft.mapWith(Number),
    hasDraft: sql<boolean>`(${eventMembers.draft} is not null)`.mapWith(Boolean),
    code,
    ...stamps,
  }
  const read = compiled(
    db,
    found,
    db
      .select(found)
      .from(members)
      .leftJoin(events, isForMember())
      .leftJoin(eventMembers, and(eq(eventMembers.hcId, members.hcId), eq(eventMembers.eventSeq, events.eventSeq)))
      .where(eq(members.hcId, param('hcId')))
      .orderBy(
        sql`array_position(array['WON', 'BOARD_ENDS', 'TURN_ENDS', 'SURVEY_ENDS'], ${code}) nulls last`,
        events.endDt,
        events.eventSeq,
      )
      .limit(1),
  )

  return {
    /**
     * The event that home names today, with a null `code` on most days, and the member's stamps: ever, and trays
     * emptied since `monday`. One statement.
     */
    banner: async (hcId: string, today: string, monday: string) => {
      const [row] = await read({
        hcId,
        today,
        monday,
        soon: addDays(today, SURVEY_DAYS),
        wonFrom: seoulInstant(addDays(today, -WON_DAYS), '0000').toISOString(),
      })
      return row
    },
  }
}

export type BannerRow = Awaited<ReturnType<ReturnType<typeof bannerQueries>['banner']>>
