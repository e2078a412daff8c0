import type { Language } from '#server/domain/member/language.rules.ts'
import { seoulStamp } from '#server/seoul.ts'
import { orNull, yn } from '#server/wire.ts'
import { type InquiryType, topicName } from './rules.ts'
import type { inquiries } from './schema.ts'

type Row = typeof inquiries.$inferSelect & { restaurantName: string | null; restaurantNameEng: string | null }

/** `YYYYMMDDHHmm`. */
export const minuteOf = (instant: Date): string => seoulStamp(instant).slice(0, 12)

/** Where a picture of an inquiry is shown: its id is the right to look. */
const pictureOf = (imgId: string): string => `/api/common/file/get/imageFile?imgId=${imgId}&imgTyCode=QNA`

export const qnaRow = (row: Row, language: Language) => ({
  qnaSeq: row.qnaSeq,
  type: row.type satisfies InquiryType,
  qnaTypeCode: row.qnaTypeCode,
  qnaTypeNm: topicName(row.type, row.qnaTypeCode, language),
  title: row.title,
  contents: row.contents,
  regDtm: minuteOf(row.sentAt),
  restaurantCode: row.restaurantCode,
  restaurantName: row.restaurantName,
  restaurantNameEng: row.restaurantNameEng,
  menuId: row.menuId,
  menuName: row.menuName,
  menuNameEng: row.menuNameEng,
  imgUrls: row.imgIds.map(pictureOf),
  answerYn: yn(row.answeredAt !== null),
  answer: row.answer,
  answerDtm: orNull(row.answeredAt, minuteOf),
})
