/** Targets of a challenge, and the ones that are offered in their place (001 section 7, Challenges). */
import { type Handlers, ok } from '#server/contract.ts'
import { isOpenOn, phaseOf } from '#server/domain/challenge/phase.rules.ts'
import { kgText, stampOf } from '#server/domain/challenge/present.ts'
import { isWeight, progressQueries } from '#server/domain/challenge/progress.queries.ts'
import { type ChallengeOf, challengeQueries } from '#server/domain/challenge/queries.ts'
import { conflict, notFound } from '#server/domain/challenge/refusals.rules.ts'
import { gramsOf, lessBy, LEVELS, weightRange } from '#server/domain/challenge/target.rules.ts'
import { targetQueries } from '#server/domain/challenge/target.queries.ts'
import { proposalRow } from '#server/domain/coached/present.ts'
import { type Answered, proposalQueries } from '#server/domain/coached/proposal.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { missionDays } from '#server/domain/mission/days.queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { type SeoulNow, seoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const NO_PROPOSAL = '찾을 수 없는 제안이에요.'
const WEIGHT = { ko: '체중', en: 'Weight' }
const ASKS = { ko: '챌린지가 끝나는 날의 체중', en: 'The weight on the last day' }
const DAYS = {
  ko: { WF: ['웰푸드를 먹은 날', '번'], OTHER: ['성공한 날', '일'] },
  en: { WF: ['Well Food lunches', 'times'], OTHER: ['Days done', 'days'] },
} as const

