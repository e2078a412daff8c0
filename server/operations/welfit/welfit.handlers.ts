/**
 * Fit-Talk and Fit-Check: what is offered, the days of a month, and reserving (001 section 7, Wellness reservations).
 */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language, Words } from '#server/domain/member/language.rules.ts'
import { placeRow, serviceDays, serviceInfo, serviceUse, welfitRow } from '#server/domain/reservation/present.ts'
import { kindsOf, reservationQueries } from '#server/domain/reservation/queries.ts'
import { reserveQueries } from '#server/domain/reservation/reserve.queries.ts'
import { daysOfMonth, earliest, isChangeable, type Refusal, refusals } from '#server/domain/reservation/rules.ts'
import { serviceQueries } from '#server/domain/reservation/service.queries.ts'
import { addDays, isDay, seoulDay, seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const NO_RESERVATION = { ko: '찾을 수 없는 예약이에요.', en: 'There is no such reservation.' }
const NO_PLACE = { ko: '찾을 수 없는 곳이에요.', en: 'There is no such place.' }

type Caller = { hcId: string; language: Language | undefined }

export function welfitHandlers({ db, clock }: Deps) {
  const reservations = reservationQueries(db)
  const offers = serviceQueries(db)
  const { reserve, cancel } = reserveQueries(db)
  const { languageOf } = languageQueries(db)

  const notFound = async (caller: Caller, words: Words = NO_RESERVATION) =>
    refuse(404, 'notFound', words[await languageOf(caller.hcId, caller)])
  const conflict = async (why: Refusal, caller: Caller) =>
    refuse(409, why, refusals[why][await languageOf(caller.hcId, caller)])
  const minute = (now: Date) => seoulStamp(now).slice(0, 12)

  return {
    welfitReservationList: async ({ body: { rsrvType, pageNo = 1, pageSize = 20 } }, caller) => {
      const now = clock.now()
      const kinds = rsrvType === undefined ? [...kindsOf('TALK'), ...kindsOf('CHECK')] : kindsOf(rsrvType)
      const [{ list, totalCnt }, language] = await Promise.all([
        reservations.page(caller.hcId, kinds, { pageNo, pageSize }),
        languageOf(caller.hcId, caller),
      ])
      return ok({ totalCnt, list: list.map((row) => welfitRow(row, { language, now })) })
    },

    welfitReservationCount: async (_input, { hcId }) => {
      const { talkCnt, checkCnt, aheadCnt } = await reservations.counts(hcId, minute(clock.now()))
      return ok({ totalCnt: talkCnt + checkCnt, talkCnt, checkCnt, aheadCnt })
    },

    /** RSV-03. */
    welfitGetCancelReservationYn: async ({ body: { rsrvSeq } }, caller) => {
      const row = await reservations.find(caller.hcId, rsrvSeq)
      return row === undefined ? notFound(caller) : ok(yn(isChangeable(row, clock.now())))
    },

    /** RSV-02. Cancelling again finds it cancelled. */
    welfitCancelReservation: async ({ body: { rsrvSeq, cancelReasonCode, cancelReasonTxt } }, caller) => {
      const now = clock.now()
      const done = await cancel(
        caller.hcId,
        rsrvSeq,
        { reason: cancelReasonCode ?? null, text: cancelReasonTxt ?? null },
        now,
      )
      if (done === undefined) return notFound(caller)
      if ('refusal' in done) return conflict(done.refusal, caller)
      const [row, language] = await Promise.all([
        reservations.find(caller.hcId, rsrvSeq),
        languageOf(caller.hcId, caller),
      ])
      if (row === undefined) return notFound(caller)
      const { statusCode, statusNm, cancelDtm, roomId } = welfitRow(row, { language, now })
      return ok({ rsrvSeq, statusCode, statusNm, cancelDtm: cancelDtm ?? minute(now), roomId })
    },

    welfitReservationDayList: async ({ body: { rsrvType, placeCode, rsrvMm } }, caller) => {
      const now = clock.now()
      const { from, to } = daysOfMonth(rsrvMm, seoulDay(now))
      const [service, at] = await Promise.all([
        offers.service(rsrvType),
        offers.placeCode(caller.hcId, rsrvType, placeCode),
      ])
      if (service === undefined || at === undefined) return notFound(caller, NO_PLACE)
      if (to < from || service.useYn !== 'Y') return ok([])
      const [days, { own, usedCnt }] = await Promise.all([
        offers.days(rsrvType, placeCode, from, to),
        reservations.startsOfMonth(caller.hcId, rsrvType, rsrvMm),
      ])
      return ok(
        serviceDays(days, service, own, {
          placeCode,
          from: earliest(now),
          isLimitUsed: usedCnt >= service.monthLimitCnt,
        }),
      )
    },

    /** RSV-01. */
    welfitRegistReservation: async ({ body }, caller) => {
      const { rsrvType, cnsltType = 'TALK', placeCode, meetCode, rsrvDtm, mobileNo, memoTxt, termsSeqList = [] } = body
      if (!isDay(rsrvDtm.slice(0, 8))) return badRequest('rsrvDtm')
      if (rsrvType === 'CHECK' && body.cnsltType !== undefined) return badRequest('cnsltType')
      const [service, at] = await Promise.all([
        offers.service(rsrvType),
        offers.placeCode(caller.hcId, rsrvType, placeCode),
      ])
      if (service === undefined || at === undefined) return notFound(caller, NO_PLACE)
      const now = clock.now()
      const kind = rsrvType === 'CHECK' ? rsrvType : cnsltType
      const asked = {
        kind,
        placeCode,
        startDtm: rsrvDtm,
        meet: meetCode,
        mobileNo,
        memo: memoTxt || null,
        termsSeqs: termsSeqList,
      }
      const taken = await reserve(caller.hcId, asked, service, now)
      if ('refusal' in taken) return conflict(taken.refusal, caller)
      const [row, language] = await Promise.all([
        reservations.find(caller.hcId, taken.rsrvSeq),
        languageOf(caller.hcId, caller),
      ])
      return row === undefined ? notFound(caller) : ok(welfitRow(row, { language, now }))
    },

    welfitGetReservationStdMngInfo: async ({ body: { rsrvType } }, caller) => {
      const [service, language] = await Promise.all([offers.service(rsrvType), languageOf(caller.hcId, caller)])
      const today = seoulDay(clock.now())
      return ok(
        service === undefined
          ? null
          : serviceInfo(rsrvType, service, { startDt: today, endDt: addDays(today, service.daysAhead) }, language),
      )
    },

    welfitGetReservationStdMngUseInfo: async ({ body: { stdMngSeq } }, caller) => {
      const [service, language] = await Promise.all([offers.serviceOf(stdMngSeq), languageOf(caller.hcId, caller)])
      if (service === undefined) return notFound(caller, NO_PLACE)
      const now = minute(clock.now())
      return ok(serviceUse(service, await reservations.used(caller.hcId, service.kind, now.slice(0, 6), now), language))
    },

    welfitGetReservationStdMngCounselingPlace: async ({ body: { stdMngSeq } }, caller) => {
      const [service, language] = await Promise.all([offers.serviceOf(stdMngSeq), languageOf(caller.hcId, caller)])
      if (service === undefined) return notFound(caller, NO_PLACE)
      const [places, first] = await Promise.all([
        offers.places(caller.hcId, service.kind),
        offers.firstDays(service.kind, earliest(clock.now())),
      ])
      return ok(places.map((place) => placeRow(place, first.get(place.place.placeCode), language)))
    },
  } satisfies Handlers
}
