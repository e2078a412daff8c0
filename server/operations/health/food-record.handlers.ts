/** Foods of the member's meals: recorded, changed, typed in (001 section 7, Health log; MEA-01, MEA-02, MEA-09). */
import type { operations } from '#openapi/generated/schema.d.ts'
import { type Handlers, type InputOf, ok } from '#server/contract.ts'
import {
  mealFoodQueries,
  type Meal,
  type Recorded,
  type Refused,
  type Wanted,
} from '#server/domain/intake/food.queries.ts'
import { eatTime, isEatDay, type MealCode } from '#server/domain/intake/eat-time.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import type { Deps } from '../deps.ts'
import { faulty, noFood, noRecord } from './food-refusals.ts'

type FoodsOfMeal = InputOf<operations['healthSaveMealRecordSearchDetailList']>['body']
type MealKey = { baseDt: string; menuMealType: MealCode }
type FoodForm = FoodsOfMeal['foodList'][number]

export function foodRecordHandlers({ db, clock }: Deps) {
  const foods = mealFoodQueries(db)
  const { languageOf } = languageQueries(db)

  /** A meal with its foods, each once (MEA-02: of two the later counts), or the name of the field that is wrong. */
  const read = (
    { baseDt, menuMealType: mealType }: MealKey,
    list: readonly FoodForm[],
    now: Date,
  ): { meal: Meal; wanted: Wanted[] } | { wrong: string } => {
    if (!isEatDay(baseDt, now)) return { wrong: 'baseDt' }
    const wanted = new Map<string, Wanted>()
    for (const { foodId, eatQty, unitCode, eatDt: told } of list) {
      const eatDt = eatTime({ eatDt: told, baseDt, mealType }, now)
      if (eatDt === undefined) return { wrong: 'eatDt' }
      wanted.set(foodId, { foodId, eatQty, unitCode, eatDt, isTimeSaid: told !== undefined })
    }
    return { meal: { baseDt, mealType }, wanted: [...wanted.values()] }
  }

  const answer = (result: Recorded | Refused, language: Language) =>
    'numbers' in result
      ? ok({ hcUclSeqNoList: result.numbers, mealKcal: result.mealKcal, dayKcal: result.dayKcal })
      : refused(result, language)

  return {
    healthSaveMealRecordSearchDetailList: async ({ body }, caller) => {
      const now = clock.now()
      const language = await languageOf(caller.hcId, caller)
      const asked = read(body, body.foodList, now)
      if ('wrong' in asked) return faulty(asked.wrong, language)
      return answer(await foods.set(caller.hcId, asked.meal, asked.wanted, now), language)
    },

    /** The only one that adds: sending it again adds again. */
    healthInsertTabMealMenu: async ({ body }, caller) => {
      const now = clock.now()
      const language = await languageOf(caller.hcId, caller)
      const asked = read(body, body.foodList, now)
      if ('wrong' in asked) return faulty(asked.wrong, language)
      return answer(await foods.add(caller.hcId, asked.meal, asked.wanted, now), language)
    },

    healthSaveMealRecordSearchDetail: async ({ body }, caller) => {
      const now = clock.now()
      const language = await languageOf(caller.hcId, caller)
      const asked = read(body, [body], now)
      if ('wrong' in asked) return faulty(asked.wrong, language)
      const { meal, wanted } = asked
      const { hcUclSeqNo } = body
      return answer(
        await (hcUclSeqNo === undefined
          ? foods.set(caller.hcId, meal, wanted, now)
          : foods.change(caller.hcId, hcUclSeqNo, meal, wanted, now)),
        language,
      )
    },

    healthSaveMealDi: async ({ body }, caller) => {
      const { foodId, record } = body
      const now = clock.now()
      const language = await languageOf(caller.hcId, caller)
      const food = {
        foodName: body.menuName.trim(),
        servingTxt: body.servingTxt?.trim() || null,
        kcal: body.kcal,
        carbohydrateG: body.totCho ?? null,
        proteinG: body.totProtein ?? null,
        fatG: body.totFat ?? null,
        sugarG: body.totSugar ?? null,
        fibreG: body.totFib ?? null,
        sodiumMg: body.totNa ?? null,
      }
      if (food.foodName === '') return faulty('menuName', language)
      const asked =
        record === undefined
          ? undefined
          : read(
              record,
              [
                {
                  foodId: '',
                  eatQty: record.eatQty,
                  unitCode: 'SERVING',
                  ...(record.eatDt !== undefined && { eatDt: record.eatDt }),
                },
              ],
              now,
            )
      if (asked !== undefined && 'wrong' in asked) return faulty(`record.${asked.wrong}`, language)
      const [portion] = asked?.wanted ?? []
      const eaten = asked && portion && { ...asked.meal, ...portion }
      const kept = await foods.keep(caller.hcId, { foodId, food, eaten }, now)
      if (kept === undefined) return noFood([foodId ?? ''], language)
      return 'foodId' in kept ? ok(kept) : refused(kept, language)
    },
  } satisfies Handlers
}

function refused(result: Refused, language: Language) {
  if ('unknown' in result) return noFood(result.unknown, language)
  return 'gone' in result ? noRecord(language) : faulty(result.wrong, language)
}
