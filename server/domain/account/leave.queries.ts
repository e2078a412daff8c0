/**
 * The end of an account: one transaction, after which nothing of the member is left but what a law keeps, and that
 * without a name.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lte, ne, notExists, or } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { leaveBattles } from '#server/domain/battle/leave.queries.ts'
import { leaveChallenges } from '#server/domain/challenge/join.queries.ts'
import { foldedUsername, REJOIN_DAYS } from '#server/domain/identity/rules.ts'
import {
  departureReasons,
  departures,
  identityChecks,
  identityKeys,
  retainedPayments,
} from '#server/domain/identity/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { giveBack } from '#server/domain/order/reserve.queries.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import { giveSupport } from '#server/domain/order/support.queries.ts'
import { giveSeats } from '#server/domain/reservation/reserve.queries.ts'
import { devices, sessions, signInNames } from '#server/domain/session/schema.ts'
import { forgetMobile } from '#server/domain/sms-code/queries.ts'
import { subscribedOrders } from '#server/domain/subscribed-order/schema.ts'
import { giveChoices, givePlace } from '#server/domain/subscription/queries.ts'
import { choiceOfItem, subscriptionOfChoice } from '#server/domain/subscription/rules.ts'
import { addDays, seoulDay, seoulNow } from '#server/seoul.ts'
import { forgetTries } from './late.queries.ts'
import { forgetName, knownAs } from './traces.queries.ts'

/** What was paid is kept for five years (Act on the Consumer Protection in Electronic Commerce, article 6). */
const KEPT_YEARS = 5

export type Reason = { reasonCode: string | undefined; reasonTxt: string | undefined }
export type LeaveResult = { rejoinDt: string; ended: string[] }

/** The day from which somebody who leaves now may join again. */
export const rejoinDay = (now: Date): string => addDays(seoulDay(now), REJOIN_DAYS)

export function leaveQueries(db: Db) {
  return {
    /** Whether the account is no more. */
    hasLeft: async (hcId: string): Promise<boolean> => (await db.$count(members, eq(members.hcId, hcId))) === 0,
    /** @param deviceId where it was asked, beside the devices that the member has signed in on */
    leave: (hcId: string, deviceId: string, reason: Reason, now: Date): Promise<LeaveResult | undefined> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const [member] = await tx
            .select({ usrId: members.usrId, mobileNo: members.mobileNo, nickName: members.nickName })
            .from(members)
            .where(eq(members.hcId, hcId))
            .for('update')
          if (member === undefined) return undefined
          const [key] = await tx
            .select({ ciHash: identityKeys.ciHash })
            .from(identityKeys)
            .where(eq(identityKeys.hcId, hcId))
          await giveBackOrders(tx, hcId, now)
          await giveSeats(tx, hcId, now)
          const known = await knownAs(tx, hcId, member.nickName)
          await leaveChallenges(tx, hcId, now)
          await leaveBattles(tx, hcId, now)
          await forgetName(tx, hcId, known)
          await keepPayments(tx, hcId, key?.ciHash ?? null, now)
          const rejoinDt = rejoinDay(now)
          if (key !== undefined) {
            await tx
              .insert(departures)
              .values({ ciHash: key.ciHash, leftAt: now, rejoinDt })
              .onConflictDoUpdate({ target: departures.ciHash, set: { leftAt: now, rejoinDt } })
          }
          await tx.insert(departureReasons).values({
            reasonId: randomUUID(),
            leftMonth: seoulDay(now).slice(0, 6),
            reasonCode: reason.reasonCode ?? null,
            reasonTxt: reason.reasonTxt ?? null,
          })
          const ended = await tx.select({ sessionId: sessions.sessionId }).from(sessions).where(eq(sessions.hcId, hcId))
          await forgetTraces(tx, hcId, { ...member, deviceId })
          // Everything that the member owns goes with this row.
          await tx.delete(members).where(eq(members.hcId, hcId))
          return { rejoinDt, ended: ended.map(({ sessionId }) => sessionId) }
        }),
      ),
  }
}

