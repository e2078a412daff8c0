/** Exercises as they were done: a day, a week, a month, one by one; those of programmes by kind and theme. */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { bodyOf } from '#server/domain/exercise/body.queries.ts'
import { doneQueries } from '#server/domain/exercise/done.queries.ts'
import { categoryLog, donePrograms, themeLog } from '#server/domain/exercise/month.present.ts'
import { startOf } from '#server/domain/exercise/number.rules.ts'
import { programmeQueries } from '#server/domain/exercise/programme.queries.ts'
import { averageOf, monthParts, monthSpan, weekParts, weekSpan } from '#server/domain/exercise/period.rules.ts'
import {
  activeDay,
  phoneDetail,
  programmeWorkoutDetail,
  weekDays,
  workoutRow,
} from '#server/domain/exercise/workout.present.ts'
import { workoutQueries } from '#server/domain/exercise/workout.queries.ts'
import { heartRateQueries } from '#server/domain/index-record/heart-rate.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { isDay, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const NO_WORKOUT = { ko: '찾을 수 없는 운동 기록이에요.', en: 'There is no such exercise.' }
const NO_THEME = { ko: '찾을 수 없는 테마예요.', en: 'There is no such theme.' }

export function exerciseLogHandlers({ db, clock }: Deps) {
  const workouts = workoutQueries(db)
  const heartRates = heartRateQueries(db)
  const done = doneQueries(db)
  const programmes = programmeQueries(db)
  const { languageOf } = languageQueries(db)
  const today = () => seoulDay(clock.now())

  return {
    healthWeekDay: async ({ query: { baseDt = today() } }, caller) => {
      if (!isDay(baseDt)) return badRequest('baseDt')
      const span = weekSpan(baseDt)
      const [days, language] = await Promise.all([workouts.days(caller.hcId, span), languageOf(caller.hcId, caller)])
      return ok(weekDays(span, days, today(), language))
    },

    healthTodayAtvEnrgy: async ({ query: { baseDt = today() } }, caller) => {
      if (!isDay(baseDt)) return badRequest('baseDt')
      const [day, language] = await Promise.all([
        workouts.activeDay(caller.hcId, baseDt),
        languageOf(caller.hcId, caller),
      ])
      return ok(activeDay(baseDt, day, language))
    },

    healthTodayWrkot: async ({ query: { baseDt = today() } }, caller) => {
      if (!isDay(baseDt)) return badRequest('baseDt')
      const [list, language] = await Promise.all([
        workouts.workouts(caller.hcId, { from: baseDt, to: baseDt }),
        languageOf(caller.hcId, caller),
      ])
      return ok(list.map((workout) => workoutRow(workout, language)))
    },

    healthTodayWrkotDtl: async ({ query: { wrkotSn } }, caller) => {
      const { hcId } = caller
      const startDt = startOf(wrkotSn, 'PHONE')
      const [workout, body, language] = await Promise.all([
        startDt === undefined ? undefined : workouts.phoneWorkout(hcId, startDt),
        bodyOf(db, hcId, today()),
        languageOf(hcId, caller),
      ])
      if (workout === undefined) return refuse(404, 'notFound', NO_WORKOUT[language])
      const rates = await heartRates.within(hcId, workout.startDt, workout.endDt)
      return ok(phoneDetail(workout, rates, body.age, language))
    },

    healthTodayWrkotAiDtl: async ({ query: { wrkotSn } }, caller) => {
      const startDt = startOf(wrkotSn, 'AI')
      const [workout, language] = await Promise.all([
        startDt === undefined ? undefined : workouts.programmeWorkout(caller.hcId, startDt),
        languageOf(caller.hcId, caller),
      ])
      return workout === undefined
        ? refuse(404, 'notFound', NO_WORKOUT[language])
        : ok(programmeWorkoutDetail(workout, language))
    },

    healthWrkotWeekAvgKcal: async ({ query: { baseDt = today() } }, { hcId }) => {
      if (!isDay(baseDt)) return badRequest('baseDt')
      const span = weekSpan(baseDt)
      const days = await workouts.days(hcId, { from: span.before.from, to: span.to })
      return ok({ startDt: span.from, endDt: span.to, ...averageOf(days, span), list: weekParts(days, span) })
    },

    healthWrkotMonthAvgKcal: async ({ query: { baseMm = today().slice(0, 6) } }, { hcId }) => {
      const span = monthSpan(baseMm)
      const days = await workouts.days(hcId, { from: span.before.from, to: span.to })
      return ok({ startDt: span.from, endDt: span.to, ...averageOf(days, span), list: monthParts(days, span) })
    },

    healthTotWrkotList: async ({ query: { startDt, endDt, wrkotOriCode, pageNo = 1, pageSize = 20 } }, caller) => {
      if (!isDay(startDt)) return badRequest('startDt')
      if (!isDay(endDt) || endDt < startDt) return badRequest('endDt')
      const span = { from: startDt, to: endDt }
      const [totals, list, language] = await Promise.all([
        workouts.totals(caller.hcId, span, wrkotOriCode),
        workouts.workouts(caller.hcId, span, {
          origin: wrkotOriCode,
          limit: pageSize,
          offset: (pageNo - 1) * pageSize,
        }),
        languageOf(caller.hcId, caller),
      ])
      return ok({
        totalCnt: totals.count,
        totMin: totals.minutes,
        totKcal: totals.kcal,
        list: list.map((workout) => workoutRow(workout, language)),
      })
    },

    healthAiCategoryLog: async ({ query: { baseMm = today().slice(0, 6) } }, caller) => {
      const { from, to } = monthSpan(baseMm)
      const [list, codes, language] = await Promise.all([
        done.done(caller.hcId, from, to),
        programmes.codes(),
        languageOf(caller.hcId, caller),
      ])
      return ok(categoryLog(baseMm, list, codes, language))
    },

    healthAiPrgmThmLog: async ({ query: { baseMm = today().slice(0, 6) } }, caller) => {
      const { from, to } = monthSpan(baseMm)
      const [list, themes, language] = await Promise.all([
        done.done(caller.hcId, from, to),
        programmes.themes(),
        languageOf(caller.hcId, caller),
      ])
      return ok(themeLog(baseMm, list, themes, language))
    },

    healthAiPrgmThmDtl: async ({ query: { thmCode, baseMm = today().slice(0, 6) } }, caller) => {
      const { from, to } = monthSpan(baseMm)
      const [list, theme, language] = await Promise.all([
        done.done(caller.hcId, from, to),
        programmes.theme(thmCode),
        languageOf(caller.hcId, caller),
      ])
      if (theme === undefined) return refuse(404, 'notFound', NO_THEME[language])
      return ok(donePrograms(baseMm, list, theme, language))
    },
  } satisfies Handlers
}
