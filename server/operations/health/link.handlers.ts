/** Linking phones and measuring devices, and where exercise comes from (HLG-02, HLG-03, HLG-07). */
import { type Handlers, ok } from '#server/contract.ts'
import { consentQueries } from '#server/domain/consent/queries.ts'
import { linkQueries, type LinkRow } from '#server/domain/phone/link.queries.ts'
import { phoneQueries } from '#server/domain/phone/queries.ts'
import { originOf, type Source, sourceOf, sources } from '#server/domain/phone/source.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import { orNull } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** Names under which decisions of the link screens are kept beside the consent rules. */
const DECISIONS = { exerciseApp: 'exerciseApp', inbody: 'inbody' } as const

/** `YYYYMMDDHHmm`. */
const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

export function linkHandlers({ db, clock }: Deps) {
  const links = linkQueries(db)
  const phone = phoneQueries(db)
  const consents = consentQueries(db)

  const row = async (hcId: string, { code, name, deviceType }: Source, link: LinkRow | undefined) => {
    const origin = originOf(code)
    return {
      code,
      codeNm: name,
      deviceType,
      linkYn: link?.linkYn ?? ('N' as const),
      linkDtm: orNull(link?.changedAt ?? null, minuteOf),
      lastInptDt: origin === undefined ? null : await phone.newestOf(hcId, origin, link !== undefined),
    }
  }
  const source = async (hcId: string, of: Source) => row(hcId, of, (await links.links(hcId)).get(of.code))
  const decision = async (hcId: string, name: string) => {
    const decided = await consents.consent(hcId, name)
    return { yn: decided?.agreeYn ?? ('N' as const), dtm: orNull(decided?.decidedAt ?? null, minuteOf) }
  }
  const exerciseApp = async (hcId: string) => {
    const { yn, dtm } = await decision(hcId, DECISIONS.exerciseApp)
    return ok({ wrkotAppUseYn: yn, updDtm: dtm })
  }

  return {
    /** HSY-68: read at every sync. */
    healthMhrlsInterlock: async (_input, { hcId }) => {
      const linked = await links.links(hcId)
      return ok(await Promise.all(sources.map((one) => row(hcId, one, linked.get(one.code)))))
    },

    healthMacAddress: async ({ query: { code } }, { hcId }) => {
      const linked = await links.links(hcId)
      return ok(
        sources
          .filter((one) => code === undefined || one.code === code)
          .flatMap((one) => {
            const link = linked.get(one.code)
            if (link?.linkYn !== 'Y' || link.macAddress === null) return []
            const { macAddress, deviceName, changedAt } = link
            return [
              { code: one.code, codeNm: one.name, macAddress, deviceNm: deviceName, pairDtm: minuteOf(changedAt) },
            ]
          }),
      )
    },

    healthInsertMhrlsInterlock: async ({ body: { code, macAddress = null, deviceNm = null } }, { hcId }) => {
      const wanted = sourceOf(code)
      // A device that sends through the phone's health app has no address that a web view could tell.
      const device =
        wanted.deviceType === 'PHONE' ? { macAddress: null, deviceName: null } : { macAddress, deviceName: deviceNm }
      await links.link(hcId, code, device, clock.now())
      return ok(await source(hcId, wanted))
    },

    healthDeleteMhrlsInterlock: async ({ body: { code, recordDeleteYn } }, { hcId }) => {
      const now = clock.now()
      const origin = originOf(code)
      // The link first: a sync that is under way brings nothing more while its records go.
      await links.unlink(hcId, code, now)
      const recordDeleteCnt =
        recordDeleteYn === 'Y' && origin !== undefined ? await phone.removeOrigin(hcId, origin, now) : 0
      return ok({ interlock: await source(hcId, sourceOf(code)), recordDeleteCnt })
    },

    healthWrkotAppUseYn: async (_input, { hcId }) => exerciseApp(hcId),

    /** A GET that writes, as documented (HTP-10). */
    healthUpdateWrkotAppUseYn: async ({ query: { wrkotAppUseYn } }, { hcId }) => {
      await consents.decide(hcId, DECISIONS.exerciseApp, wrkotAppUseYn, clock.now())
      return exerciseApp(hcId)
    },

    healthInbodyAgree: async (_input, { hcId }) => {
      const [{ yn, dtm }, lastInptDt] = await Promise.all([decision(hcId, DECISIONS.inbody), phone.newestInbody(hcId)])
      return ok({ inbodyAgreeYn: yn, agreeDtm: dtm, lastInptDt })
    },

    healthUseHealthApp: async (_input, { hcId }) => {
      const linked = await links.links(hcId)
      for (const code of ['1', '2'] as const) {
        const origin = originOf(code)
        if (linked.get(code)?.linkYn !== 'Y' || origin === undefined) continue
        const lastWrkotDt = await phone.newestExercise(hcId, origin)
        return ok({ useYn: 'Y' as const, helhidxLkeqmtCode: code, healthAppNm: sourceOf(code).name, lastWrkotDt })
      }
      return ok({ useYn: 'N' as const, helhidxLkeqmtCode: null, healthAppNm: null, lastWrkotDt: null })
    },
  } satisfies Handlers
}
