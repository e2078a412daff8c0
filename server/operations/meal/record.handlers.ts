/** Courses of the restaurant in the meal record (MEA-09). */
import { type Handlers, ok } from '#server/contract.ts'
import { courseRecord } from '#server/domain/intake/course.rules.ts'
import { isEatTime } from '#server/domain/intake/eat-time.rules.ts'
import { intakeQueries } from '#server/domain/intake/queries.ts'
import { intakeRefusals } from '#server/domain/intake/refusals.queries.ts'
import { courseQueries } from '#server/domain/meal/course.queries.ts'
import { seoulStamp } from '#server/seoul.ts'
import { wholeText } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function mealRecordHandlers({ db, clock }: Deps) {
  const intake = intakeQueries(db)
  const courses = courseQueries(db)
  const { faulty, noCourse, noRecord } = intakeRefusals(db)

  return {
    mealDetailMealRegi: async ({ body }, caller) => {
      const { hcId } = caller
      const { restaurantCode, menuDt, menuMealType: mealType, eatQty, exceptMenuCodeList: left = [] } = body
      const now = clock.now()
      const eatDt = body.eatDt ?? seoulStamp(now)
      // Nobody has eaten what is served tomorrow.
      if (!isEatTime(eatDt, now) || eatDt.slice(0, 8) < menuDt) return faulty(caller, 'eatDt')
      const key = { hallNo: body.hallNo.trimEnd(), courseType: body.menuCourseType.trimEnd() }
      const [course] = await courses.courses({ restaurantCode, menuDt, mealType, ...key }, hcId)
      if (course === undefined) return noCourse(caller)
      const record = courseRecord(course, { eatDt, eatQty, left, memo: body.memoTxt })
      if (record === undefined) return faulty(caller, 'exceptMenuCodeList')
      return ok({ hcUclSeqNo: await intake.record(hcId, record, now), kcal: wholeText(record.kcal) })
    },

    mealDetailRemoveMealRegi: async ({ body: { hcUclSeqNo } }, caller) => {
      const { count, sampleIds } = await intake.remove(caller.hcId, [hcUclSeqNo], clock.now())
      return count === 0 ? noRecord(caller) : ok({ resultCnt: count, datauuidList: sampleIds })
    },
  } satisfies Handlers
}
