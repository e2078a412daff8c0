import { seoulStamp } from '#server/seoul.ts'
import { orNull } from '#server/wire.ts'
import { type Language, wordsIn } from '#server/domain/member/language.rules.ts'
import type { CouponRow } from './queries.ts'
import { heldNote, type HoldingOrder, stateOf, usedAtOf, usedPlaceOf } from './rules.ts'

const STATUS = { usable: 'ISSUED', early: 'ISSUED', held: 'ISSUED', used: 'USED', ended: 'EXPIRED' } as const

/** A row of the list. */
export function presentCoupon(row: CouponRow, now: Date, language: Language) {
  return {
    couponNo: row.couponNo,
    couponNm: wordsIn({ ko: row.name, en: row.nameEng }, language),
    couponType: row.type,
    restaurantCode: row.restaurantCode,
    restaurantName:
      row.restaurantName === null ? null : wordsIn({ ko: row.restaurantName, en: row.restaurantNameEng }, language),
    menuMealType: row.mealType,
    statusCode: STATUS[stateOf(row, now)],
    startDt: row.startDt,
    endDt: row.endDt,
    benefitTxt: wordsIn({ ko: row.benefit, en: row.benefitEng }, language),
    imgUrl: null,
    smartOrderSeq: orNull(row.heldByOrder, String),
  }
}

/**
 * One coupon, with the order that it lies on. Its code is told only while it can be used: a picture of it, kept from
 * before, is worth nothing later.
 */
export function presentCouponDetail(row: CouponRow, now: Date, language: Language, order?: HoldingOrder) {
  const state = stateOf(row, now)
  // Of an order that nobody came for: nobody was anywhere.
  const place = row.usedAt === null ? null : usedPlaceOf(row)
  return {
    ...presentCoupon(row, now, language),
    barcodeTxt: state === 'usable' ? row.barcode : null,
    noteTxt:
      state === 'held' && order !== undefined
        ? heldNote(order)[language]
        : wordsIn({ ko: row.note, en: row.noteEng }, language),
    useDtm: orNull(usedAtOf(row, now), (usedAt) => seoulStamp(usedAt).slice(0, 12)),
    useRestaurantName: place && wordsIn(place, language),
  }
}
