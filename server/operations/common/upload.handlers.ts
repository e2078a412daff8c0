/** Pictures that members add: an address to put one to, and the picture itself (UPL-01 to UPL-06). */
import type { Deps } from '#server/operations/deps.ts'
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { uploadQueries } from '#server/domain/upload/queries.ts'
import { FILE_BYTES, isShared } from '#server/domain/upload/rules.ts'
import { UPLOAD_PATH } from '#server/http/upload-door.ts'

/** No browser keeps a picture: the next one at it may be somebody else (docs/decisions/374). */
const PICTURE = { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' } as const

const TOO_MANY = {
  ko: '한 시간에 올릴 수 있는 사진을 다 올렸어요. 잠시 뒤에 다시 올려 주세요.',
  en: 'You have added as many photos as an hour takes. Please try again a little later.',
}

export function uploadHandlers({ db, clock, tokens }: Deps) {
  const queries = uploadQueries(db)
  return {
    commonGetUploadFileSize: () => ok({ uploadFileSize: FILE_BYTES }),

    commonUploadUrl: async ({ body: { fileSize, imgTyCode = 'MEAL' } }, { hcId, origin, language = 'ko' }) => {
      const place = await queries.open(hcId, { kind: imgTyCode, toldBytes: fileSize }, clock.now())
      if (place === undefined) return refuse(429, 'tooManyRequests', TOO_MANY[language])
      return ok(`${origin}${UPLOAD_PATH}/${imgTyCode}/${place.imgId}?ticket=${place.ticket}`)
    },

    /**
     * The id is the right to look. Whoever shows a session with it is held to their own pictures as well, where the
     * kind is nobody else's business.
     */
    commonImageFile: async ({ query: { imgId, imgTyCode } }, { token }) => {
      const picture = await queries.picture(imgId, imgTyCode)
      const reader = token === undefined ? undefined : tokens.read(token)?.sub
      if (picture === undefined || (reader !== undefined && reader !== picture.hcId && !isShared(imgTyCode)))
        return refuse(404, 'notFound', '찾을 수 없어요.')
      return { status: 200, body: picture.jpeg, headers: PICTURE }
    },
  } satisfies Handlers
}
