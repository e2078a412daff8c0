import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canRate, difference, type Review, spoken } from './rules.ts'

const REVIEW = fc.record({
  menuId: fc
    .tuple(fc.constantFrom('20261117', '20261118', '20261119'), fc.constantFrom('2', '3'))
    .map(([day, meal]) => `E31A_${day}_${meal}_AA_REST000311`),
  menuCode: fc.constantFrom('1', '2'),
  grade: fc.integer({ min: 1, max: 5 }),
})
const on = (menuDt: string, grade: number, menuCode = '1', mealType = '2'): Review => ({
  menuId: `E31A_${menuDt}_${mealType}_AA_REST000311`,
  menuCode,
  grade,
})
/** One member's reviews after one more. */
const said = (reviews: readonly Review[], review: Review) => [
  ...reviews.filter(({ menuId }) => menuId !== review.menuId),
  review,
]

test('a meal is rated for fourteen days', () => {
  expect(canRate('20261119', '20261119')).toBe(true)
  expect(canRate('20261105', '20261119')).toBe(true)
  expect(canRate('20261104', '20261119')).toBe(false)
})

test('the sums of a dish move by the difference between the grades', () => {
  const fish = (grade: number) => ({ menuCode: '2', grade })
  expect(difference([], [fish(5), { menuCode: '1', grade: 3 }])).toEqual([
    { menuCode: '1', cnt: 1, sum: 3 },
    { menuCode: '2', cnt: 1, sum: 5 },
  ])
  expect(difference([fish(5)], [fish(2)])).toEqual([{ menuCode: '2', cnt: 0, sum: -3 }])
  expect(difference([fish(4)], [fish(4)])).toEqual([])
  // The course has another main dish since.
  expect(difference([{ menuCode: '1', grade: 3 }], [fish(4)])).toEqual([
    { menuCode: '1', cnt: -1, sum: -3 },
    { menuCode: '2', cnt: 1, sum: 4 },
  ])
})

test('a member who grades a dish on many days counts once, with the newest of its meals', () => {
  const days = ['20261112', '20261119', '20261105']
  expect(spoken(days.map((day) => on(day, day === '20261119' ? 2 : 5)))).toEqual([{ menuCode: '1', grade: 2 }])
  expect(
    spoken([on('20261119', 1, '1', '3'), on('20261119', 5, '1', '2')]),
    'the dinner of a day comes after its lunch',
  ).toEqual([{ menuCode: '1', grade: 1 }])
  expect(spoken([on('20261119', 1), on('20261112', 4, '2')])).toEqual([
    { menuCode: '1', grade: 1 },
    { menuCode: '2', grade: 4 },
  ])
})

test('sums that moved with every review are those of a recount, in whatever order members change their mind', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('one', 'two', 'three'), REVIEW), { maxLength: 40 }), (saidBy) => {
      const byMember = new Map<string, Review[]>()
      const sums = new Map<string, { cnt: number; sum: number }>()
      for (const [member, review] of saidBy) {
        const before = byMember.get(member) ?? []
        const after = said(before, review)
        for (const { menuCode, cnt, sum } of difference(spoken(before), spoken(after))) {
          const old = sums.get(menuCode) ?? { cnt: 0, sum: 0 }
          sums.set(menuCode, { cnt: old.cnt + cnt, sum: old.sum + sum })
        }
        byMember.set(member, after)
      }
      const spokenOf = (code: string) =>
        [...byMember.values()].flatMap(spoken).filter(({ menuCode }) => menuCode === code)
      for (const code of ['1', '2']) {
        const grades = spokenOf(code)
        expect(sums.get(code) ?? { cnt: 0, sum: 0 }).toEqual({
          cnt: grades.length,
          sum: grades.reduce((sum, { grade }) => sum + grade, 0),
        })
        expect(grades.length).toBeLessThanOrEqual(byMember.size)
      }
    }),
  )
})

test('an average moves by many reviews of one member as if there had been the newest alone', () => {
  fc.assert(
    fc.property(
      fc.array(
        REVIEW.map((review) => ({ ...review, menuCode: '1' })),
        { minLength: 1, maxLength: 12 },
      ),
      (reviews) => {
        const all = reviews.reduce<readonly Review[]>(said, [])
        const newest = all.toSorted((one, other) => (one.menuId < other.menuId ? -1 : 1)).at(-1)
        expect(difference([], spoken(all))).toEqual([{ menuCode: '1', cnt: 1, sum: newest?.grade }])
      },
    ),
  )
})
