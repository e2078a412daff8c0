import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FULL } from '#server/domain/counter/full.rules.ts'
import { MOST_OWN_FOODS } from '#server/domain/food/own.queries.ts'
import { ownFoods } from '#server/domain/food/schema.ts'
import { MOST_A_DAY, MOST_READ, MOST_RECORDS } from '#server/domain/index-record/queries.ts'
import { healthIndexRecords } from '#server/domain/index-record/schema.ts'
import { MOST_FOODS_A_DAY } from '#server/domain/intake/day.queries.ts'
import { MOST_TOLD } from '#server/domain/intake/queries.ts'
import { intakeRecords } from '#server/domain/intake/schema.ts'
import { MOST_MEDICINES } from '#server/domain/medicine/queries.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

const SAVE = '/api/healthlog/insertMyHelhIdx'
const WEIGHTS = '/api/healthlog/health/MyWeightRecordList'
const PHOTO = '/api/common/regFoodlensIntake'
const DAY = '20261118'
const LONG = { timeout: 60_000 }

type Row = Record<string, unknown>
type Answer = Awaited<ReturnType<TestMember['post']>>

/** One a second from midnight. */
const at = (day: string, second: number) =>
  day + new Date(second * 1000).toISOString().slice(11, 19).replaceAll(':', '')
const weights = (count: number, day = DAY, from = 0) =>
  Array.from({ length: count }, (_, n) => ({ helhidxCode: 'BW', helhidxVal: '70.0', inptDt: at(day, from + n) }))
const foods = (count: number) =>
  Array.from({ length: count }, () => ({
    foodId: 'F1',
    foodNm: '밥',
    amount: 1,
    kcal: 100,
    cho: null,
    protein: null,
    fat: null,
    na: null,
  }))

