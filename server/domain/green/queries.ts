/** The board of a month and the deeds that fill it (docs/decisions/276). */
import { and, asc, count, eq, like } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import type { OperatorWords } from '#server/domain/member/language.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { grantPoints } from '#server/domain/points/ledger.queries.ts'
import { missingPictures } from '#server/domain/upload/queries.ts'
import { seoulDay, weekday } from '#server/seoul.ts'
import { GOAL, GreenRefused, REWARD_POINTS } from './rules.ts'
import { type GreenDeedCode, greenDeeds, greenStamps } from './schema.ts'

export type DeedRow = typeof greenDeeds.$inferSelect
export type StampRow = typeof greenStamps.$inferSelect

export interface Board {
  /** `YYYYMM`. */
  month: string
  stamps: StampRow[]
  /** What can be done today; empty for another month. */
  deeds: DeedRow[]
  /** Who says how much carbon a deed saves; null where nobody has. */
  source: OperatorWords | null
}

export function greenQueries(db: Db) {
  return {
    /** The board of a month; what can be done stands on that of this month alone. */
    board: (hcId: string, month: string, today: string): Promise<Board> => boardOf(db, hcId, month, today),

    /**
     * Gives the stamp of a deed that was done today.
     *
     * @throws GreenRefused
     */
    check: (
      hcId: string,
      deedCode: GreenDeedCode,
      imgId: string | undefined,
      now: Date,
    ): Promise<{ given: StampRow; board: Board }> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const today = seoulDay(now)
          const [deed] = await tx.select().from(greenDeeds).where(eq(greenDeeds.deedCode, deedCode))
          if (deed === undefined || !isOn(deed, today)) throw new GreenRefused('greenNoDeed')
          if (
            deed.photoYn === 'Y' &&
            (imgId === undefined || (await missingPictures(tx, hcId, 'GREEN', [imgId])).length > 0)
          )
            throw new GreenRefused('greenPhoto')
          const given = await giveStamp(
            tx,
            hcId,
            { deedCode, carbonG: deed.carbonG, imgId: deed.photoYn === 'Y' ? (imgId ?? null) : null },
            now,
          )
          if (given === undefined) throw new GreenRefused('greenToday')
          return { given, board: await boardOf(tx, hcId, today.slice(0, 6), today) }
        }),
      ),
  }
}

const isOn = ({ weekdays }: DeedRow, today: string) => weekdays.includes(weekday(today))

async function boardOf(tx: Queryable, hcId: string, month: string, today: string): Promise<Board> {
  const stamps = await tx
    .select()
    .from(greenStamps)
    .where(inMonth(hcId, month))
    .orderBy(asc(greenStamps.stampDt), asc(greenStamps.stampedAt), asc(greenStamps.stampSeq))
  const deeds = await tx.select().from(greenDeeds).orderBy(asc(greenDeeds.orderSeq))
  const told = deeds.find(({ source }) => source !== null)
  return {
    month,
    stamps,
    deeds: month === today.slice(0, 6) ? deeds.filter((deed) => isOn(deed, today)) : [],
    source: told?.source ? { ko: told.source, en: told.sourceEng } : null,
  }
}

const inMonth = (hcId: string, month: string) =>
  and(eq(greenStamps.hcId, hcId), like(greenStamps.stampDt, `${month}__`))

/**
 * Gives a stamp, and with the tenth of its month the points. Two deeds at once come one after the other, so that one of
 * them is the tenth.
 *
 * @returns undefined where the member has this one today
 */
export async function giveStamp(
  tx: Queryable,
  hcId: string,
  stamp: { deedCode: GreenDeedCode; carbonG: number; imgId: string | null },
  now: Date,
): Promise<StampRow | undefined> {
  await tx.select({ hcId: members.hcId }).from(members).where(eq(members.hcId, hcId)).for('no key update')
  const stampDt = seoulDay(now)
  const month = stampDt.slice(0, 6)
  const [given] = await tx
    .insert(greenStamps)
    .values({ hcId, stampDt, menuMealType: stamp.deedCode, stampedAt: now, ...stamp })
    .onConflictDoNothing()
    .returning()
  if (given === undefined) return undefined
  const [all] = await tx.select({ stamps: count() }).from(greenStamps).where(inMonth(hcId, month))
  if ((all?.stamps ?? 0) >= GOAL) {
    await grantPoints(
      tx,
      hcId,
      {
        source: 'GREEN',
        sourceKey: month,
        points: REWARD_POINTS,
        reason: { code: 'greenStamps', args: { count: GOAL } },
      },
      now,
    )
  }
  return given
}
