/** Energy eaten and burned, for the health log. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { burnedQueries } from '#server/domain/activity/burned.queries.ts'
import { burnedDay, burnedDays } from '#server/domain/exercise/energy.present.ts'
import { workoutQueries } from '#server/domain/exercise/workout.queries.ts'
import { eatKcalDay } from '#server/domain/intake/day.present.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { goalQueries } from '#server/domain/goal/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { isDay, isSpan, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function energyHandlers({ db, clock }: Deps) {
  const intake = dayQueries(db)
  const burned = burnedQueries(db)
  const workouts = workoutQueries(db)
  const goals = goalQueries(db)
  const { languageOf } = languageQueries(db)

  /** Today is not over: its energy says nothing of a usual day. */
  const meanOf = (days: readonly { day: string; kcal: number }[]): number | null => {
    const over = days.filter(({ day }) => day < seoulDay(clock.now()))
    return over.length === 0 ? null : Math.round(over.reduce((sum, { kcal }) => sum + kcal, 0) / over.length)
  }

  return {
    healthEatKcal: async ({ query: { baseDt = seoulDay(clock.now()) } }, { hcId }) =>
      isDay(baseDt) ? ok(eatKcalDay(await intake.day(hcId, baseDt))) : badRequest('baseDt'),

    healthEatKcalGraph: async ({ query: { startDt, endDt } }, { hcId }) => {
      if (!isDay(startDt)) return badRequest('startDt')
      if (!isSpan(startDt, endDt)) return badRequest('endDt')
      const [days, kcalGoal] = await Promise.all([intake.eatenDays(hcId, startDt, endDt), goals.eatKcalGoal(hcId)])
      return ok({
        startDt,
        endDt,
        kcalGoal,
        avgKcal: meanOf(days),
        list: days.map(({ day, kcal }) => ({ helhDate: day, kcal, stepCnt: null })),
      })
    },

    healthUseKcal: async ({ query: { baseDt = seoulDay(clock.now()) } }, caller) => {
      if (!isDay(baseDt)) return badRequest('baseDt')
      const [day, language] = await Promise.all([
        workouts.activeDay(caller.hcId, baseDt),
        languageOf(caller.hcId, caller),
      ])
      return ok(burnedDay(baseDt, day, language))
    },

    healthUseKcalGraph: async ({ query: { startDt, endDt } }, { hcId }) => {
      if (!isDay(startDt)) return badRequest('startDt')
      if (!isSpan(startDt, endDt)) return badRequest('endDt')
      const [{ goal, days: walked }, exercised] = await Promise.all([
        burned.days(hcId, startDt, endDt),
        workouts.days(hcId, { from: startDt, to: endDt }),
      ])
      const days = burnedDays(walked, exercised)
      return ok({
        startDt,
        endDt,
        kcalGoal: goal,
        avgKcal: meanOf(days),
        list: days.map(({ day, kcal, steps }) => ({ helhDate: day, kcal, stepCnt: steps })),
      })
    },
  } satisfies Handlers
}
