/** What the member likes to read about (MYP-09). */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import type { Language } from '#server/domain/member/language.rules.ts'
import { topicQueries } from '#server/domain/topic/queries.ts'
import { isTopic, topics } from '#server/domain/topic/rules.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

export function topicHandlers({ db }: Deps) {
  const queries = topicQueries(db)
  const { languageOf } = languageQueries(db)

  const all = async (caller: { hcId: string; language: Language | undefined }) => {
    const [chosen, language] = await Promise.all([queries.chosen(caller.hcId), languageOf(caller.hcId, caller)])
    return topics.map(({ code, group, ...name }) => ({
      topicCode: code,
      topicNm: name[language],
      groupNm: group[language],
      selectYn: yn(chosen.has(code)),
    }))
  }

  return {
    mypageTopicList: async (_input, caller) => ok(await all(caller)),

    mypageUserTopic: async (_input, caller) => ok((await all(caller)).filter(({ selectYn }) => selectYn === 'Y')),

    mypageTopicSave: async ({ body: { topicCodes } }, { hcId }) => {
      if (!topicCodes.every(isTopic)) return badRequest('topicCodes')
      return ok({ resultCnt: await queries.choose(hcId, new Set(topicCodes)) })
    },
  } satisfies Handlers
}
