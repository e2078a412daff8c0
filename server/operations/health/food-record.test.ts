import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { intakeRecords, skippedMeals } from '#server/domain/intake/schema.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'

const NUTRITION = '/api/healthlog/nutrition'
const [BREAD, EGG, SOY_MILK, DISH] = ['F000102', 'F000057', 'F000240', 'M1000040001']
const MEAL = { baseDt: '20261119', menuMealType: '1' }
const BREAKFAST = [
  { foodId: BREAD, eatQty: 2, unitCode: 'PIECE' },
  { foodId: EGG, eatQty: 1, unitCode: 'PIECE' },
  { foodId: SOY_MILK, eatQty: 1, unitCode: 'PIECE' },
]

type Saved = { hcUclSeqNoList: number[]; mealKcal: number; dayKcal: number }

describe.each(databaseKinds)('foods of a meal on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const set = (member: TestMember, foodList: object[], meal: object = {}, headers = {}) =>
    member.post(`${NUTRITION}/SaveMealRecordSearchDetailList`, { ...MEAL, foodList, ...meal }, headers)
  const add = (member: TestMember, foodList: object[]) =>
    member.post(`${NUTRITION}/InsertTabMealMenu`, { ...MEAL, foodList })
  const one = (member: TestMember, food: object) =>
    member.post(`${NUTRITION}/SaveMealRecordSearchDetail`, { ...MEAL, ...food })
  const own = async (member: TestMember, food: object) =>
    dataOf<{ foodId: string; hcUclSeqNo: number | null }>(await member.post(`${NUTRITION}/SaveMealDi`, food))
  const rowsOf = ({ hcId }: TestMember) =>
    server.database.db
      .select()
      .from(intakeRecords)
      .where(eq(intakeRecords.hcId, hcId))
      .orderBy(intakeRecords.hcUclSeqNo)
  const onHub = async (member: TestMember) =>
    dataOf<{ activity: { eatKcal: number | null } }>(await member.post('/api/main/mainData')).activity.eatKcal

  test('are recorded with what they are in that amount, and the day is counted anew [MEA-01, MEA-09]', async () => {
    const member = await server.member()
    const saved = dataOf<Saved>(await set(member, [...BREAKFAST, { foodId: DISH, eatQty: 0.5, unitCode: 'SERVING' }]))
    const rows = await rowsOf(member)
    expect(saved.hcUclSeqNoList).toEqual(rows.map(({ hcUclSeqNo }) => hcUclSeqNo))
    expect(
      rows
        .map(({ foodName, quantity, unit, unitCode, kcal, source, sampleId }) => [
          foodName,
          quantity,
          unit,
          unitCode,
          kcal,
          source,
          sampleId,
        ])
        .slice(0, 2),
    ).toEqual([
      ['통밀식빵', 2, '장', 'PIECE', 174, 'SEARCH', null],
      ['삶은 달걀', 1, '개', 'PIECE', 77, 'SEARCH', null],
    ])
    const total = Math.round(rows.reduce((sum, { kcal }) => sum + kcal, 0))
    expect([saved.mealKcal, saved.dayKcal, await onHub(member)]).toEqual([total, total, total])
  })

  test('sent again are the same: every food gets its amount, once [MEA-02]', async () => {
    const member = await server.member()
    const first = dataOf<Saved>(await set(member, BREAKFAST))
    expect(dataOf<Saved>(await set(member, BREAKFAST))).toEqual(first)
    const changed = dataOf<Saved>(await set(member, [{ foodId: BREAD, eatQty: 1, unitCode: 'PIECE' }]))
    expect(changed).toEqual({
      hcUclSeqNoList: [first.hcUclSeqNoList[0]],
      mealKcal: first.mealKcal - 87,
      dayKcal: first.dayKcal - 87,
    })
    // Of two in one basket the later counts.
    await set(member, [
      { foodId: EGG, eatQty: 5, unitCode: 'PIECE' },
      { foodId: EGG, eatQty: 2, unitCode: 'PIECE' },
    ])
    expect((await rowsOf(member)).map(({ foodId, quantity }) => [foodId, quantity])).toEqual([
      [BREAD, 1],
      [EGG, 2],
      [SOY_MILK, 1],
    ])
  })

  test('sent twice at the same moment are recorded once, and recents have each once', async () => {
    const member = await server.member()
    const answers = await Promise.all(Array.from({ length: 6 }, () => set(member, BREAKFAST)))
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect((await rowsOf(member)).map(({ foodId }) => foodId)).toEqual([BREAD, EGG, SOY_MILK])
    expect(dataOf<{ totalCnt: number }>(await member.get(`${NUTRITION}/RcntMealMenu`)).totalCnt).toBe(3)
    expect(await onHub(member)).toBe(356)
  })

  test('are added once more by the tabs alone', async () => {
    const member = await server.member()
    await set(member, [{ foodId: EGG, eatQty: 1, unitCode: 'PIECE' }])
    const added = dataOf<Saved>(await add(member, [{ foodId: EGG, eatQty: 1, unitCode: 'PIECE' }]))
    expect(added).toMatchObject({ mealKcal: 154, dayKcal: 154 })
    await Promise.all([
      add(member, [{ foodId: EGG, eatQty: 1, unitCode: 'PIECE' }]),
      add(member, [{ foodId: EGG, eatQty: 1, unitCode: 'PIECE' }]),
    ])
    const rows = await rowsOf(member)
    expect([rows.length, new Set(rows.map(({ hcUclSeqNo }) => hcUclSeqNo)).size, await onHub(member)]).toEqual([
      4, 4, 308,
    ])
    // A basket then changes the one recorded last, and none of the others.
    await set(member, [{ foodId: EGG, eatQty: 3, unitCode: 'PIECE' }])
    expect((await rowsOf(member)).map(({ quantity }) => quantity)).toEqual([1, 1, 1, 3])
  })

  test('end the mark of a skipped meal, and only of that meal', async () => {
    const member = await server.member()
    const skip = (mealType: string) => ({ hcId: member.hcId, baseDt: MEAL.baseDt, mealType })
    for (const save of [
      () => set(member, BREAKFAST),
      () => add(member, BREAKFAST),
      () => one(member, { foodId: EGG, eatQty: 1, unitCode: 'PIECE' }),
      () => own(member, { menuName: '죽', kcal: 90, record: { ...MEAL, eatQty: 1 } }),
    ]) {
      await server.database.db
        .insert(skippedMeals)
        .values([skip('1'), skip('3')])
        .onConflictDoNothing()
      await save()
      const marks = await server.database.db.select().from(skippedMeals).where(eq(skippedMeals.hcId, member.hcId))
      expect(marks.map(({ mealType }) => mealType)).toEqual(['3'])
    }
  })

  test('with one that is gone, a unit that it does not have or a wrong amount are not recorded at all', async () => {
    const member = await server.member()
    const refusals: [object, number, string][] = [
      [{ foodId: 'F999999', eatQty: 1, unitCode: 'PIECE' }, 404, '없어진 음식이에요. (F999999)'],
      [{ foodId: EGG, eatQty: 1, unitCode: 'ML' }, 400, '요청 내용을 확인해 주세요. (unitCode)'],
      [{ foodId: EGG, eatQty: 0.004, unitCode: 'GRAM' }, 400, '요청 내용을 확인해 주세요. (eatQty)'],
      [{ foodId: EGG, eatQty: 600, unitCode: 'PIECE' }, 400, '요청 내용을 확인해 주세요. (eatQty)'],
    ]
    for (const [food, status, message] of refusals) {
      const answer = await set(member, [{ foodId: BREAD, eatQty: 1, unitCode: 'PIECE' }, food])
      expect([answer.statusCode, answer.json().errorMessage]).toEqual([status, message])
    }
    expect(await rowsOf(member)).toEqual([])
    expect((await set(member, [refusals[1]?.[0] ?? {}], {}, { 'accept-language': 'en' })).json().errorMessage).toBe(
      'Please check what was sent. (unitCode)',
    )
  })

  test.each([
    ['tomorrow', { baseDt: '20261120' }, undefined, 'baseDt'],
    ['a year and a day ago', { baseDt: '20251118' }, undefined, 'baseDt'],
    ['a day that the calendar does not have', { baseDt: '20261131' }, undefined, 'baseDt'],
    ['a time of another day', {}, '20261118080000', 'eatDt'],
    ['more than five minutes ahead', {}, '20261119113000', 'eatDt'],
    ['a time that no clock shows', {}, '20261119256100', 'eatDt'],
  ])('are not recorded for %s', async (_name, meal, eatDt, field) => {
    const member = await server.member()
    const answer = await set(
      member,
      [{ foodId: EGG, eatQty: 1, unitCode: 'PIECE', ...(eatDt !== undefined && { eatDt }) }],
      meal,
    )
    expect([answer.statusCode, answer.json().errorMessage]).toEqual([400, `요청 내용을 확인해 주세요. (${field})`])
  })

  test.each([
    ['lunch that is being eaten', { menuMealType: '2' }, '202611191124'],
    ['breakfast of this morning, more than three hours ago', { menuMealType: '1' }, '202611190800'],
    ['dinner of yesterday', { baseDt: '20261118', menuMealType: '3' }, '202611181830'],
    ['tonight’s dinner, written down before', { menuMealType: '3' }, '202611191124'],
  ])('without a time get a likely one: %s', async (_name, meal, minute) => {
    const member = await server.member()
    await set(member, [{ foodId: EGG, eatQty: 1, unitCode: 'PIECE' }], meal)
    expect((await rowsOf(member)).map((row) => row.eatDt.slice(0, 12))).toEqual([minute])
  })

  test('are changed by their number, to another amount, time, meal or day, and both days are counted', async () => {
    const member = await server.member()
    const [number] = dataOf<Saved>(
      await set(member, [{ foodId: BREAD, eatQty: 2, unitCode: 'PIECE', eatDt: '20261119074000' }]),
    ).hcUclSeqNoList
    const changed = dataOf<Saved>(
      await one(member, { foodId: BREAD, eatQty: 3, unitCode: 'PIECE', hcUclSeqNo: number }),
    )
    expect(changed).toEqual({ hcUclSeqNoList: [number], mealKcal: 261, dayKcal: 261 })
    expect((await rowsOf(member)).map(({ quantity, eatDt }) => [quantity, eatDt])).toEqual([[3, '20261119074000']])
    await one(member, {
      baseDt: '20261118',
      menuMealType: '3',
      foodId: EGG,
      eatQty: 100,
      unitCode: 'GRAM',
      hcUclSeqNo: number,
    })
    expect(
      (await rowsOf(member)).map(({ foodName, kcal, mealType, eatDt }) => [foodName, kcal, mealType, eatDt]),
    ).toEqual([['삶은 달걀', 154, '3', '20261118183000']])
    expect(await onHub(member)).toBeNull()
  })

  test('that were deleted elsewhere, or are somebody else’s, cannot be changed', async () => {
    const [member, other] = await Promise.all([server.member(), server.member()])
    const [number] = dataOf<Saved>(await set(member, BREAKFAST)).hcUclSeqNoList
    const answer = await one(other, { foodId: BREAD, eatQty: 1, unitCode: 'PIECE', hcUclSeqNo: number })
    expect([answer.statusCode, answer.json().errorMessage]).toEqual([404, '다른 기기에서 지운 기록이에요.'])
    expect((await rowsOf(member))[0]).toMatchObject({ quantity: 2 })
    expect(await rowsOf(other)).toEqual([])
    // What a picture told is no food of the table.
    const photo = await other.post('/api/common/regFoodlensIntake', {
      date: '20261119',
      menuMealType: '1',
      imgId: null,
      foods: [{ foodId: 'F1', foodNm: '죽', amount: 1, kcal: 90, cho: null, protein: null, fat: null, na: null }],
    })
    const wrong = await one(other, {
      foodId: BREAD,
      eatQty: 1,
      unitCode: 'PIECE',
      hcUclSeqNo: dataOf<{ hcUclSeqNo: number }>(photo).hcUclSeqNo,
    })
    expect([wrong.statusCode, wrong.json().errorMessage]).toEqual([400, '요청 내용을 확인해 주세요. (hcUclSeqNo)'])
  })

  describe('that the member types in', () => {
    test('are kept, with or without a record, and what is left out is unknown', async () => {
      const member = await server.member()
      expect(await own(member, { menuName: ' 팥 호빵 ', kcal: 220 })).toEqual({ foodId: 'F900001', hcUclSeqNo: null })
      const { foodId, hcUclSeqNo } = await own(member, {
        menuName: '엄마표 김밥',
        servingTxt: '1줄 (230 g)',
        kcal: 420,
        totCho: 62,
        totProtein: 13,
        totFat: 13,
        totNa: 890,
        record: { baseDt: '20261103', menuMealType: '3', eatQty: 1.5 },
      })
      const [row] = await rowsOf(member)
      expect(row).toMatchObject({
        hcUclSeqNo,
        foodId,
        source: 'WRITE',
        foodName: '엄마표 김밥',
        foodNameEng: null,
        kcal: 630,
        carbohydrateG: 93,
        sugarG: null,
        eatDt: '20261103183000',
        quantity: 1.5,
        unit: '인분',
      })
      expect(dataOf(await member.get(`${NUTRITION}/NtntDetailInfo?foodId=F900001`))).toMatchObject({
        menuName: '팥 호빵',
        menuNameEng: null,
        servingTxt: '1인분',
        servingTxtEng: '1 serving',
        totCho: null,
        totSatFat: null,
        sourceTxt: null,
        unitList: [{ unitCode: 'SERVING', servingQty: 1 }],
      })
    })

    test('are kept once when the form is sent twice, and a different one is another food', async () => {
      const member = await server.member()
      const form = { menuName: '팥 호빵', kcal: 220.5, totCho: 40.25, record: { ...MEAL, eatQty: 1 } }
      const answers = await Promise.all([own(member, form), own(member, form)])
      expect(answers[0]).toEqual(answers[1])
      expect(await rowsOf(member)).toHaveLength(1)
      expect((await own(member, { ...form, totCho: 41 })).foodId).not.toBe(answers[0]?.foodId)
    })

    test('are changed, and what was recorded of them stays as it was, also in another amount', async () => {
      const member = await server.member()
      const { foodId, hcUclSeqNo } = await own(member, {
        menuName: '김밥',
        kcal: 400,
        totNa: 900,
        record: { ...MEAL, eatQty: 1 },
      })
      expect((await own(member, { foodId, menuName: '엄마표 김밥', kcal: 500 })).foodId).toBe(foodId)
      expect((await rowsOf(member))[0]).toMatchObject({ foodName: '김밥', kcal: 400, sodiumMg: 900 })
      await one(member, { foodId, eatQty: 2, unitCode: 'SERVING', hcUclSeqNo })
      expect((await rowsOf(member))[0]).toMatchObject({ foodName: '김밥', kcal: 800, sodiumMg: 1800 })
      await add(member, [{ foodId, eatQty: 1, unitCode: 'SERVING' }])
      expect((await rowsOf(member))[1]).toMatchObject({ foodName: '엄마표 김밥', kcal: 500, sodiumMg: null })
    })

    test('are recorded for the time that was said, and keep it when they are sent again without one', async () => {
      const member = await server.member()
      const form = (record: object) => ({ menuName: '팥 호빵', kcal: 220, record: { ...MEAL, eatQty: 1, ...record } })
      const first = await own(member, form({ eatDt: '20261119064500' }))
      expect((await rowsOf(member)).map(({ eatDt }) => eatDt)).toEqual(['20261119064500'])
      expect(await own(member, form({}))).toEqual(first)
      expect((await rowsOf(member)).map(({ eatDt }) => eatDt)).toEqual(['20261119064500'])
      for (const eatDt of ['20261118064500', '20261119235900', '20261119069900']) {
        const answer = await member.post(`${NUTRITION}/SaveMealDi`, form({ eatDt }))
        expect([eatDt, answer.statusCode]).toEqual([eatDt, 400])
      }
      expect(
        (await member.post(`${NUTRITION}/SaveMealDi`, form({ eatDt: '20261118064500' }))).json().errorMessage,
      ).toBe('요청 내용을 확인해 주세요. (record.eatDt)')
    })

    test('are refused whole when the record is not possible', async () => {
      const member = await server.member()
      const answer = await member.post(`${NUTRITION}/SaveMealDi`, {
        menuName: '김밥',
        kcal: 400,
        record: { baseDt: '20261120', menuMealType: '1', eatQty: 1 },
      })
      expect([answer.statusCode, answer.json().errorMessage]).toEqual([
        400,
        '요청 내용을 확인해 주세요. (record.baseDt)',
      ])
      expect(
        (
          await member.post(`${NUTRITION}/SaveMealDi`, {
            menuName: '김밥',
            kcal: 400,
            record: { ...MEAL, eatQty: 0.001 },
          })
        ).statusCode,
      ).toBe(400)
      expect((await member.post(`${NUTRITION}/SaveMealDi`, { menuName: '  ', kcal: 400 })).statusCode).toBe(400)
      expect(dataOf<{ totalCnt: number }>(await member.get(`${NUTRITION}/DiMealMenu`)).totalCnt).toBe(0)
    })
  })

  test('that have a copy on the phone keep it when their amount changes [HSY-39]', async () => {
    const member = await server.member()
    const [number] = dataOf<Saved>(await set(member, BREAKFAST)).hcUclSeqNoList
    await member.post('/api/common/updateIntakeUUID', [{ hcUclSeqNo: number, datauuid: 'phone-1', hcId: member.hcId }])
    await set(member, [{ foodId: BREAD, eatQty: 4, unitCode: 'PIECE' }])
    const [row] = await server.database.db
      .select()
      .from(intakeRecords)
      .where(and(eq(intakeRecords.hcId, member.hcId), eq(intakeRecords.hcUclSeqNo, number ?? 0)))
    expect(row).toMatchObject({ quantity: 4, sampleId: 'phone-1' })
  })
})
