/** Drawing the winners of an event once its day has come, and reading the announcements (docs/decisions/275). */
import { and, asc, count, desc, eq, getTableColumns, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { companies } from '#server/domain/company/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { bringUpAll } from './earned.queries.ts'
import { type EventRow, findEvent, type Given, give, isForMember } from './engine.queries.ts'
import { shownEmployer, maskOf, type Picked, pickWinners, Refused } from './rules.ts'
import { eventMembers, eventPrizes, events, eventWinners } from './schema.ts'

/** Winners are picked among entries; what is on the turning table is drawn there. */
const isDrawnLater = () => and(eq(eventPrizes.seats, 0), gt(eventPrizes.winCnt, 0))

/** Draws for each event whose day has come and that was not drawn for. A second run finds nothing to do. */
export async function announceDue(db: Db, today: string, now: Date): Promise<void> {
  const due = await db
    .selectDistinct({ eventSeq: events.eventSeq })
    .from(events)
    .innerJoin(eventPrizes, and(eq(eventPrizes.eventSeq, events.eventSeq), isDrawnLater()))
    .where(and(isNull(events.announcedAt), lte(events.announceDt, today)))
  for (const { eventSeq } of due) {
    await bringUpAll(db, eventSeq, now)
    await announce(db, eventSeq, now)
  }
}

const announce = (db: Db, eventSeq: number, now: Date): Promise<void> =>
  retrying(() =>
    db.transaction(async (tx) => {
      // The row is the lock: of two servers at the turn of a day one draws.
      const [event] = await tx
        .select()
        .from(events)
        .where(and(eq(events.eventSeq, eventSeq), isNull(events.announcedAt)))
        .for('update')
      if (event === undefined) return
      const staff = tx
        .select({ bizCode: members.bizCode, people: count().as('people') })
        .from(members)
        .groupBy(members.bizCode)
        .as('staff')
      const [prizes, entered] = await Promise.all([
        tx
          .select()
          .from(eventPrizes)
          .where(and(eq(eventPrizes.eventSeq, eventSeq), isDrawnLater()))
          .orderBy(asc(eventPrizes.prizeSeq)),
        tx
          .select({
            hcId: members.hcId,
            entries: eventMembers.entries,
            usrId: members.usrId,
            bizNm: companies.bizNm,
            people: staff.people,
          })
          .from(eventMembers)
          .innerJoin(members, eq(members.hcId, eventMembers.hcId))
          .innerJoin(companies, eq(companies.bizCode, members.bizCode))
          .innerJoin(staff, eq(staff.bizCode, members.bizCode))
          .where(and(eq(eventMembers.eventSeq, eventSeq), gt(eventMembers.entries, 0))),
      ])
      const entryCnt = event.entryCnt + entered.reduce((sum, { entries }) => sum + entries, 0)
      await tx.update(events).set({ announcedAt: now, entryCnt }).where(eq(events.eventSeq, eventSeq))
      const left = prizes.map((prize) => ({ ...prize, count: (prize.winCnt ?? 0) - prize.givenCnt }))
      // Points and coupons lock the ledgers of several members: always in the same order.
      const picked = pickWinners(entered, left).toSorted((one, other) => (one.who.hcId < other.who.hcId ? -1 : 1))
      for (const one of picked) await crown(tx, event, one, now)
      for (const prize of left) {
        const given = picked.filter(({ prize: { prizeSeq } }) => prizeSeq === prize.prizeSeq).length
        if (given > 0)
          await tx
            .update(eventPrizes)
            .set({ givenCnt: prize.givenCnt + given })
            .where(and(eq(eventPrizes.eventSeq, eventSeq), eq(eventPrizes.prizeSeq, prize.prizeSeq)))
      }
    }),
  )

type Entered = { hcId: string; entries: number; usrId: string; bizNm: string; people: number }
type Prize = typeof eventPrizes.$inferSelect

async function crown(tx: Queryable, event: EventRow, { who, prize }: Picked<Entered, Prize>, now: Date): Promise<void> {
  const { eventSeq } = event
  const reward = {
    points: prize.points ?? 0,
    ...(prize.coupon !== null && { coupon: prize.coupon }),
    restaurantCode: prize.restaurantCode,
  }
  const { points, couponNo }: Given = await give(tx, { hcId: who.hcId, event, now }, 'winner', reward)
  await insertMany(tx, eventWinners, [
    {
      eventSeq,
      winnerKey: who.hcId,
      hcId: who.hcId,
      prizeSeq: prize.prizeSeq,
      mask: maskOf(who.usrId),
      bizNm: shownEmployer(who.bizNm, who.people),
      points,
      couponNo,
    },
  ])
  const text = {
    title: {
      ko: `${prize.name} 당첨을 축하해요`,
      en: prize.nameEng === null ? null : `You have won: ${prize.nameEng}`,
    },
    body: { ko: event.name, en: event.nameEng },
  }
  await notify(
    tx,
    who.hcId,
    'event',
    {
      sourceKey: `event:${String(eventSeq)}:winner`,
      route: 'serviceEventResDetail',
      params: { linkSeq: eventSeq },
      text,
    },
    now,
  )
}

const isAnnounced = () => isNotNull(events.announcedAt)

/** An announcement, and whether this member is in it. */
const row = (hcId: string) => ({
  ...getTableColumns(events),
  winnerCnt: sql<number>`(
    select least(count(*), coalesce((
      select sum(p.win_cnt) from ${eventPrizes} p where p.event_seq = ${events.eventSeq} and p.seats = 0), 0))
    from ${eventWinners} w where w.event_seq = ${events.eventSeq})`.mapWith(Number),
  isMine: sql<boolean>`exists (
    select 1 from ${eventWinners} w where w.event_seq = ${events.eventSeq} and w.hc_id = ${hcId})`,
})

/** A page of announcements, newest first; pages count from 1. */
export async function announcements(db: Db, hcId: string, pageNo: number, pageSize: number) {
  const from = and(eq(members.hcId, hcId), isAnnounced())
  const [list, [all]] = await Promise.all([
    db
      .select(row(hcId))
      .from(members)
      .innerJoin(events, isForMember())
      .where(from)
      .orderBy(desc(events.announcedAt), desc(events.eventSeq))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ rows: count() }).from(members).innerJoin(events, isForMember()).where(from),
  ])
  return { totalCnt: all?.rows ?? 0, list }
}

