/**
 * What the record hub and the health page know of a member, in a number of statements that does not grow with the
 * records.
 */
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { dailyActivity, phoneExercises } from '#server/domain/activity/schema.ts'
import { checkupConsents, checkups } from '#server/domain/checkup/schema.ts'
import { programmeWorkouts } from '#server/domain/exercise/schema.ts'
import { memberTargets } from '#server/domain/goal/schema.ts'
import { arrangedQueries } from '#server/domain/home/arranged.queries.ts'
import { arrangementOf, inOrder } from '#server/domain/home/shown.rules.ts'
import { KEEPING_RULE } from '#server/domain/consent/queries.ts'
import { healthConsents } from '#server/domain/consent/schema.ts'
import { heartRateQueries } from '#server/domain/index-record/heart-rate.queries.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import type { IndexCode } from '#server/domain/index-record/rules.ts'
import { healthIndexRecords, heartRates } from '#server/domain/index-record/schema.ts'
import { intakeRecords } from '#server/domain/intake/schema.ts'
import { members } from '#server/domain/member/schema.ts'
import { addDays } from '#server/seoul.ts'
import type { Yn } from '#server/wire.ts'
import { cardsOf, type Newest } from './cards.rules.ts'
import { INDICATORS, type IndicatorCode } from './rules.ts'
import { storedOnly } from './stored.rules.ts'

/** Of which there may be data (existsData), in its order. */
export const KINDS = ['EAT', 'STEP', 'WRKOT', 'BW', 'BP', 'BS', 'SLP', 'HR', 'CHKUP'] as const
export type Kind = (typeof KINDS)[number]

const CODES = [
  'BW',
  'HT',
  'BDF',
  'SKM',
  'SBP',
  'DBP',
  'NBD',
  'ABD',
  'BBD',
  'SBD',
  'SLP',
] as const satisfies readonly IndexCode[]
/** What somebody goes and measures: what a habit can be of. */
const MEASURED = ['BW', 'SBP', 'NBD', 'ABD', 'BBD', 'SBD'] as const satisfies readonly IndexCode[]

