/** Blood pressure and blood sugar (001 section 7, Health log; HLG-09). */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { GLUCOSE, glucoseRows, indexName, pressureRow, usualRows } from '#server/domain/index-record/present.ts'
import { type Reading, readingQueries } from '#server/domain/index-record/readings.queries.ts'
import { weekOf } from '#server/domain/index-record/weight.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { addDays, isDay, seoulDay } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const PRESSURE = ['SBP', 'DBP'] as const

/** Days of a graph when none are named. */
const GRAPH_DAYS = 30

export function bloodHandlers({ db, clock }: Deps) {
  const readings = readingQueries(db)
  const { languageOf } = languageQueries(db)
  const consents = consentQueries(db)
  const today = () => seoulDay(clock.now())

  return {
    healthMyBloodpressureRecord: async (_input, caller) => {
      const { hcId } = caller
      const thisWeek = weekOf(today())
      const lastWeek = weekOf(addDays(thisWeek.from, -1))
      const [last, found, isKeeping, language] = await Promise.all([
        readings.before(hcId, PRESSURE, '99999999999999'),
        readings.range(hcId, PRESSURE, lastWeek.from, thisWeek.to),
        consents.isKeeping(hcId),
        languageOf(hcId, caller),
      ])
      return ok({
        lastRecord: last === undefined ? null : pressureRow(last),
        thisWeek: weekRow(thisWeek, found, isKeeping),
        lastWeek: weekRow(lastWeek, found, isKeeping),
        healthAgreeYn: yn(isKeeping),
        sbpRangeList: usualRows('SBP', language),
        dbpRangeList: usualRows('DBP', language),
      })
    },

    healthMyBloodpressureRecordList: async ({ query: { startDt, endDt, pageNo = 1, pageSize = 20 } }, { hcId }) => {
      if (startDt !== undefined && !isDay(startDt)) return badRequest('startDt')
      const toDay = endDt ?? today()
      if (!isDay(toDay) || (startDt !== undefined && toDay < startDt)) return badRequest('endDt')
      const { total, list } = await readings.page(hcId, PRESSURE, { pageNo, pageSize, fromDay: startDt, toDay })
      return ok({ totalCnt: total, list: list.map(pressureRow) })
    },

    healthBloodpressGraph: async ({ query: { endDt = today(), startDt = addDays(endDt, 1 - GRAPH_DAYS) } }, caller) => {
      if (!isDay(startDt)) return badRequest('startDt')
      if (!isDay(endDt) || endDt < startDt) return badRequest('endDt')
      const [list, language] = await Promise.all([
        readings.range(caller.hcId, PRESSURE, startDt, endDt),
        languageOf(caller.hcId, caller),
      ])
      return ok({
        startDt,
        endDt,
        sbpRangeList: usualRows('SBP', language),
        dbpRangeList: usualRows('DBP', language),
        list: list.map(pressureRow),
      })
    },

    healthBloodsugarGraph: async (
      { query: { helhidxCode, endDt = today(), startDt = addDays(endDt, 1 - GRAPH_DAYS) } },
      caller,
    ) => {
      if (!isDay(startDt)) return badRequest('startDt')
      if (!isDay(endDt) || endDt < startDt) return badRequest('endDt')
      const codes = helhidxCode === undefined ? GLUCOSE : [helhidxCode]
      const [list, language] = await Promise.all([
        readings.range(caller.hcId, codes, startDt, endDt),
        languageOf(caller.hcId, caller),
      ])
      const normalList = codes.map((code) => ({
        helhidxCode: code,
        helhidxNm: indexName(code, language),
        rangeList: usualRows(code, language),
      }))
      return ok({ startDt, endDt, normalList, list: list.flatMap(glucoseRows) })
    },
  } satisfies Handlers
}

/**
 * Whole numbers (CON-18); each mean over the readings that have its value. Of who lets nothing be kept nothing is
 * summed up.
 */
function weekRow({ from, to }: { from: string; to: string }, found: readonly Reading[], isKeeping: boolean) {
  const list = found.filter(({ inptDt }) => inptDt.slice(0, 8) >= from && inptDt.slice(0, 8) <= to)
  const mean = (code: (typeof PRESSURE)[number]): number | null => {
    const values = list.flatMap(({ values: { [code]: value } }) => value ?? [])
    return values.length === 0 || !isKeeping
      ? null
      : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
  }
  return { startDt: from, endDt: to, recordCnt: list.length, avgSbp: mean('SBP'), avgDbp: mean('DBP') }
}
