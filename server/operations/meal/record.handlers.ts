/** Courses of the restaurant in the meal record (MEA-09). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { courseRecord } from '#server/domain/intake/course.rules.ts'
import { isEatTime } from '#server/domain/intake/eat-time.rules.ts'
import { intakeQueries } from '#server/domain/intake/queries.ts'
import { courseQueries } from '#server/domain/meal/course.queries.ts'
import { seoulStamp } from '#server/seoul.ts'
import { wholeText } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const noCourse = () => refuse(404, 'notFound', '찾을 수 없는 메뉴예요.')
const noRecord = () => refuse(404, 'notFound', '찾을 수 없는 기록이에요.')
const badRequest = (field: string) => refuse(400, 'badRequest', `요청 내용을 확인해 주세요. (${field})`)

export function mealRecordHandlers({ db, clock }: Deps) {
  const intake = intakeQueries(db)
  const courses = courseQueries(db)

  return {
    mealDetailMealRegi: async ({ body }, { hcId }) => {
      const { restaurantCode, menuDt, menuMealType: mealType, eatQty, exceptMenuCodeList: left = [] } = body
      const now = clock.now()
      const eatDt = body.eatDt ?? seoulStamp(now)
      // Nobody has eaten what is served tomorrow.
      if (!isEatTime(eatDt, now) || eatDt.slice(0, 8) < menuDt) return badRequest('eatDt')
      const key = { hallNo: body.hallNo.trimEnd(), courseType: body.menuCourseType.trimEnd() }
      const [course] = await courses.courses({ restaurantCode, menuDt, mealType, ...key }, hcId)
      if (course === undefined) return noCourse()
      const record = courseRecord(course, { eatDt, eatQty, left, memo: body.memoTxt })
      if (record === undefined) return badRequest('exceptMenuCodeList')
      return ok({ hcUclSeqNo: await intake.record(hcId, record, now), kcal: wholeText(record.kcal) })
    },

    mealDetailRemoveMealRegi: async ({ body: { hcUclSeqNo } }, { hcId }) => {
      const { count, sampleIds } = await intake.remove(hcId, [hcUclSeqNo], clock.now())
      return count === 0 ? noRecord() : ok({ resultCnt: count, datauuidList: sampleIds })
    },
  } satisfies Handlers
}