describe.each(databaseKinds)('as much as there is room for, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const isFull = (answer: Answer, words: { ko: string }) =>
    expect([answer.statusCode, answer.json()]).toEqual([409, { error: 'recordsFull', errorMessage: words.ko }])
  const photo = (member: TestMember, count: number, date = DAY) =>
    member.post(PHOTO, { date, menuMealType: '2', imgId: null, foods: foods(count) })
  const numbersOf = async ({ hcId }: TestMember, day: string) => {
    const rows = await server.database.db
      .select({ number: intakeRecords.hcUclSeqNo })
      .from(intakeRecords)
      .where(sql`${intakeRecords.hcId} = ${hcId} and left(${intakeRecords.eatDt}, 8) = ${day}`)
    return rows.map(({ number }) => number)
  }

  test(
    'values of one kind and day: what is there can still be corrected and moved, one more is refused with a sentence',
    LONG,
    async () => {
      const member = await server.member()
      isFull(await member.post(SAVE, weights(MOST_A_DAY + 1)), FULL.day)
      expect(dataOf<Row[]>(await member.get(WEIGHTS))).toEqual([])
      expect((await member.post(SAVE, weights(MOST_A_DAY))).statusCode).toBe(200)
      isFull(await member.post(SAVE, weights(1, DAY, MOST_A_DAY)), FULL.day)
      isFull(await member.post('/api/main/putUserWeight', { weight: '70.1', inptDt: at(DAY, MOST_A_DAY) }), FULL.day)
      const english = await member.post(SAVE, weights(1, DAY, MOST_A_DAY), { 'accept-language': 'en' })
      expect(english.json()).toEqual({ error: 'recordsFull', errorMessage: FULL.day.en })

      expect((await member.post(SAVE, weights(2))).statusCode).toBe(200)
      expect(
        (await member.post(SAVE, [{ ...weights(1)[0], helhidxVal: '' }, ...weights(1, DAY, MOST_A_DAY)])).statusCode,
      ).toBe(200)
      // Another day, another kind, and another member have their own room.
      expect(
        (
          await member.post(SAVE, [
            ...weights(1, '20261117'),
            { helhidxCode: 'BDF', helhidxVal: '22.4', inptDt: at(DAY, 0) },
          ])
        ).statusCode,
      ).toBe(200)
      expect((await (await server.member()).post(SAVE, weights(1))).statusCode).toBe(200)
    },
  )

  test(
    'values in all; and however many there are, a list tells the newest, each with its difference',
    LONG,
    async () => {
      const member = await server.member()
      await server.database.db.execute(sql`
      insert into ${healthIndexRecords}
        (hc_id, helhidx_code, inpt_dt, helhidx_val, helhidx_ori_code, helh_date, saved_at)
      select ${member.hcId}, 'BW', to_char(moment, 'YYYYMMDDHH24MISS'), 60 + n % 2, '1',
        to_char(moment, 'YYYYMMDD'), now()
      from generate_series(1, ${MOST_RECORDS - 1}::int) as n,
        lateral (select timestamp '2026-11-17 12:00' - n * interval '5 minutes' as moment) as told`)
      expect((await member.post(SAVE, weights(1))).statusCode).toBe(200)
      isFull(await member.post(SAVE, weights(1, DAY, 1)), FULL.records)
      expect((await member.post(SAVE, weights(1))).statusCode).toBe(200)

      const list = dataOf<Row[]>(await member.get(WEIGHTS))
      expect(list).toHaveLength(MOST_READ)
      expect(list[0]).toMatchObject({ inptDt: at(DAY, 0), helhidxVal: '70.0' })
      expect(list.slice(1).every(({ diffVal }) => diffVal === 1 || diffVal === -1)).toBe(true)
      const graph = dataOf<{ list: Row[] }>(
        await member.get('/api/healthlog/health/MyWeightRecordGraph?startDt=20200101&endDt=20261119'),
      )
      expect(graph.list.at(-1)).toEqual({ helhDate: DAY, helhidxVal: '70.0' })
    },
  )

  test('foods of a day, however they come to it; an eaten one can still be changed and removed', LONG, async () => {
    const member = await server.member()
    expect((await photo(member, 30, '20261117')).statusCode).toBe(200)
    for (let left = MOST_FOODS_A_DAY; left > 0; left -= 25) expect((await photo(member, 25)).statusCode).toBe(200)
    isFull(await photo(member, 1), FULL.day)
    const [other] = await numbersOf(member, '20261117')
    const [one] = await numbersOf(member, DAY)
    const change = (body: Row) => member.post('/api/diary/modifyMealDetailMealRegi', body)
    isFull(await change({ hcUclSeqNo: other, eatDt: `${DAY}120000` }), FULL.day)
    expect(await numbersOf(member, DAY)).toHaveLength(MOST_FOODS_A_DAY)
    expect(await numbersOf(member, '20261117')).toContain(other)
    expect((await change({ hcUclSeqNo: one, eatQty: 2 })).statusCode).toBe(200)
    expect((await member.post('/api/diary/removeMealDetailMealRegi', { hcUclSeqNoList: [one] })).statusCode).toBe(200)
    expect((await photo(member, 1)).statusCode).toBe(200)
    isFull(await photo(member, 1), FULL.day)
  })

  test('foods for a phone: the newest of them, in order', LONG, async () => {
    const member = await server.member()
    await server.database.db.execute(sql`
      insert into ${intakeRecords} (hc_id, hc_ucl_seq_no, origin, eat_dt, meal_type, food_name, kcal, saved_at)
      select ${member.hcId}, 1000 + n, '1',
        to_char(timestamp '2026-11-18 12:00' - n * interval '20 minutes', 'YYYYMMDDHH24MISS'), '2', '밥', 100, now()
      from generate_series(1, ${MOST_TOLD + 500}::int) as n`)
    const told = dataOf<Row[]>(await member.get('/api/common/getIntake?startDate=20261020&endDate=20261119'))
    expect(told).toHaveLength(MOST_TOLD)
    expect(told.map(({ hcUclSeqNo }) => hcUclSeqNo)).toEqual(
      Array.from({ length: MOST_TOLD }, (_, n) => 1000 + MOST_TOLD - n),
    )
  })

  test('medicines', LONG, async () => {
    const member = await server.member()
    const medicine = {
      medicineNm: '비타민 D',
      purposeTxt: null,
      doseQty: 1,
      doseUnitCode: 'TABLET',
      takeList: [{ takeTm: '0800', mealRelCode: 'AFTER' }],
      weekDayList: ['1', '3', '5'],
      startDt: DAY,
      endDt: null,
      alarmYn: 'N',
      memo: null,
    }
    const add = (n: number) =>
      member.post('/api/healthlog/medicine/addMedicine', { ...medicine, medicineNm: `비타민 ${n}` })
    const added: Answer[] = []
    for (let n = 0; n < MOST_MEDICINES; n += 1) added.push(await add(n))
    expect(added.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: MOST_MEDICINES }, () => 200))
    isFull(await add(MOST_MEDICINES), FULL.medicines)
    expect(dataOf<Row[]>(await member.get('/api/healthlog/medicine'))).toHaveLength(MOST_MEDICINES)
  })

  test('foods that a member has typed in: one that is there already is found, and can be changed', LONG, async () => {
    const member = await server.member()
    await server.database.db.execute(sql`
      insert into ${ownFoods} (hc_id, food_id, food_name, kcal, search_key, saved_at)
      select ${member.hcId}, 'F8' || n, '집밥' || n, 100, '집밥' || n, now()
      from generate_series(1, ${MOST_OWN_FOODS}::int) as n`)
    const keep = (body: Row) => member.post('/api/healthlog/nutrition/SaveMealDi', body)
    isFull(await keep({ menuName: '새 음식', kcal: 120 }), FULL.ownFoods)
    expect((await keep({ menuName: '집밥1', kcal: 100 })).statusCode).toBe(200)
    expect((await keep({ foodId: 'F81', menuName: '집밥 하나', kcal: 110 })).statusCode).toBe(200)
  })
})
