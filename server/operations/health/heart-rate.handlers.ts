/** Heart rates as phones tell them (001 section 7, Health log). Nobody types one. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { heartRateQueries } from '#server/domain/index-record/heart-rate.queries.ts'
import { addDays, isDay, seoulDay } from '#server/seoul.ts'
import { orNull } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** Days of a span that ends on its day. */
const DAYS = { DAY: 1, WEEK: 7, MONTH: 31 } as const

export function heartRateHandlers({ db, clock }: Deps) {
  const rates = heartRateQueries(db)
  const today = () => seoulDay(clock.now())

  return {
    healthHeartRateGraph: async ({ query: { term, baseDt = today() } }, { hcId }) => {
      if (!isDay(baseDt)) return badRequest('baseDt')
      const startDt = addDays(baseDt, 1 - DAYS[term])
      const [sum, spans] = await Promise.all([
        rates.summary(hcId, startDt, baseDt),
        rates.spans(hcId, term === 'DAY' ? 'hour' : 'day', startDt, baseDt),
      ])
      return ok({
        term,
        startDt,
        endDt: baseDt,
        minRate: sum?.min ?? null,
        maxRate: sum?.max ?? null,
        avgRate: orNull(sum?.mean ?? null, Math.round),
        restRate: sum?.rest ?? null,
        list: spans.map(({ at, min, max, mean }) => ({
          pointDtm: at.padEnd(12, '0'),
          minRate: min,
          maxRate: max,
          avgRate: Math.round(mean),
        })),
      })
    },

    healthHeartRateList: async ({ query: { startDt, endDt, pageNo = 1, pageSize = 20 } }, { hcId }) => {
      if (!isDay(startDt)) return badRequest('startDt')
      if (!isDay(endDt) || endDt < startDt) return badRequest('endDt')
      const { total, list } = await rates.page(hcId, startDt, endDt, { pageNo, pageSize })
      return ok({
        totalCnt: total,
        list: list.map(({ inptDt, rate, state, origin }) => ({
          inptDt,
          heartRate: rate,
          stateCode: state,
          helhidxOriCode: origin,
        })),
      })
    },
  } satisfies Handlers
}
