/** What exercise has to know of somebody's body. */
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { healthIndexRecords } from '#server/domain/index-record/schema.ts'
import { reckoned } from '#server/domain/member/reckoned.rules.ts'
import { members } from '#server/domain/member/schema.ts'

export type Body = { kg: number; gender: 'M' | 'F'; age: number }

/** While nobody knows better. */
const USUAL_KG = 60

const records = healthIndexRecords

/** The newest weight, else the one of the sign-up, else 60 kg. */
export async function bodyOf(db: Queryable, hcId: string, today: string): Promise<Body> {
  const [row] = await db
    .select({
      recorded: sql<number | null>`(select ${records.helhidxVal} from ${records} where ${records.hcId} = ${hcId}
        and ${records.helhidxCode} = 'BW' order by ${records.inptDt} desc limit 1)`.mapWith((value: unknown) =>
        value === null ? null : Number(value),
      ),
      given: members.weightKg,
      gender: members.gender,
      birthdayYear: members.birthdayYear,
      birthdayMonth: members.birthdayMonth,
      birthdayDay: members.birthdayDay,
    })
    .from(members)
    .where(eq(members.hcId, hcId))
  if (row === undefined) throw new Error(`There is no member ${hcId}.`)
  const { recorded, given, gender, birthdayYear, birthdayMonth, birthdayDay } = reckoned(row)
  const age =
    Number(today.slice(0, 4)) - Number(birthdayYear) - (today.slice(4) < `${birthdayMonth}${birthdayDay}` ? 1 : 0)
  return { kg: recorded ?? given ?? USUAL_KG, gender, age }
}
