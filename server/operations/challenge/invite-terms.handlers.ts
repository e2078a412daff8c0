/** Terms of who was asked to a team: the same texts and answers, as long as the invitation is open (CHA-08). */
import { type Handlers, ok } from '#server/contract.ts'
import { conflict, notFound } from '#server/domain/challenge/refusals.rules.ts'
import { termsQueries } from '#server/domain/challenge/terms.queries.ts'
import { teamQueries } from '#server/domain/team/queries.ts'
import type { Deps } from '../deps.ts'
import { agreement } from './join.handlers.ts'

export function challengeInviteTermsHandlers({ db, clock }: Deps) {
  const teams = teamQueries(db)
  const terms = termsQueries(db)

  return {
    challengeGetInviteChalnTermAgree: async ({ body: { chalnCode, inviteSeq } }, { hcId }) => {
      const invite = await teams.invite(hcId, inviteSeq)
      return invite?.chalnCode === chalnCode
        ? ok(agreement(chalnCode, await terms.answers(hcId, chalnCode)))
        : notFound()
    },

    challengeInsertInviteChalnTerms: async ({ body: { chalnCode, inviteSeq, termsList } }, { hcId }) => {
      const invite = await teams.invite(hcId, inviteSeq)
      if (invite?.chalnCode !== chalnCode) return notFound()
      if (invite.answer !== null) return conflict('notOpen')
      if (!(await terms.save(hcId, chalnCode, termsList, clock.now()))) return conflict('requiredTerms')
      return ok(agreement(chalnCode, await terms.answers(hcId, chalnCode)))
    },
  } satisfies Handlers
}
