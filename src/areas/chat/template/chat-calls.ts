/** The calls of the chat: what is written goes out encrypted, under a token that the chat server gave. */
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { encryptCbc, type CipherKey } from '#src/lib/text-cipher.ts'
import type { ChatToken } from '#src/shell/chat-token.ts'

/**
 * The global error handler stays out of a chat call; a 403 drops the chat token, so that the next call asks for a new
 * one. [CHT-01, CHT-06]
 */
const CHAT_CALL = { skipErrorHandler: true } as const

export interface ChatMessage {
  roomId: string
  msgTxt?: string
  imgId?: string
}

interface Ports {
  token: ChatToken
  /** From configuration; encrypting rejects without it. [CHT-07] */
  key: CipherKey
  now: () => Date
}

export function createChatCalls({ token, key, now }: Ports) {
  /** The token that is kept, while it is valid, else a new one. [CHT-04, CHT-05] */
  async function tokenFor(cnstntId: string): Promise<string> {
    const kept = token.read(now())
    if (kept !== '') return kept
    const { tsToken } = await unwrap(api.POST('/api/chat/createToken', { body: { cnstntId }, ...CHAT_CALL }))
    token.write(tsToken, now())
    return tsToken
  }

  /** As the chat reads it: the member's id inside. [CHT-07, CHT-12] */
  async function sealed(said: object): Promise<string> {
    const uid = await unwrap(api.POST('/api/mypage/getUsrInfo5', { body: { hcId: '' }, ...CHAT_CALL }))
    return encryptCbc(JSON.stringify({ ...said, uid }), key)
  }

  const headed = async (cnstntId: string) => ({
    params: { header: { 'ts-token': await tokenFor(cnstntId) } },
    ...CHAT_CALL,
  })

  return {
    /** A message, with the flag beside it. [CHT-02, CHT-07] */
    send: async (cnstntId: string, message: ChatMessage) =>
      unwrap(
        api.POST('/api/chat/send', {
          body: { encryptData: await sealed(message), flag: 'FO' },
          ...(await headed(cnstntId)),
        }),
      ),
    /** A room of the two, without a flag. [CHT-08] */
    createRoom: async (cnstntId: string, roomType: string) =>
      unwrap(
        api.POST('/api/chat/noticeRoom/createRoom', {
          body: { encryptData: await sealed({ cnstntId, roomType }) },
          ...(await headed(cnstntId)),
        }),
      ),
  }
}
