/** All meals, and a week of them (001 section 7, Health log). */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { allMealsQueries } from '#server/domain/intake/all-meals.queries.ts'
import { recordRow } from '#server/domain/intake/day.present.ts'
import { dayQueries } from '#server/domain/intake/day.queries.ts'
import { soupQueries } from '#server/domain/intake/soup.queries.ts'
import { patternReport } from '#server/domain/intake/week.present.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { addDays, isDay, mondayOf, seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

/** Before every record. */
const FIRST_DAY = '20000101'

export function nutritionReportHandlers({ db, clock, config: { pictureOrigin } }: Deps) {
  const meals = allMealsQueries(db)
  const intake = dayQueries(db)
  const soups = soupQueries(db)
  const languages = languageQueries(db)

  return {
    healthDayRecord: async (
      { query: { searchWord = '', startDt = FIRST_DAY, endDt = seoulDay(clock.now()), pageNo = 1, pageSize = 20 } },
      { hcId },
    ) => {
      if (!isDay(startDt)) return badRequest('startDt')
      if (!isDay(endDt) || endDt < startDt) return badRequest('endDt')
      const { total, meals: found } = await meals.page(hcId, {
        word: searchWord.trim(),
        from: startDt,
        to: endDt,
        page: pageNo,
        size: pageSize,
      })
      const days = await intake.someDays(
        hcId,
        found.map(({ day }) => day),
      )
      const list = found.flatMap(({ day, mealType }) => {
        const told = days.get(day)
        return told === undefined ? [] : recordRow(mealType, told, pictureOrigin)
      })
      return ok({ totalCnt: total, list })
    },

    healthPatternReportInfo: async ({ query: { baseDt } }, caller) => {
      const today = seoulDay(clock.now())
      if (baseDt !== undefined && !isDay(baseDt)) return badRequest('baseDt')
      const monday = baseDt === undefined ? addDays(mondayOf(today), -7) : mondayOf(baseDt)
      const [eaten, soupOf, language] = await Promise.all([
        intake.days(caller.hcId, addDays(monday, -7), addDays(monday, 6)),
        soups.days(caller.hcId, monday, addDays(monday, 6)),
        languages.languageOf(caller.hcId, caller),
      ])
      return ok(patternReport(eaten, soupOf, { monday, today, language }))
    },
  } satisfies Handlers
}
