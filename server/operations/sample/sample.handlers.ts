/** The sample board (000 section 7, Sample and test): for whoever connects a client or a shell. */
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { sampleBoard, sampleQueries } from '#server/domain/sample/queries.ts'
import type { Deps } from '../deps.ts'

const NOT_FOUND = { ko: '찾을 수 없는 글이에요.', en: 'There is no such record.' }

export function sampleHandlers({ db, clock }: Deps) {
  const samples = sampleQueries(db)
  const { languageOf } = languageQueries(db)
  /** Somebody else's is not there for those who would change it. */
  const missing = async (caller: { hcId: string; language: Language | undefined }) =>
    refuse(404, 'notFound', NOT_FOUND[await languageOf(caller.hcId, caller)])

  return {
    sampleList: async ({ query: { pageNo = 1, pageSize = 20 } }) => {
      const { totalCnt, list } = await samples.page(pageNo, pageSize)
      return ok({ totalCnt, list: list.map(sampleBoard) })
    },
    sampleCreate: async ({ body }, { hcId }) => ok({ boardSeq: await samples.add(hcId, body, clock.now()) }),
    sampleDetail: async ({ path: { id } }, caller) => {
      const found = await samples.find(id)
      return found === undefined ? missing(caller) : ok(sampleBoard(found))
    },
    sampleUpdate: async ({ path: { id }, body }, caller) =>
      (await samples.change(caller.hcId, id, body, clock.now())) ? ok({ resultCnt: 1 }) : missing(caller),
    sampleDelete: async ({ path: { id } }, caller) =>
      (await samples.remove(caller.hcId, id)) ? ok({ resultCnt: 1 }) : missing(caller),
  } satisfies Handlers
}
