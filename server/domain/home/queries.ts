import { and, eq, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { adviceFields } from '#server/domain/coach/advice.queries.ts'
import { memberTargets } from '#server/domain/goal/schema.ts'
import { healthIndexRecords } from '#server/domain/index-record/schema.ts'
import { intakeRecords } from '#server/domain/intake/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { deviceLinks } from '#server/domain/phone/schema.ts'
import { sessions } from '#server/domain/session/schema.ts'
import { seoulInstant } from '#server/seoul.ts'
import { arrangedQueries } from './arranged.queries.ts'
import type { Arranged } from './cards.rules.ts'
import { shownHealthCards } from './health-cards.rules.ts'
import { menuItems } from './schema.ts'

const param = sql.placeholder

/** A course recorded today. */
export type CourseRecord = {
  number: number
  menuId: string
  name: string
  nameEng: string | null
  dishTxt: string | null
  kcal: number
}

/** The columns of a `CourseRecord`, in its order, so that they travel without their names. */
const readRecords = (rows: [number, string, string, string | null, string | null, number][]): CourseRecord[] =>
  rows.map(([number, menuId, name, nameEng, dishTxt, kcal]) => ({ number, menuId, name, nameEng, dishTxt, kcal }))

const readArranged = (rows: [string, Arranged['showYn'], number][]) =>
  shownHealthCards(rows.map(([code, showYn, orderSeq]) => ({ code, showYn, orderSeq })))

/**
 * Whether the member has written anything down before `day` begins, or from then on. What a phone sent is not written
 * down.
 */
function hasWritten(side: '<' | '>=', day: ReturnType<typeof param>) {
  const compare = sql.raw(side)
  return sql<boolean>`(exists (
      select 1 from ${intakeRecords} where ${intakeRecords.hcId} = ${members.hcId} and ${intakeRecords.origin} = '1'
        and ${intakeRecords.eatDt} ${compare} ${day}::text)
    or exists (
      select 1 from ${healthIndexRecords} where ${healthIndexRecords.hcId} = ${members.hcId}
        and ${healthIndexRecords.helhidxOriCode} = '1'
        and ${healthIndexRecords.inptDt} ${compare} ${day}::text))`.mapWith(Boolean)
}

export function homeQueries(db: Db) {
  const places = arrangedQueries(db)
  const head = {
    nickName: members.nickName,
    steps: dailyActivity.steps,
    asideSteps: dailyActivity.asideSteps,
    eatenKcal: dailyActivity.eatenKcal,
    burnedKcal: dailyActivity.burnedKcal,
    stepGoal: memberTargets.stepGoal,
    /** What is advised for a meal of today rests on these. */
    ...adviceFields(param('today')),
    burnKcalGoal: memberTargets.burnKcalGoal,
    unread: sql<number>`(
      select count(*) from ${alarms}
      where ${alarms.hcId} = ${members.hcId} and ${alarms.readAt} is null)`.mapWith(Number),
    lastLoginDt: members.lastLoginDt,
    /** When a session that began before today was used last; null when none did. */
    lastSeenAt: sql<Date | null>`(select max(${sessions.refreshedAt}) from ${sessions}
      where ${sessions.hcId} = ${members.hcId} and ${sessions.startedAt} < ${param('midnight')}::timestamptz)`.mapWith(
      sessions.refreshedAt,
    ),
    linked: sql<boolean>`exists (
      select 1 from ${deviceLinks}
      where ${deviceLinks.hcId} = ${members.hcId} and ${deviceLinks.linkCode} in ('1', '2'))`.mapWith(Boolean),
    /** As one row more: what is told of health costs home no statement. */
    healthCards: sql<ReturnType<typeof shownHealthCards>>`(
      select coalesce(json_agg(json_build_array(${menuItems.code}, ${menuItems.showYn}, ${menuItems.orderSeq})), '[]')
      from ${menuItems} where ${menuItems.hcId} = ${members.hcId} and ${menuItems.place} = 'health')`.mapWith(
      readArranged,
    ),
    wroteBefore: hasWritten('<', param('today')),
    wroteToday: hasWritten('>=', param('today')),
    courseRecords: sql<CourseRecord[] | null>`(
      select json_agg(json_build_array(${intakeRecords.hcUclSeqNo}, ${intakeRecords.menuId},
          ${intakeRecords.foodName}, ${intakeRecords.foodNameEng}, ${intakeRecords.dishTxt}, ${intakeRecords.kcal})
        order by ${intakeRecords.eatDt} desc, ${intakeRecords.hcUclSeqNo} desc)
      from ${intakeRecords} where ${intakeRecords.hcId} = ${members.hcId} and ${intakeRecords.menuId} is not null
        and ${intakeRecords.eatDt} between ${param('from')}::text and ${param('to')}::text)`.mapWith(readRecords),
  }
  const readHead = compiled(
    db,
    head,
    db
      .select(head)
      .from(members)
      .leftJoin(dailyActivity, and(eq(dailyActivity.hcId, members.hcId), eq(dailyActivity.activityDt, param('today'))))
      .leftJoin(memberTargets, eq(memberTargets.hcId, members.hcId))
      .where(eq(members.hcId, param('hcId'))),
  )

  return {
    /**
     * What only this member's hub says, in one row: name, today so far, goals, the last visit, what was recorded;
     * undefined when the member has left.
     */
    head: async (hcId: string, today: string) =>
      (
        await readHead({
          hcId,
          today,
          midnight: seoulInstant(today, '0000').toISOString(),
          from: `${today}000000`,
          to: `${today}235959`,
        })
      )[0],

    /** The cards of the hub as the member arranged them; empty before that. */
    arranged: (hcId: string): Promise<Arranged[]> => places.arranged(hcId, 'hub'),

    /** Takes the place of what was arranged before. Returns how many cards changed. */
    arrange: (hcId: string, items: readonly Arranged[]): Promise<number> => places.arrange(hcId, 'hub', items),
  }
}
