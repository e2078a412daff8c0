/**
 * Boards that nobody stamps by hand: what a member did elsewhere fills them. They are brought up to now when the event
 * is read, so that meals, walks and check-ups know nothing of events; each deed counts once, by its key
 * (docs/decisions/274).
 */
import { and, asc, eq, gte, lt, lte } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { checkups } from '#server/domain/checkup/schema.ts'
import { memberTargets } from '#server/domain/goal/schema.ts'
import { greenStamps } from '#server/domain/green/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import { mealReviews } from '#server/domain/review/schema.ts'
import { addDays, seoulDay, seoulInstant } from '#server/seoul.ts'
import { type EventRow, findEvent, isForMember, ownRow, settle } from './engine.queries.ts'
import { type EarnedRule, instantsOf, isEarnedRule, isEach, phaseOf, Refused, type Reward } from './rules.ts'
import { events, eventStamps } from './schema.ts'

interface Deed {
  stampKey: string
  stampedAt: Date
}

type Rule = (tx: Queryable, hcId: string, span: { startDt: string; endDt: string }) => Promise<Deed[]>

/** What counts for each rule; the oldest first. A new kind of board is one more line here. */
const rules: Record<EarnedRule, Rule> = {
  /** Meals that were rated. */
  EVAL: async (tx, hcId, span) => {
    const { from, to } = instantsOf(span)
    const rows = await tx
      .select({ menuId: mealReviews.menuId, at: mealReviews.savedAt })
      .from(mealReviews)
      .where(and(eq(mealReviews.hcId, hcId), gte(mealReviews.savedAt, from), lt(mealReviews.savedAt, to)))
      .orderBy(asc(mealReviews.savedAt))
    return rows.map(({ menuId, at }) => ({ stampKey: `E${menuId}`, stampedAt: at }))
  },
  /** Days on which the own step goal was reached; without a goal, the one that phones begin with. */
  STEPS: async (tx, hcId, { startDt, endDt }) => {
    const [target] = await tx
      .select({ steps: memberTargets.stepGoal })
      .from(memberTargets)
      .where(eq(memberTargets.hcId, hcId))
    const goal = target?.steps ?? STEPS_WITHOUT_GOAL
    const rows = await tx
      .select({ day: dailyActivity.activityDt })
      .from(dailyActivity)
      .where(
        and(
          eq(dailyActivity.hcId, hcId),
          gte(dailyActivity.activityDt, startDt),
          lte(dailyActivity.activityDt, endDt),
          gte(dailyActivity.steps, goal),
        ),
      )
      .orderBy(asc(dailyActivity.activityDt))
    return rows.map(({ day }) => ({ stampKey: `D${day}`, stampedAt: seoulInstant(day, '2359') }))
  },
  /** Emptied trays: the event and its board speak of plates, and of no other green deed. */
  GREEN: async (tx, hcId, { startDt, endDt }) => {
    const rows = await tx
      .select({ day: greenStamps.stampDt, deed: greenStamps.deedCode, at: greenStamps.stampedAt })
      .from(greenStamps)
      .where(
        and(
          eq(greenStamps.hcId, hcId),
          eq(greenStamps.deedCode, 'NOLEFT'),
          gte(greenStamps.stampDt, startDt),
          lte(greenStamps.stampDt, endDt),
        ),
      )
      .orderBy(asc(greenStamps.stampDt), asc(greenStamps.stampedAt))
    return rows.map(({ day, deed, at }) => ({
      stampKey: `G${day}:${deed}`,
      stampedAt: at ?? seoulInstant(day, '1221'),
    }))
  },
  /** Check-ups that were fetched. */
  CHECKUP: async (tx, hcId, span) => {
    const { from, to } = instantsOf(span)
    const rows = await tx
      .select({ seq: checkups.checkupSeq, at: checkups.gotAt })
      .from(checkups)
      .where(and(eq(checkups.hcId, hcId), gte(checkups.gotAt, from), lt(checkups.gotAt, to)))
      .orderBy(asc(checkups.gotAt))
    return rows.map(({ seq, at }) => ({ stampKey: `C${String(seq)}`, stampedAt: at }))
  },
  /** Orders that were picked up, under the key that whoever tells of one by a call writes as well. */
  ORDER: async (tx, hcId, span) => {
    const { from, to } = instantsOf(span)
    const rows = await tx
      .select({ seq: smartOrders.orderSeq, at: smartOrders.pickedUpAt })
      .from(smartOrders)
      .where(
        and(
          eq(smartOrders.hcId, hcId),
          eq(smartOrders.status, 'PICKUP'),
          gte(smartOrders.pickedUpAt, from),
          lt(smartOrders.pickedUpAt, to),
        ),
      )
      .orderBy(asc(smartOrders.pickedUpAt))
    return rows.flatMap(({ seq, at }) => (at === null ? [] : [{ stampKey: `O${String(seq)}`, stampedAt: at }]))
  },
}

