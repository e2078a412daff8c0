/**
 * All reservations of a member: listed, moved, closed, tied to a chat room; and what is asked before one is made (001
 * section 7, Reservation).
 */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { counselingRow, serviceDays } from '#server/domain/reservation/present.ts'
import { reservationQueries } from '#server/domain/reservation/queries.ts'
import { reserveQueries } from '#server/domain/reservation/reserve.queries.ts'
import {
  daysOfMonth,
  earliest,
  type Refusal,
  refusals,
  seatsOf,
  stateAt,
  stateWords,
} from '#server/domain/reservation/rules.ts'
import { serviceQueries } from '#server/domain/reservation/service.queries.ts'
import { isDay, seoulDay, seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const NO_RESERVATION = { ko: '찾을 수 없는 예약이에요.', en: 'There is no such reservation.' }
const NOT_OVER = { ko: '아직 끝나지 않았거나 취소한 예약이에요.', en: 'This one is not over yet, or was cancelled.' }

type Caller = { hcId: string; language: Language | undefined }

export function counselingHandlers({ db, clock }: Deps) {
  const reservations = reservationQueries(db)
  const offers = serviceQueries(db)
  const { against, move, complete, tieRoom } = reserveQueries(db)
  const { languageOf } = languageQueries(db)

  const notFound = async (caller: Caller) =>
    refuse(404, 'notFound', NO_RESERVATION[await languageOf(caller.hcId, caller)])
  const conflict = async (why: Refusal, caller: Caller) =>
    refuse(409, why, refusals[why][await languageOf(caller.hcId, caller)])
  const own = (rsrvSeq: number, { hcId }: Caller) => reservations.find(hcId, rsrvSeq)

  return {
    /** RSV-12: where a service is open. */
    reservationCheckWelfitBanner: async () => ok(yn(await offers.isAnyOpen())),

    /** Whoever has reserved finds it again, also when nothing is open any more. */
    reservationCheckVisibleWelfitList: async (_input, { hcId }) => {
      const [isOpen, has] = await Promise.all([offers.isAnyOpen(), reservations.hasAny(hcId)])
      return ok(yn(isOpen || has))
    },

    reservationMyReservationList: async ({ query: { cnsltType, pageNo = 1, pageSize = 20 } }, caller) => {
      const now = clock.now()
      const [{ list, totalCnt }, language] = await Promise.all([
        reservations.page(caller.hcId, cnsltType && [cnsltType], { pageNo, pageSize }),
        languageOf(caller.hcId, caller),
      ])
      return ok({ totalCnt, list: list.map((row) => counselingRow(row, { language, now })) })
    },

    /** RSV-10: another time of the same place, or other words. */
    reservationUpdateCounselingRsrvChnage: async ({ body: { rsrvSeq, rsrvDtm, memoTxt } }, caller) => {
      if (!isDay(rsrvDtm.slice(0, 8))) return badRequest('rsrvDtm')
      const row = await own(rsrvSeq, caller)
      const service = row && (await offers.service(seatsOf(row.kind)))
      if (row === undefined || service === undefined) return notFound(caller)
      const now = clock.now()
      // Within its round a challenge's is moved by the call of its own.
      if (row.kind === 'CHALN' && rsrvDtm !== row.startDtm) return conflict('closed', caller)
      const moved = await move(caller.hcId, rsrvSeq, { startDtm: rsrvDtm, memo: memoTxt }, service, now)
      if (moved === undefined) return conflict('late', caller)
      if ('refusal' in moved) return conflict(moved.refusal, caller)
      const [after, language] = await Promise.all([own(rsrvSeq, caller), languageOf(caller.hcId, caller)])
      return after === undefined ? notFound(caller) : ok(counselingRow(after, { language, now }))
    },

    /** RSV-05. The same room again changes nothing. */
    reservationUpdateRoomId: async ({ body: { rsrvSeq, roomId } }, caller) => {
      if ((await own(rsrvSeq, caller)) === undefined) return notFound(caller)
      return ok({ resultCnt: (await tieRoom(caller.hcId, rsrvSeq, roomId)) ? 1 : 0 })
    },

    /** RSV-04. Again answers the same. */
    reservationUpdateRsrvStatusComplete: async ({ body: { rsrvSeq } }, caller) => {
      const now = clock.now()
      const [row, language] = await Promise.all([own(rsrvSeq, caller), languageOf(caller.hcId, caller)])
      if (row === undefined) return notFound(caller)
      if (row.cancelAt !== null || row.endDtm > seoulStamp(now).slice(0, 12))
        return refuse(409, 'conflict', NOT_OVER[language])
      await complete(caller.hcId, rsrvSeq, now)
      const after = (await own(rsrvSeq, caller)) ?? row
      const state = stateAt(after, now)
      return ok({
        rsrvSeq,
        statusCode: state,
        statusNm: stateWords(after.kind, state)[language],
        completeDtm: seoulStamp(after.completeAt ?? now).slice(0, 12),
      })
    },

    reservationGetTerms: async ({ body: { cnsltType } }, caller) => {
      const [found, language] = await Promise.all([
        offers.terms(caller.hcId, cnsltType),
        languageOf(caller.hcId, caller),
      ])
      return ok(
        found.map(({ terms, agreedVer }) => ({
          termsSeq: terms.termsSeq,
          title: language === 'en' ? terms.titleEng : terms.title,
          contents: language === 'en' ? terms.contentsEng : terms.contents,
          requiredYn: terms.requiredYn,
          // A newer version is agreed to anew.
          agreeYn: yn(agreedVer === terms.termsVer),
          termsVer: terms.termsVer,
        })),
      )
    },

    /** RSV-09: free for this member, now: what reserving would refuse is not told as free. */
    reservationCheckSpotTime: async ({ body: { cnsltType, rsrvDtm, chalnCode, placeCode } }, { hcId }) => {
      if (!isDay(rsrvDtm.slice(0, 8))) return badRequest('rsrvDtm')
      const kind = seatsOf(cnsltType)
      const [at, service, rounds] = await Promise.all([
        offers.placeCode(hcId, kind, placeCode),
        offers.service(kind),
        chalnCode === undefined ? undefined : offers.rounds(hcId, chalnCode),
      ])
      if (at === undefined || service?.useYn !== 'Y') return ok('N')
      const day = rsrvDtm.slice(0, 8)
      const isInRound =
        cnsltType !== 'CHALN' || (rounds ?? []).some(({ startDt, endDt }) => startDt <= day && day <= endDt)
      const slot = isInRound ? await offers.slot(kind, at, rsrvDtm) : undefined
      if (slot === undefined || slot.taken >= slot.capacity) return ok('N')
      return ok(
        yn(
          (await against(hcId, { kind: cnsltType, placeCode: at, startDtm: rsrvDtm }, service, clock.now())) ===
            undefined,
        ),
      )
    },

    reservationGetSchedulData: async ({ query: { cnsltType, rsrvMm, placeCode } }, { hcId }) => {
      const now = clock.now()
      const kind = seatsOf(cnsltType)
      const { from, to } = daysOfMonth(rsrvMm, seoulDay(now))
      const [at, service] = await Promise.all([offers.placeCode(hcId, kind, placeCode), offers.service(kind)])
      if (at === undefined || service?.useYn !== 'Y' || to < from) return ok([])
      const [days, taken] = await Promise.all([
        offers.days(kind, at, from, to),
        reservations.starts(hcId, kind, from, to),
      ])
      const list = serviceDays(days, service, taken, { placeCode: at, from: earliest(now), isLimitUsed: false })
      return ok(
        list.map(({ rsrvDt, openYn, timeList }) => ({
          rsrvDt,
          openYn,
          timeList: timeList.map(({ startTm, endTm, remainCnt, myRsrvYn }) => ({
            startTm,
            endTm,
            freeYn: yn(remainCnt > 0),
            myRsrvYn,
          })),
        })),
      )
    },
  } satisfies Handlers
}
