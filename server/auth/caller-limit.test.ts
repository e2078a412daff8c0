import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { createCallerLimit } from './caller-limit.ts'

const limits = { device: { failures: 2, windowSeconds: 60 }, networkPerHour: 3 }
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, minute, 0))
const NOW = at(20)

describe.each(databaseKinds)('calls of who is not signed in, %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(kind)
  })
  afterAll(() => server.close())

  test('are counted by network and hour whatever a device calls itself, for every server of the database', async () => {
    const counting = () => createCallerLimit(server.database.db, 'names', limits)
    const begin = counting()
    for (const deviceId of ['one', 'two', 'three']) expect(await begin({ deviceId, address: '10.1.0.1' }, NOW)).toBe(0)
    expect(await counting()({ deviceId: 'four', address: '10.1.0.1' }, NOW)).toBe(2400)
    expect(await begin({ deviceId: 'four', address: '10.1.0.2' }, NOW)).toBe(0)
    expect(
      await createCallerLimit(server.database.db, 'staff', limits)({ deviceId: 'one', address: '10.1.0.1' }, NOW),
    ).toBe(0)
    // Asked all the time, it ends with the hour all the same.
    expect(await begin({ deviceId: 'five', address: '10.1.0.1' }, at(59))).toBe(60)
    expect(await begin({ deviceId: 'six', address: '10.1.0.1' }, at(60))).toBe(0)
  })

  test('of a device that its own limit stops cost the others of its network nothing', async () => {
    const begin = createCallerLimit(server.database.db, 'names', limits)
    const waits: number[] = []
    for (let count = 0; count < 5; count += 1) waits.push(await begin({ deviceId: 'busy', address: '10.1.0.3' }, NOW))
    expect(waits).toEqual([0, 0, 60, 60, 60])
    expect(await begin({ deviceId: 'other', address: '10.1.0.3' }, NOW)).toBe(0)
  })
})
