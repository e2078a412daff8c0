/** The daily missions of the member's challenges [MIS-01] [MIS-02] [MIS-03] [MIS-04]. */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { missionCounts, missionEntry, missionTitle, myMission } from '#server/domain/mission/present.ts'
import { type EntryChange, type EntryRefusal, isRefusal, missionQueries } from '#server/domain/mission/queries.ts'
import { isOpenDay, missionsOn } from '#server/domain/mission/rules.ts'
import { addDays, isDay, seoulNow, weekday } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const NOT_ASSIGNED = { ko: '그날의 미션이 아니에요.', en: 'That is not a mission of that day.' }
const ALREADY_ENTERED = { ko: '이미 기록한 미션이에요.', en: 'This mission has an entry already.' }
const NOT_EXCHANGEABLE = { ko: '오늘은 더 바꿀 수 없어요.', en: 'No more swaps today.' }
const NO_ENTRY = { ko: '지웠거나 없는 기록이에요.', en: 'That entry is gone.' }
const OVER = { ko: '이미 끝난 챌린지예요.', en: 'This challenge is over.' }
const TOO_LATE = { ko: '일주일 안의 기록만 바꿀 수 있어요.', en: 'Only the last seven days can be changed.' }

/** Which field an entry is refused for. */
const FIELD: Partial<Record<EntryRefusal, string>> = {
  valueNeeded: 'doneVal',
  pictureNeeded: 'imgId',
  noPicture: 'imgId',
}

/** What is blank is nothing. */
const orNull = (text: string | undefined): string | null => text?.trim() || null

