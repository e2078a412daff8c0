import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { makeMember } from '#server/db/seed/people.ts'
import type { Persona } from '#server/db/seed/noun.ts'
import { startTestServer, type TestServer } from '#server/test-support/app.ts'
import { addDays, seoulStamp } from '#server/seoul.ts'
import { dayQueries } from './day.queries.ts'
import { intakeRecords } from './schema.ts'
import { kcalOf, plannedDay, TASTES } from './seed/plan.ts'

const TODAY = '20261119'
const NIGHT = new Date('2026-11-19T14:00:00Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('embedded', { now: NIGHT })
})
afterAll(() => server.close())

const person = async (persona: Persona, now = NIGHT) => {
  const { hcId } = await makeMember(server.database, { persona, now })
  return {
    hcId,
    rows: await server.database.db.select().from(intakeRecords).where(eq(intakeRecords.hcId, hcId)),
    days: await server.database.db.select().from(dailyActivity).where(eq(dailyActivity.hcId, hcId)),
    of: (day: string) => dayQueries(server.database.db).day(hcId, day),
  }
}

test.each(['haneul', 'emily', 'dasom'] as const)(
  'what %s ate comes to what the days say, food by food',
  async (persona) => {
    const { rows, days } = await person(persona)
    const counted = Map.groupBy(rows, ({ eatDt }) => eatDt.slice(0, 8))
    const told = days.filter(({ eatenKcal }) => eatenKcal !== null)
    const wrong = told.filter(
      ({ activityDt, eatenKcal }) =>
        Math.round((counted.get(activityDt) ?? []).reduce((sum, { kcal }) => sum + kcal, 0)) !== eatenKcal,
    )
    expect(wrong.map(({ activityDt }) => activityDt)).toEqual([])
    expect(counted.size).toBe(told.length)
    expect(rows.every(({ foodId, menuId }) => (foodId === null) !== (menuId === null))).toBe(true)
    expect(rows.every(({ foodNameEng }) => foodNameEng !== null && !/[가-힣]/.test(foodNameEng))).toBe(true)
  },
)

test('haneul’s today is that of the board, and before ten past twelve there is no lunch', async () => {
  const meals = async (now: Date) =>
    (await (await person('haneul', now)).of(TODAY)).meals.map(({ mealType, wholeKcal }) => [mealType, wholeKcal])
  expect(await meals(NIGHT)).toEqual([
    ['1', 356],
    ['2', 637],
    ['3', 612],
    ['5', 168],
  ])
  expect(await meals(new Date('2026-11-19T03:09:00Z'))).toEqual([['1', 356]])
  expect(await meals(new Date('2026-11-19T03:10:00Z'))).toEqual([
    ['1', 356],
    ['2', 637],
  ])
  const { foods } = await (await person('haneul')).of(TODAY)
  expect(foods.map(({ foodName, kcal }) => `${foodName} ${Math.round(kcal)}`)).toEqual([
    '통밀식빵 174',
    '삶은 달걀 77',
    '무가당 두유 105',
    '고등어구이&소고기미역국 637',
    '사과 68',
    '무가당 그릭요거트 100',
    '현미밥 150',
    '두부조림 216',
    '시금치나물 46',
    '김치찌개 200',
  ])
})

test('haneul’s week: a breakfast skipped yesterday, nothing on Monday, no meal last Friday', async () => {
  const { of } = await person('haneul')
  expect(await of('20261118')).toMatchObject({ wholeKcal: 1596, skipped: ['1'] })
  expect(await of('20261117')).toMatchObject({ wholeKcal: 1840 })
  for (const day of ['20261116', '20261113']) expect(await of(day)).toMatchObject({ foods: [], skipped: [] })
})

test('courses were eaten on working days as long as menus stand, and the day is not full of them', async () => {
  const { rows } = await person('haneul')
  const courses = rows.filter(({ source }) => source === 'COURSE')
  expect(courses.length).toBeGreaterThanOrEqual(12)
  expect(courses.every(({ menuId, dishTxt }) => menuId !== null && (dishTxt ?? '').split(',').length >= 4)).toBe(true)
  expect(Math.min(...courses.map(({ eatDt }) => Number(eatDt.slice(0, 8))))).toBeGreaterThanOrEqual(
    Number(addDays(TODAY, -21)),
  )
  expect(rows.length).toBeLessThan(2200)
})

test('any day that somebody is added on has meals that come out', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1450, max: 2200 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.option(fc.integer({ min: 380, max: 850 }), { nil: undefined }),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(TASTES.lunch, TASTES.even),
      (kcal, index, lunch, noBreakfast, short, taste) => {
        const meals = plannedDay(kcal, { index, taste, lunch, noBreakfast, short })
        expect(Math.abs(meals.reduce((sum, { bites }) => sum + kcalOf(bites), lunch ?? 0) - kcal)).toBeLessThan(0.4)
      },
    ),
    { numRuns: 3000 },
  )
})

test('nothing lies in the future, whenever somebody is added', async () => {
  for (const at of ['2026-11-19T00:00:00Z', '2026-11-19T15:30:00Z', '2026-11-21T21:00:00Z']) {
    const now = new Date(at)
    const { rows } = await person('haneul', now)
    expect(rows.filter(({ eatDt }) => eatDt > seoulStamp(now))).toEqual([])
  }
})

test('saebyeok has nothing, dasom’s meals are of last year', async () => {
  expect((await person('saebyeok')).rows).toEqual([])
  const { rows } = await person('dasom')
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.every(({ eatDt }) => eatDt < addDays(TODAY, -400))).toBe(true)
})
