/** The counselling that comes with a challenge: its rounds, taking one, and moving it inside its days (RSV-10). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { counselingRow } from '#server/domain/reservation/present.ts'
import { reservationQueries } from '#server/domain/reservation/queries.ts'
import { reserveQueries } from '#server/domain/reservation/reserve.queries.ts'
import { earliest, type Refusal, refusals, stateAt, stateWords } from '#server/domain/reservation/rules.ts'
import { type Round, serviceQueries } from '#server/domain/reservation/service.queries.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const NO_ROUND = { ko: '찾을 수 없는 상담이에요.', en: 'There is no such counselling.' }

type Caller = { hcId: string; language: Language | undefined }

const isIn = ({ startDt, endDt }: Round, dtm: string): boolean => startDt <= dtm.slice(0, 8) && dtm.slice(0, 8) <= endDt

export function challengeCounselingHandlers({ db, clock }: Deps) {
  const reservations = reservationQueries(db)
  const offers = serviceQueries(db)
  const { reserve, move } = reserveQueries(db)
  const { languageOf } = languageQueries(db)

  const notFound = async (caller: Caller) => refuse(404, 'notFound', NO_ROUND[await languageOf(caller.hcId, caller)])
  const conflict = async (why: Refusal, caller: Caller) =>
    refuse(409, why, refusals[why][await languageOf(caller.hcId, caller)])
  const answer = async (rsrvSeq: number, caller: Caller, now: Date) => {
    const [row, language] = await Promise.all([
      reservations.find(caller.hcId, rsrvSeq),
      languageOf(caller.hcId, caller),
    ])
    return row === undefined ? notFound(caller) : ok(counselingRow(row, { language, now }))
  }

  return {
    /** A challenge of somebody else's has no counselling for this member: it is not found. */
    reservationChalCouslingSchdlList: async ({ query: { chalnCode } }, caller) => {
      const now = clock.now()
      const rounds = await offers.rounds(caller.hcId, chalnCode)
      if (rounds === undefined) return notFound(caller)
      const today = seoulDay(now)
      const days = rounds.flatMap(({ startDt, endDt }) => [startDt, endDt])
      const [taken, free, language] = await Promise.all([
        reservations.rounds(caller.hcId, chalnCode),
        rounds.length === 0
          ? []
          : offers.freeStarts(
              [...new Set(rounds.map(({ placeCode }) => placeCode))],
              days.reduce((a, b) => (a < b ? a : b), today),
              days.reduce((a, b) => (a > b ? a : b), today),
            ),
        languageOf(caller.hcId, caller),
      ])
      const from = earliest(now)
      return ok(
        rounds.map((round) => {
          const mine = taken.find(({ roundNo }) => roundNo === round.roundNo)
          const state = mine && stateAt(mine, now)
          return {
            roundNo: round.roundNo,
            roundNm: language === 'en' ? round.roundNmEng : round.roundNm,
            startDt: round.startDt,
            endDt: round.endDt,
            rsrvSeq: mine?.rsrvSeq ?? null,
            rsrvDtm: mine?.startDtm ?? null,
            statusCode: state ?? null,
            statusNm: mine && state ? stateWords(mine.kind, state)[language] : null,
            freeList: free
              .filter(
                ({ placeCode, startDtm }) => placeCode === round.placeCode && startDtm >= from && isIn(round, startDtm),
              )
              .map(({ startDtm }) => startDtm),
          }
        }),
      )
    },

    reservationRegistReservationByChaln: async (
      { body: { chalnCode, roundNo, rsrvDtm, mobileNo, memoTxt } },
      caller,
    ) => {
      const [rounds, service] = await Promise.all([offers.rounds(caller.hcId, chalnCode), offers.service('TALK')])
      const round = rounds?.find((one) => one.roundNo === roundNo)
      if (round === undefined || service === undefined) return notFound(caller)
      if (!isIn(round, rsrvDtm)) return conflict('closed', caller)
      const now = clock.now()
      const asked = {
        kind: 'CHALN' as const,
        placeCode: round.placeCode,
        startDtm: rsrvDtm,
        meet: 'CALL' as const,
        mobileNo,
        memo: memoTxt || null,
        termsSeqs: [],
        round,
      }
      const taken = await reserve(caller.hcId, asked, service, now)
      return 'refusal' in taken ? conflict(taken.refusal, caller) : answer(taken.rsrvSeq, caller, now)
    },

    reservationUpdateCounselingRsrvChnageChaln: async ({ body: { rsrvSeq, chalnCode, rsrvDtm } }, caller) => {
      const [row, rounds, service] = await Promise.all([
        reservations.find(caller.hcId, rsrvSeq),
        offers.rounds(caller.hcId, chalnCode),
        offers.service('TALK'),
      ])
      const round = rounds?.find(({ roundNo }) => roundNo === row?.roundNo)
      if (row === undefined || row.chalnCode !== chalnCode || round === undefined || service === undefined)
        return notFound(caller)
      if (!isIn(round, rsrvDtm)) return conflict('closed', caller)
      const now = clock.now()
      const moved = await move(caller.hcId, rsrvSeq, { startDtm: rsrvDtm, memo: undefined }, service, now)
      if (moved === undefined) return conflict('late', caller)
      return 'refusal' in moved ? conflict(moved.refusal, caller) : answer(moved.rsrvSeq, caller, now)
    },
  } satisfies Handlers
}
