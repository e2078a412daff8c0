import { describe, expect, test } from 'vitest'
import { databaseKinds, freshDatabase } from '#server/test-support/database.ts'
import { retrying, sqlState } from './retry.ts'
import { companies } from '#server/domain/company/schema.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

test('a transaction that the database asks to repeat is repeated, however the error is wrapped', async () => {
  let runs = 0
  const result = await retrying(async () => {
    runs += 1
    if (runs < 3) throw new Error('wrapped', { cause: failure('40001') })
    return 'done'
  })
  expect([result, runs]).toEqual(['done', 3])
})

test('any other error comes through at once', async () => {
  let runs = 0
  const failing = retrying(async () => {
    runs += 1
    throw failure('23505')
  })
  await expect(failing).rejects.toThrow('23505')
  expect(runs).toBe(1)
})

test('a key to a member who is gone is looked at once more, and any other broken key is not', async () => {
  const runsOf = async (constraint_name: string) => {
    let runs = 0
    const failing = retrying(async () => {
      runs += 1
      throw new Error('wrapped', { cause: Object.assign(failure('23503'), { constraint_name }) })
    })
    await expect(failing).rejects.toThrow('wrapped')
    return runs
  }
  expect([await runsOf('alarms_hc_id_members_hc_id_fk'), await runsOf('alarms_code_kinds_code_fk')]).toEqual([2, 1])
})

test('it does not repeat for ever', async () => {
  let runs = 0
  const failing = retrying(async () => {
    runs += 1
    throw failure('40P01')
  }, 3)
  await expect(failing).rejects.toThrow('40P01')
  expect(runs).toBe(3)
})

describe.each(databaseKinds)('on %s', (kind) => {
  test('the state of a real error is found through what wraps it', async () => {
    const database = await freshDatabase(kind, { seeded: false })
    const row = { bizCode: 'X', bizNm: '누리', bizNmEng: 'Nuri' }
    await database.db.insert(companies).values(row)
    const error = await database.db
      .insert(companies)
      .values(row)
      .catch((caught: unknown) => caught)
    expect(sqlState(error)).toBe('23505')
    await database.close()
  })
})

describe.each(databaseKinds.filter((kind) => kind === 'server'))('on a %s with several connections', (kind) => {
  test('two serializable transactions that cross both end well', async () => {
    const database = await freshDatabase(kind, { seeded: false })
    await database.db.insert(companies).values({ bizCode: 'N', bizNm: '0', bizNmEng: '' })
    const addOne = () =>
      retrying(
        () =>
          database.db.transaction(
            async (tx) => {
              const [row] = await tx.select().from(companies)
              await tx.update(companies).set({ bizNm: String(Number(row?.bizNm) + 1) })
            },
            { isolationLevel: 'serializable' },
          ),
        20,
      )
    await Promise.all(Array.from({ length: 6 }, addOne))
    expect(await database.db.select({ n: companies.bizNm }).from(companies)).toEqual([{ n: '6' }])
    await database.close()
  })
})
