/** Prepared messages (001 section 7, Chat). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { chatTemplate, type TemplateAbout } from '#server/domain/chat/present.ts'
import { chatQueries } from '#server/domain/chat/queries.ts'
import type { TemplateType } from '#server/domain/chat/schema.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import { profileQueries } from '#server/domain/challenge/profile.queries.ts'
import { type Reservation, reservationQueries } from '#server/domain/reservation/queries.ts'
import { seatsOf, whenWords } from '#server/domain/reservation/rules.ts'
import { services } from '#server/domain/reservation/service.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const NO_TEMPLATE = { ko: '찾을 수 없는 안내예요.', en: 'There is no such message.' }

/** These say what became of a reservation, and nothing without one. */
const ABOUT_RESERVATION: readonly TemplateType[] = ['RSRV', 'CANCEL']

export function chatTemplateHandlers({ db, config }: Deps) {
  const chat = chatQueries(db)
  const reservations = reservationQueries(db)
  const { nickNameOf } = profileQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    /** CHT-10. */
    chatGetChatTemplate: async ({ body: { templateCode, cnstntId, rsrvSeq } }, caller) => {
      const { hcId } = caller
      const [row, reservation, name, language] = await Promise.all([
        chat.template(templateCode),
        rsrvSeq === undefined ? undefined : reservations.find(hcId, rsrvSeq),
        nickNameOf(hcId),
        languageOf(hcId, caller),
      ])
      // Whoever is named, else whom one meets.
      const counsellor =
        cnstntId !== undefined
          ? await chat.counsellor(cnstntId)
          : reservation?.staffNm
            ? await chat.counsellorNamed(reservation.staffNm)
            : undefined
      const isMissing =
        row === undefined ||
        (cnstntId !== undefined && counsellor === undefined) ||
        (rsrvSeq !== undefined && reservation === undefined)
      if (isMissing || !fits(row.templateType, reservation)) return refuse(404, 'notFound', NO_TEMPLATE[language])
      const room = counsellor === undefined ? undefined : await chat.roomWith(hcId, counsellor.cnstntId)
      // Without a chat no room can be opened.
      const roomId = config.chat === undefined ? null : (reservation?.roomId ?? room?.roomId ?? null)
      return ok(
        chatTemplate(row, { name, about: reservation && aboutOf(reservation, language), counsellor, roomId }, language),
      )
    },
  } satisfies Handlers
}

function fits(type: TemplateType, reservation: Reservation | undefined): boolean {
  if (!ABOUT_RESERVATION.includes(type)) return true
  return reservation !== undefined && (reservation.cancelAt !== null) === (type === 'CANCEL')
}

function aboutOf(row: Reservation, language: Language): TemplateAbout {
  const when = whenWords(row.startDtm)[language]
  const day = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long', day: 'numeric' }).format(
    Date.UTC(Number(row.startDtm.slice(0, 4)), Number(row.startDtm.slice(4, 6)) - 1, Number(row.startDtm.slice(6, 8))),
  )
  return {
    service: services[seatsOf(row.kind)].title[language],
    day,
    when,
    where: row.meet === 'VISIT' ? wordsIn({ ko: row.placeNm, en: row.placeNmEng }, language) : null,
    sendDtm: seoulStamp(row.cancelAt ?? row.regAt).slice(0, 12),
  }
}
