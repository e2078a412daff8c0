import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { memberTargets } from '#server/domain/goal/schema.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { healthIndexRecords as records } from '#server/domain/index-record/schema.ts'
import { reckoned } from '#server/domain/member/reckoned.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { ageOn } from '#server/domain/nutrition/advised.rules.ts'
import { decadeOf, peerQueries, type Peers } from '#server/domain/peer/queries.ts'
import { addDays } from '#server/seoul.ts'
import { factsOf, FORGOTTEN, monthEnds, type ScoreCode, type ScoreReading, WINDOW } from './facts.rules.ts'
import { type Facts, type Points, pointsOf } from './score.rules.ts'

export type ScoredMonth = { day: string; facts: Facts; points: Points }

/** What a score is told of: months oldest first, and others of the same age and sex. */
export type Scored = { nickName: string; gender: 'M' | 'F'; decade: number; months: ScoredMonth[]; peers: Peers | null }

const CODES: readonly ScoreCode[] = ['BW', 'BDF', 'SBP', 'DBP', 'NBD', 'SLP']
const param = sql.placeholder

export function healthScoreQueries(db: Db) {
  const indexRecords = indexRecordQueries(db)
  const peers = peerQueries(db)
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
          inArray(records.helhidxCode, [...CODES]),
          gte(records.inptDt, param('from')),
          lte(records.inptDt, param('to')),
        ),
      )
      .orderBy(asc(records.inptDt)),
  )
  const activity = { day: dailyActivity.activityDt, steps: dailyActivity.steps, kcal: dailyActivity.eatenKcal }
  const readDays = compiled(
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
  const who = {
    nickName: members.nickName,
    gender: members.gender,
    birthdayYear: members.birthdayYear,
    birthdayMonth: members.birthdayMonth,
    birthdayDay: members.birthdayDay,
    stepGoal: memberTargets.stepGoal,
    kcalGoal: memberTargets.eatKcalGoal,
  }
  const readWho = compiled(
    db,
    who,
    db
      .select(who)
      .from(members)
      .leftJoin(memberTargets, eq(memberTargets.hcId, members.hcId))
      .where(eq(members.hcId, param('hcId'))),
  )

  return {
    /**
     * The score as of a day and of the last day of each month before, oldest first. Nothing of it is kept: half a year
     * and what it looks back on is read in two ranges, five statements in all, whatever there is.
     */
    months: async (hcId: string, day: string, today: string): Promise<Scored | undefined> => {
      const ends = monthEnds(day)
      const first = ends[0] ?? day
      const [[found], heightCm, readings, days] = await Promise.all([
        readWho({ hcId }),
        indexRecords.heightCm(hcId),
        readReadings({ hcId, from: `${addDays(first, -FORGOTTEN.NBD)}000000`, to: `${day}235959` }),
        readDays({ hcId, from: addDays(first, -WINDOW), to: day }),
      ])
      if (found === undefined) return undefined
      const person = reckoned(found)
      const age = ageOn(person, day)
      const months = ends.map((end) => {
        // The statement asked for these codes alone.
        const facts = factsOf({ ...person, heightCm }, readings as ScoreReading[], days, end, today)
        return { day: end, facts, points: pointsOf(facts) }
      })
      return {
        nickName: person.nickName,
        gender: person.gender,
        decade: decadeOf(age),
        months,
        // Who has told neither sex nor birthday is reckoned as somebody, and is nobody's peer (as the body mass index).
        peers: found.gender === null || found.birthdayYear === null ? null : await peers.of(person.gender, age),
      }
    },
  }
}
