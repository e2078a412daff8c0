/** Inquiries to the operator (CUS-01). */
import type { Deps } from '#server/operations/deps.ts'
import { type Handlers, ok, refuse } from '#server/contract.ts'
import { inquiryQueries } from '#server/domain/inquiry/queries.ts'
import { toPicture } from '#server/domain/upload/picture.ts'
import { seoulStamp } from '#server/seoul.ts'

export function inquiryHandlers({ db, clock }: Deps) {
  const queries = inquiryQueries(db)
  return {
    customerAppQnaSave: async ({ body, files }, { hcId }) => {
      const { type, qnaTypeCode, title, contents, restaurantCode = null, menuId = null, emailYn = 'N' } = body
      if (type === 'voc' && restaurantCode === null) return refuse(400, 'badRequest', '요청 내용을 확인해 주세요. (restaurantCode)')
      const jpegs: Buffer[] = []
      for (const { bytes } of files) {
        const jpeg = await toPicture(bytes)
        if (typeof jpeg === 'string') return refuse(400, jpeg, '사진으로 열 수 없는 파일이 있어요. JPG, PNG, WebP 사진을 골라 주세요.')
        jpegs.push(jpeg)
      }
      const { qnaSeq, sentAt } = await queries.save(hcId, { type, qnaTypeCode, title, contents, restaurantCode, menuId, emailYn }, jpegs, clock.now())
      return ok({ qnaSeq, regDtm: seoulStamp(sentAt).slice(0, 12) })
    },
  } satisfies Handlers
}
