/**
 * Check-ups in the health log (001 section 7): which there are, what they say, one item of them, and the years. Without
 * consent there is nothing (HCU-02).
 */
import { badRequest, type Handlers, ok, refuse } from '#server/contract.ts'
import { itemOf } from '#server/domain/checkup/items.rules.ts'
import {
  checkupDetail,
  checkupTitle,
  chosen,
  eyeEarGraph,
  itemDetail,
  itemGraph,
  pairDetail,
  pressureGraph,
} from '#server/domain/checkup/present.ts'
import { checkupQueries } from '#server/domain/checkup/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language, Words } from '#server/domain/member/language.rules.ts'
import type { Deps } from '../deps.ts'

const GONE: Words = { ko: '없는 검진 결과예요.', en: 'There is no such check-up.' }

export function checkupHandlers({ db }: Deps) {
  const checkups = checkupQueries(db)
  const languages = languageQueries(db)

  async function read(caller: { hcId: string; language: Language | undefined }) {
    const [found, language] = await Promise.all([checkups.of(caller.hcId), languages.languageOf(caller.hcId, caller)])
    return { found, language }
  }
  const gone = (language: Language) => refuse(404, 'notFound', GONE[language])

  return {
    healthHelhTitle: async (_input, { hcId }) => ok(checkupTitle(await checkups.of(hcId))),

    healthChkupHelh: async ({ query: { checkupSeq } }, caller) => {
      const { found, language } = await read(caller)
      const at = chosen(found, checkupSeq)
      if (at === undefined) return checkupSeq === undefined ? ok(null) : gone(language)
      return ok(checkupDetail(found, at, language))
    },

    healthChkupDetailHelh: async ({ query: { itemCode, checkupSeq } }, caller) => {
      const { found, language } = await read(caller)
      const at = chosen(found, checkupSeq)
      return at === undefined ? gone(language) : ok(itemDetail(itemCode, found, at, language))
    },

    healthChkupDetailHelh2: async ({ query: { pairCode, checkupSeq } }, caller) => {
      const { found, language } = await read(caller)
      const at = chosen(found, checkupSeq)
      return at === undefined ? gone(language) : ok(pairDetail(pairCode, found, at, language))
    },

    healthChkupGraph: async ({ query: { itemCode } }, caller) => {
      const { found, language } = await read(caller)
      if (itemOf(itemCode).usual !== undefined) return badRequest('itemCode')
      return ok(itemGraph(itemCode, found, language))
    },

    healthChkupGraphBp: async (_input, { hcId }) => ok(pressureGraph(await checkups.of(hcId))),

    healthMyEyeEarRecordGraph: async (_input, { hcId }) => ok(eyeEarGraph(await checkups.of(hcId))),
  } satisfies Handlers
}
