/** Telling members that it is time for their medicines, where they asked for it. */
import { and, asc, count, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { retrying } from '#server/db/retry.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { alarms } from '#server/domain/notice/schema.ts'
import { isSetBefore } from '#server/domain/notice/set-before.queries.ts'
import type { TimeSpan } from '#server/domain/notice/span.rules.ts'
import { weekday } from '#server/seoul.ts'
import { medicines, medicineTimes } from './schema.ts'

/** Medicines of one member at one time. */
export type Dose = { hcId: string; takeTm: string; medicines: number }

const keyOf = (day: string, takeTm: string): string => `medicine-time:${day}:${takeTm}`

export function medicineReminderQueries(db: Db) {
  return {
    /**
     * The next members with medicines to take in the span, of which they want to be told and were not yet, in the order
     * of key and time. One that was saved in its minute or after it waits for the next day.
     *
     * @param after the last of the page before
     */
    owed: async (after: Pick<Dose, 'hcId' | 'takeTm'>, { day, from, to }: TimeSpan, limit: number): Promise<Dose[]> =>
      db
        .select({ hcId: medicineTimes.hcId, takeTm: medicineTimes.takeTm, medicines: count() })
        .from(medicineTimes)
        .innerJoin(
          medicines,
          and(eq(medicines.hcId, medicineTimes.hcId), eq(medicines.medicineSeq, medicineTimes.medicineSeq)),
        )
        .leftJoin(
          alarms,
          and(
            eq(alarms.hcId, medicineTimes.hcId),
            sql`${alarms.sourceKey} = ${`medicine-time:${day}:`} || ${medicineTimes.takeTm}`,
          ),
        )
        .where(
          and(
            sql`(${medicineTimes.hcId}, ${medicineTimes.takeTm}) > (${after.hcId}, ${after.takeTm})`,
            gte(medicineTimes.takeTm, from),
            lte(medicineTimes.takeTm, to),
            eq(medicines.alarmYn, 'Y'),
            lte(medicines.startDt, day),
            or(isNull(medicines.endDt), gte(medicines.endDt, day)),
            sql`strpos(${medicines.weekdays}, ${String(weekday(day))}) > 0`,
            isSetBefore(medicines.savedAt, day, medicineTimes.takeTm),
            isNull(alarms.alarmSeq),
          ),
        )
        .groupBy(medicineTimes.hcId, medicineTimes.takeTm)
        .orderBy(asc(medicineTimes.hcId), asc(medicineTimes.takeTm))
        .limit(limit),

    /**
     * Tells one member of one time, once. What is taken is nobody's business who sees the phone: it is not named.
     * Whoever wants no notices of health is told nothing.
     */
    notify: async ({ hcId, takeTm, medicines: kinds }: Dose, day: string, now: Date): Promise<void> => {
      const at = `${takeTm.slice(0, 2)}:${takeTm.slice(2)}`
      const text = {
        title: { ko: '약 먹을 시간이에요', en: 'Time for your medicine' },
        body: {
          ko: `${at}에 먹을 약이 ${String(kinds)}가지 있어요.`,
          en: kinds === 1 ? `One medicine at ${at}.` : `${String(kinds)} medicines at ${at}.`,
        },
      }
      const notice = { sourceKey: keyOf(day, takeTm), route: 'healthlogHealthMedicine', text }
      await retrying(() => db.transaction((tx) => notify(tx, hcId, 'health', notice, now)))
    },
  }
}
