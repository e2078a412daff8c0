/** The member's challenges as the hub and the floating button ask for them (001 section 7, My; CHA-11). */
import { type Handlers, ok } from '#server/contract.ts'
import { phaseOf, statusOf } from '#server/domain/challenge/phase.rules.ts'
import { progressQueries } from '#server/domain/challenge/progress.queries.ts'
import { type ChallengeOf, challengeQueries } from '#server/domain/challenge/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { type Words, wordsIn } from '#server/domain/member/language.rules.ts'
import { missionDays } from '#server/domain/mission/days.queries.ts'
import { daysBetween, type SeoulNow, seoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const NONE = { ko: '새 챌린지를 둘러보세요.', en: 'Have a look at the challenges.' }
/** Of somebody who cannot complete it any more: what was done, and no call (docs/decisions/393). */
const soFar = (days: number): Words =>
  days === 0
    ? { ko: '남은 날도 천천히 함께해요.', en: 'Let’s take the days that are left.' }
    : { ko: `지금까지 ${days}일 해내셨어요.`, en: days === 1 ? 'One day done so far.' : `${days} days done so far.` }
const DONE = { ko: '완주까지 다 왔어요.', en: 'You have done all of it.' }

export function myChallengeHandlers({ db, clock, config: { pictureOrigin } }: Deps) {
  const queries = challengeQueries(db)
  const progress = progressQueries(db, missionDays)
  const { languageOf } = languageQueries(db)

  const running = async (hcId: string, now: SeoulNow): Promise<ChallengeOf[]> =>
    (await queries.mine(hcId)).filter((row) => phaseOf(row, now) === 'running')

  return {
    myChalnChkYn: async (_input, { hcId }) => {
      const rows = await running(hcId, seoulNow(clock.now()))
      return ok({ chalnChkYn: yn(rows.length > 0), chalnCnt: rows.length })
    },

    myChalngeMsg: async (_input, caller) => {
      const now = seoulNow(clock.now())
      const [rows, language] = await Promise.all([running(caller.hcId, now), languageOf(caller.hcId, caller)])
      // What a day decides comes first; a coached one has its own pace. Of these the one that ends first.
      const [row] = rows.toSorted(
        (one, other) =>
          Number(one.goalDays === null) - Number(other.goalDays === null) || (one.endDt < other.endDt ? -1 : 1),
      )
      const how = row && (await progress.of(caller.hcId, [row], now)).get(row.chalnCode)
      if (row === undefined || how === undefined) return ok({ chalnCode: null, msg: NONE[language] })
      const ahead = how.days.filter((day) => day >= now.day).length
      const left = row.goalDays === null ? null : Math.max(0, row.goalDays - how.successDays)
      const words =
        left === null
          ? { ko: `목표까지 ${how.achieveRate}% 왔어요.`, en: `${how.achieveRate}% of the way to your goal.` }
          : left === 0
            ? DONE
            : left > ahead
              ? soFar(how.successDays)
              : {
                  ko: `${left}일만 더 하면 완주예요.`,
                  en: left === 1 ? 'One more day to finish.' : `${left} more days to finish.`,
                }
      return ok({ chalnCode: row.chalnCode, msg: words[language] })
    },

    myGetChlList: async (_input, caller) => {
      const now = seoulNow(clock.now())
      const [rows, language] = await Promise.all([running(caller.hcId, now), languageOf(caller.hcId, caller)])
      const how = await progress.of(caller.hcId, rows, now)
      return ok(
        rows.map((row) => ({
          chalnCode: row.chalnCode,
          chalnNm: wordsIn({ ko: row.chalnNm, en: row.chalnNmEng }, language),
          startDt: row.startDt,
          endDt: row.endDt,
          statusCode: statusOf(row, now).statusCode,
          achieveRate: how.get(row.chalnCode)?.achieveRate ?? 0,
          imgUrl: row.imgPath === null ? null : `${pictureOrigin}/${row.imgPath}`,
        })),
      )
    },

    myGetIntensive: async (_input, { hcId }) => {
      const now = seoulNow(clock.now())
      const found = (await running(hcId, now)).find(({ kind }) => kind === 'INTENSIVE')
      return ok({
        intensiveActive: yn(found !== undefined),
        intensivechalnCode: found?.chalnCode ?? null,
        dDay: found === undefined ? null : daysBetween(now.day, found.endDt),
      })
    },
  } satisfies Handlers
}
