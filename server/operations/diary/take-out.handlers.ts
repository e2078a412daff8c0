/** Food that was taken out, written into the meal record (DIA-02). */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { courseRecord } from '#server/domain/intake/course.rules.ts'
import { isEatTime } from '#server/domain/intake/eat-time.rules.ts'
import { takeOutQueries, type Written } from '#server/domain/intake/takeout.queries.ts'
import { courseQueries } from '#server/domain/meal/course.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { orderDiaryQueries } from '#server/domain/order/diary.queries.ts'
import { choiceFood, courseFood, eatenAt, kitFood } from '#server/domain/order/diary.rules.ts'
import { itemQueries } from '#server/domain/order/item.queries.ts'
import { changeRefusals } from '#server/domain/order/order.rules.ts'
import { orderQueries } from '#server/domain/order/queries.ts'
import { mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import { seoulNow, seoulStamp } from '#server/seoul.ts'
import { wholeText } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const NO_ORDER = { ko: '찾을 수 없는 주문이에요.', en: 'There is no such order.' }
const OTHER_DISHES = {
  ko: '식단이 바뀌었어요. 남긴 음식을 다시 골라 주세요.',
  en: 'The course has changed. Choose again what was left.',
}
const NOT_SERVED = { ko: '아직 드실 수 없는 식단이에요.', en: 'This course is not served yet.' }
const NO_COURSE = { ko: '찾을 수 없는 메뉴예요.', en: 'There is no such course.' }

const presentWritten = ({ hcUclSeqNo, kcal, baseDt, eatKcal }: Written) =>
  ok({ hcUclSeqNo, kcal: wholeText(kcal), baseDt, eatKcal })

export function takeOutHandlers({ db, clock }: Deps) {
  const orders = orderQueries(db)
  const items = itemQueries(db)
  const courses = courseQueries(db)
  const takeOut = takeOutQueries(db)
  const { writeDown } = orderDiaryQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    diaryTakeOutWrite: async ({ query }, caller) => {
      const { hcId } = caller
      const now = clock.now()
      const [order, language] = await Promise.all([
        orders.find(hcId, Math.min(Number(query.smartOrderSeq), 2_147_483_647), seoulNow(now)),
        languageOf(hcId, caller),
      ])
      if (order === undefined) return refuse(404, 'notFound', NO_ORDER[language])
      if (order.status !== 'PICKUP') return refuse(409, 'conflict', changeRefusals.notPickedUp[language])
      const mealType = query.menuMealType ?? mealTypeOf(order.menuMealType)
      const meal = { mealType, eatDt: eatenAt(order.menuDt, mealType, now, seoulNow(now)) }
      const [kit, choice] = await Promise.all([items.kitOf(order, hcId), items.choiceOf(order.itemId)])
      const course =
        order.prodSeq === null && choice === undefined ? await items.courseOf(order.itemId, hcId) : undefined
      const food = kit
        ? kitFood(order, kit, meal)
        : choice
          ? choiceFood(order, choice, meal)
          : course && courseFood(order, course, meal)
      if (food === undefined) return refuse(404, 'notFound', NO_COURSE[language])
      return presentWritten(await writeDown(hcId, order.orderSeq, food, now))
    },

    diarySetInsertTakeOutIntake: async ({ body }, caller) => {
      const {
        restaurantCode,
        menuDt,
        menuMealType: servedFor,
        eatMealType = servedFor,
        eatQty,
        exceptMenuCodeList: left = [],
      } = body
      const now = clock.now()
      const eatDt = body.eatDt ?? seoulStamp(now)
      if (!isEatTime(eatDt, now)) return badRequest('eatDt')
      if (eatDt.slice(0, 8) < menuDt) return refuse(409, 'conflict', NOT_SERVED[await languageOf(caller.hcId, caller)])
      const key = {
        restaurantCode,
        menuDt,
        mealType: servedFor,
        hallNo: body.hallNo.trimEnd(),
        courseType: body.menuCourseType.trimEnd(),
      }
      const [course] = await courses.courses(key, caller.hcId)
      if (course === undefined) return refuse(404, 'notFound', NO_COURSE[await languageOf(caller.hcId, caller)])
      if (left.some((code) => course.dishes.every(({ menuCode }) => menuCode !== code)))
        return refuse(409, 'conflict', OTHER_DISHES[await languageOf(caller.hcId, caller)])
      const record = courseRecord(course, { eatDt, eatQty, left })
      if (record === undefined) return badRequest('exceptMenuCodeList')
      return presentWritten(await takeOut.write(caller.hcId, { ...record, mealType: eatMealType }, now))
    },
  } satisfies Handlers
}
