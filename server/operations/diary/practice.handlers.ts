/** The daily practice [MEA-17]. */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { ruleOf, WORD_RULES } from '#server/domain/practice/coach-word.rules.ts'
import { canTick, monthDays, monthPractices, monthSpan } from '#server/domain/practice/practice.rules.ts'
import { coachWord, practiceChoice, practiceDay, practiceName } from '#server/domain/practice/present.ts'
import { type DayPractice, practiceQueries } from '#server/domain/practice/queries.ts'
import { isDay, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const NOT_CHOSEN = { ko: '그날 고른 실천이 아니에요.', en: 'This was not chosen for that day.' }
const NOT_THAT_DAY = {
  ko: '이번 주에 지난 날만 체크할 수 있어요.',
  en: 'Only days of this week that have come can be ticked.',
}
const NO_SUCH_WORD = { ko: '오늘의 조언이 아니에요.', en: 'This is not today’s word.' }

export function practiceHandlers({ db, clock }: Deps) {
  const practices = practiceQueries(db)
  const { languageOf } = languageQueries(db)

  const setOf = (chosen: readonly DayPractice[]) => new Set(chosen.map(({ actCode }) => actCode))

  /** The day with the coach's word, which is of today alone. */
  async function dayOf(hcId: string, day: string, language: Language, chosen: readonly DayPractice[]) {
    if (day !== seoulDay(clock.now())) return practiceDay(day, chosen, null, language)
    const [facts, replies] = await Promise.all([practices.wordFacts(hcId, day), practices.replies(hcId, day)])
    return practiceDay(day, chosen, coachWord({ day, facts, chosen: setOf(chosen), replies }, language), language)
  }

  return {
    diaryGetDailyAct: async ({ query: { baseDt } }, caller) => {
      const day = baseDt ?? seoulDay(clock.now())
      if (!isDay(day)) return badRequest('baseDt')
      const [chosen, language] = await Promise.all([practices.onDay(caller.hcId, day), languageOf(caller.hcId, caller)])
      return ok(await dayOf(caller.hcId, day, language, chosen))
    },

    diaryGetDailyActMst: async (_input, caller) => {
      const today = seoulDay(clock.now())
      const [all, chosen, language] = await Promise.all([
        practices.all(),
        practices.onDay(caller.hcId, today),
        languageOf(caller.hcId, caller),
      ])
      return ok(all.map((practice) => practiceChoice(practice, setOf(chosen), language)))
    },

    diaryGetDailyActMonth: async ({ query: { baseMm } }, { hcId }) => {
      const today = seoulDay(clock.now())
      const month = baseMm ?? today.slice(0, 6)
      const span = monthSpan(month, today)
      if (span === undefined) return badRequest('baseMm')
      const { spans, ticks } = await practices.within(hcId, span)
      const dayList = monthDays(spans, ticks, span)
      return ok({
        baseMm: month,
        actDayCnt: dayList.length,
        fullDayCnt: dayList.filter(({ doneCnt, totalCnt }) => doneCnt === totalCnt).length,
        doneCnt: dayList.reduce((sum, day) => sum + day.doneCnt, 0),
        dayList,
      })
    },

    diaryGetDailyActListMonth: async ({ query: { baseMm } }, caller) => {
      const today = seoulDay(clock.now())
      const span = monthSpan(baseMm ?? today.slice(0, 6), today)
      if (span === undefined) return badRequest('baseMm')
      const [{ spans, ticks }, all, language] = await Promise.all([
        practices.within(caller.hcId, span),
        practices.all(),
        languageOf(caller.hcId, caller),
      ])
      return ok(
        monthPractices(spans, ticks, span).flatMap((row) => {
          const practice = all.find(({ actCode }) => actCode === row.actCode)
          return practice === undefined
            ? []
            : [{ ...row, actNm: practiceName(practice, language), categoryCode: practice.categoryCode }]
        }),
      )
    },

    diarySaveDailyAct: async ({ body: { baseDt, actCode, doneYn } }, caller) => {
      const { hcId } = caller
      const now = clock.now()
      if (!isDay(baseDt)) return badRequest('baseDt')
      if (!canTick(baseDt, seoulDay(now))) return refuse(409, 'conflict', NOT_THAT_DAY[await languageOf(hcId, caller)])
      const [before, language] = await Promise.all([practices.onDay(hcId, baseDt), languageOf(hcId, caller)])
      if (!setOf(before).has(actCode)) return refuse(404, 'notFound', NOT_CHOSEN[language])
      await practices.tick(hcId, { baseDt, actCode, done: doneYn === 'Y' }, now)
      return ok(await dayOf(hcId, baseDt, language, await practices.onDay(hcId, baseDt)))
    },

    diarySaveDailyActMst: async ({ body: { actCodeList } }, { hcId }) => {
      const [unknown] = actCodeList.length === 0 ? [] : await practices.unknown(actCodeList)
      if (unknown !== undefined) return badRequest('actCodeList')
      await practices.choose(hcId, actCodeList, seoulDay(clock.now()))
      return ok({ resultCnt: actCodeList.length })
    },

    diarySaveUserDailyCoach: async ({ body: { coachSeq, replyCode } }, caller) => {
      const { hcId } = caller
      const now = clock.now()
      const today = seoulDay(now)
      const rule = ruleOf(coachSeq, today)
      if (rule === undefined) return refuse(404, 'notFound', NO_SUCH_WORD[await languageOf(hcId, caller)])
      const accept = replyCode === 'ACCEPT' ? (WORD_RULES[rule]?.actCode ?? null) : null
      const kept = await practices.reply(hcId, { baseDt: today, rule, reply: replyCode, repliedAt: now }, accept)
      return kept ? ok({ resultCnt: 1 }) : badRequest('replyCode')
    },
  } satisfies Handlers
}
