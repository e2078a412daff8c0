/** Programmes as they are offered to a member, and what of them the member likes. */
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import {
  type Complaint,
  exerciseCodes,
  exerciseMoves,
  exerciseProgrammes,
  exerciseThemes,
  favouriteProgrammes,
  programmeMoves,
  programmeWorkouts,
  routineStats,
  themeStats,
} from './schema.ts'

export type Programme = typeof exerciseProgrammes.$inferSelect
export type Theme = typeof exerciseThemes.$inferSelect & { prgmCnt: number }
export type Code = typeof exerciseCodes.$inferSelect
/** A programme with what it takes, and what the member has to do with it. */
export type Offer = Programme & {
  thmNm: string
  thmNmEng: string
  seconds: number
  /** MET × seconds of all moves, in tenths. */
  metSeconds: number
  moveCnt: number
  strains: Complaint[]
  favouriteSince: Date | null
  doneCnt: number
}
export type Step = Pick<typeof programmeMoves.$inferSelect, 'moveSn' | 'setCnt' | 'repCnt' | 'moveSec' | 'restSec'> &
  Omit<typeof exerciseMoves.$inferSelect, 'moveCode' | 'strains'>

const isComplaint = (code: string): code is Complaint => ['NECK', 'BACK', 'KNEE', 'WRIST'].includes(code)
const complaintsIn = (codes: string): Complaint[] => codes.split(',').filter(isComplaint)

/** Fewer than so many could be recognised. */
const ANONYMOUS_FROM = 10

