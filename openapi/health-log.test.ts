import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../scripts/gen/bundle.ts'
import { operationsOf, resolve, type Document, type Entry, type Json } from '../scripts/gen/document.ts'

const SLOW_MS = 60_000
type Schema = { enum?: string[]; required?: string[]; properties?: Record<string, Schema>; allOf?: Schema[]; $ref?: string }
type Row = Record<string, Json>

let document: Document
let log: Map<string, Entry>
beforeAll(async () => {
  document = await bundleContract()
  log = new Map(operationsOf(document).filter(({ area }) => area === 'health').map((entry) => [entry.id, entry]))
}, SLOW_MS)

function operation(id: string): Entry {
  const found = log.get(id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}
const shape = (name: string) => resolve(document, { $ref: `#/components/schemas/${name}` }) as Schema
/** Names of the properties of a shape, those of its parts included. */
const keysOf = (schema: Schema): string[] => {
  const { properties = {}, allOf = [] } = resolve(document, schema)
  return [...Object.keys(properties), ...allOf.flatMap(keysOf)]
}
/** `data` of a named example of the 200 answer. */
function answer<T = Row>(id: string, example = 'default'): T {
  const value = operation(id).operation.responses['200']?.content?.['application/json']?.examples?.[example]?.value
  return (value as { data: Json } | undefined)?.data as T
}
const body = (id: string): Schema => operation(id).operation.requestBody?.content?.['application/json']?.schema as Schema
const names = (id: string) => operation(id).parameters.map((parameter) => resolve(document, parameter))

type Range = { statusCode: string; minVal: string | null; maxVal: string | null }
const SEVERITY = ['NORMAL', 'LACK', 'CAUTION', 'DANGER']
const statusIn = (ranges: Range[], value: number) =>
  ranges.find(({ minVal, maxVal }) => (minVal === null || value >= Number(minVal)) && (maxVal === null || value < Number(maxVal)))?.statusCode ?? ''
const worse = (...codes: string[]) => codes.sort((a, b) => SEVERITY.indexOf(b) - SEVERITY.indexOf(a))[0]

describe('the records of the health log in the contract', () => {
  test('tell glucose by the four documented codes and pressure by SBP and DBP [HDT-06, HDT-07]', () => {
    expect(shape('GlucoseCode').enum).toEqual(['NBD', 'ABD', 'BBD', 'SBD'])
    expect(shape('HelhIdxCode').enum).toEqual(expect.arrayContaining(['NBD', 'ABD', 'BBD', 'SBD', 'SBP', 'DBP']))
  })

  test('tell how a value stands by the four chart words [CRT-14]', () => {
    expect(shape('HelhStatus').enum).toEqual(['NORMAL', 'CAUTION', 'DANGER', 'LACK'])
  })

  test('ask for both ends of a range of days, equally often required [VAL-05]', () => {
    const halves = [...log.values()].filter(({ id }) => names(id).some(({ name }) => name === 'startDt' || name === 'endDt'))
      .filter(({ id }) => {
        const ends = names(id).filter(({ name }) => name === 'startDt' || name === 'endDt')
        return ends.length !== 2 || ends[0]?.required !== ends[1]?.required
      })
    expect(halves.map(({ id }) => id)).toEqual([])
  })

  test('read and save the display of the same indicators [HLG-06]', () => {
    const shown = answer<{ indicatorCode: string }[]>('healthHealthIndicatiorSetting').map(({ indicatorCode }) => indicatorCode)
    expect([...shown].sort()).toEqual([...(shape('HelhIndicatorCode').enum ?? [])].sort())
    expect(keysOf(shape('HelhIndicatorShw')).filter((key) => !keysOf(shape('HelhIndicatorSetting')).includes(key))).toEqual([])
  })

  test('read the values that devices measured from the server, for pressure and glucose [HLG-09]', () => {
    for (const id of ['healthMyBloodpressureRecordList', 'healthBloodpressGraph', 'healthBloodsugarGraph']) {
      expect(operation(id).method).toBe('get')
      expect(answer<{ list: Row[] }>(id).list.map(({ helhidxOriCode }) => helhidxOriCode)).toContain('2')
    }
  })

  test('list, add, change and delete medicines, and a listed one can be sent back changed [HLG-04]', () => {
    expect(['healthMedicine', 'healthAddMedicine', 'healthUpdateMedicine', 'healthDeleteMedicine'].map((id) => operation(id).method))
      .toEqual(['get', 'post', 'post', 'post'])
    const listed = keysOf(shape('Medicine'))
    expect(keysOf(body('healthUpdateMedicine')).filter((key) => !listed.includes(key))).toEqual([])
    expect(keysOf(body('healthDeleteMedicine'))).toEqual(['medicineSeq'])
  })

  test('open check-ups without the answer of another check-up call [HCU-04]', () => {
    const calls = [...log.values()].filter(({ path }) => path.includes('/myChkupHelh/') || path.endsWith('/Healthscreen'))
    expect(calls).toHaveLength(7)
    const needed = calls.flatMap(({ id }) => names(id).filter(({ required }) => required).map(({ name }) => name))
    expect([...new Set(needed)].sort()).toEqual(['itemCode', 'pairCode'])
  })
})

describe('the examples of the health log', () => {
  test('judge blood pressure by the ranges they come with', () => {
    const { sbpRangeList, dbpRangeList, list } = answer<{ sbpRangeList: Range[]; dbpRangeList: Range[]; list: Row[] }>('healthBloodpressGraph')
    for (const { sbpVal, dbpVal, statusCode } of list) {
      expect(statusCode).toBe(worse(statusIn(sbpRangeList, Number(sbpVal)), statusIn(dbpRangeList, Number(dbpVal))))
    }
    expect(answer<{ list: Row[] }>('healthMyBloodpressureRecordList').list).toEqual([...list].reverse())
  })

  test('judge glucose by the ranges of the time it was measured', () => {
    const { normalList, list } = answer<{ normalList: { helhidxCode: string; rangeList: Range[] }[]; list: Row[] }>('healthBloodsugarGraph')
    for (const { helhidxCode, helhidxVal, statusCode } of list) {
      const ranges = normalList.find((normal) => normal.helhidxCode === helhidxCode)?.rangeList ?? []
      expect(statusCode).toBe(statusIn(ranges, Number(helhidxVal)))
    }
  })

  test('have ranges from low to high without a gap', () => {
    const lists: Range[][] = []
    const visit = (value: unknown): void => {
      if (value === null || typeof value !== 'object') return
      if (Array.isArray(value) && value.some((row) => typeof row === 'object' && row !== null && 'minVal' in row)) lists.push(value as Range[])
      Object.values(value).forEach(visit)
    }
    for (const id of log.keys()) visit(answer(id))
    expect(lists.length).toBeGreaterThan(10)
    for (const ranges of lists) {
      expect([ranges[0]?.minVal, ranges.at(-1)?.maxVal]).toEqual([null, null])
      expect(ranges.slice(1).map(({ minVal }) => minVal)).toEqual(ranges.slice(0, -1).map(({ maxVal }) => maxVal))
    }
  })

  test('compute the body mass index from the weights of the same days', () => {
    const { height, list } = answer<{ height: string; list: { helhDate: string; bmi: number }[] }>('healthBmiGraph')
    const weights = answer<{ list: { helhDate: string; helhidxVal: string }[] }>('healthWeightGraph').list
    const metres = Number(height) / 100
    expect(list).toEqual(weights.map(({ helhDate, helhidxVal }) => ({ helhDate, bmi: Math.round((Number(helhidxVal) / metres ** 2) * 10) / 10 })))
  })
})