/** Orders whose last moment has not passed go back to the kitchen; the others are cooked already. */
async function giveBackOrders(tx: Queryable, hcId: string, now: Date): Promise<void> {
  const { day, time } = seoulNow(now)
  const standing = await tx
    .update(smartOrders)
    .set({ status: 'CANCEL', cancelledAt: now })
    .where(
      and(
        eq(smartOrders.hcId, hcId),
        eq(smartOrders.status, 'RESERVED'),
        gt(smartOrders.changeEndDtm, `${day}${time}`),
      ),
    )
    .returning()
  // A handful at most: one order an item, and a member orders for the next days only.
  const own = standing.filter(({ itemId }) => choiceOfItem(itemId) === undefined)
  for (const order of own.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))) await giveBack(tx, order)
  await giveBackSubscriptions(tx, hcId, standing)
  // What is cooked already is paid for, and as if it had been ordered alone (docs/decisions/378).
  await giveSupport(tx, hcId, standing, now)
}

/** Boxes of days that are ahead, and the place of a subscription of which nothing has been eaten yet. */
async function giveBackSubscriptions(tx: Queryable, hcId: string, gone: readonly { itemId: string }[]): Promise<void> {
  const boxes = Map.groupBy(
    gone.flatMap(({ itemId }) => choiceOfItem(itemId) ?? []),
    subscriptionOfChoice,
  )
  for (const [subscribedSeq, choiceSeqs] of [...boxes].toSorted(([a], [b]) => a - b))
    await giveChoices(tx, subscribedSeq, choiceSeqs)
  const isBegun = tx
    .select({ orderSeq: smartOrders.orderSeq })
    .from(smartOrders)
    .where(
      and(
        eq(smartOrders.hcId, hcId),
        eq(smartOrders.subscribedOrderSeq, subscribedOrders.subscribedOrderSeq),
        ne(smartOrders.status, 'CANCEL'),
      ),
    )
  const places = await tx
    .select({ subscribedSeq: subscribedOrders.subscribedSeq })
    .from(subscribedOrders)
    .where(and(eq(subscribedOrders.hcId, hcId), isNull(subscribedOrders.cancelledAt), notExists(isBegun)))
  for (const { subscribedSeq } of places) await givePlace(tx, subscribedSeq)
}

/** What was handed over, or cooked and never fetched, was paid for. */
async function keepPayments(tx: Queryable, hcId: string, ciHash: string | null, now: Date): Promise<void> {
  const { day, time } = seoulNow(now)
  const isPaid = or(
    eq(smartOrders.status, 'PICKUP'),
    and(eq(smartOrders.status, 'RESERVED'), lte(smartOrders.changeEndDtm, `${day}${time}`)),
  )
  const paid = await tx
    .select()
    .from(smartOrders)
    .where(and(eq(smartOrders.hcId, hcId), gt(smartOrders.payAmt, 0), isPaid))
  const rows = paid.map(({ menuDt, restaurantCode, menuName, orderQty, payAmt }) => ({
    paymentId: randomUUID(),
    ciHash,
    paidDt: menuDt,
    restaurantCode,
    itemTxt: menuName,
    orderQty,
    payAmt,
    keepUntil: `${String(Number(menuDt.slice(0, 4)) + KEPT_YEARS)}${menuDt.slice(4)}`,
  }))
  await insertMany(tx, retainedPayments, rows)
}

/** What stands beside the member and does not go by itself: names, counts of tries, codes, proofs of the devices. */
async function forgetTraces(
  tx: Queryable,
  hcId: string,
  { usrId, mobileNo, deviceId }: { usrId: string; mobileNo: string; deviceId: string },
): Promise<void> {
  const username = foldedUsername(usrId)
  await tx.delete(signInNames).where(eq(signInNames.username, username))
  await forgetTries(tx, hcId, username)
  await forgetMobile(tx, mobileNo)
  const own = await tx.select({ deviceId: devices.deviceId }).from(devices).where(eq(devices.hcId, hcId))
  await tx
    .delete(identityChecks)
    .where(inArray(identityChecks.deviceId, [deviceId, ...own.map((device) => device.deviceId)]))
}
