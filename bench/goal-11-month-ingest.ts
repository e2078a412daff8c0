import { openDatabase } from '#server/db/open.ts'
import { startServer } from '../scripts/lib/server.ts'
import { twinFolders } from './lib/databases.ts'
import { atMost, type Goal } from './lib/goal.ts'
import { ingestOverHttp, MONTH_SAMPLES, monthOfSamples } from './lib/month.ts'
import { millis, sideBySide } from './lib/numbers.ts'
import { MEASURED, signInOverHttp, type Member } from './lib/servers.ts'

const ROUNDS = 5

export const goal: Goal = {
  id: 11,
  title: 'month ingest',
  measure: async () => {
    const { ours, bare, members } = await twinFolders(ROUNDS)
    const pieces = monthOfSamples(new Date())
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
    try {
      const times = await sideBySide(ROUNDS, overHttp, bareInsert)
      return [
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
