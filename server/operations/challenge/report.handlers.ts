/** Reports of challenges and the result of one that is over. Reading does not mark as read: the member's opening does. */
import { type Handlers, ok } from '#server/contract.ts'
import { challengeQueries } from '#server/domain/challenge/queries.ts'
import { notFound } from '#server/domain/challenge/refusals.rules.ts'
import { reportOf, reportRow } from '#server/domain/challenge/present.ts'
import { reportQueries } from '#server/domain/challenge/report.queries.ts'
import { profileQueries } from '#server/domain/challenge/profile.queries.ts'
import { resultOf } from '#server/domain/challenge/result.present.ts'
import { settleQueries } from '#server/domain/challenge/settle.queries.ts'
import { missionDays } from '#server/domain/mission/days.queries.ts'
import type { Deps } from '../deps.ts'

const NO_REPORT = '찾을 수 없는 리포트예요.'
const NOT_OVER = '아직 끝나지 않았어요.'

export function challengeReportHandlers({ db, clock }: Deps) {
  const queries = challengeQueries(db)
  const reports = reportQueries(db)
  const settlement = settleQueries(db, missionDays)
  const { nickNameOf } = profileQueries(db)

  return {
    challengeReportList: async ({ query: { chalnCode } }, { hcId }) => {
      await settlement.due(hcId, clock.now())
      if ((await queries.find(hcId, chalnCode)) === undefined) return notFound()
      return ok((await reports.ofChallenge(hcId, chalnCode)).map(({ report, challenge }) => reportRow(report, challenge)))
    },
    challengeReportAllList: async ({ query: { pageNo = 1, pageSize = 20 } }, { hcId }) => {
      await settlement.due(hcId, clock.now())
      const [totalCnt, rows] = await Promise.all([reports.count(hcId), reports.page(hcId, pageNo, pageSize)])
      return ok({ totalCnt, list: rows.map(({ report, challenge }) => reportRow(report, challenge)) })
    },
    challengeReportContents: async ({ query: { reportSeq } }, { hcId }) => {
      const found = await reports.find(hcId, reportSeq)
      return found === undefined ? notFound(NO_REPORT) : ok(reportOf(found.report, found.challenge))
    },
    challengeUpdateReportRead: async ({ body: { reportSeq } }, { hcId }) => {
      const resultCnt = await reports.markRead(hcId, reportSeq, clock.now())
      return resultCnt === undefined ? notFound(NO_REPORT) : ok({ resultCnt })
    },
    challengeGetResultReport: async ({ body: { chalnCode } }, { hcId }) => {
      await settlement.due(hcId, clock.now())
      const [challenge, result, nickName] = await Promise.all([queries.find(hcId, chalnCode), settlement.resultOf(hcId, chalnCode), nickNameOf(hcId)])
      return challenge === undefined || result === undefined ? notFound(NOT_OVER) : ok(resultOf(challenge, result, nickName))
    },
  } satisfies Handlers
}
