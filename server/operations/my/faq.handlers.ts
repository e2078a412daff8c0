/** What members ask often (001 section 7, My). */
import { type Handlers, ok } from '#server/contract.ts'
import { faqQueries } from '#server/domain/faq/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Deps } from '../deps.ts'

export function faqHandlers({ db }: Deps) {
  const faq = faqQueries(db)
  const { languageOf } = languageQueries(db)
  return {
    myFaqCategoryList: async (_input, caller) => {
      const rows = await faq.categories(await languageOf(caller.hcId, caller))
      return ok(
        rows.map(({ categoryCode, name, faqCnt }) => ({ faqCategoryCode: categoryCode, faqCategoryNm: name, faqCnt })),
      )
    },

    myFaqList: async ({ query: { faqCategoryCode, searchTxt, pageNo = 1, pageSize = 20 } }, caller) =>
      ok(
        await faq.page(
          { categoryCode: faqCategoryCode, words: searchTxt },
          await languageOf(caller.hcId, caller),
          pageNo,
          pageSize,
        ),
      ),
  } satisfies Handlers
}
