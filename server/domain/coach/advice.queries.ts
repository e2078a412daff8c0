/** What is advised for the meals of a day, to whoever draws its menu (docs/decisions/392). */
import { eq, type Placeholder, sql } from 'drizzle-orm'
import { compiled } from '#server/compiled.ts'
import type { Db } from '#server/db/client.ts'
import { memberTargets } from '#server/domain/goal/schema.ts'
import { intakeRecords, skippedMeals } from '#server/domain/intake/schema.ts'
import type { Course } from '#server/domain/meal/course.rules.ts'
import { reckoned } from '#server/domain/member/reckoned.rules.ts'
import { members } from '#server/domain/member/schema.ts'
import { advised, ageOn } from '#server/domain/nutrition/advised.rules.ts'
import type { SeoulNow } from '#server/seoul.ts'
import { adviceFor, type AdvisedDay, type Suited } from './recommend.rules.ts'

/** The best of some courses of one meal; undefined when nothing suits. */
export type Advice = (courses: readonly Course[], avoided: ReadonlySet<string>) => Suited | undefined

/** Foods of a day: how many, their sums, and the meals they are of. */
type Eaten = Omit<AdvisedDay, 'skipped' | 'advised' | 'goal'>
type EatenRow = readonly (number | string | null)[]

const readEaten = (row: EatenRow): Eaten => {
  const sum = (at: number) => {
    const value = row[at]
    return typeof value === 'number' ? value : null
  }
  return {
    foods: { length: sum(0) ?? 0 },
    kcal: sum(1) ?? 0,
    carbohydrateG: sum(2),
    proteinG: sum(3),
    fatG: sum(4),
    sugarG: sum(5),
    fibreG: sum(6),
    sodiumMg: sum(7),
    meals: listOf(row[8]).map((mealType) => ({ mealType })),
  }
}
const listOf = (joined: unknown): string[] => (typeof joined === 'string' && joined !== '' ? joined.split(',') : [])

/** What advice for a day rests on, as columns of a row of the member: it costs home no statement of its own. */
export const adviceFields = (day: Placeholder) => ({
  gender: members.gender,
  birthdayYear: members.birthdayYear,
  birthdayMonth: members.birthdayMonth,
  birthdayDay: members.birthdayDay,
  eatKcalGoal: memberTargets.eatKcalGoal,
  lang: members.lang,
  eaten: sql<Eaten>`(
    select json_build_array(count(*), sum(${intakeRecords.kcal}), sum(${intakeRecords.carbohydrateG}),
      sum(${intakeRecords.proteinG}), sum(${intakeRecords.fatG}), sum(${intakeRecords.sugarG}),
      sum(${intakeRecords.fibreG}), sum(${intakeRecords.sodiumMg}),
      string_agg(distinct ${intakeRecords.mealType}, ','))
    from ${intakeRecords} where ${intakeRecords.hcId} = ${members.hcId}
      and ${intakeRecords.eatDt} between ${day}::text || '000000' and ${day}::text || '235959')`.mapWith(readEaten),
  skipped: sql<string[]>`(
    select coalesce(string_agg(${skippedMeals.mealType}, ','), '') from ${skippedMeals}
    where ${skippedMeals.hcId} = ${members.hcId} and ${skippedMeals.baseDt} = ${day}::text)`.mapWith(listOf),
})

type Fields = ReturnType<typeof adviceFields>
export type AdviceRow = Pick<
  typeof members.$inferSelect,
  'gender' | 'birthdayYear' | 'birthdayMonth' | 'birthdayDay'
> & {
  eatKcalGoal: number | null
  eaten: Fields['eaten']['_']['type']
  skipped: string[]
}

const NOTHING = readEaten([])

/** @param isOfDay whether what the row tells is of the day of the menu; of another nothing is told yet */
export function adviceOf(row: AdviceRow, menuDt: string, isOfDay: boolean, now: SeoulNow): Advice {
  const who = reckoned(row)
  const day: AdvisedDay = {
    ...(isOfDay ? row.eaten : NOTHING),
    skipped: isOfDay ? row.skipped : [],
    advised: advised({ gender: who.gender, age: ageOn(who, menuDt) }, row.eatKcalGoal),
    goal: row.eatKcalGoal,
  }
  return (courses, avoided) => adviceFor(day, courses, avoided, now)[0]
}

export function adviceQueries(db: Db) {
  const fields = adviceFields(sql.placeholder('day'))
  const read = compiled(
    db,
    fields,
    db
      .select(fields)
      .from(members)
      .leftJoin(memberTargets, eq(memberTargets.hcId, members.hcId))
      .where(eq(members.hcId, sql.placeholder('hcId'))),
  )
  return {
    /** One statement, whatever the day of the menu and its number of courses. */
    on: async (hcId: string, menuDt: string, now: SeoulNow): Promise<Advice> => {
      const [row] = await read({ hcId, day: menuDt })
      return row === undefined ? () => undefined : adviceOf(row, menuDt, true, now)
    },
  }
}
