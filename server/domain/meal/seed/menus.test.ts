import { expect, test } from 'vitest'
import { CORNERS, RESTAURANTS } from '#server/domain/restaurant/seed.ts'
import { addDays, weekday } from '#server/seoul.ts'
import { ALL_DISHES, type Dish } from './dishes.ts'
import { type CourseRow, DAYS_AHEAD, DAYS_BACK, planMenus } from './menus.ts'

const TODAY = '20261119'
const FROM = addDays(TODAY, -DAYS_BACK)
const TO = addDays(TODAY, DAYS_AHEAD)
const plan = planMenus(TODAY, FROM, TO)

type Key = Pick<CourseRow, 'restaurantCode' | 'menuDt' | 'menuMealType' | 'hallNo' | 'menuCourseType'>
const keyOf = (row: Key) => [row.restaurantCode, row.menuDt, row.menuMealType, row.hallNo, row.menuCourseType].join(' ')

const byCode = new Map(ALL_DISHES.map((dish) => [dish.menuCode, dish]))
const trays = new Map<string, Dish[]>()
for (const row of plan.courseDishes) {
  const dish = byCode.get(row.menuCode)
  if (!dish) throw new Error(`unknown dish ${row.menuCode}`)
  trays.set(keyOf(row), [...(trays.get(keyOf(row)) ?? []), dish])
}
const trayOf = (course: Key) => trays.get(keyOf(course)) ?? []
const sum = (tray: Dish[], of: 'kcal' | 'na') => tray.reduce((total, dish) => total + dish[of], 0)
const names = (tray: Dish[]) => tray.map((dish) => dish.menuName)

test('35 days around today: the main restaurant every day, the others on working days', () => {
  for (const [index, { restaurantCode }] of RESTAURANTS.entries()) {
    const days = new Set(
      plan.courses.filter((course) => course.restaurantCode === restaurantCode).map((course) => course.menuDt),
    )
    const expected = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, ago) => addDays(FROM, ago)).filter(
      (day) => index === 0 || weekday(day) <= 5,
    )
    expect([...days].sort()).toEqual(expected)
  }
})

test('the lunch of the first day at the main restaurant is the one on the design board', () => {
  const lunch = plan.courses.filter(
    (course) =>
      course.menuDt === TODAY && course.restaurantCode === RESTAURANTS[0].restaurantCode && course.menuMealType === '2',
  )
  const shown = lunch.map((course) => {
    const tray = trayOf(course)
    return [
      course.menuCourseType,
      names(tray).join(','),
      sum(tray, 'kcal'),
      sum(tray, 'na'),
      course.waitMinutes ?? course.takeOutCnt,
    ]
  })
  expect(shown).toEqual([
    ['AA', '고등어구이,소고기미역국,잡곡밥,시금치나물,배추김치', 637, 1120, 3],
    ['BB', '꼬막비빔밥,맑은 미역국,달걀찜,열무김치', 712, 1340, 15],
    ['CC', '들깨칼국수,건새우볶음,두부부침,겉절이', 684, 1870, 8],
    ['DD', '훈제오리샐러드,현미주먹밥,방울토마토,오리엔탈 드레싱', 428, 690, 14],
  ])
})

test('no course comes back within the window, and no main dish within ten days at its counter', () => {
  const lastSeen = new Map<string, string>()
  const whole = new Set<string>()
  const repeated: string[] = []
  for (const course of plan.courses) {
    const tray = trayOf(course)
    const same = `${course.restaurantCode} ${names(tray).sort().join(',')}`
    if (whole.has(same)) repeated.push(same)
    whole.add(same)
    const main = [course.restaurantCode, course.menuMealType, course.menuCourseType, tray[0]?.menuName].join(' ')
    const before = lastSeen.get(main)
    if (before && course.menuDt < addDays(before, 10)) repeated.push(`${main} on ${before} and ${course.menuDt}`)
    lastSeen.set(main, course.menuDt)
  }
  expect(repeated).toEqual([])
})

test('trays are trays: no dish twice, a believable size, calories and salt', () => {
  const odd = plan.courses.map(trayOf).filter((tray) => {
    const kcal = sum(tray, 'kcal')
    return new Set(tray).size !== tray.length || tray.length < 3 || kcal < 280 || kcal > 1300 || sum(tray, 'na') > 3200
  })
  expect(odd.map(names)).toEqual([])
})

test('every course stands at a counter that exists, under codes of the known forms', () => {
  const counters = new Set(
    CORNERS.map((corner) => [corner.restaurantCode, corner.hallNo, corner.menuCourseType].join(' ')),
  )
  for (const course of plan.courses) {
    expect(counters).toContain([course.restaurantCode, course.hallNo, course.menuCourseType].join(' '))
    expect(course.restaurantCode).toMatch(/^REST\d{6}$/)
    expect(course.hallNo).toMatch(/^E[A-Z0-9]{3}$/)
    expect(course.menuCourseType).toMatch(/^[A-Z0-9]{2}$/)
    expect(String(course.menuSeq)).toMatch(/^\d{9}$/)
  }
  expect(new Set(plan.courses.map((course) => course.menuSeq)).size).toBe(plan.courses.length)
})

test('nothing has run out on days to come, something has today and before', () => {
  const soldOut = plan.courses.filter((course) => course.soldOut).map((course) => course.menuDt)
  expect(soldOut.filter((day) => day > TODAY)).toEqual([])
  expect(soldOut.filter((day) => day === TODAY)).toHaveLength(1)
  expect(soldOut.filter((day) => day < TODAY).length).toBeGreaterThan(10)
})

test('a day’s menu does not depend on the window it was asked for in', () => {
  const later = planMenus(TODAY, addDays(TODAY, 3), addDays(TODAY, 5))
  const days = new Set(later.courses.map((course) => course.menuDt))
  expect(later.courses).toEqual(plan.courses.filter((course) => days.has(course.menuDt)))
})
