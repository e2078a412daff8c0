import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memberTargets } from '#server/domain/goal/schema.ts'
import { intakeQueries, type NewFood } from '#server/domain/intake/queries.ts'
import { skippedMeals } from '#server/domain/intake/schema.ts'
import { memberAllergies } from '#server/domain/allergy/schema.ts'
import { courseQueries } from '#server/domain/meal/course.queries.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'

type Course = {
  menuDt: string
  menuMealType: string
  hallNo: string
  menuCourseType: string
  restaurantCode: string
  menuName: string
  sumNa: string
  reasonTxt: string
}
type Board = {
  score: number | null
  eatKcal: number | null
  statusCode: string | null
  coachTxt: string
  mealList: { menuMealType: string; sumKcal: string; coachTxt: string; dishTxt: string }[]
  rcmdList: Course[]
  homeFood: { foodNm: string; reasonTxt: string } | null
}
type Nutrient = {
  nutrientCode: string
  nutrientNm: string
  eatVal: number | null
  minVal: number | null
  maxVal: number | null
  statusCode: string | null
}

const TODAY = '20261119'
const EN = { 'accept-language': 'en' }
/** 15:50 of the first day: lunch is over, dinner is to come. */
const AFTERNOON = new Date('2026-11-19T06:50:00Z')

const food = (mealType: string, time: string, more: Partial<NewFood>): NewFood => ({
  eatDt: `${TODAY}${time}`,
  mealType,
  foodName: '음식',
  quantity: null,
  unit: null,
  kcal: 500,
  carbohydrateG: null,
  proteinG: null,
  fatG: null,
  sugarG: null,
  fibreG: null,
  sodiumMg: null,
  source: 'WRITE',
  ...more,
})

