import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { intakeQueries, type NewFood } from '#server/domain/intake/queries.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Week = {
  startDt: string
  endDt: string
  mealCnt: number
  recordDayCnt: number
  avgKcal: number | null
  summaryTxt: string | null
  commentTxt: string | null
  nutrients: { nutriCode: string; avgVal: number | null; targetVal: number; statusCode: string | null }[]
}

describe.each(databaseKinds)('how a member ate in a week, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const week = async (member: TestMember, query = '', headers = {}) =>
    dataOf<Week>(await member.get(`/api/mypage/myReport/getNutriBoard${query}`, headers))
  const eat = (member: TestMember, eatDt: string, more: Partial<NewFood>) =>
    intakeQueries(server.database.db).add(
      member.hcId,
      [
        {
          eatDt,
          mealType: '2',
          foodName: '음식',
          quantity: null,
          unit: null,
          kcal: 600,
          carbohydrateG: null,
          proteinG: null,
          fatG: null,
          sugarG: null,
          fibreG: null,
          sodiumMg: null,
          source: 'WRITE',
          ...more,
        },
      ],
      server.clock.now(),
    )

  test('is the last full week unless a Monday is named; without a record nothing is said', async () => {
    const member = await server.member()
    expect(await week(member)).toEqual({
      startDt: '20261109',
      endDt: '20261115',
      mealCnt: 0,
      recordDayCnt: 0,
      avgKcal: null,
      nutrients: [],
      summaryTxt: null,
      commentTxt: null,
      stepCode: null,
    })
    expect((await week(member, '?startDt=20261102')).endDt).toBe('20261108')
    const answers = await Promise.all(
      ['20261110', '20261123', '20261131'].map((day) =>
        member.get(`/api/mypage/myReport/getNutriBoard?startDt=${day}`),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
  })

  test('averages the days with records, of each nutrient those that tell it, and leaves today out', async () => {
    const member = await server.member()
    await eat(member, '20261116121000', { kcal: 1800, proteinG: 70, sodiumMg: 2400, fibreG: 10 })
    await eat(member, '20261116181000', { kcal: 200, proteinG: 10, mealType: '3' })
    await eat(member, '20261118121000', { kcal: 1600, proteinG: null, sodiumMg: 2600, fibreG: 20 })
    await eat(member, '20261119080000', { kcal: 9000, sodiumMg: 9000 })
    const found = await week(member, '?startDt=20261116')
    expect(found).toMatchObject({
      mealCnt: 3,
      recordDayCnt: 2,
      avgKcal: 1800,
      // Three meals of two days: too much is too much, and nothing is said to be short.
      summaryTxt: '이번 주엔 나트륨이 조금 많았어요',
      stepCode: 'SALT',
    })
    expect(
      found.nutrients.map(({ nutriCode, avgVal, targetVal, statusCode }) => [nutriCode, avgVal, targetVal, statusCode]),
    ).toEqual([
      ['PROTEIN', 80, expect.any(Number), 'NORMAL'],
      ['SUGAR', null, 50, null],
      ['FIB', 15, 25, null],
      ['NA', 2500, 2000, 'CAUTION'],
    ])
    expect((await week(member, '?startDt=20261116', { 'accept-language': 'en' })).summaryTxt).toBe(
      'A little too much sodium this week',
    )
    server.clock.set(new Date('2026-11-20T03:00:00Z'))
    expect((await week(await server.signedIn(member), '?startDt=20261116')).recordDayCnt).toBe(3)
  })

  test('is nobody else’s', async () => {
    const [member, other] = await Promise.all([server.member(), server.member()])
    await eat(member, '20261110121000', {})
    expect([(await week(member)).recordDayCnt, (await week(other)).recordDayCnt]).toEqual([1, 0])
  })
})
