/** Readings of a challenge, and how the member stood when a coached one began and ended (001 section 7, Challenges). */
import { type Handlers, ok } from '#server/contract.ts'
import { challengeQueries } from '#server/domain/challenge/queries.ts'
import { firstDayOf } from '#server/domain/challenge/phase.rules.ts'
import { notFound } from '#server/domain/challenge/refusals.rules.ts'
import { settleQueries } from '#server/domain/challenge/settle.queries.ts'
import { contentQueries } from '#server/domain/coached/content.queries.ts'
import { interviewQueries } from '#server/domain/coached/interview.queries.ts'
import { CARE_INDEXES, careOf, contentOf, contentRow, noCare } from '#server/domain/coached/present.ts'
import { indexName, indexUnit } from '#server/domain/index-record/present.ts'
import { indexRecordQueries } from '#server/domain/index-record/queries.ts'
import type { IndexCode } from '#server/domain/index-record/rules.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { missionDays } from '#server/domain/mission/days.queries.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const NO_CONTENTS = '찾을 수 없는 글이에요.'

const wordsOf = (code: IndexCode, language: Language) => ({
  indexNm: indexName(code, language),
  unitNm: indexUnit(code, language),
})

/** A value that was measured further from the first or the last day says nothing of it. */
const NEAR_DAYS = 31

export function challengeContentHandlers({ db, clock, config: { pictureOrigin } }: Deps) {
  const queries = challengeQueries(db)
  const contents = contentQueries(db)
  const interviews = interviewQueries(db)
  const settlement = settleQueries(db, missionDays)
  const records = indexRecordQueries(db)
  const { languageOf } = languageQueries(db)

  const isIn = async (hcId: string, chalnCode: string) => (await queries.find(hcId, chalnCode))?.memberKey != null

  /** What can be opened of a challenge that the member is in, and the one that is asked for. */
  async function opened(hcId: string, chalnCode: string, custContentsSeq: number, today: string) {
    const [isMine, all] = await Promise.all([isIn(hcId, chalnCode), contents.all(hcId, chalnCode)])
    const open = isMine ? all.filter(({ openDt }) => openDt <= today) : []
    return { open, row: open.find((row) => row.custContentsSeq === custContentsSeq) }
  }

  /** The habits and words of a part, with what was measured nearest to its day. */
  async function careAt(
    caller: Parameters<typeof languageOf>[1] & { hcId: string },
    chalnCode: string,
    part: 'BEFORE' | 'AFTER',
  ) {
    const { hcId } = caller
    const [row, care, result, language] = await Promise.all([
      queries.find(hcId, chalnCode),
      interviews.care(hcId, chalnCode, part),
      settlement.resultOf(hcId, chalnCode),
      languageOf(hcId, caller),
    ])
    if (row?.memberKey == null || row.joinedAt === null || row.awayDts === null) return notFound()
    if (care === undefined || (part === 'AFTER' && result === undefined)) return ok(noCare(chalnCode))
    const stay = { joinedAt: row.joinedAt, awayDts: row.awayDts }
    const careDt = part === 'BEFORE' ? firstDayOf(row, stay) : row.endDt
    return ok(careOf(care, careDt, await records.nearest(hcId, CARE_INDEXES, careDt, NEAR_DAYS), language, wordsOf))
  }

  return {
    challengeChalCustContentsList: async ({ query: { chalnCode } }, { hcId }) => {
      const today = seoulDay(clock.now())
      const [isMine, all] = await Promise.all([isIn(hcId, chalnCode), contents.all(hcId, chalnCode)])
      return isMine ? ok(all.map((row) => contentRow(row, today, pictureOrigin))) : notFound()
    },

    /** Reading marks nothing: the page says so once it stands. */
    challengeChalCustContents: async ({ query: { chalnCode, custContentsSeq } }, { hcId }) => {
      const today = seoulDay(clock.now())
      const { open, row } = await opened(hcId, chalnCode, custContentsSeq, today)
      return row === undefined ? notFound(NO_CONTENTS) : ok(contentOf(row, open, today, pictureOrigin))
    },

    challengeUpdateChalCustContentsState: async ({ body: { chalnCode, custContentsSeq, stateCode } }, { hcId }) => {
      const now = clock.now()
      const { row } = await opened(hcId, chalnCode, custContentsSeq, seoulDay(now))
      if (row === undefined) return notFound(NO_CONTENTS)
      return ok({ resultCnt: (await contents.mark(hcId, row, stateCode === 'DONE', now)) ? 1 : 0 })
    },

    challengeGetCareBefore: ({ query: { chalnCode } }, caller) => careAt(caller, chalnCode, 'BEFORE'),

    challengeGetCareAfter: async ({ query: { chalnCode } }, caller) => {
      await settlement.due(caller.hcId, clock.now())
      return careAt(caller, chalnCode, 'AFTER')
    },
  } satisfies Handlers
}
