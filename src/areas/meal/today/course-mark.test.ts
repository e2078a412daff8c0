import { expect, test } from 'vitest'
import { afterOf, markOf } from './course-mark.ts'
import type { DayCourse } from './today-menu.ts'

// Why it is so stands in docs/decisions/160.

const shrimp = { code: '09', name: '새우', avoided: true }

const course = (of: Partial<DayCourse>): DayCourse => ({
  key: { menuDt: '20261119', hallNo: 'E31A', menuCourseType: 'AA', menuMealType: '2', restaurantCode: 'REST000311' },
  menuCode: '1000040001',
  corner: '한식',
  title: '고등어구이',
  bowls: ['고등어구이'],
  kcal: 637,
  liked: false,
  recommended: false,
  reason: null,
  soldOut: false,
  remaining: null,
  photo: null,
  menuCodes: ['1000040001'],
  dishes: [{ name: '고등어구이', declared: { allergens: [], complete: true } }],
  flagged: false,
  sodiumMg: 1120,
  recorded: false,
  orderUntil: null,
  unreserved: null,
  crowd: null,
  ...of,
})

const lunch = [
  course({}),
  course({ kcal: 712, sodiumMg: 1340 }),
  course({ kcal: 684, sodiumMg: 1870 }),
  course({ kcal: 428, sodiumMg: 690 }),
]
const marks = (courses: readonly DayCourse[], left: number | null) =>
  courses.map((each) => markOf(each, courses, left)?.kind ?? null)

test('one course of a meal at most is the saltiest, and only where it stands out', () => {
  expect(marks(lunch, null)).toEqual([null, null, 'sodium', null])
  expect(marks(lunch.slice(0, 2), null)).toEqual([null, null])
  expect(marks([course({ sodiumMg: 1500 }), course({ sodiumMg: 1550 }), course({ sodiumMg: 1600 })], null)).toEqual([
    null,
    null,
    null,
  ])
  expect(marks([course({ sodiumMg: 300 }), course({ sodiumMg: 300 }), course({ sodiumMg: 900 })], null)).toEqual([
    null,
    null,
    null,
  ])
})

test('a course that is more than the rest of the day says so while another fits in', () => {
  expect(marks(lunch, 650)).toEqual([null, 'energy', 'energy', null])
  expect(markOf(lunch[1] ?? course({}), lunch, 650)).toEqual({ kind: 'energy', overKcal: 62 })
  expect(marks(lunch, 100)).toEqual([null, null, 'sodium', null])
  expect(marks(lunch, 2000)).toEqual([null, null, 'sodium', null])
})

test('the member’s own allergen stands alone', () => {
  const mine = course({
    sodiumMg: 1870,
    dishes: [{ name: '새우볶음', declared: { allergens: [shrimp], complete: true } }],
  })
  expect(markOf(mine, [...lunch.slice(0, 2), mine], 200)).toBeNull()
  const flagged = course({ sodiumMg: 1870, flagged: true })
  expect(markOf(flagged, [...lunch.slice(0, 2), flagged], 200)).toBeNull()
})

test('what nobody measured is not compared', () => {
  expect(marks([course({ kcal: null, sodiumMg: null }), course({}), course({})], 700)).toEqual([null, null, null])
})

test('a course says what would be left after it, and once it is recorded nothing more', () => {
  expect(afterOf(course({ kcal: 637 }), 739)).toBe(102)
  expect(afterOf(course({ kcal: 637.4 }), 637.4)).toBe(0)
  expect(afterOf(course({ kcal: 712 }), 650)).toBeNull()
  expect(afterOf(course({ kcal: null }), 650)).toBeNull()
  expect(afterOf(course({}), null)).toBeNull()
  expect(afterOf(course({ recorded: true }), 739)).toBeNull()
  expect(markOf(course({ recorded: true, kcal: 900 }), lunch, 650)).toBeNull()
})
