import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestMember, type TestServer } from '#server/test-support/app.ts'
import { databaseKinds } from '#server/test-support/database.ts'
import { readingQueries } from './readings.queries.ts'

const PRESSURE = ['SBP', 'DBP'] as const

describe.each(databaseKinds)('readings of any codes on %s', (kind) => {
  let server: TestServer
  let member: TestMember
  let readings: ReturnType<typeof readingQueries>
  beforeAll(async () => {
    server = await startTestServer(kind)
    readings = readingQueries(server.database.db)
    const [one, other] = await Promise.all([server.member(), server.member()])
    member = one
    const record = (helhidxCode: string, helhidxVal: string, inptDt: string, helhidxOriCode = '1') => ({
      helhidxCode,
      helhidxVal,
      inptDt,
      helhidxOriCode,
    })
    const records = [
      record('SBP', '118', '20261110073000', '2'),
      record('DBP', '76', '20261110073000'),
      record('SBP', '121', '20261112235959'),
      record('DBP', '79', '20261113000000'),
      record('BW', '68.4', '20261110073000'),
    ]
    await one.post('/api/healthlog/insertMyHelhIdx', records)
    await other.post('/api/healthlog/insertMyHelhIdx', [record('SBP', '150', '20261111073000')])
  })
  afterAll(() => server.close())

  const pair = { inptDt: '20261110073000', origin: '2', values: { SBP: 118, DBP: 76 } }
  const half = { inptDt: '20261112235959', origin: '1', values: { SBP: 121 } }
  const late = { inptDt: '20261113000000', origin: '1', values: { DBP: 79 } }

  test('values of one moment come together, oldest first, from the first second of a day to the last', async () => {
    expect(await readings.range(member.hcId, PRESSURE, '20261110', '20261112')).toEqual([pair, half])
    expect(await readings.range(member.hcId, PRESSURE, '20261101', '20261109')).toEqual([])
    expect(await readings.range(member.hcId, ['BW'], '20261110', '20261110')).toEqual([
      { inptDt: '20261110073000', origin: '1', values: { BW: 68.4 } },
    ])
  })

  test('the one before a moment, or none', async () => {
    expect(await readings.before(member.hcId, PRESSURE, '20261113000000')).toEqual(half)
    expect(await readings.before(member.hcId, PRESSURE, '20261110073000')).toBeUndefined()
  })

  test('pages count moments, newest first', async () => {
    expect(await readings.page(member.hcId, PRESSURE, { pageNo: 1, pageSize: 2 })).toEqual({
      total: 3,
      list: [late, half],
    })
    expect(await readings.page(member.hcId, PRESSURE, { pageNo: 2, pageSize: 2 })).toEqual({ total: 3, list: [pair] })
    expect(await readings.page(member.hcId, PRESSURE, { pageNo: 3, pageSize: 2 })).toEqual({ total: 3, list: [] })
  })

  test('days say what was measured on them', async () => {
    expect(await readings.daysWith(member.hcId, ['SBP', 'DBP', 'BW'], '20261101', '20261130')).toEqual([
      { day: '20261110', codes: ['SBP', 'DBP', 'BW'] },
      { day: '20261112', codes: ['SBP'] },
      { day: '20261113', codes: ['DBP'] },
    ])
  })
})
