/**
 * What can be ordered under a number: a take-out course of the kitchen or a take-home kit, in the same words. What a
 * subscription brings is known by its choice.
 */
import { and, asc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { courseQueries } from '#server/domain/meal/course.queries.ts'
import { type Course, courseOfMenuId, isOrderedAhead, menuIdOf, totals } from '#server/domain/meal/course.rules.ts'
import { courses } from '#server/domain/meal/schema.ts'
import { halls, mealTimes, restaurants } from '#server/domain/restaurant/schema.ts'
import { type Choice, choicesOf } from '#server/domain/subscription/queries.ts'
import { choiceOfItem, declaredOfChoice, subscriptionOfChoice } from '#server/domain/subscription/rules.ts'
import { type Kit, takeHomeQueries } from '#server/domain/take-home/queries.ts'
import { orderEndOf } from '#server/domain/take-home/rules.ts'
import { addDays } from '#server/seoul.ts'
import { BOX_PRICE, courseOrderStart } from './order.rules.ts'

export type Item = {
  itemId: string
  smartMenuSeq: string
  prodSeq: number | null
  restaurantCode: string
  restaurantName: string
  restaurantNameEng: string
  hallNo: string
  menuDt: string
  menuMealType: string
  menuCourseType: string
  courseTxt: string
  menuName: string
  menuNameEng: string
  subMenuTxt: string
  subMenuTxtEng: string
  pickupPlace: string
  pickupPlaceEng: string
  pickupEndTm: string
  kcal: number
  price: number
  remainCnt: number
  /** From when and until when it is taken, `YYYYMMDDHHmm`. */
  orderStartDtm: string
  orderEndDtm: string
  allergensKnown: boolean
  allergenCodes: string[]
}

/** What a number of the contract's can be; its text has room for more. */
const MOST_SERIAL = 2_147_483_647

/** Kits are for dinner. */
const KIT_MEAL = '3'

/** A course's number comes again after a hundred days; menus stand for two weeks. */
const DAYS_AHEAD = 31

function itemOfKit(kit: Kit): Item {
  return {
    itemId: String(kit.prodSeq),
    smartMenuSeq: String(kit.prodSeq),
    prodSeq: kit.prodSeq,
    restaurantCode: kit.restaurantCode,
    restaurantName: kit.restaurantName,
    restaurantNameEng: kit.restaurantNameEng,
    hallNo: kit.hallNo,
    menuDt: kit.salesDt,
    menuMealType: KIT_MEAL,
    menuCourseType: '',
    courseTxt: '',
    menuName: kit.prodNm,
    menuNameEng: kit.prodNmEng,
    subMenuTxt: '',
    subMenuTxtEng: '',
    pickupPlace: kit.pickupPlace,
    pickupPlaceEng: kit.pickupPlaceEng,
    pickupEndTm: kit.pickupEndTm,
    kcal: kit.kcal,
    price: kit.price,
    remainCnt: kit.remainCnt,
    orderStartDtm: '',
    orderEndDtm: orderEndOf(kit),
    allergensKnown: kit.allergensKnown,
    allergenCodes: kit.allergenCodes,
  }
}

type Counter = { restaurantNameEng: string; pickupPlace: string; pickupPlaceEng: string; pickupEndTm: string }

function itemOfCourse(course: Course, counter: Counter): Item {
  const [main, ...sides] = course.dishes
  const { restaurantCode, restaurantName, hallNo, menuDt, courseTxt } = course
  return {
    itemId: menuIdOf(course),
    smartMenuSeq: String(course.menuSeq).slice(-5),
    prodSeq: null,
    restaurantCode,
    restaurantName,
    hallNo,
    menuDt,
    menuMealType: course.mealType,
    menuCourseType: course.courseType,
    courseTxt,
    menuName: main.name,
    menuNameEng: main.nameEng,
    subMenuTxt: sides.map((dish) => dish.name).join(','),
    subMenuTxtEng: sides.map((dish) => dish.nameEng).join(', '),
    ...counter,
    kcal: totals(course.dishes).kcal,
    price: BOX_PRICE,
    remainCnt: course.soldOut ? 0 : (course.takeOutCnt ?? 0),
    orderStartDtm: courseOrderStart(menuDt),
    orderEndDtm: `${menuDt}${course.orderUntil ?? '0000'}`,
    ...declaredOf(course),
  }
}

const declaredOf = ({ dishes }: Course) => ({
  allergensKnown: dishes.every((dish) => dish.allergensKnown),
  allergenCodes: dishes.flatMap((dish) => dish.allergenCodes),
})

export function itemQueries(db: Db) {
  const kits = takeHomeQueries(db)
  const menus = courseQueries(db)

  /** The course that has the number among those from `today` on, with the counter that hands it over. */
  const namedCourse = async (smartMenuSeq: string, today: string) => {
    const isNamed = and(
      gte(courses.menuDt, today),
      lte(courses.menuDt, addDays(today, DAYS_AHEAD)),
      isNotNull(courses.takeOutCnt),
      eq(sql`${courses.menuSeq} % 100000`, Number(smartMenuSeq)),
    )
    const [found] = await db
      .select({
        restaurantCode: courses.restaurantCode,
        menuDt: courses.menuDt,
        mealType: courses.menuMealType,
        hallNo: courses.hallNo,
        courseType: courses.menuCourseType,
        restaurantNameEng: restaurants.restaurantNameEng,
        restaurantDesc: restaurants.restaurantDesc,
        restaurantDescEng: restaurants.restaurantDescEng,
        hallName: halls.hallName,
        hallNameEng: halls.hallNameEng,
        pickupEndTm: mealTimes.closesAt,
      })
      .from(courses)
      .innerJoin(restaurants, eq(restaurants.restaurantCode, courses.restaurantCode))
      .innerJoin(halls, and(eq(halls.restaurantCode, courses.restaurantCode), eq(halls.hallNo, courses.hallNo)))
      .innerJoin(
        mealTimes,
        and(eq(mealTimes.restaurantCode, courses.restaurantCode), eq(mealTimes.menuMealType, courses.menuMealType)),
      )
      .where(isNamed)
      .orderBy(asc(courses.menuDt))
      .limit(1)
    return found
  }

  const courseOf = async (itemId: string, hcId: string): Promise<Course | undefined> =>
    (await menus.courses(courseOfMenuId(itemId), hcId))[0]

  const choiceOf = async (itemId: string): Promise<Choice | undefined> => {
    const choiceSeq = choiceOfItem(itemId)
    return choiceSeq === undefined
      ? undefined
      : (await choicesOf(db, subscriptionOfChoice(choiceSeq), { choiceSeq }))[0]
  }

  return {
    courseOf,
    /** The choice of an order that a subscription brought; undefined for anything else. */
    choiceOf,
    /** The kit of an order; undefined for a course. */
    kitOf: async ({ prodSeq }: { prodSeq: number | null }, hcId: string): Promise<Kit | undefined> =>
      prodSeq === null ? undefined : kits.ordered(prodSeq, hcId),
    /** What the kitchen declares of something that was ordered; undefined when it knows it no more. */
    declared: async (
      { itemId, prodSeq }: { itemId: string; prodSeq: number | null },
      hcId: string,
    ): Promise<Pick<Item, 'allergensKnown' | 'allergenCodes'> | undefined> => {
      if (prodSeq !== null) return kits.ordered(prodSeq, hcId)
      const choice = await choiceOf(itemId)
      if (choice !== undefined) return declaredOfChoice(choice)
      const course = await courseOf(itemId, hcId)
      return course && declaredOf(course)
    },
    /** Undefined when nothing is ordered under the number, or a kit under it is another employer's. */
    find: async (smartMenuSeq: string, hcId: string, today: string): Promise<Item | undefined> => {
      // Five digits are a course's, whatever else is a kit's.
      if (smartMenuSeq.length !== 5) {
        const prodSeq = Number(smartMenuSeq)
        const kit = prodSeq > MOST_SERIAL ? undefined : await kits.find(prodSeq, hcId)
        return kit && itemOfKit(kit)
      }
      const named = await namedCourse(smartMenuSeq, today)
      if (named === undefined) return undefined
      const { restaurantNameEng, restaurantDesc, restaurantDescEng, hallName, hallNameEng, pickupEndTm, ...key } = named
      const [course] = await menus.courses(key, hcId)
      if (course === undefined || !isOrderedAhead(course)) return undefined
      const pickupPlace = [restaurantDesc.split('|').at(-1), hallName].filter(Boolean).join(' ')
      const pickupPlaceEng = [hallNameEng, restaurantDescEng.split('|').at(-1)].filter(Boolean).join(', ')
      return itemOfCourse(course, { restaurantNameEng, pickupPlace, pickupPlaceEng, pickupEndTm })
    },
  }
}
