/** Linked phones and when anything came from each last. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { phoneDaySteps, phoneSteps } from '#server/domain/activity/schema.ts'
import { healthIndexRecords } from '#server/domain/index-record/schema.ts'
import { seoulStamp } from '#server/seoul.ts'
import { deviceLinks } from './schema.ts'
import { originOf, sourceOf } from './source.rules.ts'

const ENGLISH = { '1': 'Samsung Health', '2': 'Apple Health' } as const

/** Every phone that is linked now. One statement. */
export function silentSources(db: Db) {
  return async (hcId: string) => {
    const origin = sql`case ${deviceLinks.linkCode} when '1' then ${originOf('1')} else ${originOf('2')} end`
    const rows = await db
      .select({
        code: deviceLinks.linkCode,
        linkedAt: deviceLinks.changedAt,
        newest: sql<string | null>`greatest(
          (select max(${phoneSteps}.end_dt) from ${phoneSteps}
            where ${phoneSteps}.hc_id = ${hcId} and ${phoneSteps}.origin = ${origin}),
          (select max(${phoneDaySteps}.activity_dt) || '000000' from ${phoneDaySteps}
            where ${phoneDaySteps}.hc_id = ${hcId} and ${phoneDaySteps}.origin = ${origin}),
          (select max(${healthIndexRecords}.inpt_dt) from ${healthIndexRecords}
            where ${healthIndexRecords}.hc_id = ${hcId} and ${healthIndexRecords}.helhidx_ori_code = ${origin}))`,
      })
      .from(deviceLinks)
      .where(and(eq(deviceLinks.hcId, hcId), eq(deviceLinks.linkYn, 'Y'), inArray(deviceLinks.linkCode, ['1', '2'])))
    return rows.map(({ code, linkedAt, newest }) => {
      const phone = code === '1' ? '1' : '2'
      return {
        name: sourceOf(phone).name,
        nameEng: ENGLISH[phone],
        linkedAt: seoulStamp(linkedAt).slice(0, 12),
        newest,
      }
    })
  }
}
