/** The talk of a challenge and the one with its coach (001 section 7, Challenges). Without a chat there is no room. */
import { type Handlers, ok } from '#server/contract.ts'
import { phaseOf } from '#server/domain/challenge/phase.rules.ts'
import { profileQueries } from '#server/domain/challenge/profile.queries.ts'
import { type ChallengeOf, challengeQueries } from '#server/domain/challenge/queries.ts'
import { notFound } from '#server/domain/challenge/refusals.rules.ts'
import { counsellorName } from '#server/domain/chat/present.ts'
import { chatQueries } from '#server/domain/chat/queries.ts'
import { chatUserId } from '#server/domain/chat/user-id.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { seoulNow, seoulStamp } from '#server/seoul.ts'
import { orNull } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const NO_TALK = {
  talkYn: 'N' as const,
  roomId: null,
  roomNm: null,
  unreadCountUrl: null,
  lastMsgTxt: null,
  lastMsgDtm: null,
}
const NO_ROOM = '아직 열린 대화가 없어요.'

export function challengeTalkHandlers({ db, clock, config: { chat: settings } }: Deps) {
  const challenges = challengeQueries(db)
  const chat = chatQueries(db)
  const { nickNameOf } = profileQueries(db)
  const { languageOf } = languageQueries(db)
  // Plain http as documented; no badge where no host is configured (CHT-16).
  const unreadCountUrl = settings?.host === undefined ? null : `${settings.host}/unreadCount`

  /** Whoever is in a challenge talks with the others while it runs; their room is the chat host's. */
  const roomOf = (row: ChallengeOf): string | null =>
    settings !== undefined && row.memberKey !== null && phaseOf(row, seoulNow(clock.now())) === 'running'
      ? `ROOM${row.chalnCode.replace(/^CH/, '')}001`
      : null

  async function careOf(hcId: string, row: ChallengeOf) {
    if (settings === undefined || row.memberKey === null || row.counselorNm === null) return undefined
    const counsellor = await chat.counsellorNamed(row.counselorNm)
    const room = counsellor && (await chat.roomWith(hcId, counsellor.cnstntId))
    return counsellor && room && { counsellor, room }
  }

  return {
    challengeGetTalk: async ({ query: { chalnCode } }, caller) => {
      const [row, language] = await Promise.all([
        challenges.find(caller.hcId, chalnCode),
        languageOf(caller.hcId, caller),
      ])
      if (row === undefined) return notFound()
      const roomId = roomOf(row)
      // What was said in it last is known to the host alone.
      return ok({
        chalnCode,
        ...(roomId === null
          ? NO_TALK
          : {
              ...NO_TALK,
              talkYn: 'Y' as const,
              roomId,
              roomNm: wordsIn({ ko: row.chalnNm, en: row.chalnNmEng }, language),
              unreadCountUrl,
            }),
      })
    },

    challengeGetCareTalk: async ({ query: { chalnCode } }, caller) => {
      const [row, language] = await Promise.all([
        challenges.find(caller.hcId, chalnCode),
        languageOf(caller.hcId, caller),
      ])
      if (row === undefined) return notFound()
      const care = await careOf(caller.hcId, row)
      if (care === undefined) return ok({ chalnCode, ...NO_TALK, cnstntId: null, cnstntNm: null, openTmTxt: null })
      const { counsellor, room } = care
      const name = counsellorName(counsellor, language)
      return ok({
        chalnCode,
        talkYn: 'Y',
        roomId: room.roomId,
        roomNm: language === 'en' ? `Talk with ${name}` : `${name}와의 대화`,
        unreadCountUrl,
        lastMsgTxt: room.msgTxt,
        lastMsgDtm: orNull(room.sentAt, (at) => seoulStamp(at).slice(0, 12)),
        cnstntId: counsellor.cnstntId,
        cnstntNm: name,
        openTmTxt: language === 'en' ? counsellor.openTmTxtEng : counsellor.openTmTxt,
      })
    },

    /** CHT-13. */
    challengeGetWeChatParams: async ({ query: { chalnCode, talkType = 'TALK' } }, { hcId }) => {
      const [row, userName] = await Promise.all([challenges.find(hcId, chalnCode), nickNameOf(hcId)])
      if (row === undefined) return notFound()
      const roomId = talkType === 'CARE' ? (await careOf(hcId, row))?.room.roomId : roomOf(row)
      if (roomId === undefined || roomId === null) return notFound(NO_ROOM)
      const hashtags = talkType === 'CARE' ? [] : [row.chalnNm.replace(/ ?챌린지$/, ''), row.teamNm ?? '']
      return ok({
        func: 'openRoom',
        userId: chatUserId(hcId),
        userName,
        userHashtag: hashtags
          .map((tag) => tag.replace(/[\s,]/g, ''))
          .filter(Boolean)
          .join(','),
        roomId,
      })
    },
  } satisfies Handlers
}
