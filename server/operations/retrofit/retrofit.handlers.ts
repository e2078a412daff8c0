/**
 * The test call of the Android shell (000 section 7, Sample and test): who the token is. It stands at the root, not
 * under /api.
 */
import { type Handlers, ok } from '#server/contract.ts'
import { presentMember } from '#server/domain/profile/present.ts'
import { memberInfoQuery } from '#server/domain/profile/queries.ts'
import { refusals } from '#server/http/refusal.ts'
import type { Deps } from '../deps.ts'

export function retrofitHandlers({ db }: Deps) {
  const readMember = memberInfoQuery(db)
  return {
    retrofitSampleUserInfo: async (_input, { hcId }) => {
      const row = await readMember(hcId)
      if (row === undefined) throw refusals.login()
      const { usrId, nickName, tomsYn } = presentMember(row)
      return ok({ hcId, usrId, nickName, tomsYn })
    },
  } satisfies Handlers
}
