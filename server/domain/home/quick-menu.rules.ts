/**
 * What stands one tap from home: the places that can, in the order in which they stand until a member arranges them.
 */
import type { Words } from '#server/domain/member/language.rules.ts'
import type { Yn } from '#server/wire.ts'
import type { Showable } from './shown.rules.ts'

/** As many as fit one row of the narrowest phone. */
export const MOST_QUICK = 5

/** `code` is the name of the route; `icon` names a drawing of the app. */
export const QUICK_MENU = [
  { code: 'healthlogMealRecord', icon: 'soup', shown: true, ko: '식사', en: 'Meal' },
  { code: 'healthlogWeightRecord', icon: 'weight', shown: true, ko: '체중', en: 'Weight' },
  { code: 'healthlogBloodpressureRecord', icon: 'heart-pulse', shown: true, ko: '혈압', en: 'Blood pressure' },
  { code: 'healthlogBloodSugarRecord', icon: 'droplet', shown: true, ko: '혈당', en: 'Glucose' },
  { code: 'healthlogSleepRecord', icon: 'moon', shown: true, ko: '수면', en: 'Sleep' },
  { code: 'healthlogExercise', icon: 'footprints', shown: false, ko: '운동', en: 'Exercise' },
  { code: 'healthlogHealthMedicine', icon: 'pill', shown: false, ko: '약', en: 'Medicine' },
  { code: 'healthlogHeartRateRecord', icon: 'activity', shown: false, ko: '심박', en: 'Heart rate' },
  { code: 'mealRecordAlcohol', icon: 'wine', shown: false, ko: '술', en: 'Drinks' },
  { code: 'menuTodayMenu', icon: 'utensils', shown: false, ko: '오늘 식단', en: 'Menu' },
  { code: 'mypageCouponList', icon: 'ticket', shown: false, ko: '쿠폰', en: 'Coupons' },
  { code: 'mypagePoint', icon: 'coins', shown: false, ko: '포인트', en: 'Points' },
] as const satisfies readonly (Showable<string> & Words & { icon: string })[]

export type QuickMenuCode = (typeof QUICK_MENU)[number]['code']

export const quickMenuItem = (code: QuickMenuCode): (typeof QUICK_MENU)[number] =>
  QUICK_MENU.find((item) => item.code === code) ?? QUICK_MENU[0]

const isQuickMenuCode = (code: string): code is QuickMenuCode => QUICK_MENU.some((item) => item.code === code)

/**
 * A choice in the wanted order, or what is wrong with it: a place that is not offered, one named twice, none shown or
 * too many.
 */
export function quickMenuChoice(
  wanted: readonly { menuCode: string; shwYn: Yn; orderSeq: number }[],
): { code: QuickMenuCode; shwYn: Yn }[] | 'menuCode' | 'shwYn' {
  const choice = wanted
    .toSorted((a, b) => a.orderSeq - b.orderSeq)
    .flatMap(({ menuCode, shwYn }) => (isQuickMenuCode(menuCode) ? [{ code: menuCode, shwYn }] : []))
  if (choice.length < wanted.length || new Set(choice.map(({ code }) => code)).size < choice.length) return 'menuCode'
  const shown = choice.filter(({ shwYn }) => shwYn === 'Y').length
  return shown === 0 || shown > MOST_QUICK ? 'shwYn' : choice
}
