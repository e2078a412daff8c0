import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindOf } from '#server/db/tables.ts'
import * as activity from '#server/domain/activity/schema.ts'
import * as exercise from '#server/domain/exercise/schema.ts'
import * as healthData from '#server/domain/health-data/schema.ts'
import * as records from '#server/domain/index-record/schema.ts'
import * as medicine from '#server/domain/medicine/schema.ts'
import * as stations from '#server/domain/station/schema.ts'
import { dataOf, startTestServer, type TestServer } from '#server/test-support/app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('server')
})
afterAll(() => server.close())

/** A new table of these nouns is in here by itself. Days keep what was eaten: meals stay. */
const tables = [records, healthData, stations, exercise, medicine, activity]
  .flatMap((schema) => Object.values(schema))
  .filter((table) => is(table, PgTable))
  .filter((table) => kindOf(table) === 'member' && table !== activity.dailyActivity)

const countsOf = async (hcId: string): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const name = getTableName(table)
    const [row] = await server.database.db.execute<{ n: number }>(
      `select count(*)::int as n from "${name}" where hc_id = '${hcId}'`,
    )
    counts[name] = row?.n ?? 0
  }
  return counts
}

test('who leaves the health log with deletion leaves no row of it, and nobody else loses one [HLG-10]', async () => {
  const [member, other] = await Promise.all([server.member('haneul'), server.member('haneul')])
  const before = await countsOf(other.hcId)
  expect(before).toMatchObject({
    health_index_records: expect.any(Number),
    sleep_nights: expect.any(Number),
    heart_rates: expect.any(Number),
  })
  expect(Object.values(before).filter((count) => count > 0).length).toBeGreaterThan(6)
  const left = dataOf<{ recordDeleteCnt: number }>(
    await member.post('/api/healthlog/deleteWithdrawal', { recordDeleteYn: 'Y' }),
  )
  expect(left.recordDeleteCnt).toBeGreaterThan(500)
  const gone = await countsOf(member.hcId)
  expect(Object.entries(gone).filter(([, count]) => count > 0)).toEqual([])
  expect(await countsOf(other.hcId)).toEqual(before)
})