describe.each(databaseKinds)('the coach, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => server.clock.set(TEST_NOW))

  const board = async (member: TestMember, query = '', headers = {}) =>
    dataOf<Board>(await member.get(`/api/coach/getMealBoard${query}`, headers))
  const nutrients = async (member: TestMember, query = '', headers = {}) =>
    dataOf<{ mealCnt: number; nutrientList: Nutrient[] }>(
      await member.get(`/api/coach/getDailyNutrientInfo${query}`, headers),
    )
  const eat = (member: TestMember, foods: NewFood[]) =>
    intakeQueries(server.database.db).add(member.hcId, foods, server.clock.now())
  const withGoal = async (kcal = 1900, persona: 'saebyeok' | 'haneul' = 'saebyeok') => {
    const member = await server.member(persona)
    const goal = { hcId: member.hcId, eatKcalGoal: kcal }
    await server.database.db
      .insert(memberTargets)
      .values(goal)
      .onConflictDoUpdate({ target: memberTargets.hcId, set: goal })
    return member
  }
  const afternoon = async (member: TestMember) => {
    server.clock.set(AFTERNOON)
    return server.signedIn(member)
  }

  test('without record, goal or restaurant the first meal is asked for, with something for home, no zero', async () => {
    const member = await server.member()
    expect(await board(member)).toEqual({
      baseDt: TODAY,
      score: null,
      eatKcal: null,
      eatKcalGoal: null,
      statusCode: null,
      coachTxt: '오늘 첫 끼니를 기록해 볼까요?',
      mealList: [],
      rcmdList: [],
      homeFood: { foodNm: '두부조림', foodNmEng: 'Braised tofu', reasonTxt: '단백질을 채우기 좋아요.' },
    })
    expect((await board(member, '', EN)).coachTxt).toBe('Shall we log the first meal of today?')
    expect(await nutrients(member)).toEqual({ baseDt: TODAY, mealCnt: 0, nutrientList: [] })
  })

  test('the day in sentences: salt first, a line a meal in the order of eating, the score', async () => {
    const member = await withGoal()
    await eat(member, [
      food('1', '074000', { foodName: '통밀식빵', kcal: 356, proteinG: 22, sodiumMg: 500, sugarG: 6 }),
      food('2', '102000', { foodName: '고등어구이', kcal: 637, proteinG: 38, sodiumMg: 1000, sugarG: 6 }),
      food('5', '093000', { foodName: '사과', kcal: 68, proteinG: 1, sodiumMg: 2 }),
    ])
    const later = await afternoon(member)
    const found = await board(later)
    expect(found).toMatchObject({
      eatKcal: 1061,
      // What is short before dinner may still come: as of its energy, nothing is said of the day yet.
      statusCode: null,
      coachTxt: '저녁은 담백하게 드셔 볼까요? 나트륨을 벌써 하루치의 75% 드셨어요.',
    })
    expect(found.mealList.map(({ menuMealType, sumKcal, coachTxt }) => [menuMealType, sumKcal, coachTxt])).toEqual([
      ['1', '356', '가볍지만 단백질이 넉넉해요'],
      ['5', '68', '과일로 챙긴 간식이에요'],
      ['2', '637', '나트륨의 절반 넘게 여기서 드셨어요'],
    ])
    expect(found.score).toBeGreaterThan(0)
    expect((await board(later, '', EN)).mealList.map(({ coachTxt }) => coachTxt)).toEqual([
      'Light, but rich in protein',
      'Fruit for a snack',
      'More than half of your sodium came from here',
    ])
  })

  test('today lacks nothing before dinner; after it what is short is said, and a skipped dinner counts', async () => {
    const member = await withGoal()
    await eat(member, [food('2', '101000', { kcal: 637, proteinG: 38, sodiumMg: 900 })])
    const status = async (who: TestMember) =>
      Object.fromEntries(
        (await nutrients(who)).nutrientList.map(({ nutrientCode, statusCode }) => [nutrientCode, statusCode]),
      )
    expect(await status(member)).toEqual({
      KCAL: null,
      CHO: null,
      PROTEIN: null,
      FAT: null,
      SUGAR: null,
      FIB: null,
      NA: 'NORMAL',
    })
    await server.database.db.insert(skippedMeals).values({ hcId: member.hcId, baseDt: TODAY, mealType: '3' })
    expect(await status(member)).toMatchObject({ KCAL: 'LACK', PROTEIN: 'LACK', CHO: null, NA: 'NORMAL' })
    expect((await board(member)).coachTxt).toBe('단백질이 조금 모자랐어요. 다음엔 단백질 반찬을 하나 더해 보세요.')
  })

  test('the next meal’s courses are recommended: ahead, declared, without what is avoided, best first', async () => {
    const member = await server.member('haneul')
    const { rcmdList, homeFood } = await board(member)
    expect(rcmdList.length).toBeGreaterThan(0)
    expect(homeFood).toBeNull()
    const courses = courseQueries(server.database.db)
    for (const { restaurantCode, menuDt, menuMealType, hallNo, menuCourseType, reasonTxt } of rcmdList) {
      expect([menuDt, menuMealType]).toEqual([TODAY, '2'])
      const [course] = await courses.courses(
        { restaurantCode, menuDt, mealType: menuMealType, hallNo, courseType: menuCourseType },
        member.hcId,
      )
      expect(
        course?.dishes.every(({ allergensKnown, allergenCodes }) => allergensKnown && !allergenCodes.includes('09')),
      ).toBe(true)
      expect(reasonTxt).toMatch(/[.]$/)
    }
  })

  test('what a member comes to avoid goes at once; when nothing is left there is something for home', async () => {
    const member = await server.member('emily')
    expect((await board(member)).rcmdList.length).toBeGreaterThan(0)
    const all = ['01', '02', '05', '06', '07', '09', '10', '15', '16', '17', '18', '20']
    await server.database.db
      .insert(memberAllergies)
      .values(all.map((allergenCode) => ({ hcId: member.hcId, allergenCode })))
      .onConflictDoNothing()
    const after = await board(member)
    expect(after.rcmdList).toEqual([])
    expect(after.homeFood?.foodNm).toBe('현미밥')
  })

  test('every dinner with shrimp: haneul gets something for home, emily a course', async () => {
    const [haneul, emily] = [
      await afternoon(await server.member('haneul')),
      await afternoon(await server.member('emily')),
    ]
    expect(await board(haneul)).toMatchObject({ rcmdList: [], homeFood: { foodNm: expect.any(String) } })
    expect((await board(emily)).rcmdList[0]).toMatchObject({ menuDt: TODAY, menuMealType: '3' })
  })

  test('a meal that was eaten is not recommended; after dinner it is tomorrow’s', async () => {
    const member = await server.member('haneul')
    expect((await board(member)).rcmdList[0]).toMatchObject({ menuDt: TODAY, menuMealType: '2' })
    await eat(member, [food('2', '111000', { kcal: 600 })])
    expect((await board(member)).rcmdList).toEqual([])
    await eat(member, [food('3', '112000', { kcal: 600 })])
    expect((await board(member)).rcmdList[0]).toMatchObject({ menuDt: '20261120', menuMealType: '1' })
  })

  test('a day gone by is told without advice for a meal, and a day to come is refused', async () => {
    const member = await server.member('haneul')
    const tuesday = await board(member, '?baseDt=20261117')
    expect(tuesday).toMatchObject({ rcmdList: [], homeFood: null, eatKcal: expect.any(Number) })
    expect(tuesday.mealList.length).toBeGreaterThanOrEqual(3)
    expect((await board(await server.member(), '?baseDt=20261117')).coachTxt).toBe('이 날은 기록이 없어요.')
    const statuses = await Promise.all(
      ['getMealBoard', 'getDailyNutrientInfo'].flatMap((name) =>
        ['20261120', '20261131'].map((day) => member.get(`/api/coach/${name}?baseDt=${day}`)),
      ),
    )
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
  })

  test('the table names what each nutrient is for and what is advised for this member', async () => {
    const list = async (member: TestMember, headers = {}) =>
      dataOf<(Nutrient & { descTxt: string; foodTxt: string })[]>(await member.get('/api/coach/getNutriList', headers))
    const haneul = await list(await server.member('haneul'))
    expect(haneul.map(({ nutrientCode, minVal, maxVal }) => [nutrientCode, minVal, maxVal])).toEqual([
      ['KCAL', 1700, 2100],
      ['CHO', 240, 310],
      ['PROTEIN', 65, null],
      ['FAT', 30, 65],
      ['SUGAR', null, 50],
      ['FIB', 25, null],
      ['NA', null, 2000],
    ])
    const saebyeok = await list(await server.member(), EN)
    expect(saebyeok.find(({ nutrientCode }) => nutrientCode === 'KCAL')).toMatchObject({
      nutrientNm: 'Energy',
      minVal: null,
      maxVal: null,
      descTxt: 'What the body runs on.',
      foodTxt: 'rice,bread,noodles',
    })
  })

  test('a member’s board, nutrients and week show nothing of another’s', async () => {
    const [member, other] = await Promise.all([withGoal(), withGoal()])
    await eat(member, [food('2', '101000', { sodiumMg: 1900 })])
    expect((await board(other)).mealList).toEqual([])
    expect((await nutrients(other)).mealCnt).toBe(0)
    expect((await nutrients(member)).mealCnt).toBe(1)
  })
})
