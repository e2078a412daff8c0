/** The meal record on its way to the phone's health app and back (HSY-38, HSY-39), and meals recognised on a photo. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { isEatDay, USUAL_TIME } from '#server/domain/intake/eat-time.rules.ts'
import { intakeRecord } from '#server/domain/intake/present.ts'
import { intakeQueries } from '#server/domain/intake/queries.ts'
import { linkQueries } from '#server/domain/phone/link.queries.ts'
import { daysBetween, isDay, isStamp } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** The longest span getIntake answers. */
const MOST_DAYS = 31

/** getIntakeData reads as far back as a sync looks when the phone names no span (HSY-14). */
const SPAN_DEFAULT = { from: '00000101000000', to: '99991231235959' }

export function intakeHandlers({ db, clock }: Deps) {
  const queries = intakeQueries(db)
  const links = linkQueries(db)

  return {
    commonGetIntake: async ({ query: { startDate, endDate } }, { hcId }) => {
      if (!isDay(startDate)) return badRequest('startDate')
      if (!isDay(endDate) || endDate < startDate || daysBetween(startDate, endDate) > MOST_DAYS)
        return badRequest('endDate')
      const rows = await queries.eaten(hcId, `${startDate}000000`, `${endDate}235959`)
      return ok(rows.map(intakeRecord))
    },

    /** HSY-38. Nothing leaves for the phone without consent and link. */
    commonGetIntakeData: async ({ body: { startDate = SPAN_DEFAULT.from, endDate = SPAN_DEFAULT.to } }, { hcId }) => {
      if (!isStamp(startDate)) return badRequest('startDate')
      if (!isStamp(endDate) || endDate < startDate) return badRequest('endDate')
      const { consent, link } = await links.permission(hcId, '1')
      if (consent !== 'Y' || link !== 'Y') return ok({ code: 1 as const, list: [] })
      const rows = await queries.eaten(hcId, startDate, endDate, true)
      return ok({ code: 0 as const, list: rows.map(intakeRecord) })
    },

    /** HSY-39. All records in one call; the member is the caller, whatever the rows say. */
    commonUpdateIntakeUUID: async ({ body }, { hcId }) => {
      const resultCnt = await queries.tie(
        hcId,
        body.map(({ hcUclSeqNo, datauuid }) => ({ hcUclSeqNo, sampleId: datauuid })),
      )
      return ok({ resultCnt })
    },

    commonRegFoodlensIntake: async ({ body: { date, menuMealType, foods } }, { hcId }) => {
      const now = clock.now()
      const eatDt = `${date}${USUAL_TIME[menuMealType]}`
      if (!isEatDay(date, now)) return badRequest('date')
      const rows = foods.map((food) => ({
        source: 'PHOTO' as const,
        eatDt,
        mealType: menuMealType,
        foodName: food.foodNm,
        quantity: food.amount,
        unit: null,
        kcal: food.kcal,
        carbohydrateG: food.cho,
        proteinG: food.protein,
        fatG: food.fat,
        sugarG: null,
        fibreG: null,
        sodiumMg: food.na,
      }))
      return ok({ hcUclSeqNo: await queries.add(hcId, rows, now), savedCnt: rows.length })
    },
  } satisfies Handlers
}
