import { eq, getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compiled } from './compiled.ts'
import { companies } from './domain/company/schema.ts'
import { members } from './domain/member/schema.ts'
import type { Database } from './db/open.ts'
import { makeMember } from './db/seed/people.ts'
import { databaseKinds, freshDatabase, TEST_NOW } from './test-support/database.ts'

describe.each(databaseKinds)('compiled queries, %s', (kind) => {
  let database: Database
  let hcId = ''
  beforeAll(async () => {
    database = await freshDatabase(kind)
    hcId = (await makeMember(database, { persona: 'haneul', now: TEST_NOW })).hcId
  })
  afterAll(() => database.close())

  const fields = {
    ...getTableColumns(members),
    bizNm: companies.bizNm,
    letters: sql<number>`length(${members.usrId})`.mapWith(Number),
    nothing: sql<string | null>`null`,
  }
  const query = () =>
    database.db
      .select(fields)
      .from(members)
      .leftJoin(companies, eq(companies.bizCode, members.bizCode))
      .where(eq(members.hcId, sql.placeholder('hcId')))

  test('give the rows that drizzle gives, instants, decimals and nulls included', async () => {
    const run = compiled(database.db, fields, query())
    const rows = await run({ hcId })
    expect(rows).toEqual(await query().execute({ hcId }))
    expect(rows[0]?.joinedAt).toBeInstanceOf(Date)
    expect(rows[0]?.heightCm).toBeTypeOf('number')
    expect(await run({ hcId: 'nobody' })).toEqual([])
  })

  test('name the value that is missing', async () => {
    await expect(compiled(database.db, fields, query())({})).rejects.toThrow('The query needs a value for hcId.')
  })
})
