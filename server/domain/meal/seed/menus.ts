/**
 * The kitchens' plan: which course stands at which counter on which day. Deterministic: the same first day gives the
 * same plan, and a day's menu does not depend on when it is asked for.
 */
import { isRestDay } from '#server/domain/restaurant/rest-days.rules.ts'
import {
  BREAKFAST,
  CORNERS,
  DINNER,
  KOREAN,
  LUNCH,
  MEAL_TIMES,
  NOODLES,
  ONE_DISH,
  RESTAURANTS,
  TAKE_OUT,
} from '#server/domain/restaurant/seed.ts'
import { addDays, daysBetween, weekday } from '#server/seoul.ts'
import type { courseDishes, courses } from '../schema.ts'
import { type Dish, dishNamed, KITCHEN } from './dishes.ts'

export type CourseRow = Required<typeof courses.$inferInsert>
export type CourseDishRow = typeof courseDishes.$inferInsert

/** Menus stand from three weeks back to two weeks ahead. */
export const DAYS_BACK = 21
export const DAYS_AHEAD = 13

/** The tray of the first day's lunch at the main restaurant, dish by dish, with what the counters report. */
const FIRST_DAY: Record<string, { dishes: string[]; live: Partial<CourseRow> }> = {
  [KOREAN]: {
    dishes: ['고등어구이', '소고기미역국', '잡곡밥', '시금치나물', '배추김치'],
    live: { crowding: 1, waitMinutes: 3 },
  },
  [ONE_DISH]: {
    dishes: ['꼬막비빔밥', '맑은 미역국', '달걀찜', '열무김치'],
    live: { crowding: 3, waitMinutes: 15 },
  },
  [NOODLES]: {
    dishes: ['들깨칼국수', '건새우볶음', '두부부침', '겉절이'],
    live: { crowding: 2, waitMinutes: 8 },
  },
  [TAKE_OUT]: {
    dishes: ['훈제오리샐러드', '현미주먹밥', '방울토마토', '오리엔탈 드레싱'],
    live: { takeOutCnt: 14 },
  },
}

/** Two dishes on one tray do not share any of these. */
const MAIN_INGREDIENTS = [
  '김치',
  '두부',
  '콩나물',
  '미역',
  '달걀',
  '버섯',
  '오징어',
  '어묵',
  '낙지',
  '닭',
  '감자',
  '무',
  '불고기',
  '우유',
]

/**
 * All courses of the days `from` to `to`, both included.
 *
 * @param firstDay the day the plan counts from
 */
export function planMenus(
  firstDay: string,
  from: string,
  to: string,
): { courses: CourseRow[]; courseDishes: CourseDishRow[] } {
  const rows: CourseRow[] = []
  const dishRows: CourseDishRow[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isRestDay(day)) continue
    for (const [place, restaurant] of RESTAURANTS.entries()) {
      if (weekday(day) > 5 && !restaurant.openWeekends) continue
      for (const meal of [BREAKFAST, LUNCH, DINNER]) {
        for (const corner of CORNERS.filter((each) => each.restaurantCode === restaurant.restaurantCode)) {
          const slot: Slot = { place, meal, courseType: corner.menuCourseType, turn: daysBetween(firstDay, day) }
          const tray = trayOf(slot)
          if (!tray) continue
          const key = {
            restaurantCode: corner.restaurantCode,
            menuDt: day,
            menuMealType: meal,
            hallNo: corner.hallNo,
            menuCourseType: corner.menuCourseType,
          }
          rows.push({ ...courseRow(slot, tray, corner.orderSeq, day), ...key })
          dishRows.push(...tray.map(({ menuCode }, index) => ({ ...key, dishSeq: index + 1, menuCode })))
        }
      }
    }
  }
  return { courses: rows, courseDishes: dishRows }
}

interface Slot {
  /** Index of the restaurant. */
  place: number
  meal: string
  courseType: string
  /** Days since the first day, negative before it. */
  turn: number
}

const isFirstDay = ({ place, meal, turn }: Slot) => place === 0 && meal === LUNCH && turn === 0

/** Far enough apart that no two restaurants and no two meals of a day serve the same. */
function shiftOf({ place, meal }: Slot): number {
  if (meal === LUNCH) return place * 5
  return place * 5 + (meal === DINNER ? 17 : 11)
}

