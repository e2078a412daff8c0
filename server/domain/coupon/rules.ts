/** What a coupon can be on a day, what it can be for, and how it is numbered. */
import { randomInt } from 'node:crypto'
import { type OperatorWords, type Words, wordsIn } from '#server/domain/member/language.rules.ts'
import type { MealType } from '#server/domain/restaurant/meal-time.rules.ts'
import { seoulDay, seoulNow } from '#server/seoul.ts'
import type { CouponType } from './schema.ts'

/** A coupon is new for a week, the day it came among its days. */
export const FRESH_DAYS = 7

/** What a coupon promises. */
export interface CouponKind {
  type: CouponType
  name: OperatorWords
  benefit: OperatorWords
  note: OperatorWords
  /** The only meal that it is good for. */
  mealType?: MealType
  /** The last word of the only dishes that it is good for. */
  dish?: string
}

const ONE_AT_A_TIME = { ko: '한 번에 한 장만 쓸 수 있어요.', en: 'One coupon at a time.' }

/** The kinds that the operator gives out here. */
export const couponKinds = {
  lunch: {
    type: 'REST',
    name: { ko: '점심 한 끼 쿠폰', en: 'Lunch on us' },
    benefit: { ko: '점심 한 끼 무료', en: 'One free lunch' },
    note: ONE_AT_A_TIME,
    mealType: '2',
  },
  salad: {
    type: 'REST',
    name: { ko: '샐러드 한 끼 쿠폰', en: 'Salad on us' },
    benefit: { ko: '테이크아웃 샐러드 한 개 무료', en: 'One free take-out salad' },
    note: {
      ko: '포장 코너에서 보여 주세요. 한 번에 한 장만 쓸 수 있어요.',
      en: 'Show it at the take-out counter. One coupon at a time.',
    },
    dish: '샐러드',
  },
  snack: {
    type: 'REST',
    name: { ko: '간식 쿠폰', en: 'Snack coupon' },
    benefit: { ko: '간식 한 개 무료', en: 'One free snack' },
    note: ONE_AT_A_TIME,
    mealType: '5',
  },
  soyMilk: {
    type: 'MALL',
    name: { ko: '두유 10% 할인', en: '10% off soy milk' },
    benefit: { ko: '저당 두유 한 상자 10% 할인', en: '10% off a box of low-sugar soy milk' },
    note: { ko: '몰에서 주문할 때 골라 주세요.', en: 'Choose it when you order in the shop.' },
  },
} satisfies Record<string, CouponKind>

export type CouponState = 'usable' | 'early' | 'held' | 'used' | 'ended'

/** When it was used: at the till, with its order, or when the counter of its order closed and nobody had come. */
export const usedAtOf = (
  { usedAt, heldUntil }: { usedAt: Date | null; heldUntil: Date | null },
  now: Date,
): Date | null => usedAt ?? (heldUntil !== null && heldUntil <= now ? heldUntil : null)

export function stateOf(
  coupon: { startDt: string; endDt: string; usedAt: Date | null; heldUntil: Date | null },
  now: Date,
): CouponState {
  const today = seoulDay(now)
  if (usedAtOf(coupon, now) !== null) return 'used'
  if (coupon.heldUntil !== null) return 'held'
  if (coupon.endDt < today) return 'ended'
  return coupon.startDt > today ? 'early' : 'usable'
}

/** Why a coupon cannot be used now, as the member is told. */
export const couponRefusals: Record<Exclude<CouponState, 'usable'>, Words> = {
  used: { ko: '이미 쓴 쿠폰이에요.', en: 'This coupon has been used.' },
  held: {
    ko: '예약에 쓰기로 한 쿠폰이에요. 예약을 취소하면 다시 쓸 수 있어요.',
    en: 'This coupon is on an order. Cancel the order to use it elsewhere.',
  },
  ended: { ko: '기한이 지난 쿠폰이에요.', en: 'This coupon has ended.' },
  early: {
    ko: '아직 쓸 수 없는 쿠폰이에요. 시작하는 날부터 쓸 수 있어요.',
    en: 'This coupon is not good yet. Please use it from its first day on.',
  },
}

type Used = {
  usedAt: Date | null
  heldUntil: Date | null
  usedPlaceName: string | null
  usedPlaceNameEng: string | null
  restaurantName: string | null
  restaurantNameEng: string | null
}

/**
 * Where a coupon was used: at the till that read it, else where it is good at all. Null for one that is good everywhere
 * and was read by no till.
 */
export function usedPlaceOf({
  usedPlaceName,
  usedPlaceNameEng,
  restaurantName,
  restaurantNameEng,
}: Omit<Used, 'usedAt' | 'heldUntil'>): OperatorWords | null {
  if (usedPlaceName !== null) return { ko: usedPlaceName, en: usedPlaceNameEng }
  return restaurantName === null ? null : { ko: restaurantName, en: restaurantNameEng }
}

/**
 * Why a used coupon is not used again: when it was, and where if that is known or that it was an order. A member who
 * did not use it asks there.
 */
export function usedRefusal(coupon: Used, now: Date): Words {
  const usedAt = usedAtOf(coupon, now)
  if (usedAt === null) return couponRefusals.used
  const { day, time } = seoulNow(usedAt)
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(4, 6)), Number(day.slice(6))]
  const isThisYear = seoulDay(now).startsWith(day.slice(0, 4))
  const clock = `${time.slice(0, 2)}:${time.slice(2)}`
  const when = new Intl.DateTimeFormat('en', {
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1, date))
  const place = usedPlaceOf(coupon)
  const where =
    coupon.heldUntil !== null
      ? { ko: '예약에 ', en: ' for an order' }
      : place === null
        ? { ko: '', en: '' }
        : { ko: `${place.ko}에서 `, en: `, at ${wordsIn(place, 'en')}` }
  const inYear = isThisYear ? '' : `${String(year)}년 `
  return {
    ko: `이미 쓴 쿠폰이에요. ${inYear}${String(month)}월 ${String(date)}일 ${clock}에 ${where.ko}썼어요.`,
    en: `This coupon was used on ${when} at ${clock}${where.en}.`,
  }
}

export type HoldingOrder = { menuDt: string; pickupTm: string; menuName: string; menuNameEng: string }

/** What to mind about a coupon that lies on an order: which one. */
export function heldNote({ menuDt, pickupTm, menuName, menuNameEng }: HoldingOrder): Words {
  const [month, day] = [Number(menuDt.slice(4, 6)), Number(menuDt.slice(6))]
  const time = `${pickupTm.slice(0, 2)}:${pickupTm.slice(2)}`
  const date = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(Number(menuDt.slice(0, 4)), month - 1, day),
  )
  return {
    ko: `${month}월 ${day}일 ${time}에 받을 ${menuName} 예약에 써요. 예약을 취소하면 다시 쓸 수 있어요.`,
    en: `It pays for ${menuNameEng}, which you pick up on ${date} at ${time}. Cancel the order to use it elsewhere.`,
  }
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
