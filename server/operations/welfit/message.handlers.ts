/**
 * Messages about a reservation, once each: the list has it, the phone when the member wants it, a text where there is
 * no app to tell (RSV-07).
 */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { retrying } from '#server/db/retry.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language, Words } from '#server/domain/member/language.rules.ts'
import { notify } from '#server/domain/notice/notify.queries.ts'
import { noticeQueries } from '#server/domain/notice/queries.ts'
import { type Reservation, reservationQueries } from '#server/domain/reservation/queries.ts'
import { meetWords, whenWords } from '#server/domain/reservation/rules.ts'
import { kindNames } from '#server/domain/reservation/service.rules.ts'
import { PartnerMissing } from '#server/partners.ts'
import { seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const NO_RESERVATION = { ko: '찾을 수 없는 예약이에요.', en: 'There is no such reservation.' }

type Caller = { hcId: string; language: Language | undefined }
type Message = { key: string; title: Words; body: Words }

const WORDS = { made, cancelled }

export function messageHandlers({ db, clock, partners, logError }: Deps) {
  const reservations = reservationQueries(db)
  const notices = noticeQueries(db)
  const { languageOf } = languageQueries(db)

  /** RSV-07: whatever becomes of the message, the reservation stands as it is. */
  const send = async (rsrvSeq: number, caller: Caller, what: keyof typeof WORDS) => {
    const [row, language] = await Promise.all([
      reservations.find(caller.hcId, rsrvSeq),
      languageOf(caller.hcId, caller),
    ])
    if (row === undefined) return refuse(404, 'notFound', NO_RESERVATION[language])
    const { key, title, body } = WORDS[what](row)
    const now = clock.now()
    // A call that took its time: of what is cancelled by now nobody is told that it was made.
    if ((row.cancelAt === null) !== (what === 'made'))
      return ok({ rsrvSeq, sendYn: 'N' as const, sendWay: null, sendDtm: null, msgTxt: body[language] })
    const notice = {
      sourceKey: `reservation:${rsrvSeq}:${key}`,
      route: 'counselingMyRsrvList',
      params: { linkSeq: rsrvSeq },
      text: { title, body },
    }
    const [told, canPush] = await Promise.all([
      retrying(() => db.transaction((tx) => notify(tx, caller.hcId, 'reservation', notice, now))),
      notices.hasPushToken(caller.hcId),
    ])
    const way =
      told?.isPushed && canPush
        ? ('PUSH' as const)
        : canPush
          ? null
          : await texted(row.mobileNo, body[language], told?.isNew === true)
    return ok({
      rsrvSeq,
      sendYn: yn(way !== null),
      sendWay: way,
      sendDtm: way === null ? null : seoulStamp(now).slice(0, 12),
      msgTxt: body[language],
    })
  }

  /** A text for whoever has no app that could be told. The second time it has been sent already. */
  const texted = async (to: string, text: string, isNew: boolean): Promise<'SMS' | null> => {
    if (!isNew) return 'SMS'
    try {
      await partners.sendText({ to, text })
      return 'SMS'
    } catch (error) {
      if (!(error instanceof PartnerMissing)) logError(error, 'a text about a reservation was not sent')
      return null
    }
  }

  return {
    welfitSetWelfitReservationSendMsg: ({ body: { rsrvSeq } }, caller) => send(rsrvSeq, caller, 'made'),
    welfitSetWelfitCancelReservationSendMsg: ({ body: { rsrvSeq } }, caller) => send(rsrvSeq, caller, 'cancelled'),
  } satisfies Handlers
}

/** Moved to another time it is told anew. */
function made(row: Reservation): Message {
  const when = whenWords(row.startDtm)
  const ko = row.meet === 'VISIT' ? `${row.placeNm}에서 만나요.` : `${meetWords[row.meet].ko} 만나요.`
  const en = row.meet === 'VISIT' ? `at ${row.placeNmEng}.` : `${meetWords[row.meet].en}.`
  return {
    key: `made:${row.startDtm}`,
    title: { ko: `${kindNames[row.kind].ko} 예약`, en: `${kindNames[row.kind].en} reserved` },
    body: { ko: `${when.ko}, ${ko}`, en: `${when.en}, ${en}` },
  }
}

function cancelled(row: Reservation): Message {
  const when = whenWords(row.startDtm)
  return {
    key: 'cancelled',
    title: { ko: `${kindNames[row.kind].ko} 취소`, en: `${kindNames[row.kind].en} cancelled` },
    body: {
      ko: `${when.ko} ${kindNames[row.kind].ko} 예약이 취소되었어요.`,
      en: `Your ${kindNames[row.kind].en} on ${when.en} is cancelled.`,
    },
  }
}
