/**
 * Where the own team stands, for home (001 section 7, Main): the same count as the challenge's own page, so that both
 * say the same.
 */
import { type Handlers, ok } from '#server/contract.ts'
import { newestCount } from '#server/domain/challenge/count.queries.ts'
import { phaseOf } from '#server/domain/challenge/phase.rules.ts'
import { challengeQueries } from '#server/domain/challenge/queries.ts'
import { standingQueries } from '#server/domain/challenge/standings.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { seoulNow } from '#server/seoul.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

/** More teams than home shows; the page of the challenge has all of them. */
const MOST = 100

const NOTHING = { chalnCode: null, chalnNm: null, myRankNo: null, upperDiffCnt: null, rankList: [] }

export function mainRankingHandlers({ db, clock, logError }: Deps) {
  const queries = challengeQueries(db)
  const standings = standingQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    mainGetRankingDetailMain: async ({ body }, caller) => {
      const { hcId } = caller
      const instant = clock.now()
      const now = seoulNow(instant)
      const [mine, language] = await Promise.all([queries.mine(hcId), languageOf(hcId, caller)])
      const row = mine.find(
        (one) =>
          one.teamSeq !== null &&
          phaseOf(one, now) === 'running' &&
          (body?.chalnCode === undefined || one.chalnCode === body.chalnCode),
      )
      const count = row && (await newestCount(db, row.chalnCode, instant, logError))
      if (row === undefined || count === undefined) return ok(NOTHING)
      const { chalnCode } = row
      const ranking = { chalnCode, countDt: count.countDt, rankType: 'TEAM' } as const
      // The term that home's card tells: since the start, where the week has no places yet.
      const own = await standings.ofTerms(ranking, String(row.teamSeq))
      const termType = own.WEEK === undefined ? 'ALL' : 'WEEK'
      const places = await standings.page({ ...ranking, termType }, 1, MOST)
      const names = await standings.teamNames(
        chalnCode,
        places.map(({ subject }) => Number(subject)),
      )
      return ok({
        chalnCode,
        chalnNm: wordsIn({ ko: row.chalnNm, en: row.chalnNmEng }, language),
        myRankNo: own[termType]?.rankNo ?? null,
        upperDiffCnt: own[termType]?.upperDiffVal ?? null,
        rankList: places.map(({ subject, rankNo, rankVal }) => ({
          rankNo,
          teamNm: names.get(Number(subject)) ?? '',
          avgStepCnt: rankVal,
          myTeamYn: yn(subject === String(row.teamSeq)),
        })),
      })
    },
  } satisfies Handlers
}
