/** Challenges in lists: what I am in, what there is, what is over, what may fit (001 section 7, Challenges). */
import { type Handlers, ok } from '#server/contract.ts'
import { isOpenOn, joinable, phaseOf } from '#server/domain/challenge/phase.rules.ts'
import { challengeRow, lastRow, myChallengeRow } from '#server/domain/challenge/present.ts'
import { progressQueries } from '#server/domain/challenge/progress.queries.ts'
import { type ChallengeOf, challengeQueries } from '#server/domain/challenge/queries.ts'
import { recommendQueries } from '#server/domain/challenge/recommend.queries.ts'
import { reportQueries } from '#server/domain/challenge/report.queries.ts'
import { settleQueries } from '#server/domain/challenge/settle.queries.ts'
import { weekQueries } from '#server/domain/challenge/week.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { missionDays } from '#server/domain/mission/days.queries.ts'
import { type SeoulNow, seoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function challengeListHandlers({ db, clock, config: { pictureOrigin } }: Deps) {
  const queries = challengeQueries(db)
  const progress = progressQueries(db, missionDays)
  const reports = reportQueries(db)
  const settlement = settleQueries(db, missionDays)
  const weekly = weekQueries(db, missionDays)
  const recommend = recommendQueries(db)
  const { languageOf } = languageQueries(db)
  const showingAt = (now: SeoulNow) => ({ now, pictureOrigin })
  const open = (row: ChallengeOf, day: string) => joinable(row, row.joinCnt, day)

  async function last(
    hcId: string,
    isCoached: boolean,
    { pageNo = 1, pageSize = 20 }: { pageNo?: number | undefined; pageSize?: number | undefined },
  ) {
    const instant = clock.now()
    await settlement.due(hcId, instant)
    const rows = (await settlement.results(hcId)).filter(
      ({ challenge }) => (challenge.kind === 'INTENSIVE') === isCoached,
    )
    const page = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize)
    return ok({
      totalCnt: rows.length,
      list: page.map(({ challenge, result }) => lastRow(challenge, result, showingAt(seoulNow(instant)))),
    })
  }

  return {
    challengeChalList: async ({ body }, { hcId }) => {
      const instant = clock.now()
      const now = seoulNow(instant)
      await settlement.due(hcId, instant)
      await weekly.due(hcId, instant)
      const [mine, unread] = await Promise.all([queries.mine(hcId), reports.unread(hcId)])
      const phases = new Map(mine.map((row) => [row.chalnCode, phaseOf(row, now)]))
      const wanted = mine.filter(({ chalnCode }) => {
        const phase = phases.get(chalnCode)
        if (body?.listType === 'READY') return phase === 'before'
        return body?.listType === 'ING' ? phase === 'running' || phase === 'counting' : phase !== 'over'
      })
      const how = await progress.of(hcId, wanted, now)
      const isLater = ({ chalnCode }: ChallengeOf) => Number(phases.get(chalnCode) === 'before')
      const rows = wanted
        .toSorted((one, other) => isLater(one) - isLater(other))
        .flatMap((row) => {
          const found = how.get(row.chalnCode)
          return found === undefined ? [] : [myChallengeRow(row, found, unread.has(row.chalnCode), showingAt(now))]
        })
      return ok(rows)
    },

    challengeChalAllList: async ({ query: { chalnType, joinableYn, pageNo = 1, pageSize = 20 } }, { hcId }) => {
      const now = seoulNow(clock.now())
      const shown = (await queries.all(hcId)).filter(
        (row) =>
          phaseOf(row, now) !== 'over' &&
          (chalnType === undefined || row.kind === chalnType) &&
          (joinableYn !== 'Y' || open(row, now.day)),
      )
      const turn = (row: ChallengeOf): number => {
        if (open(row, now.day)) return 0
        return phaseOf(row, now) === 'running' ? 1 : 2
      }
      const sorted = shown.toSorted((one, other) => turn(one) - turn(other))
      return ok({
        totalCnt: sorted.length,
        list: sorted.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((row) => challengeRow(row, showingAt(now))),
      })
    },

    challengeGetDsChallengeList: async (_input, { hcId }) => {
      const now = seoulNow(clock.now())
      const rows = (await queries.all(hcId)).filter((row) => row.bizCode !== null && phaseOf(row, now) !== 'over')
      return ok(rows.map((row) => challengeRow(row, showingAt(now))))
    },

    challengeChalRecommendationList: async (_input, caller) => {
      const { hcId } = caller
      const now = seoulNow(clock.now())
      const [found, language] = await Promise.all([
        queries.all(hcId).then((all) => recommend.of(hcId, all, now)),
        languageOf(hcId, caller),
      ])
      return ok(
        found.map(({ challenge, reason }) => ({
          reasonTxt: reason[language],
          chaln: challengeRow(challenge, showingAt(now)),
        })),
      )
    },

    challengeGetPopupChalAllList: async (_input, { hcId }) => {
      const { day } = seoulNow(clock.now())
      const rows = (await queries.all(hcId)).filter((row) => row.memberKey === null && open(row, day))
      return ok(
        rows.flatMap(({ chalnCode, popup, imgPath, applyStartDt, applyEndDt }) =>
          popup === null
            ? []
            : [
                {
                  chalnCode,
                  titleEng: null,
                  contentsEng: null,
                  ...popup,
                  imgUrl: imgPath === null ? null : `${pictureOrigin}/${imgPath}`,
                  startDtm: `${applyStartDt}0000`,
                  endDtm: `${applyEndDt}2359`,
                },
              ],
        ),
      )
    },

    challengeGetAllChalnCodeList: async (_input, { hcId }) => {
      const rows = await queries.all(hcId)
      return ok(
        rows.map(({ chalnCode, chalnNm, chalnNmEng, kind, startDt, endDt, memberKey }) => ({
          chalnCode,
          chalnNm,
          chalnNmEng,
          chalnType: kind,
          startDt,
          endDt,
          joinYn: yn(memberKey !== null),
        })),
      )
    },

    /** What can be joined and has a picture is shown large; of one challenge, the one that follows on. */
    challengeGetChalBanner: async ({ body }, { hcId }) => {
      const { day } = seoulNow(clock.now())
      const all = await queries.all(hcId)
      const here = all.find(({ chalnCode }) => chalnCode === body?.chalnCode)
      const rows = all.filter(
        (row) =>
          row.memberKey === null &&
          isOpenOn(row, day) &&
          (body?.chalnCode === undefined || row.chalnCode === here?.nextChalnCode),
      )
      return ok(
        rows.flatMap(({ chalnCode, chalnNm, chalnNmEng, imgPath }, index) =>
          imgPath === null
            ? []
            : [
                {
                  bannerSeq: index + 1,
                  title: chalnNm,
                  titleEng: chalnNmEng,
                  imgUrl: `${pictureOrigin}/${imgPath}`,
                  chalnCode,
                  menu: null,
                  url: null,
                  orderSeq: index + 1,
                },
              ],
        ),
      )
    },

    challengeChalLastList: ({ query }, { hcId }) => last(hcId, false, query),
    challengeLastchalList: ({ query }, { hcId }) => last(hcId, true, query),
  } satisfies Handlers
}
