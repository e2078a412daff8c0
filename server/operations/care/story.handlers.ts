/** Reading matter about health (001 section 7, Care). */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { storyDetail, storyRow } from '#server/domain/care/present.ts'
import { careQueries } from '#server/domain/care/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { seoulDay } from '#server/seoul.ts'
import type { Deps } from '../deps.ts'

const NO_STORY = { ko: '찾을 수 없는 이야기예요.', en: 'There is no such story.' }

export function careStoryHandlers({ db, clock, config: { pictureOrigin } }: Deps) {
  const stories = careQueries(db)
  const { languageOf } = languageQueries(db)

  return {
    /** CAR-01. */
    careContents: async ({ query: { categoryCode, pageNo = 1, pageSize = 20 } }, caller) => {
      const today = seoulDay(clock.now())
      const [totalCnt, rows, language] = await Promise.all([
        stories.count(categoryCode, today),
        stories.list(categoryCode, today, pageNo, pageSize),
        languageOf(caller.hcId, caller),
      ])
      return ok({ totalCnt, list: rows.map((row) => storyRow(row, { language, pictureOrigin })) })
    },

    /** CAR-01. A GET that writes: whoever opens it is counted. */
    careContentsDetail: async ({ query: { contentsSeq } }, caller) => {
      const today = seoulDay(clock.now())
      const [row, language] = await Promise.all([stories.find(contentsSeq, today), languageOf(caller.hcId, caller)])
      if (row === undefined) return refuse(404, 'notFound', NO_STORY[language])
      const [related, added] = await Promise.all([
        stories.these(row.related, today),
        stories.countReader(caller.hcId, contentsSeq, today),
      ])
      return ok(storyDetail({ ...row, viewCnt: row.viewCnt + added }, related, { language, pictureOrigin }))
    },
  } satisfies Handlers
}
