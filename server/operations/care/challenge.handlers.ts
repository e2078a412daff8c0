/** Banners that lead from care to a challenge (001 section 7, Care). */
import { type Handlers, ok } from '#server/contract.ts'
import { joinable, phaseOf } from '#server/domain/challenge/phase.rules.ts'
import { challengeQueries } from '#server/domain/challenge/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { seoulNow } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function careChallengeHandlers({ db, clock, config: { pictureOrigin } }: Deps) {
  const queries = challengeQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    /** What the member is in or can join: those under way first. */
    careChallengeBannerContents: async (_input, caller) => {
      const now = seoulNow(clock.now())
      const [all, language] = await Promise.all([queries.all(caller.hcId), languageOf(caller.hcId, caller)])
      const shown = all.filter((row) =>
        row.memberKey === null ? joinable(row, row.joinCnt, now.day) : phaseOf(row, now) === 'running',
      )
      return ok(
        shown
          .toSorted((one, other) => Number(one.memberKey === null) - Number(other.memberKey === null))
          .map((row) => ({
            chalnCode: row.chalnCode,
            chalnNm: wordsIn({ ko: row.chalnNm, en: row.chalnNmEng }, language),
            title: wordsIn({ ko: row.summaryTxt, en: row.summaryTxtEng }, language),
            imgUrl: orNull(row.imgPath, (path) => `${pictureOrigin}/${path}`),
            startDt: row.startDt,
            endDt: row.endDt,
            joinYn: yn(row.memberKey !== null),
          })),
      )
    },
  } satisfies Handlers
}
