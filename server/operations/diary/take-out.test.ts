import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { intakeRecords, skippedMeals } from '#server/domain/intake/schema.ts'
import { smartOrders } from '#server/domain/order/schema.ts'
import { prodSeqOf } from '#server/domain/take-home/rules.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

type Row = Record<string, unknown>

const TODAY = '20261119'
const BOX = {
  menuDt: TODAY,
  restaurantCode: 'REST000311',
  hallNo: 'E31T',
  menuCourseType: 'DD',
  menuMealType: '2',
} as const

describe.each(databaseKinds)('food that was taken out, in the meal record, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const order = async (member: TestMember, { orderQty = 1, isPickedUp = true } = {}) => {
    const body = { smartMenuSeq: String(prodSeqOf(TODAY, 1)), orderQty, pickupTm: '1820' }
    const { smartOrderSeq } = dataOf<Row>(
      await member.post('/api/mypage/wellorder/reservation/saveMealReservation', body),
    )
    if (isPickedUp)
      await server.database.db.update(smartOrders).set({ status: 'PICKUP' }).where(eq(smartOrders.hcId, member.hcId))
    return smartOrderSeq
  }
  const write = (member: TestMember, seq: unknown, query = '') =>
    member.get(`/api/diary/takeOutWrite?smartOrderSeq=${String(seq)}${query}`)
  const insert = (member: TestMember, body: object) =>
    member.post('/api/diary/setInsertTakeOutIntake', { ...BOX, eatQty: 1, ...body })
  const records = (member: TestMember) =>
    server.database.db.select().from(intakeRecords).where(eq(intakeRecords.hcId, member.hcId))
  const onHub = async (member: TestMember) =>
    dataOf<{ activity: { eatKcal: number | null } }>(await member.post('/api/main/mainData')).activity.eatKcal

  test('an order is written down once, however often it is tapped, for the meal it was for [DIA-02]', async () => {
    const member = await server.member()
    const seq = await order(member, { orderQty: 2 })
    await server.database.db.insert(skippedMeals).values({ hcId: member.hcId, baseDt: TODAY, mealType: '3' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(member, seq)))
    expect(new Set(answers.map((answer) => JSON.stringify(dataOf(answer))))).toEqual(
      new Set([JSON.stringify({ hcUclSeqNo: 1, kcal: '820', baseDt: TODAY, eatKcal: 820 })]),
    )
    expect(await records(member)).toMatchObject([
      { mealType: '3', foodName: '소고기미역국 밀키트', kcal: 820, source: 'TAKEOUT', quantity: 2 },
    ])
    expect(await onHub(member)).toBe(820)
    expect(await server.database.db.$count(skippedMeals, eq(skippedMeals.hcId, member.hcId))).toBe(0)
    expect(
      dataOf<Row>(await member.get(`/api/mypage/wellorder/reservation/detail?smartOrderSeq=${String(seq)}`))
        .diaryRegiYn,
    ).toBe('Y')
  })

  test('a record that was deleted since can be written again, for another meal', async () => {
    const member = await server.member()
    const seq = await order(member)
    const { hcUclSeqNo } = dataOf<Row>(await write(member, seq))
    await member.post('/api/meal/detail/removeMealRegi', { hcUclSeqNo })
    expect(dataOf<Row>(await write(member, seq, '&menuMealType=5'))).toMatchObject({ hcUclSeqNo: 2, kcal: '410' })
    expect(await records(member)).toMatchObject([{ mealType: '5' }])
  })

  test('before it is picked up it is refused, and another member’s order is not there', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const seq = await order(member, { isPickedUp: false })
    expect([
      (await write(member, seq)).statusCode,
      (await write(other, seq)).statusCode,
      (await write(member, '9999999999')).statusCode,
    ]).toEqual([409, 404, 404])
    expect(await records(member)).toEqual([])
  })

  test('a part of a box counts without what was left, for the meal it was eaten at, and once', async () => {
    const member = await server.member()
    const [main] = dataOf<Row[]>(await member.get(`/api/meal/detail?${new URLSearchParams(BOX).toString()}`))
    const whole = dataOf<Row>(await insert(member, {}))
    const part = dataOf<Row>(await insert(member, { eatMealType: '3', exceptMenuCodeList: [main?.menuCode] }))
    expect(part).toMatchObject({ hcUclSeqNo: whole.hcUclSeqNo, baseDt: TODAY })
    expect(Number(part.kcal)).toBe(Number(whole.kcal) - Number(main?.kcal))
    expect(await records(member)).toMatchObject([
      { mealType: '3', source: 'TAKEOUT', exceptMenuCodes: [main?.menuCode] },
    ])
    expect(await onHub(member)).toBe(part.eatKcal)
  })

  test('what was not served, not yet eaten, or left altogether is refused', async () => {
    const member = await server.member()
    const codes = dataOf<Row[]>(await member.get(`/api/meal/detail?${new URLSearchParams(BOX).toString()}`)).map(
      (row) => row.menuCode,
    )
    const statuses = [
      await insert(member, { hallNo: 'E99Z' }),
      await insert(member, { eatDt: `${TODAY}235900` }),
      await insert(member, { eatDt: '20261118120000' }),
      await insert(member, { exceptMenuCodeList: codes }),
      await insert(member, { eatQty: 0 }),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([404, 400, 409, 400, 400])
    expect(await records(member)).toEqual([])
  })
})