export function indicatorQueries(db: Db) {
  const records = indexRecordQueries(db)
  const hearts = heartRateQueries(db)
  const places = arrangedQueries(db)

  /** The member, what the day has come to, and whether health data may be worked with. */
  const person = async (hcId: string, day: string) => {
    const [row] = await db
      .select({
        nickName: members.nickName,
        lang: members.lang,
        gender: members.gender,
        birthdayYear: members.birthdayYear,
        birthdayMonth: members.birthdayMonth,
        birthdayDay: members.birthdayDay,
        heightCm: members.heightCm,
        steps: dailyActivity.steps,
        eatenKcal: dailyActivity.eatenKcal,
        stepGoal: memberTargets.stepGoal,
        eatKcalGoal: memberTargets.eatKcalGoal,
        targetKg: memberTargets.targetWeightKg,
        keepingYn: healthConsents.agreeYn,
      })
      .from(members)
      .leftJoin(dailyActivity, and(eq(dailyActivity.hcId, members.hcId), eq(dailyActivity.activityDt, day)))
      .leftJoin(memberTargets, eq(memberTargets.hcId, members.hcId))
      .leftJoin(healthConsents, and(eq(healthConsents.hcId, members.hcId), eq(healthConsents.consent, KEEPING_RULE)))
      .where(eq(members.hcId, hcId))
    return row
  }

  /** @param asked the member, where somebody asks for them anyway */
  const newest = async (hcId: string, day: string, asked = person(hcId, day)): Promise<Newest> => {
    const [latest, who, restingRate] = await Promise.all([records.latest(hcId, CODES), asked, hearts.newestRest(hcId)])
    const [systolic, lower] = [latest.get('SBP'), latest.get('DBP')]
    // Nearly always both are of one moment; only where the newest one stands alone the other is looked for.
    const diastolic =
      systolic === undefined
        ? null
        : lower?.inptDt === systolic.inptDt
          ? lower.value
          : ((await records.record(hcId, 'DBP', systolic.inptDt)) ?? null)
    return {
      records: latest,
      diastolic,
      heightCm: latest.get('HT')?.value ?? who?.heightCm ?? null,
      restingRate,
      gender: who?.gender ?? null,
    }
  }

  return {
    person,
    newest,

    /** Every indicator in the member's order, with whether it is shown. */
    settings: async (hcId: string) => inOrder(INDICATORS, await places.arranged(hcId, 'indicator')),

    saveSettings: (hcId: string, wanted: readonly { code: IndicatorCode; shwYn: Yn }[]): Promise<number> =>
      places.arrange(hcId, 'indicator', arrangementOf(INDICATORS, wanted)),

    /**
     * The shown indicators in the member's order, with their newest value; how it stands only while the consent to keep
     * health data does.
     */
    shown: async (hcId: string, day: string) => {
      const asked = person(hcId, day)
      const [settings, found, who] = await Promise.all([
        places.arranged(hcId, 'indicator'),
        newest(hcId, day, asked),
        asked,
      ])
      const isKeeping = who?.keepingYn === 'Y'
      const cards = new Map(cardsOf(found).map((card) => [card.code, isKeeping ? card : storedOnly(card)]))
      return inOrder(INDICATORS, settings).flatMap(({ code, shwYn, orderSeq }) => {
        const card = cards.get(code)
        return shwYn === 'N' || card === undefined ? [] : [{ card, orderSeq, isKeeping }]
      })
    },

    /** What was measured by hand or device since a week before `day`: enough to know the habits. */
    lately: (hcId: string, day: string): Promise<{ code: IndexCode; inptDt: string }[]> =>
      db
        .select({ code: sql<IndexCode>`${healthIndexRecords.helhidxCode}`, inptDt: healthIndexRecords.inptDt })
        .from(healthIndexRecords)
        // A night counts to the day before it, so one day more.
        .where(
          and(
            eq(healthIndexRecords.hcId, hcId),
            inArray(healthIndexRecords.helhidxCode, [...MEASURED]),
            gte(healthIndexRecords.inptDt, `${addDays(day, -8)}000000`),
          ),
        ),

    /** The newest day of each kind that has data. One statement of index probes. */
    newestDays: async (hcId: string): Promise<Map<Kind, string>> => {
      const measured = (...codes: IndexCode[]) =>
        sql.join(
          codes.map(
            (code) => sql`(
              select max(${healthIndexRecords.inptDt}) from ${healthIndexRecords}
              where ${healthIndexRecords.hcId} = ${hcId} and ${healthIndexRecords.helhidxCode} = ${code})`,
          ),
          sql`, `,
        )
      const [row] = await db.execute<Record<Lowercase<Kind>, string | null>>(sql`select
        (select max(${intakeRecords.eatDt}) from ${intakeRecords} where ${intakeRecords.hcId} = ${hcId}) as eat,
        (select max(${dailyActivity.activityDt}) from ${dailyActivity}
          where ${dailyActivity.hcId} = ${hcId} and ${dailyActivity.steps} > 0) as step,
        greatest(
          (select max(${phoneExercises.startDt}) from ${phoneExercises}
            where ${phoneExercises.hcId} = ${hcId}),
          (select max(${programmeWorkouts.startDt}) from ${programmeWorkouts}
            where ${programmeWorkouts.hcId} = ${hcId})) as wrkot,
        ${measured('BW')} as bw,
        ${measured('SBP')} as bp,
        greatest(${measured('NBD', 'ABD', 'BBD', 'SBD')}) as bs,
        ${measured('SLP')} as slp,
        (select max(${heartRates.inptDt}) from ${heartRates} where ${heartRates.hcId} = ${hcId}) as hr,
        (select max(${checkups.checkupDt}) from ${checkups} where ${checkups.hcId} = ${hcId}
          and exists (
            select 1 from ${checkupConsents}
            where ${checkupConsents.hcId} = ${hcId} and ${checkupConsents.agreeYn} = 'Y')) as chkup`)
      return new Map(
        KINDS.flatMap((kind) => {
          // The row's columns are named by the kinds, in small letters as the database writes them.
          const at = row?.[kind.toLowerCase() as Lowercase<Kind>]
          return at == null ? [] : [[kind, at.slice(0, 8)]]
        }),
      )
    },
  }
}
