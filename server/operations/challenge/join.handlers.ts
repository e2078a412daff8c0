/** Joining and leaving a challenge, the promise, the terms (CHA-01 to CHA-03, CHA-08). */
import { type Handlers, ok } from '#server/contract.ts'
import { statusOf } from '#server/domain/challenge/phase.rules.ts'
import { joinQueries } from '#server/domain/challenge/join.queries.ts'
import { stampOf } from '#server/domain/challenge/present.ts'
import { type ChallengeInfo, challengeQueries } from '#server/domain/challenge/queries.ts'
import { conflict, notFound } from '#server/domain/challenge/refusals.rules.ts'
import { allAgreed, type Answer, termsQueries } from '#server/domain/challenge/terms.queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { seoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function challengeJoinHandlers({ db, clock }: Deps) {
  const queries = challengeQueries(db)
  const joining = joinQueries(db)
  const terms = termsQueries(db)
  const joined = (challenge: ChallengeInfo, isIn: boolean, now: Date) =>
    ok({
      chalnCode: challenge.chalnCode,
      joinYn: yn(isIn),
      changeDtm: stampOf(now),
      ...statusOf(challenge, seoulNow(now)),
    })

  return {
    challengeInsertChalJoin: async ({ body: { chalnCode, ...form } }, { hcId }) => {
      const now = clock.now()
      const challenge = await queries.find(hcId, chalnCode)
      if (challenge === undefined) return notFound()
      const outcome = await joining.join(hcId, challenge, form, now)
      return outcome === 'joined' ? joined(challenge, true, now) : conflict(outcome)
    },

    challengeUpdateChalQuit: async ({ body: { chalnCode } }, { hcId }) => {
      const now = clock.now()
      const challenge = await queries.find(hcId, chalnCode)
      const outcome = challenge && (await joining.quit(hcId, challenge, now))
      if (challenge === undefined || outcome === undefined) return notFound()
      return outcome === 'left' ? joined(challenge, false, now) : conflict('over')
    },

    challengeUpdateChalPromise: async ({ body: { chalnCode, promiseTxt } }, { hcId }) => {
      if (promiseTxt.trim() === '') throw refusals.badRequest('promiseTxt')
      return (await joining.promise(hcId, chalnCode, promiseTxt.trim())) ? ok({ resultCnt: 1 }) : notFound()
    },

    challengeGetChalTerms: async ({ query: { chalnCode } }, { hcId }) =>
      (await queries.find(hcId, chalnCode)) === undefined ? notFound() : ok(await terms.texts(chalnCode)),

    challengeGetChalnTermAgree: async ({ body: { chalnCode } }, { hcId }) =>
      (await queries.find(hcId, chalnCode)) === undefined
        ? notFound()
        : ok(agreement(chalnCode, await terms.answers(hcId, chalnCode))),

    challengeInsertChalTerms: async ({ body: { chalnCode, termsList } }, { hcId }) => {
      if ((await queries.find(hcId, chalnCode)) === undefined) return notFound()
      if (!(await terms.save(hcId, chalnCode, termsList, clock.now()))) return conflict('requiredTerms')
      return ok(agreement(chalnCode, await terms.answers(hcId, chalnCode)))
    },
  } satisfies Handlers
}

export function agreement(chalnCode: string, answers: readonly Answer[]) {
  const given = answers.flatMap(({ answeredAt }) => (answeredAt === null ? [] : [answeredAt.getTime()]))
  return {
    chalnCode,
    agreeYn: yn(allAgreed(answers)),
    agreeDtm: given.length === 0 ? null : stampOf(new Date(Math.max(...given))),
    termsList: answers.map(({ termsSeq, requiredYn, agreeYn }) => ({ termsSeq, requiredYn, agreeYn })),
  }
}
