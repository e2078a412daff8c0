import { describe, expect, test } from 'vitest'
import { employerOf } from '#server/domain/member/employer.queries.ts'
import { dataOf, startTestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'

const PATH = '/api/my/helhidxDirectYn'

describe.each(databaseKinds)('typed values, %s', (kind) => {
  test('are offered to everybody but the members of an employer that takes measured ones only', async () => {
    const open = await startTestServer(kind)
    const haneul = await open.member()
    expect(dataOf(await haneul.get(PATH))).toEqual({ helhidxDirectYn: 'Y' })
    const employer = (await employerOf(open.database.db, haneul.hcId)) ?? ''
    await open.close()
    for (const [named, answer] of [
      [employer, 'N'],
      [`ZZ, ${employer}`, 'N'],
      ['ZZ', 'Y'],
    ] as const) {
      const server = await startTestServer(kind, { env: { HANSANG_MEASURED_ONLY: named } })
      expect(dataOf(await (await server.member()).get(PATH))).toEqual({ helhidxDirectYn: answer })
      await server.close()
    }
  })
})
