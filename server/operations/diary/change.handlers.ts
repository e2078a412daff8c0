/** Changes of what was recorded of a meal (MEA-09), and the side dishes that can be put on it. */
import { type Handlers, ok } from '#server/contract.ts'
import { changeQueries } from '#server/domain/intake/change.queries.ts'
import { changedRecord, isBeforeServed } from '#server/domain/intake/change.rules.ts'
import { isEatTime } from '#server/domain/intake/eat-time.rules.ts'
import { intakeRefusals } from '#server/domain/intake/refusals.queries.ts'
import { courseQueries } from '#server/domain/meal/course.queries.ts'
import { courseOfMenuId } from '#server/domain/meal/course.rules.ts'
import { sideDishes } from '#server/domain/meal/dish-kind.rules.ts'
import { isDay } from '#server/seoul.ts'
import { decimalText, wholeText } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function diaryChangeHandlers({ db, clock }: Deps) {
  const records = changeQueries(db)
  const courses = courseQueries(db)
  const { faulty, noRecord } = intakeRefusals(db)

  return {
    diaryModifyMealDetailMealRegi: async ({ body }, caller) => {
      const { hcId } = caller
      const {
        hcUclSeqNo,
        eatQty: quantity,
        eatDt,
        menuMealType: mealType,
        exceptMenuCodeList: left,
        memoTxt: memo,
      } = body
      const now = clock.now()
      if (eatDt !== undefined && !isEatTime(eatDt, now)) return faulty(caller, 'eatDt')
      const before = await records.record(hcId, hcUclSeqNo)
      if (before === undefined) return noRecord(caller)
      if (eatDt !== undefined && isBeforeServed(before, eatDt)) return faulty(caller, 'eatDt')
      const [course] = before.menuId === null ? [] : await courses.courses(courseOfMenuId(before.menuId), hcId)
      const changed = await records.change(hcId, hcUclSeqNo, {
        changeOf: (row) => changedRecord(row, { quantity, eatDt, mealType, left }, course),
        memo,
        now,
      })
      if (changed === undefined) return noRecord(caller)
      if (changed === null) return faulty(caller, 'exceptMenuCodeList')
      return ok({ hcUclSeqNo, kcal: decimalText(changed.kcal), baseDt: changed.day, eatKcal: changed.dayKcal })
    },

    diaryRemoveMealDetailMealRegi: async ({ body: { hcUclSeqNoList } }, caller) => {
      const sampleIds = await records.removeAll(caller.hcId, hcUclSeqNoList, clock.now())
      return sampleIds === undefined
        ? noRecord(caller)
        : ok({ resultCnt: hcUclSeqNoList.length, datauuidList: sampleIds })
    },

    diaryGetSideMenuItem: async ({ query: { menuDt, menuMealType: mealType, restaurantCode } }, caller) => {
      if (!isDay(menuDt)) return faulty(caller, 'menuDt')
      const served = await courses.courses({ restaurantCode, menuDt, mealType }, caller.hcId)
      return ok(
        sideDishes(served).map(({ dish, kind }) => ({
          menuCode: dish.menuCode,
          menuName: dish.name,
          menuNameEng: dish.nameEng,
          groupCode: kind,
          servingTxt: null,
          kcal: wholeText(dish.kcal),
          totCho: decimalText(dish.cho),
          totProtein: decimalText(dish.protein),
          totFat: decimalText(dish.fat),
          totSugar: decimalText(dish.sugar),
          totNa: wholeText(dish.na),
        })),
      )
    },
  } satisfies Handlers
}
