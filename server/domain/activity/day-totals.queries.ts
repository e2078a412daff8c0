/** A member's days as they come to: added up from everything that phones have sent about them. */
import { and, asc, eq, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { insertMany, upsertMany } from '#server/db/many.ts'
import { addDays, seoulDay } from '#server/seoul.ts'
import { believed, isPossibleTotal } from './believed.rules.ts'
import { countedSpans, halfHourReadings, piecesOfDay, type Span, totalUntil, walkedOf } from './day-totals.rules.ts'
import { oldestSampled } from './samples.rules.ts'
import { dailyActivity, phoneDaySteps, phoneExercises, phoneSteps, stepReadings } from './schema.ts'

/**
 * A sample every twenty seconds on two days. What goes beyond has not come from walking, and is not added up: the sum
 * stays cheap.
 */
const SAMPLES = 8640

/**
 * Makes steps, energy and half-hour readings anew from everything the phone has sent; writes what differs.
 *
 * @param days few, and one after the other
 */
export async function totalDays(tx: Queryable, hcId: string, days: readonly string[], now: Date): Promise<void> {
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return
  // No span is longer than a day, so whatever reaches into the first day began at most a day before it.
  const [from, dawn, until] = [`${addDays(first, -1)}000000`, `${first}000000`, `${last}235959`]
  // Asked together: the driver sends them in one go.
  const [sampled, exercises, told, known] = await Promise.all([
    tx
      .select({
        startDt: phoneSteps.startDt,
        endDt: phoneSteps.endDt,
        offsetMin: phoneSteps.offsetMin,
        amount: phoneSteps.steps,
        kcal: phoneSteps.kcal,
        origin: phoneSteps.origin,
        sourceName: phoneSteps.sourceName,
      })
      .from(phoneSteps)
      .where(
        and(
          eq(phoneSteps.hcId, hcId),
          gte(phoneSteps.startDt, from),
          lte(phoneSteps.startDt, until),
          gte(phoneSteps.endDt, dawn),
        ),
      )
      .orderBy(asc(phoneSteps.startDt))
      .limit(SAMPLES),
    tx
      .select({
        startDt: phoneExercises.startDt,
        endDt: phoneExercises.endDt,
        offsetMin: phoneExercises.offsetMin,
        kcal: phoneExercises.kcal,
      })
      .from(phoneExercises)
      .where(
        and(
          eq(phoneExercises.hcId, hcId),
          gte(phoneExercises.startDt, from),
          lte(phoneExercises.startDt, until),
          gte(phoneExercises.endDt, dawn),
        ),
      )
      .orderBy(asc(phoneExercises.startDt))
      .limit(SAMPLES),
    // Later days too: a month that was told after a day holds the whole of it.
    tx
      .select({
        day: phoneDaySteps.activityDt,
        steps: phoneDaySteps.steps,
        origin: phoneDaySteps.origin,
        knownAside: phoneDaySteps.asideSteps,
        // Before each total knew it itself, the day knew the largest.
        wasAside: sql<number | null>`coalesce(${phoneDaySteps.asideSteps}, ${dailyActivity.asideSteps})`,
      })
      .from(phoneDaySteps)
      .leftJoin(
        dailyActivity,
        and(eq(dailyActivity.hcId, phoneDaySteps.hcId), eq(dailyActivity.activityDt, phoneDaySteps.activityDt)),
      )
      .where(and(eq(phoneDaySteps.hcId, hcId), gte(phoneDaySteps.activityDt, first))),
    tx
      .select({ day: stepReadings.activityDt, readAt: stepReadings.readAt, steps: stepReadings.steps })
      .from(stepReadings)
      .where(and(eq(stepReadings.hcId, hcId), inArray(stepReadings.activityDt, sorted)))
      .orderBy(asc(stepReadings.readAt)),
  ])

  const steps = sampled.map(({ sourceName, ...span }) => ({ ...span, source: `${span.origin} ${sourceName ?? ''}` }))
  const burnedIn = (rows: readonly (Omit<Span, 'amount'> & { kcal: number | null })[]): Span[] =>
    rows.flatMap(({ kcal, ...span }) => (kcal === null ? [] : [{ ...span, amount: kcal }]))
  const rows = sorted.map((day) => {
    const { counted, aside } = believed(steps.filter(touches(day)), day)
    const pieces = piecesOfDay(counted, day)
    const impossible = told.filter((row) => row.day === day && !isPossibleTotal(row, now))
    // A total holds the samples that were set aside of its phone, too: what is left of it nobody knows.
    const doubted = new Set(aside.map(({ origin }) => origin))
    const trusted = told.filter((row) => row.day > day || !(impossible.includes(row) || doubted.has(row.origin)))
    const walked = walkedOf(day, totalUntil(pieces), trusted)
    const asideSteps = Math.max(totalUntil(piecesOfDay(aside, day)), ...impossible.map((row) => row.steps)) || null
    // An exercise lies within the walk of its stretch, whoever told it: there the larger rate counts, not the larger
    // source.
    const burned: Span[] = [...countedSpans(burnedIn(counted), day), ...burnedIn(exercises).filter(touches(day))]
    const kcal = totalUntil(
      piecesOfDay(
        burned.map((span) => ({ ...span, source: null })),
        day,
      ),
    )
    const judged = told
      .filter((row) => row.day === day)
      .map((row) => ({ ...row, asideSteps: impossible.includes(row) ? row.steps : null }))
    return { activityDt: day, readings: halfHourReadings(pieces), steps: walked, asideSteps, burnedKcal: kcal, judged }
  })
  type Amounts = Pick<typeof dailyActivity.$inferInsert, 'activityDt' | 'steps' | 'asideSteps' | 'burnedKcal'>
  const put = (amounts: readonly Amounts[], differ: SQL) =>
    upsertMany(
      tx,
      dailyActivity,
      amounts.map((row) => ({ hcId, ...row, updatedAt: now })),
      ['hcId', 'activityDt'],
      differ,
    )
  // Where something is set aside, what stood there before may have been counted from it: nothing of that stays.
  const isSaid = (amount: number, asideSteps: number | null) => amount > 0 || asideSteps !== null
  const walked = rows
    .filter(({ steps, asideSteps }) => isSaid(steps, asideSteps))
    .map(({ activityDt, steps, asideSteps }) => ({ activityDt, steps: steps || null, asideSteps }))
  const burned = rows
    .filter(({ burnedKcal, asideSteps }) => isSaid(burnedKcal, asideSteps))
    .map(({ activityDt, burnedKcal }) => ({ activityDt, burnedKcal: burnedKcal || null }))
  const nothing = rows.filter(({ steps, asideSteps }) => !isSaid(steps, asideSteps)).map(({ activityDt }) => activityDt)
  const believeAgain = async () => {
    if (nothing.length === 0) return
    const { activityDt, asideSteps } = dailyActivity
    const wasAside = and(eq(dailyActivity.hcId, hcId), inArray(activityDt, nothing), isNotNull(asideSteps))
    await tx.update(dailyActivity).set({ asideSteps: null, updatedAt: now }).where(wasAside)
  }
  const rememberAside = async () => {
    const changed = rows.flatMap(({ judged }) => judged.filter((row) => row.asideSteps !== row.knownAside))
    for (const { day, origin, asideSteps } of changed) {
      const isTotal = and(eq(phoneDaySteps.origin, origin), eq(phoneDaySteps.activityDt, day))
      await tx
        .update(phoneDaySteps)
        .set({ asideSteps })
        .where(and(eq(phoneDaySteps.hcId, hcId), isTotal))
    }
  }
  // Of a day whose samples are gone the energy of its steps is known by its sum alone: it is not lost to an exercise.
  const isWhole = sql`(${dailyActivity.activityDt} >= ${oldestSampled(seoulDay(now))}
    or coalesce(${dailyActivity.burnedKcal}, 0) < excluded.burned_kcal)`
  const asText = (readings: readonly { readAt: string; steps: number }[]) =>
    readings.map(({ readAt, steps }) => `${readAt} ${steps}`).join()
  const read = rows.filter(({ activityDt, readings, asideSteps }) => {
    const before = known.filter((row) => row.day === activityDt)
    return isSaid(readings.length, asideSteps) && asText(readings) !== asText(before)
  })
  const readAnew = async () => {
    if (read.length === 0) return
    const days = read.map(({ activityDt }) => activityDt)
    const isRead = and(eq(stepReadings.hcId, hcId), inArray(stepReadings.activityDt, days))
    if (known.length > 0) await tx.delete(stepReadings).where(isRead)
    const anew = read.flatMap(({ activityDt, readings }) =>
      readings.map((reading) => ({ hcId, activityDt, ...reading })),
    )
    await insertMany(tx, stepReadings, anew)
  }
  // Asked together too: the transaction holds the embedded database's one connection until the last is answered.
  const written = await Promise.allSettled([
    put(walked, differs.steps),
    put(burned, sql`${differs.burnedKcal} and ${isWhole}`),
    believeAgain(),
    readAnew(),
    rememberAside(),
  ])
  // Not before all are done: what is still to come would be written behind the transaction.
  for (const each of written) if (each.status === 'rejected') throw each.reason
}

/** Only a new amount is written: the time of the last change stays otherwise. */
const differs = {
  steps: sql`(${dailyActivity.steps}, ${dailyActivity.asideSteps})
    is distinct from (excluded.steps, excluded.aside_steps)`,
  burnedKcal: sql`${dailyActivity.burnedKcal} is distinct from excluded.burned_kcal`,
}

const touches = (day: string) => (span: { startDt: string; endDt: string }) =>
  span.startDt <= `${day}235959` && span.endDt >= `${day}000000`
