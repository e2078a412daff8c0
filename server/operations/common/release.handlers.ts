/** Which shell is the newest (NTC-02). Anybody may ask: the app tells it before sign-in, too. */
import { badRequest, type Handlers, ok } from '#server/contract.ts'
import { wordsIn } from '#server/domain/member/language.rules.ts'
import { releaseQueries } from '#server/domain/release/queries.ts'
import type { Deps } from '#server/operations/deps.ts'

export function releaseHandlers({ db }: Deps) {
  const releases = releaseQueries(db)
  return {
    commonGetUpdateVer: async ({ query: { osType } }, { language = 'ko' }) => {
      const release = await releases.newest(osType)
      if (release === undefined) return badRequest(osType)
      const { updateVer, forceYn, storeUrl, contents, contentsEng } = release
      return ok({
        osType,
        updateVer,
        forceYn,
        storeUrl,
        contents: contents === null ? null : wordsIn({ ko: contents, en: contentsEng }, language),
      })
    },
  } satisfies Handlers
}
