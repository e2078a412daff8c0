/** What events refuse, as answers that say so in the member's language. */
import { ok, refuse } from '#server/contract.ts'
import { type RefusalCode, Refused, refusals } from '#server/domain/event/rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export type Caller = { hcId: string; language: Language | undefined }

export function refusing({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const { languageOf } = languageQueries(db)
  const said = async (caller: Caller, code: RefusalCode) => refusals[code].words[await languageOf(caller.hcId, caller)]

  return {
    languageOf,

    /** What is read of an event; one that is not for this member is not there. */
    reading: async <Result>(caller: Caller, read: (now: Date, today: string) => Promise<Result>) => {
      const now = clock.now()
      try {
        return ok(await read(now, seoulDay(now)))
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return refuse(404, error.code, await said(caller, error.code))
      }
    },

    /** What a take answers; what it refuses becomes the answer that says so. */
    taking: async <Result>(caller: Caller, take: (now: Date, today: string) => Promise<Result>) => {
      const now = clock.now()
      try {
        return ok(await take(now, seoulDay(now)))
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return refuse(refusals[error.code].status, error.code, await said(caller, error.code))
      }
    },
  }
}
