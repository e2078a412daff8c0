import { openDatabase } from '#server/db/open.ts'
import { startServer } from '../scripts/lib/server.ts'
import { twinFolders } from './lib/databases.ts'
import { atMost, type Goal } from './lib/goal.ts'
import { ingestOverHttp, MONTH_SAMPLES, monthOfSamples, registerSteps, stepPieces } from './lib/month.ts'
import { MONTH_ROWS } from './lib/month-rows.ts'
import { millis, sideBySide } from './lib/numbers.ts'
import { MEASURED, signInOverHttp, type Member } from './lib/servers.ts'

const ROUNDS = 5

export const goal: Goal = {
  id: 11,
  title: 'month ingest',
  measure: async () => {
    const { ours, bare, members } = await twinFolders(ROUNDS)
    const pieces = monthOfSamples(new Date())
    const steps = stepPieces(new Date())
    const server = await startServer({ ...MEASURED, dataDir: ours })
    const database = await openDatabase({ dataDir: bare, migrate: false })
    const memberOf = (round: number): Member => {
      const member = members[round]
      if (!member) throw new Error(`no member for round ${round}`)
      return member
    }
    const overHttp = async (round: number) =>
      ingestOverHttp(server.origin, await signInOverHttp(server.origin, memberOf(round)), pieces)
    const bareInsert = async (round: number) => {
      const { hcId } = memberOf(round)
      const started = performance.now()
      for (const piece of pieces) {
        const rows = piece.map(({ helhidxCode, helhidxVal, helhidxOriCode, helhidxLkeqmtCode, inptDt, helhDate }) => ({
          hc_id: hcId,
          helhidx_code: helhidxCode,
          inpt_dt: inptDt,
          helhidx_val: helhidxVal,
          helhidx_ori_code: helhidxOriCode,
          helhidx_lkeqmt_code: helhidxLkeqmtCode,
          helh_date: helhDate,
        }))
        await database.sql`insert into health_index_records ${database.sql(rows)}
          on conflict (hc_id, helhidx_code, inpt_dt) do update set helhidx_val = excluded.helhidx_val`
      }
      return performance.now() - started
    }
    const stepsOverHttp = async (round: number) =>
      registerSteps(server.origin, await signInOverHttp(server.origin, memberOf(round)), steps)
    const bareSteps = async (round: number) => {
      const { hcId } = memberOf(round)
      const started = performance.now()
      for (const { rows } of steps) {
        const values = rows.map(({ datauuid, startDt, endDt, stepCnt, distance, kcal, sourceNm }) => ({
          hc_id: hcId,
          origin: '2',
          sample_id: datauuid,
          start_dt: startDt,
          end_dt: endDt,
          steps: stepCnt,
          distance_m: distance,
          kcal,
          source_name: sourceNm,
        }))
        await database.sql`insert into phone_steps ${database.sql(values)}
          on conflict (hc_id, origin, sample_id) do update set steps = excluded.steps`
      }
      return performance.now() - started
    }
    try {
      const times = await sideBySide(ROUNDS, overHttp, bareInsert)
      const stepTimes = await sideBySide(ROUNDS, stepsOverHttp, bareSteps)
      return [
        {
          quantity: `registration of a month, ${MONTH_ROWS} step samples over HTTP, with the days' totals`,
          ours: millis(stepTimes.ours),
          reference: `bare multi-row insert of the samples ${millis(stepTimes.reference)}`,
          ratio: stepTimes.ratio,
          gate: atMost(stepTimes.ratio, 1.3),
          goal: atMost(stepTimes.ratio, 1.1),
        },
        {
          quantity: `ingest of a month, ${MONTH_SAMPLES} samples over HTTP`,
          ours: millis(times.ours),
          reference: `bare multi-row insert ${millis(times.reference)}`,
          ratio: times.ratio,
          gate: atMost(times.ratio, 1.3),
          goal: atMost(times.ratio, 1.1),
        },
      ]
    } finally {
      await server.close()
      await database.close()
    }
  },
}
