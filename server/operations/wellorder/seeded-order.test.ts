import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickupSlots, smartOrders } from '#server/domain/order/schema.ts'
import { addDays } from '#server/seoul.ts'
import { dataOf, startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

/** A kit counter hands over ten at a time: one more than that would have no place. */
const MANY = 11
/** The day that the seeded kit of haneul is of, and its time, which is full. */
const KIT = { menuDt: addDays('20261119', 6), pickupTm: '1700' }

describe.each(databaseKinds)('the kit that every haneul has ordered, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  const haneuls = async () => {
    const made: TestMember[] = []
    while (made.length < MANY) made.push(await server.member('haneul'))
    return made
  }
  const freeAtItsTime = async () => {
    const isIts = and(eq(pickupSlots.menuDt, KIT.menuDt), eq(pickupSlots.pickupTm, KIT.pickupTm))
    const [slot] = await server.database.db
      .select({ free: sql<number>`(${pickupSlots.capacity} - ${pickupSlots.taken})::int` })
      .from(pickupSlots)
      .where(isIts)
    return slot?.free
  }
  const cancel = async (member: TestMember) => {
    const waiting = dataOf<{ smartOrderSeq: number; menuDt: string }[]>(
      await member.get('/api/mypage/wellorder/standbyList'),
    )
    const kit = waiting.find(({ menuDt }) => menuDt === KIT.menuDt)
    const { statusCode } = await member.post('/api/mypage/wellorder/reservation/cancel', {
      smartOrderSeq: kit?.smartOrderSeq,
    })
    return statusCode
  }
  const leave = async (member: TestMember) => {
    await member.post('/api/mypage/pwd-check', { usrPwd: member.password })
    return (await member.get('/api/member/setUserLeave')).statusCode
  }

  test('holds a place of its own: eleven of them cancel, and each frees one', async () => {
    const members = await haneuls()
    expect(await freeAtItsTime()).toBe(0)
    for (const member of members) expect(await cancel(member)).toBe(200)
    expect(await freeAtItsTime()).toBe(MANY)
  })

  test('and eleven others leave, which frees theirs', async () => {
    const members = await haneuls()
    const before = (await freeAtItsTime()) ?? 0
    for (const member of members) expect(await leave(member)).toBe(200)
    expect(await freeAtItsTime()).toBe(before + MANY)
  })

  test('is given back also where it holds none, as in a database of before', async () => {
    const [first, second] = [await server.member('haneul'), await server.member('haneul')]
    const isIts = and(eq(pickupSlots.menuDt, KIT.menuDt), eq(pickupSlots.pickupTm, KIT.pickupTm))
    await server.database.db.update(pickupSlots).set({ taken: 0 }).where(isIts)
    expect(await cancel(first)).toBe(200)
    expect(await leave(second)).toBe(200)
    const isFirsts = and(eq(smartOrders.hcId, first.hcId), eq(smartOrders.menuDt, KIT.menuDt))
    expect(await server.database.db.select({ status: smartOrders.status }).from(smartOrders).where(isFirsts)).toEqual([
      { status: 'CANCEL' },
    ])
  })
})
