import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceQueries, MOST_DEVICES } from '#server/domain/session/device.queries.ts'
import { devices, loginHistory } from '#server/domain/session/schema.ts'
import { startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds, TEST_NOW } from '#server/test-support/database.ts'
import { keepNewest } from './newest.ts'

const after = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)

describe.each(databaseKinds)('a trace that calls add to, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('has an end: the newest stay, of one moment all, and those of others are theirs', async () => {
    const { db } = server.database
    const [one, other] = await Promise.all([server.member(), server.member()])
    await db.delete(loginHistory)
    const noted = (hcId: string, second: number, n: number) => ({
      hcId,
      historyId: `${second}-${n}`,
      kind: 'login' as const,
      deviceId: 'd',
      autoLoginYn: 'N' as const,
      happenedAt: after(second),
    })
    await db
      .insert(loginHistory)
      .values([1, 2, 3, 3, 4].flatMap((second, n) => [noted(one.hcId, second, n), noted(other.hcId, second, n)]))
    await keepNewest(db, loginHistory, loginHistory.happenedAt, one.hcId, 5)
    expect(await db.$count(loginHistory, eq(loginHistory.hcId, one.hcId))).toBe(5)
    await keepNewest(db, loginHistory, loginHistory.happenedAt, one.hcId, 2)
    const left = await db
      .select({ id: loginHistory.historyId })
      .from(loginHistory)
      .where(eq(loginHistory.hcId, one.hcId))
      .orderBy(loginHistory.historyId)
    expect(left.map(({ id }) => id)).toEqual(['3-2', '3-3', '4-4'])
    expect(await db.$count(loginHistory, eq(loginHistory.hcId, other.hcId))).toBe(5)
  })

  test('devices of a member: the one that was used longest ago is forgotten', async () => {
    const { db } = server.database
    const { hcId } = await server.member()
    await db.delete(devices).where(eq(devices.hcId, hcId))
    const queries = deviceQueries(db)
    for (let n = 0; n <= MOST_DEVICES; n += 1) await queries.noteDevice(hcId, `device-${n}`, after(n))
    const known = (await queries.devices(hcId)).map(({ deviceId }) => deviceId)
    expect(known).toHaveLength(MOST_DEVICES)
    expect(known).not.toContain('device-0')
    expect(known).toContain(`device-${MOST_DEVICES}`)
  })
})
