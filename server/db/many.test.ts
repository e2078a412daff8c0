import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, freshDatabase } from '#server/test-support/database.ts'
import { insertMany, upsertMany } from './many.ts'
import type { Database } from './open.ts'
import { healthIndexRecords } from '#server/domain/index-record/schema.ts'
import { members } from '#server/domain/member/schema.ts'

const NEVER_SEEN = new Date('2020-01-01T00:00:00Z')

describe.each(databaseKinds)('many rows at once, %s', (kind) => {
  let database: Database
  let hcId: string
  beforeAll(async () => {
    database = await freshDatabase(kind)
    const [member] = await database.db.select({ hcId: members.hcId }).from(members)
    hcId = member?.hcId ?? ''
  })
  afterAll(() => database.close())

  const weight = (inptDt: string, helhidxVal: number) => ({
    hcId,
    helhidxCode: 'TEST',
    inptDt,
    helhidxVal,
    helhidxOriCode: '1' as const,
    helhDate: inptDt.slice(0, 8),
    savedAt: NEVER_SEEN,
  })
  const stored = () =>
    database.db
      .select()
      .from(healthIndexRecords)
      .where(eq(healthIndexRecords.helhidxCode, 'TEST'))
      .orderBy(asc(healthIndexRecords.inptDt))

  test('adding keeps rows that are there; replacing changes only what differs', async () => {
    await insertMany(database.db, healthIndexRecords, [weight('20260101070000', 70.25), weight('20260102070000', 70)])
    await insertMany(database.db, healthIndexRecords, [weight('20260101070000', 99)])
    expect((await stored()).map((row) => row.helhidxVal)).toEqual([70.25, 70])
    const changed = await upsertMany(
      database.db,
      healthIndexRecords,
      [weight('20260101070000', 70.25), weight('20260102070000', 69.9), weight('20260103070000', 69.8)],
      ['hcId', 'helhidxCode', 'inptDt'],
    )
    expect(changed).toBe(2)
    const rows = await stored()
    expect(rows.map((row) => row.helhidxVal)).toEqual([70.25, 69.9, 69.8])
    expect(rows[0]).toEqual({
      ...weight('20260101070000', 70.25),
      helhidxLkeqmtCode: null,
      sampleId: null,
      deviceId: null,
    })
  })

  test('no rows are no statement', async () => {
    await insertMany(database.db, healthIndexRecords, [])
    expect(await upsertMany(database.db, healthIndexRecords, [], ['hcId'])).toBe(0)
  })
})
