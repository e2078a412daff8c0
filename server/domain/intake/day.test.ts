import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dailyActivity } from '#server/domain/activity/schema.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { dayQueries } from './day.queries.ts'
import { intakeQueries } from './queries.ts'
import { intakeRecords } from './schema.ts'

const TODAY = '20261119'

describe.each(databaseKinds)('what a member ate on a day on %s', (kind) => {
  let server: TestServer
  let intake: ReturnType<typeof intakeQueries>
  beforeAll(async () => {
    server = await startTestServer(kind)
    intake = intakeQueries(server.database.db)
  })
  afterAll(() => server.close())

  const dayIntake = async ({ hcId }: TestMember) => dayQueries(server.database.db).day(hcId, TODAY)
  const food = (kcal: number, foodNm = '음식') => ({
    foodId: 'F1',
    foodNm,
    amount: 1,
    kcal,
    cho: null,
    protein: null,
    fat: null,
    na: null,
  })
  const eat = async (member: TestMember, kcals: number[], { date = TODAY, menuMealType = '2' } = {}) => {
    const answer = await member.post('/api/common/regFoodlensIntake', {
      date,
      menuMealType,
      imgId: null,
      foods: kcals.map((kcal) => food(kcal)),
    })
    return dataOf<{ hcUclSeqNo: number }>(answer).hcUclSeqNo
  }
  const onHub = async (member: TestMember) =>
    dataOf<{ activity: { eatKcal: number | null } }>(await member.post('/api/main/mainData')).activity.eatKcal
  const numbersOf = async ({ hcId }: TestMember) => {
    const rows = await server.database.db
      .select({ number: intakeRecords.hcUclSeqNo })
      .from(intakeRecords)
      .where(eq(intakeRecords.hcId, hcId))
      .orderBy(intakeRecords.hcUclSeqNo)
    return rows.map((row) => row.number)
  }

  test('is counted from its foods and rounded once: 100 and twenty times 0.4 are 108; no food, no value', async () => {
    const member = await server.member()
    await eat(member, [100])
    for (let bite = 0; bite < 20; bite += 1) await eat(member, [0.4])
    expect(await onHub(member)).toBe(108)
    expect(await dayIntake(member)).toMatchObject({ kcal: 108, foods: { length: 21 } })

    const numbers = await numbersOf(member)
    await intake.remove(member.hcId, numbers.slice(1), server.clock.now())
    expect(await onHub(member)).toBe(100)
    await intake.remove(member.hcId, numbers, server.clock.now())
    // A day without food has no value on the hub, and none of the energy is left over.
    expect(await onHub(member)).toBeNull()
    expect(await dayIntake(member)).toMatchObject({ kcal: 0, foods: [], proteinG: null, meals: [] })
  })

  test('is right after many have been saved and removed at the same time', async () => {
    const member = await server.member()
    const first = await Promise.all(Array.from({ length: 12 }, (_, index) => eat(member, [10.3, index])))
    expect(new Set(first).size).toBe(12)
    await Promise.all([
      ...first.slice(0, 6).map((number) => intake.remove(member.hcId, [number], server.clock.now())),
      eat(member, [50]),
    ])
    const { kcal } = await dayIntake(member)
    expect(kcal).toBeCloseTo(6 * 10.3 + 66 + 50, 5)
    expect(await onHub(member)).toBe(Math.round(kcal))
  })

  test('tells each meal and its nutrients; what no food tells is unknown, not zero', async () => {
    const member = await server.member()
    const add = (mealType: string, kcal: number, proteinG: number | null, eatDt: string) =>
      intake.add(
        member.hcId,
        [
          {
            source: 'WRITE',
            eatDt,
            mealType,
            foodName: '음식',
            quantity: null,
            unit: null,
            kcal,
            carbohydrateG: null,
            proteinG,
            fatG: 0,
            sugarG: null,
            fibreG: null,
            sodiumMg: null,
          },
        ],
        server.clock.now(),
      )
    await add('1', 300.1, 12.5, `${TODAY}073000`)
    await add('3', 499.9, null, `${TODAY}183000`)
    await add('3', 0.2, 0.25, `${TODAY}235959`)
    await add('3', 900, 40, '20261118235959')
    const { foods, meals, ...day } = await dayIntake(member)
    expect(foods).toHaveLength(3)
    expect(day).toMatchObject({
      day: TODAY,
      kcal: 800.2,
      wholeKcal: 800,
      carbohydrateG: null,
      proteinG: 12.75,
      fatG: 0,
      sugarG: null,
      fibreG: null,
      sodiumMg: null,
      skipped: [],
      goal: null,
    })
    expect(meals.map(({ foods: eaten, ...meal }) => ({ ...meal, foods: eaten.length }))).toEqual([
      {
        mealType: '1',
        foods: 1,
        kcal: 300.1,
        wholeKcal: 300,
        carbohydrateG: null,
        proteinG: 12.5,
        fatG: 0,
        sugarG: null,
        fibreG: null,
        sodiumMg: null,
      },
      {
        mealType: '3',
        foods: 2,
        kcal: 500.1,
        wholeKcal: 500,
        carbohydrateG: null,
        proteinG: 0.25,
        fatG: 0,
        sugarG: null,
        fibreG: null,
        sodiumMg: null,
      },
    ])
  })

  test('numbers of foods never come again, whatever was removed', async () => {
    const member = await server.member()
    expect([await eat(member, [1, 2, 3]), await eat(member, [4])]).toEqual([1, 4])
    expect(await intake.remove(member.hcId, [3, 4], server.clock.now())).toMatchObject({ count: 2 })
    expect(await eat(member, [5])).toBe(5)
    expect(await intake.remove(member.hcId, await numbersOf(member), server.clock.now())).toMatchObject({ count: 3 })
    expect(await eat(member, [6])).toBe(6)
    expect(await numbersOf(member)).toEqual([6])
  })

  test('is nobody else’s: a foreign number removes nothing', async () => {
    const [member, other] = await Promise.all([server.member(), server.member()])
    const number = await eat(member, [100])
    expect(await intake.remove(other.hcId, [number], server.clock.now())).toEqual({ count: 0, sampleIds: [] })
    expect(await onHub(member)).toBe(100)
  })

  test('every day that the demo’s people come with can be counted anew and stays as it was', async () => {
    const member = await server.member('haneul')
    const days = await server.database.db.select().from(dailyActivity).where(eq(dailyActivity.hcId, member.hcId))
    const told = days.filter(({ eatenKcal }) => eatenKcal !== null)
    expect(told.length).toBeGreaterThan(300)
    for (const { activityDt, eatenKcal } of [told[0], told[180], told.at(-3), told.at(-1)].flatMap(
      (day) => day ?? [],
    )) {
      await eat(member, [7], { date: activityDt })
      const [after] = await server.database.db
        .select({ kcal: dailyActivity.eatenKcal })
        .from(dailyActivity)
        .where(and(eq(dailyActivity.hcId, member.hcId), eq(dailyActivity.activityDt, activityDt)))
      expect(after?.kcal).toBe((eatenKcal ?? 0) + 7)
    }
  })
})
