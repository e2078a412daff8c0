/** A member's medicines. */
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { insertMany } from '#server/db/many.ts'
import { retrying } from '#server/db/retry.ts'
import { FULL, RecordsFull } from '#server/domain/counter/full.rules.ts'
import { nextNumbers } from '#server/domain/counter/queries.ts'
import type { MedicineForm } from './rules.ts'
import { medicines, medicineTimes } from './schema.ts'

export type Medicine = Omit<typeof medicines.$inferSelect, 'hcId' | 'savedAt'> & {
  times: { takeTm: string; mealRel: (typeof medicineTimes.$inferSelect)['mealRel'] }[]
}

/** As many as anybody takes, ten times over. */
export const MOST_MEDICINES = 100

/**
 * The very same again within this time is a second tap, or a first one whose answer was lost: as one of its own it
 * would ask for two doses.
 */
const REPEAT_MS = 10 * 60_000

/** The first number is 101: nobody reads it as the first of a list. */
export const medicineNumber = (count: number): number => 100 + count

const rowOf = ({
  medicineNm,
  purposeTxt,
  doseQty,
  doseUnitCode,
  weekDayList,
  startDt,
  endDt,
  alarmYn,
  memo,
}: MedicineForm) => ({
  name: medicineNm.trim(),
  purpose: textOrNull(purposeTxt),
  doseMilli: Math.round(doseQty * 1000),
  doseUnit: doseUnitCode,
  weekdays: weekDayList.toSorted().join(''),
  startDt,
  endDt: endDt ?? null,
  alarmYn,
  memo: textOrNull(memo),
})

const textOrNull = (text: string | null | undefined): string | null =>
  text == null || text.trim() === '' ? null : text.trim()

type Times = readonly { takeTm: string; mealRel: string }[]

const timesText = (times: Times): string =>
  times
    .map(({ takeTm, mealRel }) => `${takeTm} ${mealRel}`)
    .toSorted()
    .join()

/**
 * The number of a medicine that was saved since then and is the form's to the letter.
 *
 * @param sameCnt how many of those the member knew of and wants one more beside: with no more of them there nothing is
 *   a repetition
 */
async function justSaved(
  tx: Queryable,
  hcId: string,
  form: MedicineForm,
  since: Date,
  sameCnt: number,
): Promise<number | undefined> {
  const all = await tx.select().from(medicines).where(eq(medicines.hcId, hcId)).orderBy(desc(medicines.savedAt))
  if (!all.some(({ savedAt }) => savedAt > since)) return undefined
  const times = await tx.select().from(medicineTimes).where(eq(medicineTimes.hcId, hcId))
  const row = rowOf(form)
  const wanted = timesText(form.takeList.map(({ takeTm, mealRelCode }) => ({ takeTm, mealRel: mealRelCode })))
  const same = all.filter(
    (one) =>
      // what rowOf makes has no other keys
      (Object.keys(row) as (keyof typeof row)[]).every((key) => one[key] === row[key]) &&
      timesText(times.filter(({ medicineSeq }) => medicineSeq === one.medicineSeq)) === wanted,
  )
  const [newest] = same
  return newest !== undefined && newest.savedAt > since && same.length > sameCnt ? newest.medicineSeq : undefined
}

export function medicineQueries(db: Db) {
  const setTimes = async (tx: Queryable, hcId: string, medicineSeq: number, { takeList }: MedicineForm) => {
    await insertMany(
      tx,
      medicineTimes,
      takeList.map(({ takeTm, mealRelCode }) => ({ hcId, medicineSeq, takeTm, mealRel: mealRelCode })),
    )
  }
  const isOne = (hcId: string, medicineSeq: number) =>
    and(eq(medicines.hcId, hcId), eq(medicines.medicineSeq, medicineSeq))
  const timesOf = (hcId: string, medicineSeq: number) =>
    and(eq(medicineTimes.hcId, hcId), eq(medicineTimes.medicineSeq, medicineSeq))

  return {
    medicines: async (hcId: string): Promise<Medicine[]> => {
      const [rows, times] = await Promise.all([
        db.select().from(medicines).where(eq(medicines.hcId, hcId)),
        db.select().from(medicineTimes).where(eq(medicineTimes.hcId, hcId)).orderBy(asc(medicineTimes.takeTm)),
      ])
      return rows.map((row) => ({ ...row, times: times.filter(({ medicineSeq }) => medicineSeq === row.medicineSeq) }))
    },

    /**
     * Returns its number, or that of the very same one that was just saved, beyond those that the member wants one more
     * beside.
     *
     * @throws RecordsFull
     */
    add: (hcId: string, form: MedicineForm, now: Date, sameCnt = 0): Promise<number> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const medicineSeq = medicineNumber(await nextNumbers(tx, hcId, 'medicine', 1))
          // Behind the number: whoever adds another at the same time waits for it.
          const before = await justSaved(tx, hcId, form, new Date(now.getTime() - REPEAT_MS), sameCnt)
          if (before !== undefined) return before
          if ((await tx.$count(medicines, eq(medicines.hcId, hcId))) >= MOST_MEDICINES)
            throw new RecordsFull(FULL.medicines)
          await tx.insert(medicines).values({ hcId, medicineSeq, ...rowOf(form), savedAt: now })
          await setTimes(tx, hcId, medicineSeq, form)
          return medicineSeq
        }),
      ),

    /** Replaces all of it. Returns whether there is one. */
    replace: (hcId: string, medicineSeq: number, form: MedicineForm, now: Date): Promise<boolean> =>
      retrying(() =>
        db.transaction(async (tx) => {
          // The row first: whoever changes the same one waits here, and the times stay those of one form.
          const changed = await tx
            .update(medicines)
            .set({ ...rowOf(form), savedAt: now })
            .where(isOne(hcId, medicineSeq))
          if (changed.count === 0) return false
          await tx.delete(medicineTimes).where(timesOf(hcId, medicineSeq))
          await setTimes(tx, hcId, medicineSeq, form)
          return true
        }),
      ),

    /** Returns whether there was one. */
    remove: (hcId: string, medicineSeq: number): Promise<boolean> =>
      retrying(() =>
        db.transaction(async (tx) => {
          const gone = await tx.delete(medicines).where(isOne(hcId, medicineSeq))
          await tx.delete(medicineTimes).where(timesOf(hcId, medicineSeq))
          return gone.count > 0
        }),
      ),
  }
}

/** Takes away all of them. Returns how many there were. */
export async function removeMedicines(tx: Queryable, hcId: string): Promise<number> {
  await tx.delete(medicineTimes).where(eq(medicineTimes.hcId, hcId))
  return (await tx.delete(medicines).where(eq(medicines.hcId, hcId))).count
}
