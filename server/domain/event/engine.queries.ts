/**
 * The one way in which a member takes part in an event: open it, take, settle. Locks are taken in one order everywhere,
 * so that nobody waits crosswise: the member's row of the event, prizes, points and coupon, `notify`
 * (docs/decisions/255).
 */
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { issueCoupon } from '#server/domain/coupon/queries.ts'
import { couponKinds } from '#server/domain/coupon/rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { grantPoints } from '#server/domain/points/ledger.queries.ts'
import { seoulDay } from '#server/seoul.ts'
import { phaseOf, Refused, type Reward } from './rules.ts'
import { eventMembers, events } from './schema.ts'

export type EventRow = typeof events.$inferSelect
export type Mine = typeof eventMembers.$inferSelect

/** An event that is open, and the member's own row of it, locked. */
export interface Taking {
  hcId: string
  event: EventRow
  mine: Mine
  now: Date
  /** Seoul day of `now`. */
  today: string
}

export interface Given {
  points: number
  couponNo: string | null
}

/** What was given, and how the member stands with the event then. */
export interface Settled extends Given {
  joinCnt: number
  turnsLeft: number
}

/** Everybody's, or the people's of the member's employer: what is for others is not there. */
export const isForMember = () => or(isNull(events.bizCode), eq(events.bizCode, members.bizCode))

export const isMine = (hcId: string, eventSeq: number) =>
  and(eq(eventMembers.hcId, hcId), eq(eventMembers.eventSeq, eventSeq))

export async function findEvent(tx: Queryable, hcId: string, eventSeq: number): Promise<EventRow> {
  const [found] = await tx
    .select({ event: events })
    .from(members)
    .innerJoin(events, and(eq(events.eventSeq, eventSeq), isForMember()))
    .where(eq(members.hcId, hcId))
  if (found === undefined) throw new Refused('eventNotFound')
  return found.event
}

/**
 * An event that can be taken part in at this moment.
 *
 * @throws Refused
 */
export async function openEvent(tx: Queryable, hcId: string, eventSeq: number, now: Date): Promise<EventRow> {
  const event = await findEvent(tx, hcId, eventSeq)
  const phase = phaseOf(event, seoulDay(now))
  if (phase !== 'open') throw new Refused(phase === 'over' ? 'eventOver' : 'eventNotOpen')
  return event
}

/** The member's own row of an event, made where there is none, and locked. */
export async function ownRow(tx: Queryable, hcId: string, { eventSeq, openTurns }: EventRow): Promise<Mine> {
  await tx.insert(eventMembers).values({ hcId, eventSeq, turnsLeft: openTurns }).onConflictDoNothing()
  const [mine] = await tx.select().from(eventMembers).where(isMine(hcId, eventSeq)).for('update')
  if (mine === undefined) throw new Error(`The row of event ${String(eventSeq)} was neither made nor found.`)
  return mine
}

/**
 * Takes part in one transaction: what was taken and what it brings stand or fall together.
 *
 * @throws Refused where the event or the member is not as it must be
 */
export const takePart = <Result>(
  db: Db,
  hcId: string,
  eventSeq: number,
  now: Date,
  take: (tx: Queryable, taking: Taking) => Promise<Result>,
): Promise<Result> =>
  retrying(() =>
    db.transaction(async (tx) => {
      const event = await openEvent(tx, hcId, eventSeq, now)
      const mine = await ownRow(tx, hcId, event)
      if (event.marketingYn === 'Y' && mine.marketingYn !== 'Y') throw new Refused('marketingNeeded')
      return take(tx, { hcId, event, mine, now, today: seoulDay(now) })
    }),
  )

/**
 * Counts a take and gives what it brings.
 *
 * @param takeKey what is given for, within the event: the same one gives once
 * @param times how many takes it counts: several stamps at once are one reward, told for all of them
 */
export async function settle(
  tx: Queryable,
  { hcId, event, now }: Taking,
  takeKey: string,
  reward: Reward,
  times = 1,
): Promise<Settled> {
  const { eventSeq } = event
  const [own] = await tx
    .update(eventMembers)
    .set({
      joinCnt: sql`${eventMembers.joinCnt} + ${times}`,
      joinedAt: now,
      turnsLeft: sql`${eventMembers.turnsLeft} + ${reward.turns ?? 0}`,
      entries: sql`${eventMembers.entries} + ${reward.entries ?? 0}`,
      // What was being written is sent now, or is wanted no longer.
      draft: null,
    })
    .where(isMine(hcId, eventSeq))
    .returning({ joinCnt: eventMembers.joinCnt, turnsLeft: eventMembers.turnsLeft })
  if (own === undefined) throw new Error(`The row of event ${String(eventSeq)} is gone.`)
  return { ...own, ...(await give(tx, { hcId, event, now }, takeKey, reward)) }
}

/** Gives points and a coupon, once for the same key. */
export async function give(
  tx: Queryable,
  { hcId, event, now }: Pick<Taking, 'hcId' | 'event' | 'now'>,
  takeKey: string,
  { points = 0, coupon, restaurantCode }: Pick<Reward, 'points' | 'coupon'> & { restaurantCode?: string | null },
): Promise<Given> {
  const cause = { source: 'EVENT', sourceKey: `${String(event.eventSeq)}:${takeKey}` }
  if (points > 0)
    await grantPoints(
      tx,
      hcId,
      { ...cause, points, reason: { code: 'event', args: { name: { ko: event.name, en: event.nameEng } } } },
      now,
    )
  if (coupon === undefined) return { points, couponNo: null }
  const place = restaurantCode ?? event.restaurantCode
  const { couponNo } = await issueCoupon(
    tx,
    hcId,
    { ...cause, kind: couponKinds[coupon], days: COUPON_DAYS, ...(place !== null && { restaurantCode: place }) },
    now,
  )
  return { points, couponNo }
}

const COUPON_DAYS = 30
