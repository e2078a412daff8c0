/** Which kinds of messages the member wants (PSH-08). */
import { type Handlers, ok } from '#server/contract.ts'
import { agreementQueries } from '#server/domain/agreement/queries.ts'
import { languageQueries } from '#server/domain/member/language.queries.ts'
import { noticeQueries } from '#server/domain/notice/queries.ts'
import { pushKinds } from '#server/domain/notice/rules.ts'
import { yn } from '#server/wire.ts'
import type { Deps } from '../deps.ts'

const ALL = pushKinds.map(({ type }) => type)

export function pushSettingHandlers({ db }: Deps) {
  const notices = noticeQueries(db)
  const { languageOf } = languageQueries(db)
  const { of: agreementsOf } = agreementQueries(db)

  /** Who has not agreed to marketing gets nothing of it by switching all on: that is asked for by its own name. */
  const allOn = async (hcId: string) =>
    (await agreementsOf(hcId)).get('TERMS04')?.agreeYn === 'Y' ? ALL : ALL.filter((type) => type !== 'event')

  return {
    mypagePushList: async (_input, caller) => {
      const [wanted, language] = await Promise.all([notices.settings(caller.hcId), languageOf(caller.hcId, caller)])
      return ok(
        pushKinds.map(({ type, name, example }) => ({
          pushType: type,
          pushTypeNm: name[language],
          useYn: yn(wanted.get(type) === true),
          descTxt: example[language],
        })),
      )
    },

    mypagePushSettingChange: async ({ body: { pushType, useYn } }, { hcId }) =>
      ok({ resultCnt: await notices.choose(hcId, [pushType], useYn === 'Y') }),

    mypagePushSettingChangeAll: async ({ body: { useYn } }, { hcId }) =>
      ok({
        resultCnt:
          useYn === 'Y' ? await notices.choose(hcId, await allOn(hcId), true) : await notices.choose(hcId, ALL, false),
      }),
  } satisfies Handlers
}
