/**
 * What a health age needs of a member's records: two months of what is told every day, half a year of what is measured
 * now and then, whatever there is beyond it.
 */
import { and, asc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { checkupQueries } from '#server/domain/checkup/queries.ts'
import { numberIn } from '#server/domain/checkup/value.rules.ts'
import { bodyMeasures } from '#server/domain/health-data/schema.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { healthIndexRecords as records } from '#server/domain/index-record/schema.ts'
import { intakeRecords } from '#server/domain/intake/schema.ts'
import { reckoned } from '#server/domain/member/reckoned.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { ageOn } from '#server/domain/nutrition/advised.rules.ts'
import { addDays } from '#server/seoul.ts'
import { type AgeDay, ageFacts, type AgeReading, LOOK_BACK, WINDOW } from './facts.rules.ts'

const param = sql.placeholder

export type KnownAge = NonNullable<Awaited<ReturnType<ReturnType<typeof healthAgeQueries>['of']>>>

export function healthAgeQueries(db: Db) {
  const indexRecords = indexRecordQueries(db)
  const checkups = checkupQueries(db)
  const who = {
    nickName: members.nickName,
    gender: members.gender,
    birthdayYear: members.birthdayYear,
    birthdayMonth: members.birthdayMonth,
    birthdayDay: members.birthdayDay,
  }
  const readWho = compiled(
    db,
    who,
    db
      .select(who)
      .from(members)
      .where(eq(members.hcId, param('hcId'))),
  )
  const reading = {
    code: records.helhidxCode,
    day: records.helhDate,
    inptDt: records.inptDt,
    value: records.helhidxVal,
  }
  const readReadings = compiled(
    db,
    reading,
    db
      .select(reading)
      .from(records)
      .where(
        and(
          eq(records.hcId, param('hcId')),
          lte(records.inptDt, param('to')),
          or(
            and(inArray(records.helhidxCode, ['SBP', 'DBP', 'SLP']), gte(records.inptDt, param('recent'))),
            and(inArray(records.helhidxCode, ['BW', 'BDF', 'SKM', 'NBD']), gte(records.inptDt, param('from'))),
          ),
        ),
      )
      .orderBy(asc(records.inptDt)),
  )
  const activity = { day: dailyActivity.activityDt, steps: dailyActivity.steps }
  const readActivity = compiled(
    db,
    activity,
    db
      .select(activity)
      .from(dailyActivity)
      .where(
        and(
          eq(dailyActivity.hcId, param('hcId')),
          gte(dailyActivity.activityDt, param('from')),
          lte(dailyActivity.activityDt, param('to')),
        ),
      ),
  )
  const eaten = {
    day: sql<string>`left(${intakeRecords.eatDt}, 8)`,
    saltMg: sql<number | null>`sum(${intakeRecords.sodiumMg})`.mapWith(numberOrNull),
  }
  const readSalt = compiled(
    db,
    eaten,
    db
      .select(eaten)
      .from(intakeRecords)
      .where(
        and(
          eq(intakeRecords.hcId, param('hcId')),
          gte(intakeRecords.eatDt, param('from')),
          lte(intakeRecords.eatDt, param('to')),
        ),
      )
      .groupBy(sql`left(${intakeRecords.eatDt}, 8)`),
  )
  const taped = { day: bodyMeasures.measureDt, waistMm: bodyMeasures.waistMm }
  const readWaists = compiled(
    db,
    taped,
    db
      .select(taped)
      .from(bodyMeasures)
      .where(
        and(
          eq(bodyMeasures.hcId, param('hcId')),
          gte(bodyMeasures.measureDt, param('from')),
          lte(bodyMeasures.measureDt, param('to')),
        ),
      ),
  )

  return {
    /**
     * What is known as of today and as of thirty days ago; undefined when the member has left. Eight statements,
     * however long the history.
     */
    of: async (hcId: string, today: string) => {
      const ends = { to: `${today}235959` }
      const [[told], heightCm, readings, walked, salted, waists, found] = await Promise.all([
        readWho({ hcId }),
        indexRecords.heightCm(hcId),
        readReadings({
          hcId,
          recent: `${addDays(today, -LOOK_BACK.means)}000000`,
          from: `${addDays(today, -LOOK_BACK.readings)}000000`,
          ...ends,
        }),
        readActivity({ hcId, from: addDays(today, -LOOK_BACK.means), to: today }),
        readSalt({ hcId, from: `${addDays(today, -LOOK_BACK.means)}000000`, ...ends }),
        readWaists({ hcId, from: addDays(today, -LOOK_BACK.year), to: today }),
        checkups.of(hcId),
      ])
      if (told === undefined) return undefined
      const person = reckoned(told)
      const days = new Map<string, AgeDay>(walked.map(({ day, steps }) => [day, { day, steps, saltMg: null }]))
      for (const { day, saltMg } of salted) days.set(day, { day, steps: days.get(day)?.steps ?? null, saltMg })
      const known = {
        gender: person.gender,
        heightCm,
        // The statement asked for these codes alone.
        readings: readings as AgeReading[],
        days: [...days.values()],
        waists: waists.map(({ day, waistMm }) => ({ day, cm: waistMm / 10 })),
        checkups: found.checkups.map(({ checkupDt, values }) => ({
          day: checkupDt,
          waistCm: numberIn('WC', values.get('WC')),
          fasting: numberIn('NBD', values.get('NBD')),
        })),
      }
      const monthAgo = addDays(today, -WINDOW)
      const hasBirthday = Boolean(told.birthdayYear && told.birthdayMonth && told.birthdayDay)
      return {
        nickName: person.nickName,
        realAge: hasBirthday ? ageOn(person, today) : null,
        realAgeBefore: hasBirthday ? ageOn(person, monthAgo) : null,
        now: ageFacts(known, today, today),
        before: ageFacts(known, monthAgo, today),
      }
    },
  }
}

const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value))
