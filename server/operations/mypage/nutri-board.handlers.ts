/** How the member ate in a week. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { amountsOf } from '#server/domain/coach/facts.ts'
import { weekRow } from '#server/domain/coach/present.ts'
import { weekMeans, weekRows, weekWords } from '#server/domain/coach/week.rules.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { addDays, isDay, seoulDay, weekday } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function nutriBoardHandlers({ db, clock }: Deps) {
  const { days: daysBetween } = dayQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    /** Averages are of days with records; today is left out until it is over. */
    mypageGetNutriBoard: async ({ query }, caller) => {
      const today = seoulDay(clock.now())
      const monday = addDays(today, 1 - weekday(today))
      const startDt = query.startDt ?? addDays(monday, -7)
      if (!isDay(startDt) || weekday(startDt) !== 1 || startDt > monday) return badRequest('startDt')
      const endDt = addDays(startDt, 6)
      const yesterday = addDays(today, -1)
      const [{ advised, days: intakeDays }, language] = await Promise.all([
        daysBetween(caller.hcId, startDt, endDt < yesterday ? endDt : yesterday),
        languageOf(caller.hcId, caller),
      ])
      if (advised === null) throw refusals.login()
      // A day on which only a meal was told as skipped has nothing to average.
      const days = intakeDays.filter(({ foods }) => foods.length > 0)
      const means = weekMeans(days.map((day) => amountsOf(day)))
      const words = days.length === 0 ? null : weekWords({ days: days.length, means, advised }, startDt, monday)
      return ok({
        startDt,
        endDt,
        mealCnt: days.reduce((sum, { meals }) => sum + meals.length, 0),
        recordDayCnt: days.length,
        avgKcal: means.KCAL,
        nutrients: days.length === 0 ? [] : weekRows(means, advised).map((row) => weekRow(row, language)),
        summaryTxt: words?.summary[language] ?? null,
        commentTxt: words?.comment[language] ?? null,
      })
    },
  } satisfies Handlers
}
