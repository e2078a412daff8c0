import { seoulStamp } from '#server/seoul.ts'
import { orNull } from '#server/wire.ts'
import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import type { CouponRow } from './queries.ts'
import { stateOf } from './rules.ts'

const STATUS = { usable: 'ISSUED', early: 'ISSUED', used: 'USED', ended: 'EXPIRED' } as const

/** A row of the list. */
export function presentCoupon(row: CouponRow, today: string, language: Language) {
  return {
    couponNo: row.couponNo,
    couponNm: wordsIn({ ko: row.name, en: row.nameEng }, language),
    couponType: row.type,
    restaurantName: row.restaurantName === null ? null : wordsIn({ ko: row.restaurantName, en: row.restaurantNameEng }, language),
    statusCode: STATUS[stateOf(row, today)],
    startDt: row.startDt,
    endDt: row.endDt,
    benefitTxt: wordsIn({ ko: row.benefit, en: row.benefitEng }, language),
    imgUrl: null,
  }
}

/** One coupon. Its code is told only while it can be used: a picture of it, kept from before, is worth nothing later. */
export function presentCouponDetail(row: CouponRow, today: string, language: Language) {
  return {
    ...presentCoupon(row, today, language),
    barcodeTxt: stateOf(row, today) === 'usable' ? row.barcode : null,
    noteTxt: wordsIn({ ko: row.note, en: row.noteEng }, language),
    useDtm: orNull(row.usedAt, (usedAt) => seoulStamp(usedAt).slice(0, 12)),
  }
}
