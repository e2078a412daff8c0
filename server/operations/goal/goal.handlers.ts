/**
 * The member's goal: reading it with its weeks, setting it, the weight of a week, and what was changed (001 section 7,
 * Goal).
 */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { changeRow, goalAsSet, goalInfo, goalWeek } from '#server/domain/goal/present.ts'
import { type Goal, goalQueries } from '#server/domain/goal/queries.ts'
import { faultOf, type GoalPlan, grams, weekOf } from '#server/domain/goal/rules.ts'
import { healthDataQueries } from '#server/domain/health-data/queries.ts'
import { isKept } from '#server/domain/index-record/limits.rules.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { lastOfDays } from '#server/domain/index-record/weight.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { addDays, isDay, mondayOf, seoulDay } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function goalHandlers({ db, clock }: Deps) {
  const goals = goalQueries(db)
  const records = indexRecordQueries(db)
  const healthData = healthDataQueries(db)
  const consents = consentQueries(db)
  const languages = languageQueries(db)

  /** A goal with the weights since its first week, which are worked with while the consent stands. */
  async function told(hcId: string, goal: Goal) {
    if (!(await consents.isKeeping(hcId))) return goalAsSet(goal)
    const until = goal.endedDt ?? seoulDay(clock.now())
    const [points, newest] = await Promise.all([
      records.weights(hcId, mondayOf(goal.startDt), until),
      records.weightBefore(hcId, `${until}999999`),
    ])
    return goalInfo(goal, lastOfDays(points), newest?.kg ?? null, until)
  }

  return {
    goalGoalInfo: async ({ query: { date } }, { hcId }) => {
      if (date !== undefined && !isDay(date)) return badRequest('date')
      // One that was taken away today held until then; now there is none, as home says.
      const goal = await (date === undefined ? goals.live(hcId) : goals.on(hcId, date))
      return ok(goal === undefined ? null : await told(hcId, goal))
    },

    goalGoalInfoSave: async ({ body }, caller) => {
      const { hcId } = caller
      const now = clock.now()
      const today = seoulDay(now)
      const asked: GoalPlan = {
        type: body.goalType,
        startDt: body.startDt,
        endDt: body.endDt,
        startKg: Number(body.startBw),
        targetKg: Number(body.targetBw),
        stepGoal: body.stepGoal,
        eatKcal: body.eatKcalGoal,
        useKcal: body.useKcalGoal,
      }
      if (!isDay(asked.startDt)) return badRequest('startDt')
      if (!isKept('BW', asked.startKg)) return badRequest('startBw')
      if (!isKept('BW', asked.targetKg)) return badRequest('targetBw')
      const [live, heightCm, gender, newest] = await Promise.all([
        goals.live(hcId),
        records.heightCm(hcId),
        records.genderOf(hcId),
        records.weightBefore(hcId, `${today}999999`),
      ])
      // What happened before the goal that goes on is over: asked for with an earlier day, it keeps its own beginning.
      const plan =
        live !== undefined && asked.startDt < live.startDt
          ? { ...asked, startDt: live.startDt, startKg: live.startKg }
          : asked
      const isSameWay =
        live !== undefined && live.type === plan.type && live.targetKg === plan.targetKg && live.endDt === plan.endDt
      const fault = faultOf(plan, { gender, heightCm }, today, isSameWay ? null : (newest?.kg ?? null))
      if (fault !== undefined)
        return refuse(400, fault.field, wordsIn(fault.words, await languages.languageOf(hcId, caller)))
      await consents.needKeeping(hcId)
      await goals.set(hcId, plan, now)
      const goal = await goals.live(hcId)
      if (goal === undefined) throw new Error(`The goal of ${hcId} was not kept.`)
      return ok(await told(hcId, goal))
    },

    goalGoalInitYn: async (_input, { hcId }) => ok({ goalInitYn: yn(await goals.isBegun(hcId)) }),

    /** A record of the health log: now, or at noon of the Sunday of a week that is over. */
    goalWeeksWeight: async ({ body: { weekDt, weight } }, { hcId }) => {
      const now = clock.now()
      const today = seoulDay(now)
      const kg = Number(weight)
      if (!isDay(weekDt) || weekDt !== mondayOf(weekDt) || weekDt > today) return badRequest('weekDt')
      if (!isKept('BW', kg)) return badRequest('weight')
      const goal = await goals.live(hcId)
      if (goal === undefined) return refuse(409, 'noGoal', '지금 정해 둔 목표가 없어요.')
      const sunday = addDays(weekDt, 6)
      if (sunday < goal.startDt || weekDt > goal.endDt) return badRequest('weekDt')
      await consents.needKeeping(hcId)
      const before = (await records.weightBefore(hcId, `${sunday}999999`))?.kg ?? null
      await healthData.save(hcId, sunday < today ? sunday : today, { weight: kg }, now)
      await goals.addChanges(
        hcId,
        [{ type: 'WEEK', itemCode: 'WEEK', before: before === null ? null : grams(before), after: grams(kg) }],
        now,
      )
      const points = await records.weights(hcId, weekDt, sunday)
      return ok(goalWeek(weekOf(goal, weekDt, lastOfDays(points))))
    },

    goalChangeList: async ({ query: { startDt, endDt, changeType, pageNo = 1, pageSize = 20 } }, caller) => {
      if (startDt !== undefined && !isDay(startDt)) return badRequest('startDt')
      if (endDt !== undefined && !isDay(endDt)) return badRequest('endDt')
      if (startDt !== undefined && endDt !== undefined && endDt < startDt) return badRequest('endDt')
      const [{ total, list }, language] = await Promise.all([
        goals.changes(caller.hcId, { from: startDt, to: endDt, type: changeType, pageNo, pageSize }),
        languages.languageOf(caller.hcId, caller),
      ])
      return ok({ totalCnt: total, list: list.map((change) => changeRow(change, language)) })
    },
  } satisfies Handlers
}
