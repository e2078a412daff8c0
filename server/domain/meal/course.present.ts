/** The rows of known-payloads 3.3, 3.5 and 3.6: the only place where courses take the wire's names. */
import { mealNames } from '#server/domain/restaurant/meal-time.rules.ts'
import { addDays } from '#server/seoul.ts'
import { decimalText, orNull, wholeText, yn } from '#server/wire.ts'
import { courseKey, photoUrl } from './course-key.rules.ts'
import { type Course, type Dish, holdsAvoided, menuIdOf, totals } from './course.rules.ts'

export type RowContext = {
  pictureOrigin: string
  avoided: ReadonlySet<string>
  /** The one course of its meal that is recommended to the member. */
  recommended: Course | undefined
}

const SALES_NAMES = { L1: 'General (L1)', T1: 'Take-out (T1)' } as const

/** One row per course: clients that group dishes fall back to the first row of a group. Every key is always there. */
export function mealRow(course: Course, { pictureOrigin, avoided, recommended }: RowContext) {
  const [main, second] = course.dishes
  const sum = totals(course.dishes)
  return {
    ...courseKey(course),
    orderseq: course.orderSeq,
    choochunGubun: course === recommended ? 'ai' : null,
    menuSeq: course.menuSeq,
    restaurantName: course.restaurantName,
    mydishToViewType: 'normal',
    menuCode: main.menuCode,
    courseTxt: course.courseTxt,
    menuName: main.name,
    setName: course.setName,
    setMenuName: second === undefined ? main.name : `${main.name}&${second.name}`,
    menuNameEng: main.nameEng,
    engMenuName: main.nameEng,
    engSetMenuName: second === undefined ? main.nameEng : `${main.nameEng}&${second.nameEng}`,
    subEngMenuTxt: course.dishes.map((dish) => dish.nameEng).join(','),
    subMenuTxt: course.dishes.map((dish) => dish.name).join(','),
    menuMealTypeTxt: mealNames[course.mealType]?.ko ?? '',
    mealName: mealNames[course.mealType]?.en ?? '',
    salesType: course.salesType,
    salesName: SALES_NAMES[course.salesType],
    typicalMenu: '메인',
    menuMealSeq: 1,
    photoUrl: photoUrl(course, pictureOrigin),
    photoCd: course.photoCd,
    kcal: wholeText(main.kcal),
    sumKcal: wholeText(sum.kcal),
    sumNa: wholeText(sum.na),
    sumFat: decimalText(sum.fat),
    sumProtein: decimalText(sum.protein),
    sumSugar: decimalText(sum.sugar),
    evalCnt: main.evalCnt,
    likeCnt: main.likeCnt,
    myLikeMenuYn: yn(main.likedByMe),
    alYn: yn(holdsAvoided(course, avoided)),
    soldOutYn: course.soldOut ? ('Y' as const) : null,
    soldStat: null,
    engMenuYn: course.engMenuYn,
    iconCd: null,
    iconNm: null,
    menuId: menuIdOf(course),
    carbonEmissionYn: 'N' as const,
    carbonEmission: null,
    carbonLevel: course.carbonLevel,
    totCarbon: null,
    takeOutCnt: course.takeOutCnt,
  }
}

/** The recommended course first, then in the order of the screen; each with the course that it is of. */
export function shortRows(courses: readonly Course[], context: RowContext) {
  return courses
    .toSorted((a, b) => Number(b === context.recommended) - Number(a === context.recommended))
    .map((course) => {
      const row = mealRow(course, context)
      return {
        course,
        hallNo: row.hallNo,
        menuCourseType: row.menuCourseType,
        courseTxt: row.courseTxt,
        courseNm: course.cornerName,
        courseNmEng: course.cornerNameEng,
        menuCode: row.menuCode,
        menuName: row.menuName,
        menuNameEng: row.menuNameEng,
        setName: row.setName,
        engSetMenuName: row.engSetMenuName,
        subMenuTxt: row.subMenuTxt,
        sumKcal: row.sumKcal,
        photoUrl: row.photoUrl,
        photoCd: row.photoCd,
        choochunGubun: row.choochunGubun,
        salesType: row.salesType,
        takeOutCnt: row.takeOutCnt,
        soldOutYn: row.soldOutYn,
        alYn: row.alYn,
        myLikeMenuYn: row.myLikeMenuYn,
      }
    })
}

