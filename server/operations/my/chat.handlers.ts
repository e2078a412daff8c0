/** Whether there is a chat (001 section 7, My): only where its secret is configured (CHT-15). */
import { type Handlers, ok } from '#server/contract.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function myChatHandlers({ config: { chat } }: Deps) {
  return {
    myChatYn: () => ok({ chatYn: yn(chat !== undefined) }),
  } satisfies Handlers
}
