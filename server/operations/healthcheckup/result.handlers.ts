/**
 * Check-ups that are kept: listed, opened, explained, and held against what was measured since (001 section 7, Health
 * check-up).
 */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import type { ItemCode } from '#server/domain/checkup/items.rules.ts'
import { checkupKeeping } from '#server/domain/checkup/keep.queries.ts'
import { checkupRow, checkupValues, chosen, compared, OWN_ITEMS, references } from '#server/domain/checkup/present.ts'
import { checkupQueries } from '#server/domain/checkup/queries.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const GONE = { ko: '없는 검진 결과예요.', en: 'There is no such check-up.' }

export function checkupResultHandlers({ db, clock }: Deps) {
  const checkups = checkupQueries(db)
  const keeping = checkupKeeping(db)
  const records = indexRecordQueries(db)
  const { languageOf } = languageQueries(db)
  const read = async (caller: { hcId: string; language: Language | undefined }) => {
    const [found, language] = await Promise.all([checkups.of(caller.hcId), languageOf(caller.hcId, caller)])
    return { found, language }
  }

  return {
    healthcheckupGetHeealthCheckupList: async (_input, { hcId }) => {
      const found = await checkups.of(hcId)
      return ok(found.checkups.map((checkup) => checkupRow(checkup, found.gender)))
    },

    healthcheckupGetMyHealthCheckupFirstCheck: async (_input, { hcId }) => {
      const { checkups: kept } = await checkups.of(hcId)
      const last = kept.reduce<Date | null>(
        (newest, { gotAt }) => (newest === null || gotAt > newest ? gotAt : newest),
        null,
      )
      return ok({
        firstCheckYn: yn(kept.length === 0),
        lastGetDtm: last && seoulStamp(last).slice(0, 12),
        checkupCnt: kept.length,
      })
    },

    healthcheckupGetLastResult: async (_input, caller) => {
      const { found, language } = await read(caller)
      const at = chosen(found)
      return ok(at === undefined ? null : checkupValues(found, at, language))
    },

    /** Somebody else's number is not found; reading marks it as opened. */
    healthcheckupGetCheckupDetail: async ({ body: { checkupSeq } }, caller) => {
      const { found, language } = await read(caller)
      const at = chosen(found, checkupSeq)
      if (at === undefined) return refuse(404, 'notFound', GONE[language])
      if (at.checkup.openedAt === null) await keeping.open(caller.hcId, checkupSeq, clock.now())
      return ok({ ...checkupValues(found, at, language), newYn: 'N' as const })
    },

    healthcheckupGetMyHealthCheckupReference: async (_input, caller) => {
      const { found, language } = await read(caller)
      return ok(references(found.gender, language))
    },

    healthcheckupGetHealthDataCheck: async ({ body: { checkupSeq } }, caller) => {
      const [{ found, language }, latest] = await Promise.all([read(caller), records.latest(caller.hcId, OWN_ITEMS)])
      const at = chosen(found, checkupSeq)
      if (at === undefined) return refuse(404, 'notFound', GONE[language])
      const own = new Map<ItemCode, { value: number; inptDt: string }>(
        OWN_ITEMS.flatMap((code) => (latest.has(code) ? [[code, latest.get(code) ?? { value: 0, inptDt: '' }]] : [])),
      )
      return ok(compared(at, found.gender, own, language))
    },
  } satisfies Handlers
}
