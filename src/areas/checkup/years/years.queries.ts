import { queryOptions } from '@tanstack/react-query'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { orNone } from '#src/contract/or-none.ts'
import { query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { addDays, type Day } from '#src/lib/days.ts'
import { homeMean, homeSugarMean } from './years.ts'

/** The check-ups there are, and whether they may be shown. */
export const titleQuery = () =>
  queryOptions({ ...query('get', '/api/healthlog/myChkupHelh/helhTitle'), meta: { keptOffline: true } })

const CHECKUP = '/api/healthlog/myChkupHelh/chkupHelh'

/** One with its values and years; the newest without a number. Null where there is none, or none of that number. */
export const checkupQuery = (checkupSeq: number | undefined) => {
  const params = { query: checkupSeq === undefined ? {} : { checkupSeq } }
  return queryOptions({
    queryKey: [CHECKUP, params] as const,
    queryFn: ({ signal }) => orNone(unwrap(api.GET(CHECKUP, { params, signal }))),
    meta: { keptOffline: true },
  })
}

/**
 * What an item tells, and what one can do. Its sheet says itself when it does not come, and the page that tells one
 * line of it stands without it.
 */
export const itemQuery = (itemCode: Schemas['CheckupItemCode'], checkupSeq: number) =>
  query('get', '/api/healthlog/myChkupHelh/chkupDetailHelh', {
    params: { query: { itemCode, checkupSeq } },
    background: true,
  })

/** The mean of thirty days of pressure at home. */
export const homePressureQuery = (today: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/health/BloodpressGraph', {
      params: { query: { startDt: addDays(today, -29), endDt: today } },
      background: true,
    }),
    select: ({ list }) => homeMean(list),
  })

/** The mean of thirty days of fasting sugar at home. */
export const homeSugarQuery = (today: Day) =>
  queryOptions({
    ...query('get', '/api/healthlog/health/BloodsugarGraph', {
      params: { query: { startDt: addDays(today, -29), endDt: today } },
      background: true,
    }),
    select: ({ list }) => homeSugarMean(list),
  })

/** What two items that are read together tell. */
export const pairQuery = (pairCode: Schemas['ChkupPairCode'], checkupSeq: number) =>
  query('get', '/api/healthlog/myChkupHelh/chkupDetailHelh2', {
    params: { query: { pairCode, checkupSeq } },
    background: true,
  })
