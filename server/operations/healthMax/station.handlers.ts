/**
 * Values of the measuring stations, and whether they go into the health log (001 section 7, Health check-up; HCU-03).
 */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { measureRow } from '#server/domain/station/present.ts'
import { STATION_CONSENT, stationQueries } from '#server/domain/station/queries.ts'
import { daysBetween, isDay, seoulStamp } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const LONGEST_DAYS = 366

export function stationHandlers({ db, clock }: Deps) {
  const stations = stationQueries(db)
  const consents = consentQueries(db)
  const languages = languageQueries(db)

  return {
    healthMaxGetHealthMaxData: async ({ body: { startDt, endDt } }, caller) => {
      if (!isDay(startDt)) return badRequest('startDt')
      if (!isDay(endDt) || endDt < startDt || daysBetween(startDt, endDt) > LONGEST_DAYS) return badRequest('endDt')
      const [given, language] = await Promise.all([
        consents.consent(caller.hcId, STATION_CONSENT),
        languages.languageOf(caller.hcId, caller),
      ])
      const agreeYn = given?.agreeYn ?? ('N' as const)
      const measures = agreeYn === 'Y' ? await stations.measures(caller.hcId, startDt, endDt) : []
      return ok({
        agreeYn,
        agreeDtm: given === undefined ? null : seoulStamp(given.decidedAt).slice(0, 12),
        measureList: measures.map((row) => measureRow(row, language)),
      })
    },

    /**
     * Y takes over what was not yet, N keeps what was. Whoever does not let health data be kept is asked for that
     * first: nothing would come over.
     */
    healthMaxSetHealthMaxAgree: async ({ body: { agreeYn } }, { hcId }) => {
      const now = clock.now()
      if (agreeYn === 'Y') await consents.needKeeping(hcId)
      await consents.decide(hcId, STATION_CONSENT, agreeYn, now)
      const saveCnt = agreeYn === 'Y' ? await stations.takeOver(hcId, now) : 0
      const given = await consents.consent(hcId, STATION_CONSENT)
      return ok({ agreeYn, agreeDtm: seoulStamp(given?.decidedAt ?? now).slice(0, 12), saveCnt })
    },
  } satisfies Handlers
}