export function challengeGoalHandlers({ db, clock }: Deps) {
  const queries = challengeQueries(db)
  const progress = progressQueries(db, missionDays)
  const targets = targetQueries(db)
  const proposals = proposalQueries(db)
  const { languageOf } = languageQueries(db)

  /** A challenge that the member is in; undefined otherwise, whatever the reason. */
  const joined = async (hcId: string, chalnCode: string): Promise<ChallengeOf | undefined> => {
    const row = await queries.find(hcId, chalnCode)
    return row?.memberKey == null ? undefined : row
  }

  /** The same, and one that can be joined: a target is chosen before the promise is given. */
  const entering = async (hcId: string, chalnCode: string): Promise<ChallengeOf | undefined> => {
    const row = await queries.find(hcId, chalnCode)
    return row !== undefined && (row.memberKey !== null || isOpenOn(row, seoulNow(clock.now()).day)) ? row : undefined
  }

  async function progressOf(hcId: string, row: ChallengeOf, now: SeoulNow) {
    const found = (await progress.of(hcId, [row], now)).get(row.chalnCode)
    if (found === undefined) throw new Error(`No progress of ${row.chalnCode}.`)
    return found
  }

  /** Until the second day that counts. */
  const isOpen = (row: ChallengeOf, days: readonly string[], now: SeoulNow) =>
    phaseOf(row, now) === 'before' || (days[1] ?? row.endDt) > now.day

  /** Where a weight target begins: what was weighed last; undefined without any reading. */
  async function startOf(hcId: string, row: ChallengeOf, now: SeoulNow): Promise<number | undefined> {
    const { target, nowGrams } = await progressOf(hcId, row, now)
    return target?.startVal ?? nowGrams ?? undefined
  }

  /** What a second answer is told, or one to nothing that was offered. */
  const unanswered = (how: Exclude<Answered, 'done'>) =>
    how === 'answered' ? conflict('alreadyAnswered') : notFound(NO_PROPOSAL)

  async function targetOf(hcId: string, row: ChallengeOf, instant: Date, language: 'ko' | 'en') {
    const now = seoulNow(instant)
    const { chalnCode } = row
    const { target, successDays, achieveRate, nowGrams, days } = await progressOf(hcId, row, now)
    if (!isWeight(row)) {
      const [targetNm, unitNm] = DAYS[language][row.kind === 'WF' ? 'WF' : 'OTHER']
      const targetCode = row.kind === 'WF' ? ('WFCNT' as const) : ('DAYCNT' as const)
      return {
        chalnCode,
        targetCode,
        targetNm,
        unitNm,
        optCode: null,
        startVal: '0',
        goalVal: String(row.goalDays),
        nowVal: String(successDays),
        achieveRate,
        changeYn: yn(false),
        regDtm: stampOf(row.joinedAt ?? instant),
      }
    }
    const weight = {
      chalnCode,
      targetCode: 'BW' as const,
      targetNm: WEIGHT[language],
      unitNm: 'kg',
      optCode: target?.optCode ?? null,
      changeYn: yn(isOpen(row, days, now)),
    }
    if (target === undefined)
      return { ...weight, startVal: null, goalVal: null, nowVal: null, achieveRate: null, regDtm: null }
    return {
      ...weight,
      startVal: target.startVal === null ? null : kgText(target.startVal),
      goalVal: kgText(target.goalVal),
      nowVal: nowGrams === null ? null : kgText(nowGrams),
      achieveRate,
      regDtm: stampOf(target.setAt),
    }
  }

  return {
    /** Own target with what it has come to; a challenge of days has its days as the target of everybody. */
    challengeChalTarget: async ({ query: { chalnCode } }, caller) => {
      const [row, language] = await Promise.all([entering(caller.hcId, chalnCode), languageOf(caller.hcId, caller)])
      return row === undefined ? notFound() : ok(await targetOf(caller.hcId, row, clock.now(), language))
    },

    challengeChalTargetList: async ({ query: { chalnCode } }, caller) => {
      const [row, language] = await Promise.all([entering(caller.hcId, chalnCode), languageOf(caller.hcId, caller)])
      if (row === undefined) return notFound()
      const start = isWeight(row) ? await startOf(caller.hcId, row, seoulNow(clock.now())) : undefined
      if (start === undefined) return ok([])
      const { min, max, suits } = weightRange(start)
      return ok([
        {
          targetCode: 'BW' as const,
          targetNm: WEIGHT[language],
          descTxt: ASKS[language],
          unitNm: 'kg',
          minVal: kgText(min),
          maxVal: kgText(max),
          recmndVal: kgText(suits),
          selectYn: yn(true),
        },
      ])
    },

    challengeChalTargetOptCode: async ({ query: { chalnCode, targetCode } }, caller) => {
      const [row, language] = await Promise.all([entering(caller.hcId, chalnCode), languageOf(caller.hcId, caller)])
      if (row === undefined) return notFound()
      const start =
        isWeight(row) && targetCode === 'BW' ? await startOf(caller.hcId, row, seoulNow(clock.now())) : undefined
      return ok(
        start === undefined
          ? []
          : LEVELS.map(({ optCode, perMille, name, whom }) => ({
              optCode,
              optNm: name[language],
              goalVal: kgText(lessBy(start, perMille)),
              descTxt: whom[language],
            })),
      )
    },

    challengeSaveChalTarget: async ({ body: { chalnCode, targetCode, optCode, goalVal } }, caller) => {
      const { hcId } = caller
      const instant = clock.now()
      const now = seoulNow(instant)
      const [row, language] = await Promise.all([entering(hcId, chalnCode), languageOf(hcId, caller)])
      if (row === undefined) return notFound()
      const { target, nowGrams, days } = await progressOf(hcId, row, now)
      if (!isWeight(row) || !isOpen(row, days, now)) return conflict('locked')
      if (targetCode !== 'BW') throw refusals.badRequest('targetCode')
      const start = target?.startVal ?? nowGrams
      const goal = gramsOf(goalVal)
      const level = LEVELS.find((each) => each.optCode === optCode)
      if (start === null || goal === undefined || goal < weightRange(start).min || goal > weightRange(start).max)
        throw refusals.badRequest('goalVal')
      // A level is its own value: an option with another one is neither.
      if (optCode !== undefined && (level === undefined || lessBy(start, level.perMille) !== goal))
        throw refusals.badRequest('optCode')
      await targets.save(hcId, chalnCode, { optCode: optCode ?? null, startVal: start, goalVal: goal }, instant)
      return ok(await targetOf(hcId, row, instant, language))
    },

    /** What the dietitian offers in its place. There is nothing to offer once the days are over. */
    challengeGetChalGoalRecmnd: async ({ query: { chalnCode } }, caller) => {
      const { hcId } = caller
      const now = seoulNow(clock.now())
      const [row, language] = await Promise.all([joined(hcId, chalnCode), languageOf(hcId, caller)])
      if (row === undefined) return notFound()
      if (!isWeight(row) || row.endDt < now.day) return ok([])
      const open = await proposals.open(hcId, chalnCode)
      if (open.length === 0) return ok([])
      const { target } = await progressOf(hcId, row, now)
      return ok(open.map((proposal) => proposalRow(proposal, target?.goalVal, language)))
    },

    challengeSaveChalGoalRecmnd: async ({ body: { chalnCode, recmndSeq } }, caller) => {
      const { hcId } = caller
      const instant = clock.now()
      const now = seoulNow(instant)
      const [row, language] = await Promise.all([joined(hcId, chalnCode), languageOf(hcId, caller)])
      if (row === undefined) return notFound()
      if (row.endDt < now.day) return conflict('over')
      const how = await proposals.take({ hcId, chalnCode, recmndSeq }, (await startOf(hcId, row, now)) ?? null, instant)
      return how === 'done' ? ok(await targetOf(hcId, row, instant, language)) : unanswered(how)
    },

    challengeRejectChalGoalRecmnd: async ({ body: { chalnCode, recmndSeq, rejectReasonTxt = '' } }, { hcId }) => {
      const instant = clock.now()
      const row = await joined(hcId, chalnCode)
      if (row === undefined) return notFound()
      const how = await proposals.reject({ hcId, chalnCode, recmndSeq }, rejectReasonTxt.trim() || null, instant)
      return how === 'done' ? ok({ resultCnt: 1 }) : unanswered(how)
    },
  } satisfies Handlers
}
