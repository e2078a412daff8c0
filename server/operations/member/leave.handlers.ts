/**
 * The end of an account (MBR-06). A GET that writes, as documented (HTP-10): the password, shown just before, is what
 * no link can bring (docs/decisions/322).
 */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { isPasswordFresh } from '#server/domain/account/password.rules.ts'
import { leaveQueries, rejoinDay } from '#server/domain/account/leave.queries.ts'
import { accountRefusals } from '#server/domain/account/refusals.rules.ts'
import { refusals } from '#server/http/refusal.ts'
import { seoulStamp } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function leaveHandlers({ db, clock, sessions }: Deps) {
  const accounts = leaveQueries(db)
  return {
    memberSetUserLeave: async (
      { query: { reasonCode, reasonTxt } },
      { hcId, sessionId, deviceId, language = 'ko' },
    ) => {
      const now = clock.now()
      // Asked for again, it is answered again: the first answer may have been lost, and of two taps the second finds no
      // session any more, or nobody.
      const again = ok({ leaveDtm: seoulStamp(now).slice(0, 12), rejoinDt: rejoinDay(now) })
      const shownAt = await sessions.passwordShownAt(hcId, sessionId)
      if (shownAt === undefined) {
        if (await accounts.hasLeft(hcId)) return again
        throw refusals.login()
      }
      if (!isPasswordFresh(shownAt, now)) return refuse(409, 'passwordNeeded', accountRefusals.passwordNeeded[language])
      const left = await accounts.leave(hcId, deviceId, { reasonCode, reasonTxt }, now)
      if (left === undefined) return again
      sessions.noteEnded(left.ended, 'withdrawn')
      return ok({ leaveDtm: seoulStamp(now).slice(0, 12), rejoinDt: left.rejoinDt })
    },
  } satisfies Handlers
}
