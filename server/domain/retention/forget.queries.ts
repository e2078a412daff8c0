/**
 * Takes away what was promised to go, of some members at a time: every statement goes by their keys, whatever the
 * number of rows.
 */
import { and, asc, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { clearInPieces } from '#server/db/pieces.ts'
import { retrying } from '#server/db/retry.ts'
import { forgetKept } from '#server/domain/account/kept.queries.ts'
import { dailyActivity, phoneDaySteps, phoneSteps, stepReadings } from '#server/domain/activity/schema.ts'
import { linkedUntil } from '#server/domain/announcement/linked.rules.ts'
import { linkedPeriods } from '#server/domain/announcement/schema.ts'
import { foldDays } from '#server/domain/battle/keep.queries.ts'
import { chatMessages } from '#server/domain/chat/schema.ts'
import { forgetOldCheckups } from '#server/domain/checkup/keep.queries.ts'
import { forgetDrafts } from '#server/domain/event/draft.queries.ts'
import { PHOTO_DAYS } from '#server/domain/green/rules.ts'
import { healthIndexRecords, sleepNights } from '#server/domain/index-record/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import type { SessionLife } from '#server/domain/session/life.rules.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import { type ReservationKind, reservations } from '#server/domain/reservation/schema.ts'
import { dropPictures } from '#server/domain/upload/queries.ts'
import { addDays, monthsAgo, seoulInstant } from '#server/seoul.ts'
import { forgetChallenges, forgetStandings, overdueChallenges } from './challenge.queries.ts'
import { CHAT_MONTHS, PAYMENT_YEARS, type NightId, type SharedId, TALK_MONTHS } from './promise.rules.ts'
import { dropReservations, talkEnd } from './chat.queries.ts'
import { dropUnnamedOf } from './pictures.queries.ts'

export interface Look {
  hcIds: readonly string[]
  /** `YYYYMMDD`, Seoul. */
  today: string
  now: Date
  /** Of sessions, where other than usual is set. */
  life?: SessionLife
}

/** The next members, in the order of their keys. */
export const membersAfter = async (db: Db, after: string, limit: number): Promise<string[]> =>
  (
    await db
      .select({ hcId: members.hcId })
      .from(members)
      .where(gt(members.hcId, after))
      .orderBy(asc(members.hcId))
      .limit(limit)
  ).map(({ hcId }) => hcId)

/** What goes of members, by the promise that it keeps. */
export const ofMembers: Record<NightId, (db: Db, look: Look) => Promise<void>> = {
  challenge: (db, { hcIds, today, now }) => forgetChallenges(db, hcIds, today, now),
  talk: (db, look) => forgetReservations(db, look, ['TALK', 'MEAL']),
  measuring: (db, look) => forgetReservations(db, look, ['CHECK']),
  challengeTalk: async (db, { hcIds, today }) => {
    const codes = await overdueChallenges(db, today)
    if (codes.length === 0) return
    const isGoing = and(eq(reservations.kind, 'CHALN'), inArray(reservations.chalnCode, codes))
    await retrying(() => db.transaction((tx) => dropReservations(tx, hcIds, isGoing)))
  },
  chat: forgetMessages,
  linkedSteps: async (db, { hcIds, today }) => {
    const until = linkedUntil(await db.select().from(linkedPeriods), today)
    if (until === undefined) return
    const of = (
      column: typeof phoneDaySteps.hcId | typeof phoneSteps.hcId | typeof stepReadings.hcId | typeof dailyActivity.hcId,
    ) => inArray(column, [...hcIds])
    await clearInPieces(db, phoneSteps, and(of(phoneSteps.hcId), lte(phoneSteps.startDt, `${until}999999`)))
    await clearInPieces(db, phoneDaySteps, and(of(phoneDaySteps.hcId), lte(phoneDaySteps.activityDt, until)))
    await clearInPieces(db, stepReadings, and(of(stepReadings.hcId), lte(stepReadings.activityDt, until)))
    const isWalked = or(isNotNull(dailyActivity.steps), isNotNull(dailyActivity.asideSteps))
    await clearInPieces(
      db,
      dailyActivity,
      and(of(dailyActivity.hcId), lte(dailyActivity.activityDt, until), isWalked),
      sql`steps = null, aside_steps = null`,
    )
    await foldDays(db, hcIds, until)
  },
  linkedSleep: async (db, { hcIds, today }) => {
    const last = linkedUntil(await db.select().from(linkedPeriods), today)
    if (last === undefined) return
    const until = `${last}999999`
    const isPhone = (column: typeof sleepNights.helhidxOriCode) => inArray(column, ['2', '3'])
    await clearInPieces(
      db,
      sleepNights,
      and(inArray(sleepNights.hcId, [...hcIds]), lte(sleepNights.inptDt, until), isPhone(sleepNights.helhidxOriCode)),
    )
    const isSleep = and(
      inArray(healthIndexRecords.hcId, [...hcIds]),
      eq(healthIndexRecords.helhidxCode, 'SLP'),
      lte(healthIndexRecords.inptDt, until),
    )
    await clearInPieces(db, healthIndexRecords, and(isSleep, inArray(healthIndexRecords.helhidxOriCode, ['2', '3'])))
  },
  payments: async (db, { hcIds, today }) => {
    await clearInPieces(
      db,
      smartOrders,
      and(inArray(smartOrders.hcId, [...hcIds]), lte(smartOrders.menuDt, monthsAgo(today, 12 * PAYMENT_YEARS))),
    )
  },
}

/** What goes of everybody at once. */
export const ofAll: Record<SharedId, (db: Db, today: string) => Promise<void>> = {
  standings: forgetStandings,
  departed: forgetKept,
  checkup: forgetOldCheckups,
  surveyDraft: forgetDrafts,
  greenPhoto: (db, today) => dropPictures(db, 'GREEN', seoulInstant(addDays(today, -PHOTO_DAYS), '0000')),
}

async function forgetReservations(db: Db, { hcIds, today }: Look, kinds: ReservationKind[]): Promise<void> {
  const isOld = lte(reservations.endDtm, `${monthsAgo(today, TALK_MONTHS)}9999`)
  await retrying(() =>
    db.transaction((tx) => dropReservations(tx, hcIds, and(inArray(reservations.kind, kinds), isOld))),
  )
}

/** Messages and their writers' own pictures, a year after the talk that they were written before. */
async function forgetMessages(db: Db, { hcIds, today }: Look): Promise<void> {
  const of = inArray(chatMessages.hcId, [...hcIds])
  const isOver: SQL = sql`${talkEnd} <= ${monthsAgo(today, CHAT_MONTHS)}`
  await retrying(() =>
    db.transaction(async (tx) => {
      const gone = await tx
        .delete(chatMessages)
        .where(and(of, isOver))
        .returning({ hcId: chatMessages.hcId, imgId: chatMessages.imgId })
      for (const [hcId, own] of Map.groupBy(gone, (message) => message.hcId))
        await dropUnnamedOf(
          tx,
          hcId,
          own.flatMap(({ imgId }) => imgId ?? []),
        )
    }),
  )
}
