/**
 * The eating type (001 section 7, Menu): worked out of the 90 days before this week, so that it stays what it is for a
 * week.
 */
import { type Handlers, ok } from '#server/contract.ts'
import { eatingTypeQueries } from '#server/domain/eating-type/queries.ts'
import { axesOf, codeOf, DAYS_NEEDED, spanOf } from '#server/domain/eating-type/rules.ts'
import { ALL_CODES, nbtiAxes, nbtiType } from '#server/domain/eating-type/words.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function eatingTypeHandlers({ db, clock }: Deps) {
  const types = eatingTypeQueries(db)
  const languages = languageQueries(db)

  return {
    menuGetUserNbti: async (_input, caller) => {
      const today = seoulDay(clock.now())
      const span = spanOf(today)
      const [foods, { nickName, goal }, language] = await Promise.all([
        types.eaten(caller.hcId, span.from, today),
        types.who(caller.hcId),
        languages.languageOf(caller.hcId, caller),
      ])
      const before = foods.filter(({ day }) => day <= span.to)
      const ofWeeks = axesOf(before, goal, span)
      // Whoever comes to thirty days in this week need not wait for its end.
      const [axes, counted, testDt] =
        ofWeeks === undefined ? [axesOf(foods, goal, { to: today }), foods, today] : [ofWeeks, before, span.testedOn]
      const head = { nickName, recordDayCnt: new Set(counted.map(({ day }) => day)).size, needDayCnt: DAYS_NEEDED }
      if (axes === undefined) return ok({ ...head, testDt: null, startDt: null, nbti: null, axisList: [] })
      return ok({
        ...head,
        testDt,
        startDt: span.from,
        nbti: nbtiType(codeOf(axes), language, axes),
        axisList: nbtiAxes(axes, language),
      })
    },

    menuGetNbtiList: async (_input, caller) => {
      const language = await languages.languageOf(caller.hcId, caller)
      return ok(ALL_CODES.map((code) => nbtiType(code, language)))
    },
  } satisfies Handlers
}