export function programmeQueries(db: Db) {
  const prgmCnt =
    sql<number>`(select count(*) from ${exerciseProgrammes} p where p.thm_code = ${exerciseThemes}.thm_code)`.mapWith(
      Number,
    )
  const theme = {
    thmCode: exerciseThemes.thmCode,
    orderSeq: exerciseThemes.orderSeq,
    thmNm: exerciseThemes.thmNm,
    thmNmEng: exerciseThemes.thmNmEng,
    thmDesc: exerciseThemes.thmDesc,
    thmDescEng: exerciseThemes.thmDescEng,
  }

  return {
    /** The easiest first; of one theme or one programme where that is told. */
    offers: async (hcId: string, of: { thmCode?: string; prgmCode?: string } = {}): Promise<Offer[]> => {
      const plan = db
        .select({
          prgmCode: programmeMoves.prgmCode,
          seconds: sql<number>`sum(${programmeMoves.moveSec} + ${programmeMoves.restSec})`
            .mapWith(Number)
            .as('seconds'),
          metSeconds: sql<number>`sum(${programmeMoves.moveSec} * ${exerciseMoves.metTenths})`
            .mapWith(Number)
            .as('met_seconds'),
          moveCnt: sql<number>`count(*)`.mapWith(Number).as('move_cnt'),
          // Text, since the driver leaves an array that no column has as the database writes it.
          strains: sql<string>`coalesce(string_agg(distinct ${exerciseMoves.strains}, ','), '')`.as('strains'),
        })
        .from(programmeMoves)
        .innerJoin(exerciseMoves, eq(exerciseMoves.moveCode, programmeMoves.moveCode))
        .groupBy(programmeMoves.prgmCode)
        .as('plan')
      const done = db
        .select({ prgmCode: programmeWorkouts.prgmCode, times: sql<number>`count(*)`.as('times') })
        .from(programmeWorkouts)
        .where(eq(programmeWorkouts.hcId, hcId))
        .groupBy(programmeWorkouts.prgmCode)
        .as('done')
      const rows = await db
        .select({
          programme: exerciseProgrammes,
          thmNm: exerciseThemes.thmNm,
          thmNmEng: exerciseThemes.thmNmEng,
          seconds: plan.seconds,
          metSeconds: plan.metSeconds,
          moveCnt: plan.moveCnt,
          strains: plan.strains,
          favouriteSince: favouriteProgrammes.since,
          doneCnt: sql<number>`coalesce(${done.times}, 0)`.mapWith(Number),
        })
        .from(exerciseProgrammes)
        .innerJoin(exerciseThemes, eq(exerciseThemes.thmCode, exerciseProgrammes.thmCode))
        .innerJoin(plan, eq(plan.prgmCode, exerciseProgrammes.prgmCode))
        .leftJoin(
          favouriteProgrammes,
          and(eq(favouriteProgrammes.hcId, hcId), eq(favouriteProgrammes.prgmCode, exerciseProgrammes.prgmCode)),
        )
        .leftJoin(done, eq(done.prgmCode, exerciseProgrammes.prgmCode))
        .where(
          and(
            of.thmCode === undefined ? undefined : eq(exerciseProgrammes.thmCode, of.thmCode),
            of.prgmCode === undefined ? undefined : eq(exerciseProgrammes.prgmCode, of.prgmCode),
          ),
        )
        .orderBy(asc(exerciseProgrammes.difficultyCode), asc(exerciseProgrammes.prgmCode))
      return rows.map(({ programme, strains, ...rest }) => ({ ...programme, ...rest, strains: complaintsIn(strains) }))
    },

    themes: (): Promise<Theme[]> =>
      db
        .select({ ...theme, prgmCnt })
        .from(exerciseThemes)
        .orderBy(asc(exerciseThemes.orderSeq)),

    theme: async (thmCode: string): Promise<Theme | undefined> =>
      (
        await db
          .select({ ...theme, prgmCnt })
          .from(exerciseThemes)
          .where(eq(exerciseThemes.thmCode, thmCode))
      )[0],

    /** Those that enough members opened, the most opened first. */
    openedThemes: (): Promise<Theme[]> =>
      db
        .select({ ...theme, prgmCnt })
        .from(themeStats)
        .innerJoin(exerciseThemes, eq(exerciseThemes.thmCode, themeStats.thmCode))
        .where(gte(themeStats.userCnt, ANONYMOUS_FROM))
        .orderBy(desc(themeStats.openCnt), asc(exerciseThemes.orderSeq)),

    /** What members of a gender and decade keep, the most kept first. */
    keptBy: (gender: 'M' | 'F', decade: number): Promise<{ prgmCode: string; userCnt: number }[]> =>
      db
        .select({ prgmCode: routineStats.prgmCode, userCnt: routineStats.userCnt })
        .from(routineStats)
        .where(
          and(
            eq(routineStats.gender, gender),
            eq(routineStats.decade, decade),
            gte(routineStats.userCnt, ANONYMOUS_FROM),
          ),
        )
        .orderBy(desc(routineStats.userCnt), asc(routineStats.prgmCode)),

    /** The moves of a programme in their order; none when there is no such programme. */
    steps: async (prgmCode: string): Promise<Step[]> => {
      const rows = await db
        .select({ step: programmeMoves, move: exerciseMoves })
        .from(programmeMoves)
        .innerJoin(exerciseMoves, eq(exerciseMoves.moveCode, programmeMoves.moveCode))
        .where(eq(programmeMoves.prgmCode, prgmCode))
        .orderBy(asc(programmeMoves.moveSn))
      return rows.map(({ step, move }) => ({ ...move, ...step }))
    },

    codes: (): Promise<Code[]> =>
      db.select().from(exerciseCodes).orderBy(asc(exerciseCodes.kind), asc(exerciseCodes.orderSeq)),

    favouriteCnt: (hcId: string): Promise<number> => db.$count(favouriteProgrammes, eq(favouriteProgrammes.hcId, hcId)),

    /** The wanted state: again changes nothing, and a favourite keeps its place (EXR-02). */
    setFavourite: async (hcId: string, prgmCode: string, wanted: boolean, now: Date): Promise<void> => {
      if (wanted) await db.insert(favouriteProgrammes).values({ hcId, prgmCode, since: now }).onConflictDoNothing()
      else
        await db
          .delete(favouriteProgrammes)
          .where(and(eq(favouriteProgrammes.hcId, hcId), eq(favouriteProgrammes.prgmCode, prgmCode)))
    },

    isProgramme: async (prgmCode: string): Promise<boolean> =>
      (await db.$count(exerciseProgrammes, eq(exerciseProgrammes.prgmCode, prgmCode))) > 0,
  }
}
