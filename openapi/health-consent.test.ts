import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../scripts/gen/bundle.ts'
import { operationsOf, type Document, type Entry, type Operation } from '../scripts/gen/document.ts'

type Shape = {
  $ref?: string
  type?: string | string[]
  enum?: string[]
  required?: string[]
  properties?: Record<string, Shape>
  items?: Shape
  allOf?: Shape[]
  minItems?: number
  maxItems?: number
}

const SLOW_MS = 60_000
const FLAGS = ['step', 'stepCount', 'exercise', 'intake', 'intakeWrite', 'ht', 'bw', 'wc', 'pulse', 'heartRate', 'sleep', 'tg', 'hdlc', 'hbA1c']

let document: Document
let entries: Entry[]
beforeAll(async () => {
  document = await bundleContract()
  entries = operationsOf(document)
}, SLOW_MS)

const shape = (value: unknown): Shape => {
  const schema = value as Shape | undefined
  const name = schema?.$ref?.split('/').at(-1)
  return (name ? (document.components['schemas']?.[name] as Shape | undefined) : schema) ?? {}
}
/** The one operation behind a path below /api/healthlog. */
function call(path: string): Operation & { method: string; writes: unknown } {
  const found = entries.filter((entry) => entry.path === `/api/healthlog/${path}`)
  const [entry] = found
  if (found.length !== 1 || !entry) throw new Error(`${path}: ${found.length} operations`)
  return { ...entry.operation, method: entry.method, writes: (entry.operation as { 'x-writes'?: unknown })['x-writes'] }
}
const body = (path: string) => shape(call(path).requestBody?.content?.['application/json']?.schema)
/** The shape of `data`, of its rows when it is a list. */
function answer(path: string): Shape {
  const schema = shape(call(path).responses['200']?.content?.['application/json']?.schema)
  const data = shape(schema.allOf?.map((part) => part.properties?.['data']).find(Boolean))
  return data.type === 'array' ? shape(data.items) : data
}

describe('the contract of consent and links', () => {
  test('asks for the rules with the platform, 1 Android or 2 iOS [HSY-05] [HDT-03]', () => {
    const { required, properties } = body('healthAgreeRule')
    expect(required).toEqual(['helhidxLkeqmtCode'])
    expect(shape(properties?.['helhidxLkeqmtCode']).enum).toEqual(['1', '2'])
    expect(call('healthAgreeRule').writes).toBe(false)
  })

  test('answers the rules with ruleSn as text, 3 among them, and agreeYn [HDT-13] [HSY-04]', () => {
    const { required, properties } = answer('healthAgreeRule')
    expect(required).toEqual(['ruleSn', 'agreeYn'])
    expect(shape(properties?.['ruleSn']).type).toBe('string')
    expect(shape(properties?.['ruleSn']).enum).toContain('3')
    expect(shape(properties?.['agreeYn']).enum).toEqual(['Y', 'N'])
  })

  test('gives the sensitive-information rule a POST of its own that only reads [HLG-10] [HSY-05]', () => {
    expect(call('healthSensitiveAgreeRule')).toMatchObject({ method: 'post', writes: false })
    expect(answer('healthSensitiveAgreeRule').required).toEqual(expect.arrayContaining(['ruleSn', 'agreeYn', 'contents']))
  })

  test('saves exactly the fourteen permission flags as names with Y or N, with device and platform [HDT-11] [HDT-12]', () => {
    const { required, properties } = body('saveHealthUserAuthData')
    expect(required).toEqual(['deviceId', 'helhidxLkeqmtCode', 'authList'])
    const list = shape(properties?.['authList'])
    expect([list.minItems, list.maxItems]).toEqual([FLAGS.length, FLAGS.length])
    const flag = shape(list.items)
    expect(flag.required).toEqual(['name', 'agreeYn'])
    expect(shape(flag.properties?.['name']).enum).toEqual(FLAGS)
  })

  test('shows the flags assumed below shell 1.00.17 as an example [HSY-30]', () => {
    const example = call('saveHealthUserAuthData').requestBody?.content?.['application/json']?.examples?.['oldShell']?.value
    const { authList } = example as { authList: { name: string; agreeYn: string }[] }
    expect(authList.map(({ name }) => name)).toEqual(FLAGS)
    const on = authList.filter(({ agreeYn }) => agreeYn === 'Y').map(({ name }) => name)
    expect(on.sort()).toEqual(['exercise', 'intake', 'intakeWrite', 'step', 'stepCount'])
  })

  test('answers the links with code, 1 and 2 for the two platforms, and linkYn [HDT-14] [HSY-02] [HSY-03]', () => {
    const { required, properties } = answer('myLog/MhrlsInterlock')
    expect(required).toEqual(expect.arrayContaining(['code', 'linkYn']))
    expect(shape(properties?.['code']).enum).toEqual(expect.arrayContaining(['1', '2']))
  })

  test('links and unlinks by POST with the code of the source [HLG-02] [HLG-03]', () => {
    expect(call('insertMhrlsInterlock').method).toBe('post')
    expect(call('deleteMhrlsInterlock').method).toBe('post')
    expect(body('insertMhrlsInterlock').required).toEqual(['code'])
    expect(body('deleteMhrlsInterlock').required).toEqual(['code'])
  })

  test('ends a withdrawal with healthTermsYn N and nothing else [HLG-10] [HTM-05]', () => {
    expect(call('deleteWithdrawal').method).toBe('post')
    expect(shape(answer('deleteWithdrawal').properties?.['healthTermsYn']).enum).toEqual(['N'])
  })

  test('reads and changes exercise app use by GET, and says which of them writes [HLG-07] [HTP-10]', () => {
    expect(call('wrkotLink/wrkotAppUseYn')).toMatchObject({ method: 'get', writes: undefined })
    expect(call('wrkotLink/updateWrkotAppUseYn')).toMatchObject({ method: 'get', writes: true })
  })

  test('feeds the first two steps of the check-up sign-in with codes that it accepts [HCU-01]', () => {
    const form = document.components['schemas']?.['CheckupAuthStart'] as { properties: Record<string, { pattern: string }> }
    const rows = (path: string) => call(path).responses['200']?.content?.['application/json']?.examples?.['default']?.value as { data: Record<string, string>[] }
    for (const [path, field] of [['healthLoginExtCode', 'loginExtCode'], ['healthTelecomCode', 'telecomCode']] as const) {
      const values = rows(path).data.map((row) => row[field] ?? '')
      expect(values.length).toBeGreaterThan(0)
      expect(values.filter((value) => !new RegExp(form.properties[field]?.pattern ?? '').test(value))).toEqual([])
    }
  })
})
