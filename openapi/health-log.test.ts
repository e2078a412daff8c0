import { beforeAll, describe, expect, test } from 'vitest'
import { readContract, type ContractReader } from './contract-reader.ts'

const SLOW_MS = 60_000
type Row = Record<string, unknown>

let log: ContractReader
beforeAll(async () => {
  log = await readContract('health')
}, SLOW_MS)

type Range = { statusCode: string; minVal: string | null; maxVal: string | null }
const SEVERITY = ['NORMAL', 'LACK', 'CAUTION', 'DANGER']
const statusIn = (ranges: Range[], value: number) =>
  ranges.find(
    ({ minVal, maxVal }) => (minVal === null || value >= Number(minVal)) && (maxVal === null || value < Number(maxVal)),
  )?.statusCode ?? ''
const worse = (...codes: string[]) => codes.sort((a, b) => SEVERITY.indexOf(b) - SEVERITY.indexOf(a))[0]

describe('the records of the health log in the contract', () => {
  test('tell glucose by the four documented codes and pressure by SBP and DBP [HDT-06, HDT-07]', () => {
    expect(log.shape('GlucoseCode').enum).toEqual(['NBD', 'ABD', 'BBD', 'SBD'])
    expect(log.shape('HelhIdxCode').enum).toEqual(expect.arrayContaining(['NBD', 'ABD', 'BBD', 'SBD', 'SBP', 'DBP']))
  })

  test('save an index record with the seven documented fields, of the type health [HDT-01, HDT-04]', () => {
    const record = log.shape('HelhIdxRecord')
    expect(log.keysOf(record).sort()).toEqual([
      'heldType',
      'helhDate',
      'helhidxCode',
      'helhidxLkeqmtCode',
      'helhidxOriCode',
      'helhidxVal',
      'inptDt',
    ])
    expect(record.properties?.['heldType']?.enum).toEqual(['health'])
  })

  test('register a phone’s values with these seven fields and no other: its ids travel beside them [HDT-01]', () => {
    const value = log.shape('PhoneIndex')
    expect(log.keysOf(value).sort()).toEqual(log.keysOf(log.shape('HelhIdxRecord')).sort())
    expect([...log.requiredOf(value)].sort()).toEqual(log.keysOf(value).sort())
    for (const registration of ['IndexRegistration', 'AllDataRegistration'])
      expect(log.keysOf(log.shape(registration))).toEqual(expect.arrayContaining(['data', 'indexIds']))
  })

  test('tell the origin and the platform of a record by separate codes [HDT-02, HDT-03]', () => {
    expect(log.shape('HelhIdxOriCode').enum).toEqual(expect.arrayContaining(['2', '3']))
    expect(log.shape('HelhIdxLkeqmtCode').enum).toEqual(['1', '2'])
  })

  test('take a typed value without an origin, and its day from the full timestamp [HLG-01, HDT-05]', () => {
    expect(log.requiredOf(log.shape('HelhIdxRecord'))).toEqual(['helhidxCode', 'helhidxVal', 'inptDt'])
    const typed = log.bodyExample<Row[]>('healthInsertMyHelhIdx')[0] ?? {}
    expect(Object.keys(typed)).not.toContain('helhidxOriCode')
    expect(String(typed['inptDt'])).toMatch(/^\d{14}$/)
    expect(typed['helhDate']).toBe(String(typed['inptDt']).slice(0, 8))
  })

  test('set and remove the target weight [HLG-05]', () => {
    expect([log.bodyExample('healthUpdateTargetBw'), log.bodyExample('healthUpdateTargetBw', 'remove')]).toEqual([
      { targetBw: '66.0' },
      { targetBw: '' },
    ])
  })

  test('tell how a value stands by the four chart words [CRT-14]', () => {
    expect(log.shape('HealthStatus').enum).toEqual(['NORMAL', 'CAUTION', 'DANGER', 'LACK'])
  })

  test('ask for both ends of a range of days, equally often required [VAL-05]', () => {
    const halves = log.operations
      .filter(({ id }) => log.parameters(id).some(({ name }) => name === 'startDt' || name === 'endDt'))
      .filter(({ id }) => {
        const ends = log.parameters(id).filter(({ name }) => name === 'startDt' || name === 'endDt')
        return ends.length !== 2 || ends[0]?.required !== ends[1]?.required
      })
    expect(halves.map(({ id }) => id)).toEqual([])
  })

  test('read and save the display of the same indicators [HLG-06]', () => {
    const shown = log
      .answer<{ indicatorCode: string }[]>('healthHealthIndicatiorSetting')
      .map(({ indicatorCode }) => indicatorCode)
    expect([...shown].sort()).toEqual([...(log.shape('HelhIndicatorCode').enum ?? [])].sort())
    expect(
      log
        .keysOf(log.shape('HelhIndicatorShw'))
        .filter((key) => !log.keysOf(log.shape('HelhIndicatorSetting')).includes(key)),
    ).toEqual([])
  })

  test('read the values that devices measured from the server, for pressure and glucose [HLG-09]', () => {
    for (const id of ['healthMyBloodpressureRecordList', 'healthBloodpressGraph', 'healthBloodsugarGraph']) {
      expect(log.operation(id).method).toBe('get')
      expect(log.answer<{ list: Row[] }>(id).list.map(({ helhidxOriCode }) => helhidxOriCode)).toContain('2')
    }
  })

  test('list, add, change and delete medicines, and a listed one can be sent back changed [HLG-04]', () => {
    expect(
      ['healthMedicine', 'healthAddMedicine', 'healthUpdateMedicine', 'healthDeleteMedicine'].map(
        (id) => log.operation(id).method,
      ),
    ).toEqual(['get', 'post', 'post', 'post'])
    const listed = log.keysOf(log.shape('Medicine'))
    expect(log.keysOf(log.body('healthUpdateMedicine')).filter((key) => !listed.includes(key))).toEqual([])
    expect(log.keysOf(log.body('healthDeleteMedicine'))).toEqual(['medicineSeq'])
  })

  test('open check-ups without the answer of another check-up call [HCU-04]', () => {
    const calls = log.operations.filter(({ path }) => path.includes('/myChkupHelh/') || path.endsWith('/Healthscreen'))
    expect(calls).toHaveLength(7)
    const needed = calls.flatMap(({ id }) =>
      log
        .parameters(id)
        .filter(({ required }) => required)
        .map(({ name }) => name),
    )
    expect([...new Set(needed)].sort()).toEqual(['itemCode', 'pairCode'])
  })
})

