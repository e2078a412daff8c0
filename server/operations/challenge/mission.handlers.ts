/**
 * Missions as one challenge tells them: what it asks for, and what the member did of it (001 section 7, Challenges).
 */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { progressQueries } from '#server/domain/challenge/progress.queries.ts'
import { challengeQueries } from '#server/domain/challenge/queries.ts'
import { notFound } from '#server/domain/challenge/refusals.rules.ts'
import { longestRow } from '#server/domain/challenge/scores.rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { missionDays } from '#server/domain/mission/days.queries.ts'
import { challengeMission, missionCounts, missionTitle, ownChallengeMission } from '#server/domain/mission/present.ts'
import { missionQueries } from '#server/domain/mission/queries.ts'
import { completionOn, factsIn, missionsOn } from '#server/domain/mission/rules.ts'
import { wellFood } from '#server/domain/till/present.ts'
import { tillQueries } from '#server/domain/till/queries.ts'
import { addDays, daysBetween, isDay, mondayOf, seoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const DAYS = [0, 1, 2, 3, 4, 5, 6]

export function challengeMissionHandlers({ db, clock }: Deps) {
  const queries = challengeQueries(db)
  const missions = missionQueries(db)
  const till = tillQueries(db)
  const progress = progressQueries(db, missionDays)
  const { languageOf } = languageQueries(db)

  const isIn = async (hcId: string, chalnCode: string) => {
    const row = await queries.find(hcId, chalnCode)
    return row?.memberKey == null ? undefined : row
  }

  return {
    challengeChalMissonList: async ({ query: { chalnCode } }, caller) => {
      const [row, rows, language] = await Promise.all([
        queries.find(caller.hcId, chalnCode),
        missions.ofChallenge(chalnCode),
        languageOf(caller.hcId, caller),
      ])
      return row === undefined ? notFound() : ok(rows.map((mission) => challengeMission(mission, language)))
    },

    challengeChalMyMissonTitleMsg: async ({ query: { chalnCode } }, caller) => {
      const now = seoulNow(clock.now())
      const [row, facts, language] = await Promise.all([
        isIn(caller.hcId, chalnCode),
        missions.facts(caller.hcId, now.day, now.day),
        languageOf(caller.hcId, caller),
      ])
      return row === undefined
        ? notFound()
        : ok(missionTitle(now.day, missionsOn(factsIn(facts, chalnCode), now.day, now), language))
    },

    challengeChalMyMissonList: async ({ query: { chalnCode, missionDt } }, caller) => {
      const now = seoulNow(clock.now())
      const day = missionDt ?? now.day
      if (!isDay(day)) return badRequest('missionDt')
      const [row, facts, language] = await Promise.all([
        isIn(caller.hcId, chalnCode),
        missions.facts(caller.hcId, day, day),
        languageOf(caller.hcId, caller),
      ])
      return row === undefined
        ? notFound()
        : ok(missionsOn(factsIn(facts, chalnCode), day, now).map((each) => ownChallengeMission(each, day, language)))
    },

    challengeChalMyMissonWeekList: async ({ query: { chalnCode, baseDt } }, { hcId }) => {
      const now = seoulNow(clock.now())
      const day = baseDt ?? now.day
      if (!isDay(day)) return badRequest('baseDt')
      const startDt = mondayOf(day)
      const [row, found] = await Promise.all([
        isIn(hcId, chalnCode),
        missions.facts(hcId, startDt, addDays(startDt, 6)),
      ])
      if (row === undefined) return notFound()
      const facts = factsIn(found, chalnCode)
      const dayList = DAYS.map((after) => {
        const missionDt = addDays(startDt, after)
        const counts = missionCounts(missionsOn(facts, missionDt, now))
        // Told when the day is over: until then it is neither.
        const successYn = counts.totalCnt > 0 && missionDt < now.day ? yn(counts.doneCnt === counts.totalCnt) : null
        return { missionDt, ...counts, successYn }
      })
      const weekNo = Math.max(1, 1 + daysBetween(mondayOf(row.startDt), startDt) / 7)
      return ok({ weekNo, startDt, endDt: addDays(startDt, 6), dayList })
    },

    challengeGetChalMyMissonTotalSuccessDays: async ({ body: { chalnCode } }, { hcId }) => {
      const now = seoulNow(clock.now())
      const yesterday = addDays(now.day, -1)
      const row = await isIn(hcId, chalnCode)
      if (row === undefined) return notFound()
      const [days, found, how] = await Promise.all([
        queries.daysOf([chalnCode]),
        missions.facts(hcId, row.startDt, yesterday),
        progress.of(hcId, [row], now),
      ])
      const all = days.get(chalnCode) ?? []
      const over = all.filter((day) => day <= yesterday)
      const facts = factsIn(found, chalnCode)
      const { own = [], isForgotten = false, successDays = 0 } = how.get(chalnCode) ?? {}
      // Where its days are those of the missions, they are told as the settlement has kept them: those were paid for.
      const counted = new Set(own.filter(({ isSuccess }) => isSuccess).map(({ dayDt }) => dayDt))
      const complete = new Set(
        over.filter((day) => (row.kind === 'MISSION' ? counted.has(day) : completionOn(facts, day, now).isSuccess)),
      )
      if (isForgotten)
        return ok({
          chalnCode,
          totalDays: all.length,
          overDays: over.length,
          successDays,
          continueDays: 0,
          maxContinueDays: 0,
        })
      const missed = over.findLastIndex((day) => !complete.has(day))
      return ok({
        chalnCode,
        totalDays: all.length,
        overDays: over.length,
        successDays: complete.size,
        continueDays: over.length - 1 - missed,
        maxContinueDays: longestRow(over, complete),
      })
    },

    /** Days so far on which the course was served; which of them were eaten the till knows. */
    challengeChalWellFoodEatYnList: async ({ query: { chalnCode } }, { hcId }) => {
      const [row, days] = await Promise.all([isIn(hcId, chalnCode), till.days(hcId, chalnCode)])
      if (row === undefined) return notFound()
      const now = seoulNow(clock.now())
      const how = (await progress.of(hcId, [row], now)).get(chalnCode)
      // Which lunches they were is told no more; how many stands with the result.
      return ok(
        how?.isForgotten
          ? { ...wellFood(chalnCode, row.goalDays, [], now.day), eatCnt: how.successDays }
          : wellFood(chalnCode, row.goalDays, days, now.day),
      )
    },
  } satisfies Handlers
}
