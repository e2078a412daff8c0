/**
 * Inquiries to the operator: what the form needs, sending one, the member's own with their answers (CUS-01, CUS-02,
 * CUS-03).
 */
import type { Deps } from '#server/operations/deps.ts'
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { minuteOf, qnaRow } from '#server/domain/inquiry/present.ts'
import { inquiryQueries } from '#server/domain/inquiry/queries.ts'
import { guides, isTopic, PICTURES, topics } from '#server/domain/inquiry/rules.ts'
import { coursesEaten } from '#server/domain/intake/course.queries.ts'
import { courseQueries } from '#server/domain/meal/course.queries.ts'
import { type Course, courseOfMenuId, menuIdOf } from '#server/domain/meal/course.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { memberInfoQuery } from '#server/domain/profile/queries.ts'
import { mealTypeOf } from '#server/domain/restaurant/meal-time.rules.ts'
import { restaurantQueries } from '#server/domain/restaurant/queries.ts'
import { toPicture } from '#server/domain/upload/picture.ts'
import { FILE_BYTES } from '#server/domain/upload/rules.ts'
import { isDay } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'

export function inquiryHandlers({ db, clock }: Deps) {
  const queries = inquiryQueries(db)
  const menus = courseQueries(db)
  const memberInfo = memberInfoQuery(db)
  const restaurants = restaurantQueries(db)
  const { languageOf } = languageQueries(db)
  /** The course that is named; undefined for one that is not on the menu. */
  const menuOf = async (menuId: string, hcId: string): Promise<Course | undefined> => {
    const [course] = await menus.courses(courseOfMenuId(menuId), hcId)
    return course && menuIdOf(course) === menuId ? course : undefined
  }
  return {
    customerQnaRegiInfo: async ({ path: { type } }, caller) => {
      const [info, language] = await Promise.all([memberInfo(caller.hcId), languageOf(caller.hcId, caller)])
      const place = type === 'voc' ? info : undefined
      return ok({
        type,
        qnaTypes: topics[type].map(({ code, name, hasMenu }) => ({
          qnaTypeCode: code,
          qnaTypeNm: name[language],
          menuYn: yn(hasMenu),
        })),
        restaurantCode: place?.restaurantId ?? null,
        restaurantName: place?.restaurantNm ?? null,
        restaurantNameEng: place?.restaurantNmEng ?? null,
        usrEmail: info?.member.usrEmail ?? '',
        fileMaxCnt: PICTURES,
        fileMaxSize: FILE_BYTES,
        guideTxt: guides[type][language],
      })
    },

    customerQnaDraftKey: async (_input, { hcId }) => ok({ draftKey: await queries.draftKey(hcId) }),

    /** What was eaten comes first: who writes has mostly just eaten. */
    customerVocMenuList: async ({ query: { restaurantCode, menuDt, menuMealType } }, { hcId }) => {
      if (!isDay(menuDt)) return badRequest('menuDt')
      const [courses, eaten] = await Promise.all([
        menus.courses({ restaurantCode, menuDt }, hcId),
        coursesEaten(db, hcId, menuDt),
      ])
      const wanted = courses.filter(
        ({ mealType }) => menuMealType === undefined || mealTypeOf(mealType) === menuMealType,
      )
      const rows = wanted.map((course) => vocMenu(course, eaten.has(menuIdOf(course))))
      return ok(rows.toSorted((one, other) => other.eatenYn.localeCompare(one.eatenYn)))
    },

    customerAppQnaList: async ({ query: { type, pageNo = 1, pageSize = 20 } }, caller) => {
      const { hcId } = caller
      const [totalCnt, rows, language] = await Promise.all([
        queries.count(hcId, type),
        queries.list(hcId, type, pageNo, pageSize),
        languageOf(hcId, caller),
      ])
      return ok({ totalCnt, list: rows.map((row) => qnaRow(row, language)) })
    },

    customerAppQnaSave: async ({ body, files }, { hcId }) => {
      const {
        type,
        qnaTypeCode,
        title,
        contents,
        restaurantCode = null,
        menuId = null,
        emailYn = 'N',
        appInfoTxt: appInfo = null,
      } = body
      if (!isTopic(type, qnaTypeCode)) return badRequest('qnaTypeCode')
      if (type === 'voc' && restaurantCode === null) return badRequest('restaurantCode')
      if (contents.trim() === '') return badRequest('contents')
      if (restaurantCode !== null && (await restaurants.unknown([restaurantCode])).length > 0)
        return badRequest('restaurantCode')
      const course = menuId === null ? undefined : await menuOf(menuId, hcId)
      const jpegs: Buffer[] = []
      for (const { bytes } of files) {
        const jpeg = await toPicture(bytes, hcId)
        if (typeof jpeg === 'string')
          return refuse(400, jpeg, '사진으로 열 수 없는 파일이 있어요. JPG, PNG, WebP 사진을 골라 주세요.')
        jpegs.push(jpeg)
      }
      const { qnaSeq, sentAt } = await queries.save(
        hcId,
        {
          type,
          qnaTypeCode,
          title,
          contents,
          restaurantCode,
          menuId,
          menuName: course?.dishes[0].name ?? null,
          menuNameEng: course?.dishes[0].nameEng || null,
          emailYn,
          appInfo,
        },
        jpegs,
        clock.now(),
      )
      return ok({ qnaSeq, regDtm: minuteOf(sentAt) })
    },
  } satisfies Handlers
}

const vocMenu = (course: Course, isEaten: boolean) => ({
  restaurantCode: course.restaurantCode,
  hallNo: course.hallNo,
  menuDt: course.menuDt,
  menuMealType: mealTypeOf(course.mealType),
  menuCourseType: course.courseType,
  courseTxt: course.courseTxt,
  courseTxtEng: course.cornerNameEng || null,
  menuName: course.dishes[0].name,
  menuNameEng: course.dishes[0].nameEng || null,
  dishTxt: course.dishes.map(({ name }) => name).join(','),
  eatenYn: yn(isEaten),
})
