/** How the member ate in a week. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { amountsOf } from '#server/domain/coach/facts.ts'
import { weekRow } from '#server/domain/coach/present.ts'
import { weekMeans, weekRows, weekWords } from '#server/domain/coach/week.rules.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { daysToMean } from '#server/domain/intake/day.rules.ts'
import { soupQueries } from '#server/domain/intake/soup.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { refusals } from '#server/http/refusal.ts'
import { addDays, isDay, seoulDay, weekday } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

export function nutriBoardHandlers({ db, clock }: Deps) {
  const { days: daysBetween } = dayQueries(db)
  const soups = soupQueries(db)
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
      const last = endDt < yesterday ? endDt : yesterday
      const [{ advised, days: intakeDays }, soupOf, language] = await Promise.all([
        daysBetween(caller.hcId, startDt, last),
        soups.days(caller.hcId, startDt, last),
        languageOf(caller.hcId, caller),
      ])
      if (advised === null) throw refusals.login()
      // A day on which only a meal was told as skipped has nothing to average.
      const { days, isWhole } = daysToMean(intakeDays.filter(({ foods }) => foods.length > 0))
      const means = weekMeans(days.map((day) => amountsOf(day)))
      const soupMg = days.reduce((sum, { day }) => sum + (soupOf.get(day) ?? 0), 0) / Math.max(1, days.length)
      const facts = { days: days.length, isWhole, soupMg, means, advised }
      const words = days.length === 0 ? null : weekWords(facts, startDt, monday)
      return ok({
        startDt,
        endDt,
        mealCnt: days.reduce((sum, { meals }) => sum + meals.length, 0),
        recordDayCnt: days.length,
        avgKcal: means.KCAL,
        nutrients: days.length === 0 ? [] : weekRows(means, advised, isWhole).map((row) => weekRow(row, language)),
        summaryTxt: words?.summary[language] ?? null,
        commentTxt: words?.comment[language] ?? null,
        stepCode: words?.step ?? null,
      })
    },
  } satisfies Handlers
}
