/** Days of a span, and the goals beside today, for cards and the week of a goal. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { activityDayQueries } from '#server/domain/activity/days.queries.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { achieved } from '#server/domain/goal/rules.ts'
import { goalQueries } from '#server/domain/goal/queries.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { isSpan, seoulDay } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function activityHandlers({ db, clock }: Deps) {
  const days = activityDayQueries(db)
  const goals = goalQueries(db)
  const records = indexRecordQueries(db)
  const languages = languageQueries(db)
  const consents = consentQueries(db)

  return {
    mainGetActivityList: async ({ body: { startDt, endDt } }, { hcId }) => {
      if (!isSpan(startDt, endDt)) return badRequest('endDt')
      const found = await days.between(hcId, startDt, endDt)
      return ok(
        found.map(({ day, steps, asideSteps, burnedKcal, eatenKcal }) => ({
          activityDt: day,
          stepCnt: steps,
          asideStepCnt: asideSteps,
          useKcal: burnedKcal,
          eatKcal: eatenKcal,
        })),
      )
    },

    mainGetGoalInfo: async (_input, caller) => {
      const { hcId } = caller
      const today = seoulDay(clock.now())
      const [targets, live, isBegun, [so], weighed, isKeeping, language] = await Promise.all([
        goals.targets(hcId),
        goals.live(hcId),
        goals.isBegun(hcId),
        days.between(hcId, today, today),
        records.weightBefore(hcId, `${today}999999`),
        consents.isKeeping(hcId),
        languages.languageOf(hcId, caller),
      ])
      // How far a weight has come is told while the consent to health data stands; steps and meals are other consents.
      const newest = isKeeping ? weighed : undefined
      const row = (
        goalCode: 'BW' | 'STEP' | 'EAT' | 'USE',
        words: { ko: string; en: string },
        unit: string,
        goal: number | null | undefined,
        now: number | null | undefined,
        rate?: number,
      ) =>
        goal === null || goal === undefined
          ? []
          : [
              {
                goalCode,
                goalNm: wordsIn(words, language),
                unit,
                goalVal: goalCode === 'BW' ? goal.toFixed(1) : String(goal),
                nowVal: orNull(now ?? null, (value) => (goalCode === 'BW' ? value.toFixed(1) : String(value))),
                goalRate: orNull(now ?? null, (value) => rate ?? Math.round((100 * value) / goal)),
              },
            ]
      const way = live !== undefined && live.type !== 'KEEP' ? achieved(live, newest?.kg ?? null, []) : undefined
      return ok({
        goalInitYn: yn(isBegun || targets !== undefined),
        goalList: [
          ...row('BW', { ko: '체중', en: 'Weight' }, 'kg', targets?.targetWeightKg, newest?.kg, way),
          ...row(
            'STEP',
            { ko: '걸음', en: 'Steps' },
            wordsIn({ ko: '보', en: 'steps' }, language),
            targets?.stepGoal,
            so?.steps,
          ),
          ...row('EAT', { ko: '섭취', en: 'Eaten' }, 'kcal', targets?.eatKcalGoal, so?.eatenKcal),
          ...row('USE', { ko: '소모', en: 'Burned' }, 'kcal', targets?.burnKcalGoal, so?.burnedKcal),
        ],
      })
    },
  } satisfies Handlers
}