/** What the member has won, by event. */
export async function prizesWon(db: Db, hcId: string): Promise<Map<number, { name: string; nameEng: string | null }>> {
  const rows = await db
    .select({ eventSeq: eventWinners.eventSeq, name: eventPrizes.name, nameEng: eventPrizes.nameEng })
    .from(eventWinners)
    .innerJoin(
      eventPrizes,
      and(eq(eventPrizes.eventSeq, eventWinners.eventSeq), eq(eventPrizes.prizeSeq, eventWinners.prizeSeq)),
    )
    .where(eq(eventWinners.hcId, hcId))
  return new Map(rows.map(({ eventSeq, ...prize }) => [eventSeq, prize]))
}

/**
 * One announcement with everybody in it; the own line first.
 *
 * @throws Refused where it was not announced yet
 */
export async function announcementOf(db: Db, hcId: string, eventSeq: number) {
  const event = await findEvent(db, hcId, eventSeq)
  if (event.announcedAt === null) throw new Refused('eventNotFound')
  const [prizes, winners, [mine]] = await Promise.all([
    db
      .select()
      .from(eventPrizes)
      .where(and(eq(eventPrizes.eventSeq, eventSeq), isDrawnLater()))
      .orderBy(asc(eventPrizes.prizeSeq)),
    db
      .select()
      .from(eventWinners)
      .where(eq(eventWinners.eventSeq, eventSeq))
      .orderBy(asc(eventWinners.prizeSeq), sql`${eventWinners.hcId} is distinct from ${hcId}`, asc(eventWinners.mask)),
    db
      .select({ entries: eventMembers.entries })
      .from(eventMembers)
      .where(and(eq(eventMembers.hcId, hcId), eq(eventMembers.eventSeq, eventSeq))),
  ])
  return {
    event,
    announcedAt: event.announcedAt,
    prizes,
    winners,
    own: winners.find((winner) => winner.hcId === hcId),
    entries: mine?.entries ?? 0,
  }
}