describe('the examples of the health log', () => {
  test('judge blood pressure by the ranges they come with', () => {
    const { sbpRangeList, dbpRangeList, list } = log.answer<{
      sbpRangeList: Range[]
      dbpRangeList: Range[]
      list: Row[]
    }>('healthBloodpressGraph')
    for (const { sbpVal, dbpVal, statusCode } of list) {
      expect(statusCode).toBe(worse(statusIn(sbpRangeList, Number(sbpVal)), statusIn(dbpRangeList, Number(dbpVal))))
    }
    expect(log.answer<{ list: Row[] }>('healthMyBloodpressureRecordList').list).toEqual([...list].reverse())
  })

  test('judge glucose by the ranges of the time it was measured', () => {
    const { normalList, list } = log.answer<{ normalList: { helhidxCode: string; rangeList: Range[] }[]; list: Row[] }>(
      'healthBloodsugarGraph',
    )
    for (const { helhidxCode, helhidxVal, statusCode } of list) {
      const ranges = normalList.find((normal) => normal.helhidxCode === helhidxCode)?.rangeList ?? []
      expect(statusCode).toBe(statusIn(ranges, Number(helhidxVal)))
    }
  })

  test('have ranges from low to high without a gap', () => {
    const lists: Range[][] = []
    const visit = (value: unknown): void => {
      if (value === null || typeof value !== 'object') return
      if (Array.isArray(value) && value.some((row) => typeof row === 'object' && row !== null && 'minVal' in row))
        lists.push(value as Range[])
      Object.values(value).forEach(visit)
    }
    for (const { id, operation } of log.operations) if (operation.responses['200']) visit(log.answer(id))
    expect(lists.length).toBeGreaterThan(10)
    for (const ranges of lists) {
      expect([ranges[0]?.minVal, ranges.at(-1)?.maxVal]).toEqual([null, null])
      expect(ranges.slice(1).map(({ minVal }) => minVal)).toEqual(ranges.slice(0, -1).map(({ maxVal }) => maxVal))
    }
  })

  test('name no illness in a range: a single value is no diagnosis', () => {
    const names = ['healthBloodpressGraph', 'healthBloodsugarGraph', 'healthHelhIndicator', 'healthMyHelhIdx'].map(
      (id) => JSON.stringify(log.answer(id)).match(/"rangeNm":"[^"]+"/g),
    )
    expect(names.every((found) => found !== null && found.length > 3)).toBe(true)
    expect(names.flat().join()).not.toMatch(/고혈압|저혈압|저혈당|당뇨|의심/)
  })

  test('fill a night from its begin to its end with stages, and its minutes are theirs', () => {
    type Night = {
      inptDt: string
      indicatorVal: string
      sleepDtl: { startDt: string; stageList: { fromDt: string; stageCode: string; durationSec: number }[] } | null
    }
    const nights = log.answer<{ list: Night[] }>('healthHelhGraph').list.filter(({ sleepDtl }) => sleepDtl !== null)
    expect(nights).toHaveLength(1)
    const seconds = (stamp: string) =>
      Date.parse(stamp.replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6Z')) / 1000
    for (const { inptDt, indicatorVal, sleepDtl } of nights) {
      const stages = sleepDtl?.stageList ?? []
      const ends = [
        seconds(sleepDtl?.startDt ?? ''),
        ...stages.map(({ fromDt, durationSec }) => seconds(fromDt) + durationSec),
      ]
      expect([...stages.map(({ fromDt }) => seconds(fromDt)), seconds(inptDt)]).toEqual(ends)
      expect(Number(indicatorVal)).toBe(stages.reduce((sum, { durationSec }) => sum + durationSec, 0) / 60)
    }
  })

  test('compute the body mass index from the weights of the same days', () => {
    const { height, list } = log.answer<{ height: string; list: { helhDate: string; bmi: number }[] }>('healthBmiGraph')
    const weights = log.answer<{ list: { helhDate: string; helhidxVal: string }[] }>('healthWeightGraph').list
    const metres = Number(height) / 100
    expect(list).toEqual(
      weights.map(({ helhDate, helhidxVal }) => ({
        helhDate,
        bmi: Math.round((Number(helhidxVal) / metres ** 2) * 10) / 10,
      })),
    )
  })
})