const STEPS_WITHOUT_GOAL = 8_000

/** Somebody who did it on the last evening has these days to look at the event. */
const GRACE_DAYS = 7

const isCounting = (event: EventRow, today: string): boolean => {
  const phase = phaseOf(event, today)
  if (phase !== 'over') return phase === 'open'
  return event.announcedAt === null && today <= addDays(event.endDt, GRACE_DAYS)
}

/**
 * Entries of everybody whom the event is for, before winners are drawn: one is promised for each day, and not for
 * having looked. One member after the other, at night and once an event.
 */
export async function bringUpAll(db: Db, eventSeq: number, now: Date): Promise<void> {
  const people = await db
    .select({ hcId: members.hcId, stampRule: events.stampRule })
    .from(members)
    .innerJoin(events, and(eq(events.eventSeq, eventSeq), isForMember()))
  for (const { hcId, stampRule } of people) {
    if (!isEarnedRule(stampRule)) return
    await bringUp(db, hcId, eventSeq, now).catch((error: unknown) => {
      // Who has left meanwhile has no entries either.
      if (!(error instanceof Refused)) throw error
    })
  }
}

/**
 * Adds what the member has done since the board was last looked at, and gives what it brings. Writes nothing where
 * nothing is new.
 */
export async function bringUp(db: Db, hcId: string, eventSeq: number, now: Date): Promise<void> {
  const event = await findEvent(db, hcId, eventSeq)
  const { stampRule, stampGoal } = event
  if (!isEarnedRule(stampRule) || !isCounting(event, seoulDay(now))) return
  const deeds = await rules[stampRule](db, hcId, event)
  if (deeds.length === 0 || newOf(deeds, await keysOf(db, hcId, eventSeq), stampGoal).length === 0) return
  await retrying(() =>
    db.transaction(async (tx) => {
      const mine = await ownRow(tx, hcId, event)
      if (event.marketingYn === 'Y' && mine.marketingYn !== 'Y') return
      const known = await keysOf(tx, hcId, eventSeq)
      const added = newOf(deeds, known, stampGoal)
      if (added.length === 0) return
      await tx.insert(eventStamps).values(added.map((deed) => ({ hcId, eventSeq, ...deed })))
      const taking = { hcId, event, mine, now, today: seoulDay(now) }
      const isFull = known.length + added.length === stampGoal
      if (isEach(event.kind))
        await settle(
          tx,
          taking,
          added.map(({ stampKey }) => stampKey).join(),
          manifold(event.reward, added.length),
          added.length,
        )
      else await settle(tx, taking, 'full', isFull ? event.reward : {}, added.length)
    }),
  )
}

/** What so many stamps bring where each brings something; a coupon is for a board. */
const manifold = ({ points = 0, entries = 0, turns = 0 }: Reward, times: number): Reward => ({
  points: points * times,
  entries: entries * times,
  turns: turns * times,
})

const keysOf = async (tx: Queryable, hcId: string, eventSeq: number): Promise<string[]> => {
  const rows = await tx
    .select({ key: eventStamps.stampKey })
    .from(eventStamps)
    .where(and(eq(eventStamps.hcId, hcId), eq(eventStamps.eventSeq, eventSeq)))
  return rows.map(({ key }) => key)
}

/** Deeds that are not on the board yet, as many as it still has places. */
const newOf = (deeds: readonly Deed[], known: readonly string[], goal: number | null): Deed[] => {
  const there = new Set(known)
  return deeds.filter(({ stampKey }) => !there.has(stampKey)).slice(0, Math.max(0, (goal ?? 0) - known.length))
}
