/**
 * Reports of challenges and the result of one that is over. Reading does not mark as read: the member's opening does.
 */
import { type Handlers, ok } from '#server/contract.ts'
import { challengeQueries } from '#server/domain/challenge/queries.ts'
import { notFound } from '#server/domain/challenge/refusals.rules.ts'
import { reportOf, reportRow } from '#server/domain/challenge/present.ts'
import { prizeOf } from '#server/domain/challenge/prize.queries.ts'
import { reportQueries } from '#server/domain/challenge/report.queries.ts'
import { profileQueries } from '#server/domain/challenge/profile.queries.ts'
import { resultOf } from '#server/domain/challenge/result.present.ts'
import { settleQueries } from '#server/domain/challenge/settle.queries.ts'
import { weekQueries } from '#server/domain/challenge/week.queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { missionDays } from '#server/domain/mission/days.queries.ts'
import type { Deps } from '../deps.ts'

const NO_REPORT = '찾을 수 없는 리포트예요.'
const NOT_OVER = '아직 끝나지 않았어요.'

export function challengeReportHandlers({ db, clock }: Deps) {
  const queries = challengeQueries(db)
  const reports = reportQueries(db)
  const settlement = settleQueries(db, missionDays)
  const weekly = weekQueries(db, missionDays)
  const { nickNameOf } = profileQueries(db)
  const { languageOf } = languageQueries(db)

  /** Whatever is over by now has its report. */
  const written = async (hcId: string) => {
    const now = clock.now()
    await settlement.due(hcId, now)
    await weekly.due(hcId, now)
  }

  return {
    challengeReportList: async ({ query: { chalnCode } }, caller) => {
      const { hcId } = caller
      await written(hcId)
      const [known, language] = await Promise.all([queries.find(hcId, chalnCode), languageOf(hcId, caller)])
      if (known === undefined) return notFound()
      return ok(
        (await reports.ofChallenge(hcId, chalnCode)).map(({ report, challenge }) =>
          reportRow(report, challenge, language),
        ),
      )
    },
    challengeReportAllList: async ({ query: { pageNo = 1, pageSize = 20 } }, caller) => {
      const { hcId } = caller
      await written(hcId)
      const [totalCnt, rows, language] = await Promise.all([
        reports.count(hcId),
        reports.page(hcId, pageNo, pageSize),
        languageOf(hcId, caller),
      ])
      return ok({ totalCnt, list: rows.map(({ report, challenge }) => reportRow(report, challenge, language)) })
    },
    challengeReportContents: async ({ query: { reportSeq } }, caller) => {
      const [found, language] = await Promise.all([
        reports.find(caller.hcId, reportSeq),
        languageOf(caller.hcId, caller),
      ])
      return found === undefined ? notFound(NO_REPORT) : ok(reportOf(found.report, found.challenge, language))
    },
    challengeUpdateReportRead: async ({ body: { reportSeq } }, { hcId }) => {
      const resultCnt = await reports.markRead(hcId, reportSeq, clock.now())
      return resultCnt === undefined ? notFound(NO_REPORT) : ok({ resultCnt })
    },
    challengeGetResultReport: async ({ body: { chalnCode } }, caller) => {
      const { hcId } = caller
      await settlement.due(hcId, clock.now())
      const [challenge, result, nickName, prize, language] = await Promise.all([
        queries.find(hcId, chalnCode),
        settlement.resultOf(hcId, chalnCode),
        nickNameOf(hcId),
        prizeOf(db, hcId, chalnCode),
        languageOf(hcId, caller),
      ])
      return challenge === undefined || result === undefined
        ? notFound(NOT_OVER)
        : ok(resultOf(challenge, result, { nickName, prize }, language))
    },
  } satisfies Handlers
}