/**
 * A take-out course that is ordered ahead: from the morning before until its last moment on the day.
 *
 * @param orderSeq the member's order of it; undefined without one
 */
export function smartOrderRow(course: Course, { pictureOrigin }: Pick<RowContext, 'pictureOrigin'>, orderSeq?: number) {
  const [main, ...sides] = course.dishes
  const left = course.takeOutCnt ?? 0
  return {
    ...courseKey(course),
    // Five digits from the nine of menuSeq: its day of the month, meal and place.
    smartMenuSeq: String(course.menuSeq).slice(-5),
    courseTxt: course.courseTxt,
    menuName: main.name,
    salesType: course.salesType,
    salesName: SALES_NAMES[course.salesType],
    photoCd: course.photoCd,
    photoUrl: photoUrl(course, pictureOrigin),
    sumKcal: wholeText(totals(course.dishes).kcal),
    smartSubMenuTxt: sides.map((dish) => dish.name).join(','),
    isOnlySmartOrder: '1',
    isShowWeekMenu: '1',
    smartStatus: 3,
    smartQuantity: Math.max(left, TAKE_OUT_PORTIONS),
    smartRemainingQuantity: left,
    smartOrderYn: yn(orderSeq !== undefined),
    smartOrderSeq: orderSeq === undefined ? null : String(orderSeq),
    // An order is of one course.
    smartOrderItemSeq: orderSeq === undefined ? null : '1',
    smartReservationStartDtm: `${addDays(course.menuDt, -1)}0900`,
    smartReservationEndDtm: `${course.menuDt}${course.orderUntil ?? '1100'}`,
    myLikeMenuYn: yn(main.likedByMe),
    smartNutrientYn: 'Y' as const,
  }
}

/** Portions that a counter prepares for take-out. */
const TAKE_OUT_PORTIONS = 40

/** One row per dish; sum and tot fields are of the course on every row, the photo stands on the first. */
export function detailRows(course: Course, pictureOrigin: string) {
  const sum = totals(course.dishes)
  const shared = {
    ...courseKey(course),
    courseTxt: course.courseTxt,
    courseNmEng: course.cornerNameEng,
    sumKcal: wholeText(sum.kcal),
    totKcal: wholeText(sum.kcal),
    totCho: decimalText(sum.cho),
    totProtein: decimalText(sum.protein),
    totFat: decimalText(sum.fat),
    totSugar: decimalText(sum.sugar),
    totNa: wholeText(sum.na),
    totCalcium: orNull(sum.calcium, wholeText),
    soldOutYn: course.soldOut ? ('Y' as const) : null,
  }
  return course.dishes.map((dish, index) => ({
    ...shared,
    menuName: dish.name,
    kcal: wholeText(dish.kcal),
    photoUrl: index === 0 ? photoUrl(course, pictureOrigin) : null,
    photoCd: index === 0 ? course.photoCd : null,
    menuCode: dish.menuCode,
    menuNameEng: dish.nameEng,
    typicalMenu: yn(index === 0),
    likeCnt: dish.likeCnt,
    myLikeMenuYn: yn(dish.likedByMe),
  }))
}

/** One row per dish, every value of that dish; exactly one typicalMenu `Y`, kcal never null (known-payloads 3.6). */
export function nutrientRow(dish: Dish, index: number) {
  return {
    menuName: dish.name,
    typicalMenu: yn(index === 0),
    kcal: wholeText(dish.kcal),
    totCho: decimalText(dish.cho),
    totProtein: decimalText(dish.protein),
    totFat: decimalText(dish.fat),
    totSugar: decimalText(dish.sugar),
    totFib: decimalText(dish.fib),
    totNa: wholeText(dish.na),
    totCalcium: orNull(dish.calcium, wholeText),
  }
}
