/** The coaching of a challenge: rules over the member's own records. Reading it writes nothing (CHA-15). */
import { type Handlers, ok } from '#server/contract.ts'
import { aiCoachingQueries } from '#server/domain/ai-coaching/queries.ts'
import { coachingOf, isChanged } from '#server/domain/ai-coaching/rules.ts'
import { nbtiType } from '#server/domain/eating-type/words.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { seoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const NOT_IN_IT = {
  ko: '걷기 챌린지에 들어오면 날마다 한마디를 드려요.',
  en: 'Join a walk, and it has a word for you each day.',
}

export function aiChallengeHandlers({ db, clock }: Deps) {
  const coaching = aiCoachingQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    challengeGetAiChallenge: async ({ body: { route, chalnCode } }, caller) => {
      const now = seoulNow(clock.now())
      const [coached, language] = await Promise.all([
        coaching.coached(caller.hcId, now, chalnCode),
        languageOf(caller.hcId, caller),
      ])
      if (coached === undefined) {
        const nothing = {
          chalnCode: null,
          chalnNm: null,
          statusCode: null,
          statusNm: null,
          startDt: null,
          endDt: null,
          achieveRate: null,
          coachTitle: null,
        }
        const unknown = { healthScore: null, healthScoreDiff: null, nbtiCode: null, nbtiNm: null }
        return ok({
          route,
          aiChalnYn: yn(false),
          ...nothing,
          coachTxt: NOT_IN_IT[language],
          ...unknown,
          changeAiStatusYn: yn(false),
          taskList: [],
        })
      }
      const { challenge, status, achieveRate, facts } = coached
      const { isKeeping, score, change, nbtiCode } = await coaching.standing(caller.hcId, now.day)
      const { title, text, tasks } = coachingOf(facts)
      return ok({
        route,
        aiChalnYn: yn(true),
        chalnCode: challenge.chalnCode,
        chalnNm: wordsIn({ ko: challenge.chalnNm, en: challenge.chalnNmEng }, language),
        ...status,
        startDt: challenge.startDt,
        endDt: challenge.endDt,
        achieveRate,
        coachTitle: title[language],
        coachTxt: text[language],
        healthScore: score,
        ...(!isKeeping && { healthAgreeYn: 'N' as const }),
        healthScoreDiff: change,
        nbtiCode,
        nbtiNm: nbtiCode === null ? null : nbtiType(nbtiCode, language).nbtiNm,
        changeAiStatusYn: yn(isChanged(facts)),
        taskList: tasks.map(({ name, reason, menu, isDone }, index) => ({
          taskSeq: index + 1,
          taskNm: name[language],
          reasonTxt: reason[language],
          menu,
          doneYn: yn(isDone),
        })),
      })
    },
  } satisfies Handlers
}
