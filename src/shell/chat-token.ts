import type { LocalValues } from './local-values.ts'

import { STORAGE_KEYS } from './keys.ts'

/** A chat-server token is valid for 10 minutes. [CON-13] */
export const CHAT_TOKEN_LIFETIME_MS = 10 * 60 * 1000

/** The chat server's token with the moment it ends, in local storage under two keys. [STO-07] */
export function createChatToken(local: LocalValues) {
  return {
    /** The token while it is valid, else ''. */
    read(now: Date): string {
      const expiry = Number(local.read(STORAGE_KEYS.chatTokenExpiry))
      return expiry > now.getTime() ? local.read(STORAGE_KEYS.chatToken) : ''
    },
    write(token: string, now: Date): void {
      local.write(STORAGE_KEYS.chatToken, token)
      local.write(STORAGE_KEYS.chatTokenExpiry, String(now.getTime() + CHAT_TOKEN_LIFETIME_MS))
    },
    /** A 403 on a call that skips the global handler ends it. [ERR-05] */
    clear(): void {
      local.remove(STORAGE_KEYS.chatToken)
      local.remove(STORAGE_KEYS.chatTokenExpiry)
    },
  }
}

export type ChatToken = ReturnType<typeof createChatToken>
