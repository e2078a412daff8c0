import { beforeAll, describe, expect, test } from 'vitest'
import { readContract, type ContractReader, type Schema } from './contract-reader.ts'

const SLOW_MS = 60_000
const FLAGS = [
  'step',
  'stepCount',
  'exercise',
  'intake',
  'intakeWrite',
  'ht',
  'bw',
  'wc',
  'pulse',
  'heartRate',
  'sleep',
  'tg',
  'hdlc',
  'hbA1c',
]

let log: ContractReader
beforeAll(async () => {
  log = await readContract('health')
}, SLOW_MS)

const enumOf = (schema: Schema | undefined) => log.follow(schema).enum
const callOf = (id: string) => ({ method: log.operation(id).method, writes: log.writes(id) })
/** The shape of a row of a listing answer. */
const rowOf = (id: string) => log.follow(log.payload(id).items)

describe('the contract of consent and links', () => {
  test('asks for the rules with the platform, 1 Android or 2 iOS [HSY-05] [HDT-03]', () => {
    const { required, properties } = log.body('healthHealthAgreeRule')
    expect(required).toEqual(['helhidxLkeqmtCode'])
    expect(enumOf(properties?.['helhidxLkeqmtCode'])).toEqual(['1', '2'])
    expect(callOf('healthHealthAgreeRule').writes).toBe(false)
  })

  test('answers the rules with ruleSn as text, 3 among them, and agreeYn [HDT-13] [HSY-04]', () => {
    const { required, properties } = rowOf('healthHealthAgreeRule')
    expect(required).toEqual(['ruleSn', 'agreeYn'])
    expect(log.follow(properties?.['ruleSn']).type).toBe('string')
    expect(enumOf(properties?.['ruleSn'])).toContain('3')
    expect(enumOf(properties?.['agreeYn'])).toEqual(['Y', 'N'])
  })

  test('gives the sensitive-information rule a POST of its own that only reads [HLG-10] [HSY-05]', () => {
    expect(callOf('healthHealthSensitiveAgreeRule')).toMatchObject({ method: 'post', writes: false })
    expect(log.payload('healthHealthSensitiveAgreeRule').required).toEqual(
      expect.arrayContaining(['ruleSn', 'agreeYn', 'contents']),
    )
  })

  test('saves exactly the fourteen permission flags as names with Y or N, with device [HDT-11] [HDT-12]', () => {
    const { required, properties } = log.body('healthSaveHealthUserAuthData')
    expect(required).toEqual(['deviceId', 'helhidxLkeqmtCode', 'authList'])
    const list = log.follow(properties?.['authList'])
    expect([list.minItems, list.maxItems]).toEqual([FLAGS.length, FLAGS.length])
    const flag = log.follow(list.items)
    expect(flag.required).toEqual(['name', 'agreeYn'])
    expect(enumOf(flag.properties?.['name'])).toEqual(FLAGS)
  })

  test('shows the flags assumed below shell 1.00.17 as an example [HSY-30]', () => {
    const { authList } = log.bodyExample<{ authList: { name: string; agreeYn: string }[] }>(
      'healthSaveHealthUserAuthData',
      'oldShell',
    )
    expect(authList.map(({ name }) => name)).toEqual(FLAGS)
    const on = authList.filter(({ agreeYn }) => agreeYn === 'Y').map(({ name }) => name)
    expect(on.sort()).toEqual(['exercise', 'intake', 'intakeWrite', 'step', 'stepCount'])
  })

  test('answers the links with code, 1 and 2 for the two platforms, and linkYn [HDT-14] [HSY-02] [HSY-03]', () => {
    const { required, properties } = rowOf('healthMhrlsInterlock')
    expect(required).toEqual(expect.arrayContaining(['code', 'linkYn']))
    expect(enumOf(properties?.['code'])).toEqual(expect.arrayContaining(['1', '2']))
  })

  test('links and unlinks by POST with the code of the source [HLG-02] [HLG-03]', () => {
    expect(callOf('healthInsertMhrlsInterlock').method).toBe('post')
    expect(callOf('healthDeleteMhrlsInterlock').method).toBe('post')
    expect(log.body('healthInsertMhrlsInterlock').required).toEqual(['code'])
    expect(log.body('healthDeleteMhrlsInterlock').required).toEqual(['code'])
  })

  test('ends a withdrawal with healthTermsYn N and nothing else [HLG-10] [HTM-05]', () => {
    expect(callOf('healthDeleteWithdrawal').method).toBe('post')
    expect(enumOf(log.payload('healthDeleteWithdrawal').properties?.['healthTermsYn'])).toEqual(['N'])
  })

  test('reads and changes exercise app use by GET, and says which of them writes [HLG-07] [HTP-10]', () => {
    expect(callOf('healthWrkotAppUseYn')).toMatchObject({ method: 'get', writes: undefined })
    expect(callOf('healthUpdateWrkotAppUseYn')).toMatchObject({ method: 'get', writes: true })
  })

  test('feeds the first two steps of the check-up sign-in with codes that it accepts [HCU-01]', () => {
    const form = log.shape('CheckupAuthStart')
    for (const [id, field] of [
      ['healthHealthLoginExtCode', 'loginExtCode'],
      ['healthHealthTelecomCode', 'telecomCode'],
    ] as const) {
      const values = log.answer<Record<string, string>[]>(id).map((row) => row[field] ?? '')
      expect(values.length).toBeGreaterThan(0)
      expect(values.filter((value) => !new RegExp(form.properties?.[field]?.pattern ?? '').test(value))).toEqual([])
    }
  })
})