export function missionHandlers({ db, clock }: Deps) {
  const missions = missionQueries(db)
  const { languageOf } = languageQueries(db)

  /** The day that is asked for, today without one; undefined when it is none. */
  const dayOf = (asked: string | undefined): string | undefined => {
    const day = asked ?? seoulNow(clock.now()).day
    return isDay(day) ? day : undefined
  }

  return {
    missionTitleMsg: async (_input, caller) => {
      const now = seoulNow(clock.now())
      const [rows, language] = await Promise.all([
        missions.onDay(caller.hcId, now.day, now),
        languageOf(caller.hcId, caller),
      ])
      return ok(missionTitle(now.day, rows, language))
    },

    missionWeekMissonTry: async ({ query: { baseDt } }, { hcId }) => {
      const day = dayOf(baseDt)
      if (day === undefined) return badRequest('baseDt')
      const now = seoulNow(clock.now())
      const monday = addDays(day, 1 - weekday(day))
      const days = [0, 1, 2, 3, 4, 5, 6].map((after) => addDays(monday, after))
      const facts = await missions.facts(hcId, monday, addDays(monday, 6))
      const dayList = days.map((missionDt) => ({ missionDt, ...missionCounts(missionsOn(facts, missionDt, now)) }))
      return ok({
        startDt: monday,
        endDt: addDays(monday, 6),
        tryDays: dayList.filter(({ doneCnt }) => doneCnt > 0).length,
        dayList,
      })
    },

    missionDayMissonTry: async ({ query: { missionDt } }, caller) => {
      const day = dayOf(missionDt)
      if (day === undefined) return badRequest('missionDt')
      const [rows, tried, language] = await Promise.all([
        missions.onDay(caller.hcId, day, seoulNow(clock.now())),
        missions.triedOn(caller.hcId, day),
        languageOf(caller.hcId, caller),
      ])
      return ok({ missionDt: day, ...missionCounts(rows), tryList: tried.map((each) => missionEntry(each, language)) })
    },

    missionMyMissonList: async ({ query: { missionDt } }, caller) => {
      const day = dayOf(missionDt)
      if (day === undefined) return badRequest('missionDt')
      const [rows, language] = await Promise.all([
        missions.onDay(caller.hcId, day, seoulNow(clock.now())),
        languageOf(caller.hcId, caller),
      ])
      return ok(rows.map((row) => myMission(row, language)))
    },

    missionMyMissonImgList: async ({ query: { missionSeq, pageNo = 1, pageSize = 20 } }, caller) => {
      const [{ rows, totalCnt }, language] = await Promise.all([
        missions.withPicture(caller.hcId, { missionSeq, offset: (pageNo - 1) * pageSize, limit: pageSize }),
        languageOf(caller.hcId, caller),
      ])
      const list = rows
        .map((row) => missionEntry(row, language))
        .map(({ missionDailySeq, missionNm, missionDt, imgId }) => ({
          missionDailySeq,
          missionNm,
          missionDt,
          imgId: imgId ?? '',
        }))
      return ok({ totalCnt, list })
    },

    missionInsertMissonDaily: async (
      { body: { missionSeq, missionDt, doneVal = null, memoTxt, imgId = null } },
      caller,
    ) => {
      const now = clock.now()
      if (!isDay(missionDt) || !isOpenDay(missionDt, seoulNow(now).day)) return badRequest('missionDt')
      const outcome = await missions.enter(
        caller.hcId,
        { missionDt, missionSeq, doneVal, memoTxt: orNull(memoTxt), imgId },
        now,
      )
      const language = await languageOf(caller.hcId, caller)
      if (!isRefusal(outcome)) return ok(missionEntry(outcome, language))
      if (outcome === 'notAssigned') return refuse(404, 'notFound', NOT_ASSIGNED[language])
      if (outcome === 'over') return refuse(409, outcome, OVER[language])
      return outcome === 'alreadyEntered'
        ? refuse(409, outcome, ALREADY_ENTERED[language])
        : badRequest(FIELD[outcome] ?? outcome)
    },

    missionUpdateMissonDaily: async ({ body: { missionDailySeq, doneVal, memoTxt, imgId } }, caller) => {
      const [found, language] = await Promise.all([
        missions.entry(caller.hcId, missionDailySeq),
        languageOf(caller.hcId, caller),
      ])
      if (found === undefined) return refuse(404, 'notFound', NO_ENTRY[language])
      if (!isOpenDay(found.entry.missionDt, seoulNow(clock.now()).day))
        return refuse(400, 'badRequest', TOO_LATE[language])
      const change: EntryChange = {
        ...(doneVal !== undefined && { doneVal }),
        ...(memoTxt !== undefined && { memoTxt: orNull(memoTxt) }),
        ...(imgId !== undefined && { imgId: imgId || null }),
      }
      const outcome = await missions.change(caller.hcId, missionDailySeq, change, clock.now())
      if (outcome === undefined) return refuse(404, 'notFound', NO_ENTRY[language])
      if (outcome === 'over') return refuse(409, outcome, OVER[language])
      return isRefusal(outcome) ? badRequest(FIELD[outcome] ?? outcome) : ok(missionEntry(outcome, language))
    },

    missionDeleteMissonDaily: async ({ body: { missionDailySeq } }, caller) => {
      const [found, language] = await Promise.all([
        missions.entry(caller.hcId, missionDailySeq),
        languageOf(caller.hcId, caller),
      ])
      if (found === undefined) return refuse(404, 'notFound', NO_ENTRY[language])
      if (!isOpenDay(found.entry.missionDt, seoulNow(clock.now()).day))
        return refuse(400, 'badRequest', TOO_LATE[language])
      const outcome = await missions.remove(caller.hcId, missionDailySeq, clock.now())
      if (outcome === 'over') return refuse(409, outcome, OVER[language])
      return outcome === undefined ? refuse(404, 'notFound', NO_ENTRY[language]) : ok({ resultCnt: 1 })
    },

    missionUpdateMissonChange: async ({ body: { missionDt, missionSeq, newMissionSeq } }, caller) => {
      const now = clock.now()
      if (missionDt !== seoulNow(now).day) return badRequest('missionDt')
      const [outcome, language] = [
        await missions.exchange(caller.hcId, { missionSeq, newMissionSeq }, now),
        await languageOf(caller.hcId, caller),
      ]
      if (outcome === 'notAssigned') return refuse(404, 'notFound', NOT_ASSIGNED[language])
      if (outcome === 'notExchangeable') return refuse(409, outcome, NOT_EXCHANGEABLE[language])
      return ok(myMission(outcome, language))
    },
  } satisfies Handlers
}