/** The dishes in tray order, main dish first; undefined where the counter is closed for that meal. */
function trayOf(slot: Slot): Dish[] | undefined {
  const { meal, courseType, turn } = slot
  if (isFirstDay(slot)) return FIRST_DAY[courseType]?.dishes.map(dishNamed)
  const t = trayBuilder(turn, shiftOf(slot))
  switch (courseType) {
    case KOREAN:
      t.add(meal === BREAKFAST ? KITCHEN.breakfastMains : KITCHEN.mains, 1)
      t.add(KITCHEN.soups, 5)
      t.add(KITCHEN.rice, 3)
      t.add(KITCHEN.sides, 7)
      if (meal !== BREAKFAST) t.add(KITCHEN.sides, 11)
      t.add(KITCHEN.kimchi, 3)
      return t.tray
    case ONE_DISH:
      t.add(meal === BREAKFAST ? KITCHEN.morningBowls : KITCHEN.bowls, 1)
      if (meal === BREAKFAST) {
        t.add(KITCHEN.morningSides, 3)
        t.add(KITCHEN.morningSides, 5)
        return t.tray
      }
      t.add(KITCHEN.clearSoups, 3)
      t.add(KITCHEN.sides, 7)
      t.add(KITCHEN.kimchi, 7)
      return t.tray
    case NOODLES:
      if (meal === BREAKFAST) return undefined
      t.add(KITCHEN.noodles, 1)
      t.add(KITCHEN.noodleSides, 3)
      t.add(KITCHEN.noodleSides, 7)
      t.add(KITCHEN.kimchi, 3)
      return t.tray
    default:
      if (meal === DINNER) return undefined
      t.add(KITCHEN.boxes, 1)
      t.add(KITCHEN.grains, 2)
      t.add(KITCHEN.fruits, 3)
      t.add(KITCHEN.extras, 5)
      return t.tray
  }
}

function trayBuilder(turn: number, shift: number) {
  const tray: Dish[] = []
  /**
   * Adds the dish whose turn it is, or the next one that goes with the tray. `step` is how far the list moves per
   * day.
   */
  const add = (list: readonly Dish[], step: number) => {
    // One more place per round, so that lists of related lengths do not fall into step and repeat a whole tray.
    const start = turn * step + shift + (step === 1 ? 0 : Math.floor(turn / list.length))
    for (let skip = 0; skip < list.length; skip += 1) {
      const dish = list[modulo(start + skip, list.length)]
      if (dish && !clashes(tray, dish)) {
        tray.push(dish)
        return
      }
    }
  }
  return { tray, add }
}

function clashes(tray: readonly Dish[], dish: Dish): boolean {
  return tray.some(
    (other) =>
      other === dish ||
      MAIN_INGREDIENTS.some((word) => !isKimchi(dish) && other.menuName.includes(word) && dish.menuName.includes(word)),
  )
}

/** Kimchi goes with everything, its own name notwithstanding. */
const isKimchi = (dish: Dish) => KITCHEN.kimchi.includes(dish)

function courseRow(slot: Slot, tray: readonly Dish[], orderSeq: number, day: string): Omit<CourseRow, keyof CourseKey> {
  const [main, second] = tray
  if (!main) throw new Error('A tray without a dish')
  const named = slot.courseType === KOREAN && second ? [main, second] : [main]
  const live = isFirstDay(slot) ? FIRST_DAY[slot.courseType]?.live : liveState(slot)
  return {
    menuSeq: 100_000_000 + daysBetween('20000101', day) * 1000 + slot.place * 100 + Number(slot.meal) * 10 + orderSeq,
    orderSeq,
    setName: named.map((dish) => dish.menuName).join('&'),
    setNameEng: named.map((dish) => dish.menuNameEng).join(' & '),
    photoCd: '',
    carbonLevel: tray.some((dish) => dish.allergenCodes.includes('16')) ? '00003' : '00002',
    soldOut: false,
    takeOutCnt: null,
    orderUntil: slot.courseType === TAKE_OUT ? opening(slot.meal) : null,
    crowding: null,
    waitMinutes: null,
    ...live,
  }
}

type CourseKey = Pick<CourseRow, 'restaurantCode' | 'menuDt' | 'menuMealType' | 'hallNo' | 'menuCourseType'>

/**
 * What the counters report for that meal: how full it usually is, portions left to take out, and on days gone by what
 * ran out. Nobody queues for breakfast, and nothing has run out yet on days to come.
 */
function liveState({ place, meal, courseType, turn }: Slot): Partial<CourseRow> {
  const dice = modulo(turn * 31 + place * 7 + Number(meal) * 13 + courseType.charCodeAt(0) * 3, 29)
  if (courseType === TAKE_OUT) {
    const soldOut = turn === 0 ? place === 1 && meal === LUNCH : turn < 0 && dice % 7 === 0
    const left = turn > 0 ? 30 : 3 + dice
    return { soldOut, takeOutCnt: soldOut ? 0 : left }
  }
  if (meal === BREAKFAST) return {}
  const crowding = (dice % 3) + 1
  return { crowding, waitMinutes: crowding * 4 - 3 + (dice % 4), soldOut: turn < 0 && dice === 7 }
}

function opening(meal: string): string {
  const hours = MEAL_TIMES.find((each) => each.menuMealType === meal)
  if (!hours) throw new Error(`No hours for meal ${meal}`)
  return hours.opensAt
}

const modulo = (value: number, size: number) => ((value % size) + size) % size
