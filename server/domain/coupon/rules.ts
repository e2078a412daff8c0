/** What a coupon can be on a day, what it can be for, and how it is numbered. */
import { randomInt } from 'node:crypto'
import type { OperatorWords, Words } from '#server/domain/member/language.rules.ts'
import type { CouponType } from './schema.ts'

/** What a coupon promises. */
export interface CouponKind {
  type: CouponType
  name: OperatorWords
  benefit: OperatorWords
  note: OperatorWords
}

const ONE_AT_A_TIME = { ko: '한 번에 한 장만 쓸 수 있어요.', en: 'One coupon at a time.' }

/** The kinds that the operator gives out here. */
export const couponKinds = {
  lunch: {
    type: 'REST',
    name: { ko: '점심 한 끼 쿠폰', en: 'Lunch on us' },
    benefit: { ko: '점심 한 끼 무료', en: 'One free lunch' },
    note: ONE_AT_A_TIME,
  },
  salad: {
    type: 'REST',
    name: { ko: '샐러드 한 끼 쿠폰', en: 'Salad on us' },
    benefit: { ko: '테이크아웃 샐러드 한 개 무료', en: 'One free take-out salad' },
    note: { ko: '포장 코너에서 보여 주세요. 한 번에 한 장만 쓸 수 있어요.', en: 'Show it at the take-out counter. One coupon at a time.' },
  },
  soyMilk: {
    type: 'MALL',
    name: { ko: '두유 10% 할인', en: '10% off soy milk' },
    benefit: { ko: '저당 두유 한 상자 10% 할인', en: '10% off a box of low-sugar soy milk' },
    note: { ko: '몰에서 주문할 때 골라 주세요.', en: 'Choose it when you order in the shop.' },
  },
} satisfies Record<string, CouponKind>

export type CouponState = 'usable' | 'early' | 'used' | 'ended'

/** @param today `YYYYMMDD`, Seoul */
export function stateOf(coupon: { startDt: string; endDt: string; usedAt: Date | null }, today: string): CouponState {
  if (coupon.usedAt !== null) return 'used'
  if (coupon.endDt < today) return 'ended'
  return coupon.startDt > today ? 'early' : 'usable'
}

/** Why a coupon cannot be used now, as the member is told. */
export const couponRefusals: Record<Exclude<CouponState, 'usable'>, Words> = {
  used: { ko: '이미 쓴 쿠폰이에요.', en: 'This coupon has been used.' },
  ended: { ko: '기한이 지난 쿠폰이에요.', en: 'This coupon has ended.' },
  early: { ko: '아직 쓸 수 없는 쿠폰이에요. 시작하는 날부터 쓸 수 있어요.', en: 'This coupon is not good yet. Please use it from its first day on.' },
}

/** Fourteen characters. Random, so that a number says nothing about any other. */
export const newCouponNo = (): string => `CP${digits(12)}`

/** An EAN-13 of the range that shops keep for themselves (29…). */
export function newBarcode(): string {
  const body = `29${digits(10)}`
  return `${body}${String(checkDigit(body))}`
}

/** The last digit of an EAN-13 after its first twelve. */
export function checkDigit(body: string): number {
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

const digits = (count: number): string => String(randomInt(0, 10 ** count)).padStart(count, '0')
