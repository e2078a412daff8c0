/**
 * The member as the chat knows them, its tokens, messages and rooms (001 section 7, Chat). Without a configured secret
 * there is no chat.
 */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import {
  type ChatKey,
  counsellorOf,
  decrypt,
  encrypt,
  issueToken,
  TOKEN_SECONDS,
} from '#server/domain/chat/cipher.rules.ts'
import { chatQueries } from '#server/domain/chat/queries.ts'
import { chatUserId } from '#server/domain/chat/user-id.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { lengthOf } from '#server/letters.ts'
import { seoulStamp } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const CLOSED = { ko: '지금은 대화를 쓸 수 없어요.', en: 'There is no chat at the moment.' }
const NOT_YOURS = { ko: '대화를 다시 열어 주세요.', en: 'Please open the chat again.' }
const UNREADABLE = { ko: '보낸 내용을 읽을 수 없어요.', en: 'What was sent cannot be read.' }
const NO_PICTURE = {
  ko: '보낼 수 없는 사진이에요. 다시 골라 주세요.',
  en: 'This picture cannot be sent. Please choose again.',
}
const NOBODY = { ko: '찾을 수 없는 대화예요.', en: 'There is no such chat.' }

/** The longest message and name that are kept. */
const TEXT_LETTERS = 2000
const NAME_LETTERS = 64

type Caller = { hcId: string; language: Language | undefined }

export function chatRoomHandlers({ db, clock, config: { chat: settings } }: Deps) {
  const chat = chatQueries(db)
  const { languageOf } = languageQueries(db)
  const key: ChatKey | undefined = settings?.key
  const language = (caller: Caller) => languageOf(caller.hcId, caller)
  const forbidden = async (caller: Caller, words = NOT_YOURS) => refuse(403, 'forbidden', words[await language(caller)])
  const unreadable = async (caller: Caller, words = UNREADABLE) =>
    refuse(400, 'badRequest', words[await language(caller)])
  const unknown = async (caller: Caller, words = NOBODY) => refuse(404, 'notFound', words[await language(caller)])

  return {
    /** CHT-09: hcId itself never leaves for the chat host. */
    chatGetEncryptHcId: async (_input, caller) =>
      key === undefined ? forbidden(caller, CLOSED) : ok({ encryptHcId: encrypt(caller.hcId, key), hcId: caller.hcId }),

    /** CHT-04. */
    chatCreateToken: async ({ body: { cnstntId } }, caller) => {
      if (key === undefined) return unknown(caller, CLOSED)
      if ((await chat.counsellor(cnstntId)) === undefined) return unknown(caller)
      const { tsToken, expiresAt } = issueToken(caller.hcId, cnstntId, key, clock.now())
      return ok({ tsToken, validSec: TOKEN_SECONDS, expireDtm: seoulStamp(expiresAt) })
    },

    /** CHT-07. */
    chatSend: async ({ headers, body: { encryptData } }, caller) => {
      const now = clock.now()
      const cnstntId = key && counsellorOf(headers['ts-token'], caller.hcId, key, now)
      if (key === undefined || cnstntId === undefined) return forbidden(caller)
      const said = decrypt(encryptData, key)
      const roomId = textOf(said?.roomId, NAME_LETTERS)
      const [msgTxt, imgId] = [textOf(said?.msgTxt, TEXT_LETTERS), textOf(said?.imgId, NAME_LETTERS)]
      if (said === undefined || roomId === null || (msgTxt === null && imgId === null)) return unreadable(caller)
      if (said.uid !== chatUserId(caller.hcId)) return forbidden(caller)
      const room = await chat.room(caller.hcId, roomId)
      if (room === undefined) return unknown(caller)
      if (room.cnstntId !== cnstntId) return forbidden(caller)
      const msgSeq = await chat.write(caller.hcId, roomId, { msgTxt, imgId }, now)
      return msgSeq === 'noPicture' ? unreadable(caller, NO_PICTURE) : ok({ roomId, msgSeq, sendDtm: seoulStamp(now) })
    },

    /** CHT-08: an open room of the same two is used again. */
    chatNoticeRoomCreateRoom: async ({ headers, body: { encryptData } }, caller) => {
      const now = clock.now()
      const cnstntId = key && counsellorOf(headers['ts-token'], caller.hcId, key, now)
      if (key === undefined || cnstntId === undefined) return forbidden(caller)
      const said = decrypt(encryptData, key)
      const roomType = textOf(said?.roomType, NAME_LETTERS)
      if (said === undefined || roomType === null || textOf(said.cnstntId, NAME_LETTERS) === null)
        return unreadable(caller)
      if (said.uid !== chatUserId(caller.hcId) || said.cnstntId !== cnstntId) return forbidden(caller)
      const { roomId, isNew } = await chat.open(caller.hcId, cnstntId, roomType, now)
      return ok({ roomId, newYn: yn(isNew) })
    },
  } satisfies Handlers
}

/** A text with something in it, not longer than is kept. */
const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.trim() !== '' && lengthOf(value) <= most ? value : null
